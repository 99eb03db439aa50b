import { useEffect, type RefObject } from 'react';
import { pressedKeys } from '../../../ui/pressedKeys';

/** What the keys move between. An input for text, which needs the arrows itself, is a stop of its own. */
const controls = 'a[href], button:not(:disabled), input:is([type=checkbox], [type=radio]):not(:disabled)';
const controlsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(controls)];
const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tbody tr');
const columnOf = (control: Element) => control.closest<HTMLTableCellElement>('td, th')!.cellIndex;

/** The control of another row in the column of this one, at the same place of its cell where there is one; else the nearest before it. */
const controlBeside = (row: Element, control: HTMLElement) => {
  const column = columnOf(control);
  const place = controlsIn(control.closest('td, th')!).indexOf(control);
  const others = controlsIn(row);
  const inColumn = others.filter((each) => columnOf(each) === column);
  return inColumn[place] ?? inColumn.at(-1) ?? others.findLast((each) => columnOf(each) < column) ?? others[0];
};

/** Where a key leads from a control of a row; undefined for a key that leads nowhere. */
const targetOf = (key: string, control: HTMLElement) => {
  const row = rowOf(control)!;
  const rows = [...row.parentElement!.children].filter((each) => controlsIn(each).length > 0);
  const inRow = controlsIn(row);
  const [at, rowAt] = [inRow.indexOf(control), rows.indexOf(row)];
  const beside = (other: Element | undefined) => other && controlBeside(other, control);
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowUp: () => beside(rows[rowAt - 1]),
    ArrowDown: () => beside(rows[rowAt + 1]),
    ArrowLeft: () => inRow[at - 1],
    ArrowRight: () => inRow[at + 1],
    Home: () => inRow[0],
    End: () => inRow.at(-1),
    'Mod+Home': () => beside(rows[0]),
    'Mod+End': () => beside(rows.at(-1)),
  };
  const target = targets[key];
  return target && { control: target() };
};

/**
 * Moves the focus between the controls of a table by keys: up and down between rows, left and right within one, Home and End to the
 * edges of the row, with Ctrl or Cmd to the first and last row. Each row is one stop of the Tab key, at the control that was used
 * last in it, else at its first one. The cells draw their controls themselves and at any time, so their `tabIndex` is set here.
 */
export const useRowKeys = (box: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = box.current!;
    const used = new WeakMap<Element, HTMLElement>();
    const setStop = (row: Element) => {
      const inRow = controlsIn(row);
      const last = used.get(row);
      const stop = last && inRow.includes(last) ? last : inRow[0];
      for (const control of inRow) control.tabIndex = control === stop ? 0 : -1;
    };
    const setStops = () => element.querySelectorAll('tbody tr').forEach(setStop);
    const onFocus = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      const row = rowOf(control);
      if (!row || !control.matches(controls)) return;
      used.set(row, control);
      setStop(row);
    };
    const onKey = (event: KeyboardEvent) => {
      const control = event.target as HTMLElement;
      const target = rowOf(control) && control.matches(controls) && targetOf(pressedKeys(event), control);
      if (!target) return;
      // neither scrolls the table nor opens the menu of a row
      event.preventDefault();
      event.stopPropagation();
      target.control?.focus();
    };
    setStops();
    const observer = new MutationObserver(setStops);
    observer.observe(element, { childList: true, subtree: true });
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    element.addEventListener('focusin', onFocus, options);
    element.addEventListener('keydown', onKey, options);
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [box]);
};
