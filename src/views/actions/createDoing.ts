import { failureOf } from '../../../contract/failure';
import type { RowDialogProps } from '../../schema/actions';
import { showToast } from '../../ui/toasts/toasts';
import { announceFailure } from '../announce';

type Options<T> = Pick<RowDialogProps<T>, 'onClose' | 'onDone'> & {
  /** The message after the work. */
  successText: string;
  /** Whether the message names no record, so that it may outlive the session. Default: true. */
  isImpersonal?: boolean;
  /** The record is gone afterwards. Default: it is still there. */ removes?: boolean;
};

/**
 * Does something to a record and says so. A refusal shows the server's text and reads the record again: somebody else may
 * have acted on it meanwhile. Resolves with false when the dialog has to stay.
 * @param stored the members that the work stores
 */
export const createDoing =
  <T>({ successText, isImpersonal = true, removes, onClose, onDone }: Options<T>) =>
  async (work: () => Promise<unknown>, signal: AbortSignal, stored?: Partial<T>) => {
    try {
      await work();
      if (signal.aborted) return false;
      showToast('success', successText, { isImpersonal });
      onClose();
      onDone(removes ? 'removed' : undefined, stored);
    } catch (error) {
      announceFailure(error);
      const { code } = failureOf(error);
      if (code !== 'refused' && code !== 'noRecord') return false;
      onClose();
      onDone();
    }
  };
