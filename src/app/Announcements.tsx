import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { failureText } from '../messages/failureText';
import { showToast } from '../ui/toasts/toasts';

/** The code that a failed call has for a message where the server said nothing. */
const asCode = /^[a-z]+[A-Z]?[a-z]*$/;
/** A key that the catalogue has no words for. */
const asKey = /^(ra|resources)\./;

/** Shows at the top of the page what react-admin's components have to tell (`useNotify`). */
const Announcements = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    const { message, type, notificationOptions } = next;
    const isFailure = type === 'error' || type === 'warning';
    const said: string = translate(message, notificationOptions?.messageArgs as object);
    const text = isFailure && asCode.test(said) ? failureText({ code: said }) : said;
    if (text && !asKey.test(text)) showToast(isFailure ? 'error' : 'success', text);
  }, [notifications, takeNotification, translate]);
  return null;
};
export default Announcements;
