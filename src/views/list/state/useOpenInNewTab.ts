import { useEffect, type RefObject } from 'react';

const controls = 'a, button, input, select, textarea, label, [role=button]';

/** A middle click, or a click with the key that opens links in a new tab. */
const isForNewTab = ({ button, ctrlKey, metaKey }: MouseEvent) => button === 1 || (button === 0 && (ctrlKey || metaKey));

/** The link to the record of the row at a pointer event; null on a control, which handles the event itself. */
const rowLinkAt = ({ target }: MouseEvent) => {
  const element = target as Element;
  if (element.closest(controls)) return null;
  return element.closest('tr, li')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null;
};

/** Opens the record of a row in a new tab by Ctrl-click, Cmd-click or middle click anywhere in the row, as on its link. */
export const useOpenInNewTab = (rows: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const link = isForNewTab(event) && rowLinkAt(event);
      // the browser opens the tab, so that it is in the background where the link would be
      if (link)
        link.dispatchEvent(
          new MouseEvent('click', { ctrlKey: true, metaKey: true, shiftKey: event.shiftKey, bubbles: true, cancelable: true }),
        );
    };
    /** Prevents scrolling by the middle button and the selection of a cell. */
    const onMouseDown = (event: MouseEvent) => {
      if (isForNewTab(event) && rowLinkAt(event)) event.preventDefault();
    };
    const handlers = { click: onClick, auxclick: onClick, mousedown: onMouseDown };
    const end = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name as 'click', handler, { signal: end.signal });
    return () => end.abort();
  }, [rows]);
};
