import { accountDeleted, confirmDeleteAccount } from '../../../src/messages/literal';
import type { RowDialogProps } from '../../../src/schema';
import QuestionDialog from '../../../src/ui/dialogs/QuestionDialog';
import { useCall } from '../../../src/views';
import type { Account } from '../account';
import { useAccountAct } from './useAccountAct';

/** Deletes an account and goes back to the list, where it stays as a deleted one (CLI-085, CLI-086). */
const DeleteDialog = ({ record, title, onClose, onDone }: RowDialogProps<Account>) => {
  const call = useCall('DELETE /appuser/{id}');
  const act = useAccountAct({ done: accountDeleted, outcome: 'removed', onClose, onDone });
  return (
    <QuestionDialog
      question={confirmDeleteAccount}
      about={title}
      confirm="Delete"
      cancel="Cancel"
      isDestructive
      onClose={onClose}
      onConfirm={(signal) => act(() => call({ path: { id: record.id }, signal }), signal)}
    />
  );
};
export default DeleteDialog;
