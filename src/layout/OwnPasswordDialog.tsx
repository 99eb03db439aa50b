import { passwordProblem } from '../format/password';
import { failureText } from '../messages/failureText';
import { onDemandText, useOnDemandText } from '../messages/onDemand';
import type { Services } from '../session/services';
import { Dialog } from '../ui/dialogs/Dialog';
import { DialogButtons } from '../ui/dialogs/DialogButtons';
import { showToast } from '../ui/toasts/toasts';
import { PasswordInput } from '../ui/inputs/PasswordInput';
import { useDialogForm } from '../ui/dialogs/useDialogForm';

type OwnPasswordValues = { old: string; next: string; confirm: string };

/** What is wrong with the three passwords (PLT-057 to PLT-061). */
const check = ({ old, next, confirm }: OwnPasswordValues) => ({
  old: old ? null : onDemandText('literal.oldPasswordEmpty'),
  next: next ? passwordProblem(next) : onDemandText('literal.newPasswordEmpty'),
  confirm: !confirm
    ? onDemandText('literal.confirmPasswordEmpty')
    : confirm === next
      ? null
      : onDemandText('literal.passwordsInconsistent'),
});

/** The Reset Password dialog of the header; a success logs out (PLT-056 to PLT-064, PLT-118). */
const OwnPasswordDialog = ({ services, onClose }: { services: Services; onClose: () => void }) => {
  const t = useOnDemandText();
  const form = useDialogForm<OwnPasswordValues>({ old: '', next: '', confirm: '' }, check);
  const send = async ({ old, next }: OwnPasswordValues, signal: AbortSignal) => {
    try {
      await services.changePassword(old, next, signal);
    } catch (error) {
      const text = failureText(error);
      if (text) showToast('error', text);
      return;
    }
    await services.logOut(t('literal.passwordUpdated'));
  };
  const field = (name: keyof OwnPasswordValues, label: string, autoComplete: string) => (
    <PasswordInput
      name={name}
      label={label}
      isRequired
      autoComplete={autoComplete}
      value={form.values[name]}
      onChange={form.set(name)}
      error={form.errors[name]}
    />
  );
  return (
    <Dialog
      title={t('resetPassword.title')}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(send)}
      buttons={<DialogButtons cancel={t('resetPassword.cancel')} confirm={t('resetPassword.submit')} onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        {field('old', t('resetPassword.old'), 'current-password')}
        {field('next', t('resetPassword.new'), 'new-password')}
        {field('confirm', t('resetPassword.confirm'), 'new-password')}
      </div>
    </Dialog>
  );
};
export default OwnPasswordDialog;
