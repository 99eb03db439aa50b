/** Changes every control of a dialog, whatever it asks for. */
import type { Portal } from '../portal';
import { nameOfControl, settle } from '../pageState';

const typed = 'input:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea';
const change = async ({ user }: Portal, control: HTMLElement) => {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].findLast(({ value, disabled }) => value !== control.value && !disabled);
    if (other) await user.selectOptions(control, other);
  } else if (control.matches('[type=checkbox]')) await user.click(control);
  else if (control.matches('[type=radio]')) await user.click(control);
  else if (control.matches(typed)) {
    await user.click(control);
    await user.paste('7');
  }
};

/** Tells a control from the others, also after it was drawn anew. */
const keyOf = (control: HTMLInputElement) =>
  ['checkbox', 'radio'].includes(control.type) ? `${control.name} ${control.value} ${nameOfControl(control)}` : control.name || control.id;

/** Whether what is changed in a popup waits for a button. Otherwise it acts at once, and rightly stays. */
export const isForm = (popup: HTMLElement) => popup.querySelector('[type=submit], .button-main') !== null;

/** Changes the controls of a popup from top to bottom, once each; one that comes by a change is changed too. */
export const fillPopup = async (portal: Portal, popup: HTMLElement) => {
  const done = new Set<string>();
  for (;;) {
    const controls = [
      ...popup.querySelectorAll<HTMLInputElement>('input:not(:disabled, [type=file]), select:not(:disabled), textarea:not(:disabled)'),
    ];
    const next = controls.find((control) => !done.has(keyOf(control)));
    if (!next) return done.size;
    done.add(keyOf(next));
    await change(portal, next);
    await settle(portal);
  }
};
