import type { CreatedDialogProps } from '../../src/schema';
import { ShownOnceDialog } from '../../src/ui/dialogs/ShownOnceDialog';
import { t } from './texts';

/** The email and the first password of a new admin user, shown once (ADM-043 to ADM-046). */
const AdminCreatedDialog = ({ reply, onClose }: CreatedDialogProps) => (
  <ShownOnceDialog
    title={t('Admin user is created')}
    text={t('Email: %{email}\nPassword: %{password}', { email: String(reply.email), password: String(reply.password) })}
    onClose={onClose}
  />
);
export default AdminCreatedDialog;
