import type { ReviewProps } from '../../src/schema';
import QuestionDialog from '../../src/ui/dialogs/QuestionDialog';

/** Asks before somebody is saved who may do nothing at all. */
const NoRightsQuestion = ({ onConfirm, onClose }: ReviewProps) => (
  <QuestionDialog
    question="Save without any permission?"
    effect="Nothing is ticked: this person can sign in, and see nothing."
    confirm="Save"
    cancel="Cancel"
    onClose={onClose}
    // the save goes on by itself, and closes the question first
    onConfirm={() => {
      onConfirm();
      return false;
    }}
  />
);
export default NoRightsQuestion;
