import { useOnDemandText } from '../../../messages/onDemand';
import QuestionDialog from '../../../ui/dialogs/QuestionDialog';

type Props = {
  /** What the save would discard. */ names: readonly string[];
  /** What the save is called. */ confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a save discards what is stored and not used any more. */
const DiscardDialog = ({ names, confirm, onConfirm, onClose }: Props) => {
  const t = useOnDemandText();
  return (
    <QuestionDialog
      question={t('discarding.question')}
      effect={t('discarding.effect', { names: names.join(', ') })}
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
