import { failureOf } from '../../../contract/failure';
import type { RowDialogProps } from '../../schema/actions';
import { showToast } from '../../ui/toasts/toasts';
import { announceFailure } from '../announce';

type Options = Pick<RowDialogProps<never>, 'onClose' | 'onDone'> & {
  /** What is said when it is done. */ successText: string;
  /** The record is gone afterwards. Default: it is still there. */ removes?: boolean;
};

/**
 * Does something to a record and says so. A refusal shows the server's text and reads the record again: somebody else may
 * have acted on it meanwhile. Resolves with false when the dialog has to stay.
 */
export const createDoing =
  ({ successText, removes, onClose, onDone }: Options) =>
  async (work: () => Promise<unknown>, signal: AbortSignal) => {
    try {
      await work();
      if (signal.aborted) return false;
      showToast('success', successText, { isImpersonal: true });
      onClose();
      onDone(removes ? 'removed' : undefined);
    } catch (error) {
      announceFailure(error);
      if (failureOf(error).code !== 'refused') return false;
      onClose();
      onDone();
    }
  };
