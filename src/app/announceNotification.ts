import type { NotificationPayload } from 'react-admin';
import type { FailureCode } from '../../contract/failure';
import { failureText } from '../messages/failureText';
import { showToast } from '../ui/toasts/toasts';

/** react-admin shows the message of a failure; one without a text of the server has its code there. */
const codes = {
  refused: true,
  ignored: true,
  sessionEnded: true,
  notOk: true,
  network: true,
  timeout: true,
  forbidden: true,
  unavailable: true,
  busy: true,
  download: true,
  noRecord: true,
  gone: true,
  conflict: true,
  aborted: true,
  partMissing: true,
} satisfies Record<FailureCode, true>;
/** A key that the catalogue has no words for. */
const asKey = /^(ra|resources)\./;

/** Shows at the top of the page a text that a react-admin component hands to `useNotify`. */
const announceNotification = (
  { message, type, notificationOptions }: NotificationPayload,
  translate: (key: string, options?: object) => string,
) => {
  if (typeof message !== 'string') return;
  const isFailure = type === 'error' || type === 'warning';
  const said = translate(message, notificationOptions?.messageArgs as object);
  const text = Object.hasOwn(codes, said) ? failureText({ code: said }) : said;
  if (text && !asKey.test(text)) showToast(isFailure ? 'error' : 'success', text);
};
export default announceNotification;
