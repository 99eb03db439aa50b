import { failureText } from '../messages/failureText';
import { showMessage } from '../ui/messages/messages';

/** Shows a failed call to staff, unless it is one that stays silent. */
export const announceFailure = (error: unknown) => {
  const text = failureText(error);
  if (text) showMessage('error', text);
};
