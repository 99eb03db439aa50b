import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a group when the control that had it goes away, such as the button that chose a file: it goes to what
 * `next` finds in the group. Its handlers belong to the element of the group.
 *
 * @example const group = useKeptFocus((element) => element.querySelector('button')); <div {...group}>
 */
export const useKeptFocus = <E extends HTMLElement>(next: (group: E) => HTMLElement | null) => {
  const group = useRef<E>(null);
  const held = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const wasTakenAway = held.current instanceof HTMLElement && !held.current.isConnected;
    if (!wasTakenAway || document.activeElement !== document.body || !group.current) return;
    held.current = null;
    next(group.current)?.focus();
  });
  return {
    ref: group,
    onFocus: ({ target }: FocusEvent) => void (held.current = target),
    /** The focus has left; when its control goes away nobody hears of it. */
    onBlur: ({ target }: FocusEvent) => void (held.current = target.isConnected && document.hasFocus() ? null : held.current),
  };
};
