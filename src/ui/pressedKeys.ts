/** A keydown of the browser or of React. */
type KeyDown = Pick<KeyboardEvent, 'key' | 'code' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;
type AnyKeyDown = KeyDown | { nativeEvent: KeyDown };

const nativeOf = (event: AnyKeyDown) => ('nativeEvent' in event ? event.nativeEvent : event);

/**
 * Whether an input method handles the key. Safari and Fcitx report the key that ends a composition with `isComposing` false,
 * but like every browser with the key code 229.
 */
export const isComposing = (event: AnyKeyDown) => {
  const native = nativeOf(event);
  return native.isComposing || native.keyCode === 229;
};

/** The character of a key on a US keyboard, for layouts without Latin letters, whose `key` is 'ы' or 'س'. */
const latinOf = ({ key, code, shiftKey }: KeyDown) => {
  if (key.length !== 1 || key <= '~') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key;
};

/**
 * The keys of a keydown as a text: `'ArrowDown'`, `'Shift+Tab'`, `'Mod+s'` (Mod is Ctrl or Cmd), `'?'`; `''` while an input
 * method composes. The one way to compare a key: a handler gets neither keys with other modifiers nor those of a
 * composition. Letters are lower case, with Caps Lock too. Shift and AltGr are not named where they only make a character.
 */
export const pressedKeys = (event: AnyKeyDown) => {
  const native = nativeOf(event);
  // autofill dispatches a keydown without a key
  if (!native.key || isComposing(event)) return '';
  const latin = latinOf(native);
  const isLetter = /^[a-z]$/i.test(latin);
  const isCharacter = latin.length === 1;
  const { ctrlKey, metaKey } = native;
  const isAltGraph = isCharacter && (native.getModifierState?.('AltGraph') ?? false);
  const modifiers = [
    !isAltGraph && ctrlKey && metaKey && 'Ctrl+Meta+',
    !isAltGraph && ctrlKey !== metaKey && 'Mod+',
    !isAltGraph && native.altKey && 'Alt+',
    native.shiftKey && (isLetter || !isCharacter) && 'Shift+',
  ];
  return modifiers.filter(Boolean).join('') + (isLetter ? latin.toLowerCase() : latin);
};

/** Whether Enter is pressed, with modifiers or without: browsers submit a form with some of those too. */
export const isEnter = (event: AnyKeyDown) => pressedKeys(event).endsWith('Enter');

/** Whether Tab leaves a control, forwards or backwards. */
export const isTab = (event: AnyKeyDown) => ['Tab', 'Shift+Tab'].includes(pressedKeys(event));

/** Whether a click comes from Enter or Space, and not from a pointer. */
export const isKeyClick = ({ detail }: { detail: number }) => detail === 0;
