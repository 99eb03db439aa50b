import { useRef, useState } from 'react';
import { useAutoFocus } from './useAutoFocus';
import { Dialog } from './Dialog';

type Props = {
  question: string;
  about?: string;
  /** The name of the act. */
  confirm: string;
  cancel: string;
  isDestructive?: boolean;
  onClose: () => void;
  /** The dialog waits for it, and stays when it says false. */
  onConfirm: () => Promise<boolean | void> | void;
};

/** Asks before an act; the focus starts on Cancel when the act destroys. */
const QuestionDialog = ({ question, about, confirm, cancel, isDestructive, onClose, onConfirm }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const isActing = useRef(false);
  const start = useAutoFocus<HTMLButtonElement>();
  const act = async () => {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    const isDone = await onConfirm();
    isActing.current = false;
    setBusy(false);
    if (isDone !== false) onClose();
  };
  return (
    <Dialog
      title={question}
      about={about}
      width={400}
      isHeld={isBusy}
      onClose={onClose}
      buttons={
        <>
          <button
            type="button"
            className="button"
            ref={isDestructive ? start : undefined}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onClose}
          >
            {cancel}
          </button>
          <button
            type="button"
            className={`button button-main ${isDestructive ? 'button-destroy' : ''}`}
            ref={isDestructive ? undefined : start}
            aria-busy={isBusy}
            onClick={() => void act()}
          >
            {confirm}
          </button>
        </>
      }
    />
  );
};
export default QuestionDialog;
