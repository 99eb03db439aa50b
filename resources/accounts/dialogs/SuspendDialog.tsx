import { normaliseText } from '../../../src/format/normaliseText';
import { translate } from '../../../src/messages/i18n';
import { accountSuspended, confirmSuspend } from '../../../src/messages/literal';
import type { RowDialogProps } from '../../../src/schema';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { useCall, createDoing } from '../../../src/views';
import { RecordFacts } from '../../../src/views/actions/RecordFacts';
import type { Account } from '../account';
import { t } from '../texts';

const limit = 100;

/** Suspends an account; the prompt starts with the remarks in the form, and what it contains is sent (CLI-081, CLI-082, CLI-112). */
const SuspendDialog = ({ record, values, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('PUT /appuser/suspend/{id}');
  const doing = createDoing({ successText: t(accountSuspended), onClose, onDone });
  const form = useDialogForm({ remarks: values.userStatusRemark ?? '' }, ({ remarks }) => ({
    remarks: normaliseText(remarks, 'line').length > limit ? translate('literal.tooLong', { 'Field label': t('Remarks'), n: limit }) : null,
  }));
  return (
    <Dialog
      title={t(confirmSuspend)}
      about={title}
      form={form}
      onClose={onClose}
      onSubmit={() =>
        void form.submit(async ({ remarks }, signal) => {
          const body = { userStatusRemark: normaliseText(remarks, 'line') || null };
          await doing(() => call({ path: { id: record.id }, body, signal }), signal, body);
        })
      }
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Suspend')} onCancel={onClose} form={form} />}
    >
      <RecordFacts record={record} title={title} />
      <div className="dialog-fields">
        <TextInput
          name="remarks"
          label={t('Remarks')}
          value={form.values.remarks}
          onChange={form.set('remarks')}
          error={form.errors.remarks}
          limit={limit}
          countedAs="line"
          hasCounter
        />
      </div>
    </Dialog>
  );
};
export default SuspendDialog;
