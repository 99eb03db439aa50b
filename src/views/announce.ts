import { failureText } from '../messages/failureText';
import { showToast } from '../ui/toasts/toasts';

/** Shows a failed call to staff, unless it is one that stays silent. */
export const announceFailure = (error: unknown) => {
  const text = failureText(error);
  if (text) showToast('error', text);
};
