import { translate } from '../../src/messages/i18n';
import type { ReviewProps } from '../../src/schema';
import QuestionDialog from '../../src/ui/dialogs/QuestionDialog';
import { RecordFacts } from '../../src/views/actions/RecordFacts';
import { displayName } from '../vocabulary/displayName';
import { t } from './texts';

/** Asks before somebody is saved who may do nothing at all. */
const NoRightsQuestion = ({ values, confirmLabel, onConfirm, onClose }: ReviewProps) => (
  <QuestionDialog
    question={t('Save without any permission?')}
    about={displayName(values)}
    facts={<RecordFacts record={values} title={displayName(values)} />}
    effect={t('Nothing is ticked: this person can sign in, and see nothing.')}
    confirm={confirmLabel}
    cancel={translate('form.cancel')}
    onClose={onClose}
    // the save goes on by itself, and closes the question first
    onConfirm={() => {
      onConfirm();
      return false;
    }}
  />
);
export default NoRightsQuestion;
