import { accountUnsuspended, confirmUnsuspend } from '../../../src/messages/literal';
import type { RowDialogProps } from '../../../src/schema';
import QuestionDialog from '../../../src/ui/dialogs/QuestionDialog';
import { useCall } from '../../../src/views';
import type { Account } from '../account';
import { useAccountAct } from './useAccountAct';

/** Returns a suspended account to active (CLI-083, CLI-084). */
const UnsuspendDialog = ({ record, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('PUT /appuser/unlock/{id}');
  const act = useAccountAct({ done: accountUnsuspended, onClose, onDone });
  return (
    <QuestionDialog
      question={confirmUnsuspend}
      about={title}
      confirm="Unsuspend"
      cancel="Cancel"
      onClose={onClose}
      onConfirm={(signal) => act(() => call({ path: { id: record.id }, signal }), signal)}
    />
  );
};
export default UnsuspendDialog;
