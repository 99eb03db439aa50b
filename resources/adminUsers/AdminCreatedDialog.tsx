import type { CreatedDialogProps } from '../../src/schema';
import { ShownOnceDialog } from '../../src/ui/dialogs/ShownOnceDialog';

/** The email and the first password of a new admin user, shown once (ADM-043 to ADM-046). */
const AdminCreatedDialog = ({ reply, onClose }: CreatedDialogProps) => (
  <ShownOnceDialog
    title="Admin user is created"
    text={`Email: ${String(reply.email)}\nPassword: ${String(reply.password)}`}
    onClose={onClose}
  />
);
export default AdminCreatedDialog;
