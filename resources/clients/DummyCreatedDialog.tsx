import { dummyCreated } from '../../src/messages/literal';
import type { CreatedDialogProps } from '../../src/schema';
import { ShownOnceDialog } from '../../src/ui/dialogs/ShownOnceDialog';

/** Shows a new dummy account once, password included; it is gone when this closes (DUM-025 to DUM-029). */
const DummyCreatedDialog = ({ values, reply, onClose }: CreatedDialogProps) => {
  const lines = { 'Client ID': reply.clientID, Username: reply.username, Password: values.pwd };
  const text = Object.entries(lines).map(([label, value]) => `${label}: ${String(value)}`);
  return <ShownOnceDialog title={dummyCreated} text={text.join('\n')} onClose={onClose} />;
};
export default DummyCreatedDialog;
