const texts =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [readonly], [disabled]), textarea:not([readonly], [disabled])';
type TextElement = HTMLInputElement | HTMLTextAreaElement;

const setValue = (element: TextElement, value: string) => {
  const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
};

/** The default value as the element shows it: an input has no line breaks, a text area only those of one kind. */
const defaultShown = (element: TextElement) => {
  const copy = element.cloneNode() as TextElement;
  setValue(copy, element.defaultValue);
  return copy.value;
};
const isFilled = (element: TextElement) => element.value !== element.defaultValue && element.value !== defaultShown(element);

/**
 * Dispatches the input event that is missing wherever an input shows another value than its form holds. React writes the value
 * of its state into the default value of each controlled input, so that the two differ only after a change without an event.
 */
const adopt = () => {
  const changed = [...document.querySelectorAll<TextElement>(texts)].filter(isFilled);
  // all are read before the first event: the render that follows would reset the others
  for (const [element, value] of changed.map((element) => [element, element.value] as const)) {
    // React compares with the last value that a script has set on the element
    element.value = element.defaultValue;
    setValue(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/**
 * Takes over values that a password manager or the browser has filled in without an event. It happens before the page handles a
 * key, a click or a submit, so that every form sends what it shows. Returns a function that stops it.
 */
export const adoptFilledValues = () => {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  for (const event of ['keydown', 'pointerdown', 'click', 'submit']) window.addEventListener(event, adopt, options);
  return () => end.abort();
};
