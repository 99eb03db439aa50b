import { confirmUpdateEmail } from '../../src/messages/literal';
import { Dialog } from '../../src/ui/Dialog';
import { useAutoFocus } from '../../src/ui/useAutoFocus';

type Props = {
  about: string;
  address: string;
  /** The answer is on its way. */ isBusy: boolean;
  onAnswer: (isYes: boolean) => void;
  onClose: () => void;
};

/** "Do you need to updated the email address?": yes, no, or close and send nothing. */
export const UpdateEmailQuestion = ({ about, address, isBusy, onAnswer, onClose }: Props) => {
  const start = useAutoFocus<HTMLButtonElement>();
  return (
    <Dialog
      title={confirmUpdateEmail}
      about={about}
      width={400}
      isHeld={isBusy}
      onClose={onClose}
      buttons={
        <>
          <button type="button" className="button" ref={start} aria-disabled={isBusy} onClick={isBusy ? undefined : onClose}>
            Cancel
          </button>
          <button type="button" className="button" onClick={() => onAnswer(false)}>
            No
          </button>
          <button type="button" className="button button-main" onClick={() => onAnswer(true)}>
            Yes
          </button>
        </>
      }
    >
      <p className="dialog-about">{address}</p>
    </Dialog>
  );
};
