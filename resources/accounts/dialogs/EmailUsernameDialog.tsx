import { translate } from '../../../src/messages/i18n';
import type { RowDialogProps } from '../../../src/schema';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { useCall } from '../../../src/views';
import { RecordFacts } from '../../../src/views/actions/RecordFacts';
import { EmailField } from './EmailField';
import type { Account } from '../account';
import { t } from '../texts';
import { UpdateEmailQuestion } from './UpdateEmailQuestion';
import { emailProblem, useEmailFlow } from './useEmailFlow';

/** Emails the username, to the stored address or another one. */
const EmailUsernameDialog = ({ record, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('PUT /appuser/email/{id}');
  const form = useDialogForm({ email: record.email ?? '' }, ({ email }) => ({ email: emailProblem(email) }));
  const onSent = (stored: Partial<Account>) => {
    onDone(undefined, stored);
    onClose();
  };
  const flow = useEmailFlow({ stored: record.email, send: (body, signal) => call({ path: { id: record.id }, body, signal }), onSent });
  if (flow.question) return <UpdateEmailQuestion about={title} {...flow.question} />;
  return (
    <Dialog
      title={t('Email Username')}
      about={title}
      form={form}
      onClose={onClose}
      onSubmit={() => void form.submit(({ email }, signal) => flow.start(email, signal))}
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Send')} onCancel={onClose} form={form} />}
    >
      <RecordFacts record={record} title={title} />
      <div className="dialog-fields">
        <EmailField value={form.values.email} onChange={form.set('email')} error={form.errors.email} />
      </div>
    </Dialog>
  );
};
export default EmailUsernameDialog;
