import { failureOf } from '../../contract/failure';
import { showToast } from '../../src/ui/toasts/toasts';
import { announceFailure } from '../../src/views';
import { t } from './texts';

/** Says why a linked file was not fetched. Where the server no longer has it, its text speaks of a record; ours names the file. */
export const announceFileFailure = (error: unknown, label: string) =>
  failureOf(error).code === 'refused' ? showToast('error', t('The %{label} is no longer stored', { label })) : announceFailure(error);
