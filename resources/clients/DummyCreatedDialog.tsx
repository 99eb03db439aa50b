import { copySuccess, dummyCreated } from '../../src/messages/literal';
import type { CreatedDialogProps } from '../../src/schema';
import { copyText } from '../../src/ui/copyText';
import { Dialog } from '../../src/ui/Dialog';
import { CopyIcon } from '../../src/ui/icons';
import { showMessage } from '../../src/ui/messages/messages';
import { useAutoFocus } from '../../src/ui/useAutoFocus';

/** Shows a new dummy account once, password included; it is gone when this closes (DUM-025 to DUM-029). */
const DummyCreatedDialog = ({ values, reply, onClose }: CreatedDialogProps) => {
  const start = useAutoFocus<HTMLButtonElement>();
  const lines = [
    ['Client ID', reply.clientID],
    ['Username', reply.username],
    ['Password', values.pwd],
  ].map(([label, value]) => `${String(label)}: ${String(value)}`);
  const copy = async () => {
    if (await copyText(lines.join('\n'))) showMessage('success', copySuccess);
  };
  return (
    <Dialog
      title={dummyCreated}
      isHeld
      onClose={onClose}
      buttons={
        <>
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
          <button type="button" className="button button-main" ref={start} onClick={() => void copy()}>
            <CopyIcon />
            Copy
          </button>
        </>
      }
    >
      <p className="shown-password shown-lines">{lines.join('\n')}</p>
    </Dialog>
  );
};
export default DummyCreatedDialog;
