/**
 * Calls back once no pointer is pressed: at once for the keyboard. What is said when a field is left moves what stands below
 * it, and a click that is half done would miss its target.
 */
export const whenPointerIsUp = (callback: () => void) => {
  if (!document.documentElement.matches(':active')) return callback();
  const late = () => {
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, late, true);
    // the click comes first
    setTimeout(callback);
  };
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, late, true);
};
