import { startText } from '../messages/start';
import { showToast } from './toasts/toasts';

/** Puts a text on the clipboard; says so when the browser does not allow it. True when it is there. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast('error', startText('shell.copyFailed'));
    return false;
  }
};
