import { useState } from 'react';
import { passwordHint } from '../../src/fields/kinds/password';
import { generatePassword } from '../../src/format/generatePassword';
import { temporaryPasswordProblem } from '../../src/format/password';
import { translate } from '../../src/messages/i18n';
import { temporaryPasswordSent } from '../../src/messages/literal';
import type { RowDialogProps } from '../../src/schema';
import { Dialog } from '../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../src/ui/dialogs/DialogButtons';
import { ShownOnceDialog } from '../../src/ui/dialogs/ShownOnceDialog';
import { useDialogForm } from '../../src/ui/dialogs/useDialogForm';
import { TemporaryPasswordInput } from '../../src/ui/inputs/TemporaryPasswordInput';
import { showToast } from '../../src/ui/toasts/toasts';
import { announceFailure, useCall } from '../../src/views';
import { RecordFacts } from '../../src/views/actions/RecordFacts';
import type { AdminUser } from './adminUser';
import { t } from './texts';

/** Sets a temporary password, which is mailed, and shows it once (ADM-018 to ADM-021, ADM-057). */
const AdminPasswordDialog = ({ record, title, onClose, onDone }: RowDialogProps<AdminUser>) => {
  const call = useCall('PUT /cmsuser/reset/pwd/{id}');
  const [sent, setSent] = useState<string | null>(null);
  const form = useDialogForm(
    () => ({ password: generatePassword() }),
    ({ password }) => ({ password: temporaryPasswordProblem(password) }),
  );
  const send = async ({ password }: { password: string }, signal: AbortSignal) => {
    try {
      await call({ path: { id: record.id }, body: { newPwd: password }, signal });
      showToast('success', t(temporaryPasswordSent, { password }));
      setSent(password);
    } catch (error) {
      announceFailure(error);
    }
  };
  const finish = () => {
    onDone();
    onClose();
  };
  if (sent !== null) return <ShownOnceDialog title={t('The temporary password')} about={title} text={sent} onClose={finish} />;
  return (
    <Dialog
      title={t('Reset password')}
      about={title}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(send)}
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Reset password')} onCancel={onClose} form={form} />}
    >
      <RecordFacts record={record} title={title} />
      <TemporaryPasswordInput
        value={form.values.password}
        onChange={form.set('password')}
        error={form.errors.password}
        hint={t(passwordHint)}
      />
    </Dialog>
  );
};
export default AdminPasswordDialog;
