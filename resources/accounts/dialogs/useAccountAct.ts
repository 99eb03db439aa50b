import type { RowDialogProps } from '../../../src/schema';
import { showMessage } from '../../../src/ui/messages/messages';
import { announceFailure } from '../../../src/views';
import type { Account } from '../account';

type Options = Pick<RowDialogProps<Account>, 'onClose' | 'onDone'> & { done: string; outcome?: 'removed' };

/**
 * Does something to an account and says so. A refusal shows the server's text and reads the account again: somebody
 * else may have acted on it meanwhile.
 */
export const useAccountAct =
  ({ done, outcome, onClose, onDone }: Options) =>
  async (act: () => Promise<unknown>, signal: AbortSignal) => {
    try {
      await act();
      if (signal.aborted) return false;
      showMessage('success', done);
      onClose();
      onDone(outcome);
    } catch (error) {
      announceFailure(error);
      if ((error as { code?: string }).code !== 'refused') return false;
      onClose();
      onDone();
    }
  };
