import { useOnDemandText } from '../../../messages/onDemand';
import QuestionDialog from '../../../ui/dialogs/QuestionDialog';

type Props = {
  /** What the save would discard. */ names: readonly string[];
  /** The page and its record. */ about: string;
  /** The save creates a record. */ isNew: boolean;
  /** What the save is called. */ confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a save discards what is stored, or was typed, and is not used any more. */
const DiscardDialog = ({ names, about, isNew, confirm, onConfirm, onClose }: Props) => {
  const t = useOnDemandText();
  return (
    <QuestionDialog
      question={t(isNew ? 'discarding.createQuestion' : 'discarding.question')}
      about={about}
      effect={t(isNew ? 'discarding.createEffect' : 'discarding.effect', { names: names.join(', ') })}
      confirm={confirm}
      cancel={t('form.cancel')}
      isDestructive
      onClose={onClose}
      // the save goes on by itself, and closes the dialog first
      onConfirm={() => {
        onConfirm();
        return false;
      }}
    />
  );
};
export default DiscardDialog;
