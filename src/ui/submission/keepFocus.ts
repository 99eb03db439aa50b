import type { MouseEvent } from 'react';

/**
 * A press on a button of a form leaves the focus in its input: a field that is left shows its error, and the button would
 * move away between press and release.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
