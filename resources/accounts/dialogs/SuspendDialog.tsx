import { translate } from '../../../src/messages/i18n';
import { accountSuspended, confirmSuspend } from '../../../src/messages/literal';
import type { RowDialogProps } from '../../../src/schema';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { DialogButtons } from '../../../src/ui/dialogs/DialogButtons';
import { TextInput } from '../../../src/ui/inputs/TextInput';
import { useDialogForm } from '../../../src/ui/dialogs/useDialogForm';
import { useCall, createDoing } from '../../../src/views';
import type { Account } from '../account';
import { t } from '../texts';

const limit = 100;

/** Suspends an account; the stored remarks stand in the prompt and what stands there is sent (CLI-081, CLI-082, CLI-112). */
const SuspendDialog = ({ record, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('PUT /appuser/suspend/{id}');
  const doing = createDoing({ successText: t(accountSuspended), onClose, onDone });
  const form = useDialogForm({ remarks: record.userStatusRemark ?? '' }, ({ remarks }) => ({
    remarks: remarks.length > limit ? translate('literal.tooLong', { 'Field label': t('Remarks'), n: limit }) : null,
  }));
  return (
    <Dialog
      title={t(confirmSuspend)}
      about={title}
      form={form}
      onClose={onClose}
      onSubmit={() =>
        void form.submit(async ({ remarks }, signal) => {
          await doing(() => call({ path: { id: record.id }, body: { userStatusRemark: remarks.trim() || null }, signal }), signal);
        })
      }
      buttons={<DialogButtons cancel={translate('form.cancel')} confirm={t('Suspend')} onCancel={onClose} form={form} />}
    >
      <div className="dialog-fields">
        <TextInput
          name="remarks"
          label={t('Remarks')}
          value={form.values.remarks}
          onChange={form.set('remarks')}
          error={form.errors.remarks}
          limit={limit}
          hasCounter
        />
      </div>
    </Dialog>
  );
};
export default SuspendDialog;
