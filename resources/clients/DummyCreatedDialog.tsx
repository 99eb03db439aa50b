import { dummyCreated } from '../../src/messages/literal';
import type { CreatedDialogProps } from '../../src/schema';
import { ShownOnceDialog } from '../../src/ui/dialogs/ShownOnceDialog';
import { t } from './texts';

/** Shows a new dummy account once, password included; it is gone when this closes (DUM-025 to DUM-029). */
const DummyCreatedDialog = ({ values, reply, onClose }: CreatedDialogProps) => {
  const lines = [
    t('Client ID: %{id}', { id: String(reply.clientID) }),
    t('Username: %{username}', { username: String(reply.username) }),
    t('Password: %{password}', { password: String(values.pwd) }),
  ];
  return <ShownOnceDialog title={t(dummyCreated)} text={lines.join('\n')} onClose={onClose} />;
};
export default DummyCreatedDialog;
