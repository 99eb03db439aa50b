import { useState } from 'react';
import { passwordHint } from '../../../src/fields/kinds/password';
import { generatePassword } from '../../../src/format/generatePassword';
import { temporaryPasswordProblem } from '../../../src/format/password';
import { translate } from '../../../src/messages/i18n';
import { temporaryPasswordSent } from '../../../src/messages/literal';
import type { RowDialogProps } from '../../../src/schema';
import { ChoiceCard } from '../../../src/ui/inputs/choices/ChoiceCard';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { TemporaryPasswordInput } from '../../../src/ui/inputs/TemporaryPasswordInput';
import { showToast } from '../../../src/ui/toasts/toasts';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { announceFailure, useCall } from '../../../src/views';
import { RecordFacts } from '../../../src/views/actions/RecordFacts';
import { EmailField } from './EmailField';
import type { Account } from '../account';
import { t } from '../texts';
import { ShownOnceDialog } from '../../../src/ui/dialogs/ShownOnceDialog';
import { UpdateEmailQuestion } from './UpdateEmailQuestion';
import { emailProblem, useEmailFlow } from './useEmailFlow';

type ResetValues = { way: 'email' | 'temporary'; email: string; password: string };

/** Resets a password by email or to a temporary one (CLI-034 to CLI-042). */
const AccountPasswordDialog = ({ record, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('PUT /appuser/reset/pwd/{id}');
  const [sent, setSent] = useState<string | null>(null);
  const form = useDialogForm<ResetValues>(
    () => ({ way: record.isDummyUser ? 'temporary' : 'email', email: record.email ?? '', password: generatePassword() }),
    ({ way, email, password }) => ({
      email: way === 'email' ? emailProblem(email) : null,
      password: way === 'temporary' ? temporaryPasswordProblem(password) : null,
    }),
  );
  const finish = (stored: Partial<Account> = {}) => {
    onDone(undefined, stored);
    onClose();
  };
  const flow = useEmailFlow({
    stored: record.email,
    send: (body, signal) => call({ path: { id: record.id }, body, signal }),
    onSent: finish,
  });
  const send = async ({ way, email, password }: ResetValues, signal: AbortSignal) => {
    if (way === 'email') return flow.start(email, signal);
    try {
      await call({ path: { id: record.id }, body: { pwd: password }, signal });
      showToast('success', t(temporaryPasswordSent, { password }));
      setSent(password);
    } catch (error) {
      announceFailure(error);
    }
  };

  if (sent !== null) return <ShownOnceDialog title={t('The temporary password')} about={title} text={sent} onClose={() => finish()} />;
  if (flow.question) return <UpdateEmailQuestion about={title} {...flow.question} />;
  const { way, email, password } = form.values;
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
      <div className="dialog-fields" role="radiogroup" aria-label={t('Reset password')}>
        <ChoiceCard
          name="way"
          title={t('By email')}
          hint={record.email ? t('Mails %{email}, or another address.', { email: record.email }) : t('Mails the address that you enter.')}
          isChosen={way === 'email'}
          onChoose={() => form.set('way')('email')}
        >
          <EmailField value={email} onChange={form.set('email')} error={form.errors.email} />
        </ChoiceCard>
        <ChoiceCard
          name="way"
          title={t('Temporary password')}
          hint={t('Sets this password at once and mails it to the user.')}
          isChosen={way === 'temporary'}
          onChoose={() => form.set('way')('temporary')}
        >
          <TemporaryPasswordInput value={password} onChange={form.set('password')} error={form.errors.password} hint={t(passwordHint)} />
        </ChoiceCard>
      </div>
    </Dialog>
  );
};
export default AccountPasswordDialog;
