import { useState } from 'react';
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
export const QuestionDialog = ({ question, about, confirm, cancel, isDestructive, onClose, onConfirm }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const start = useAutoFocus<HTMLButtonElement>();
  const act = async () => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone !== false) onClose();
  };
  return (
    <Dialog
      title={question}
      about={about}
      width={400}
      onClose={onClose}
      buttons={
        <>
          <button type="button" className="button" ref={isDestructive ? start : undefined} onClick={onClose}>
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
