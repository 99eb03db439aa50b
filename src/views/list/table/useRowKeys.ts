import { useEffect, type RefObject } from 'react';
import { pressedKeys } from '../../../ui/pressedKeys';

/** The controls that the keys move between. Other inputs need the arrow keys themselves and keep their own Tab stop. */
const controlSelector = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled)';
const getControls = (part: Element) => [...part.querySelectorAll<HTMLElement>(controlSelector)];
const getRow = (element: Element) => element.closest<HTMLTableRowElement>('tbody tr');
const getCell = (control: Element) => control.closest<HTMLTableCellElement>('td, th')!;

/**
 * Finds the control of another row for the same action, else the one at the same position in the same column, else the nearest one
 * before it. The action comes first, because rows can have different actions.
 */
const getAdjacentControl = (row: Element, control: HTMLElement) => {
  const column = getCell(control).cellIndex;
  const position = getControls(getCell(control)).indexOf(control);
  const controls = getControls(row);
  const { action } = control.dataset;
  const sameAction = action && controls.find((each) => each.dataset.action === action);
  if (sameAction) return sameAction;
  const inColumn = controls.filter((each) => getCell(each).cellIndex === column);
  return inColumn[position] ?? controls.findLast((each) => getCell(each).cellIndex <= column) ?? controls[0];
};

/** Finds the control that a key moves to from a control of a row. Returns null for other keys, and an undefined control at an edge. */
const getTarget = (key: string, control: HTMLElement) => {
  const row = getRow(control)!;
  const rows = [...row.parentElement!.children].filter((each) => getControls(each).length > 0);
  const rowIndex = rows.indexOf(row);
  const controls = getControls(row);
  const index = controls.indexOf(control);
  const moveTo = (other: Element | undefined) => other && getAdjacentControl(other, control);
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowUp: () => moveTo(rows[rowIndex - 1]),
    ArrowDown: () => moveTo(rows[rowIndex + 1]),
    ArrowLeft: () => controls[index - 1],
    ArrowRight: () => controls[index + 1],
    Home: () => controls[0],
    End: () => controls.at(-1),
    'Mod+Home': () => moveTo(rows[0]),
    'Mod+End': () => moveTo(rows.at(-1)),
  };
  return targets[key] ? { control: targets[key]() } : null;
};

/**
 * Moves the focus between the controls of a table by keys: Up and Down between rows, Left and Right within a row, Home and End to
 * the first and last control of the row, and with Ctrl or Cmd to the first and last row. Each row is one Tab stop: the control that
 * was focused last, else the first one. The hook sets `tabIndex` in the DOM, because any cell can draw controls at any time.
 */
export const useRowKeys = (box: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = box.current!;
    const lastFocused = new WeakMap<Element, HTMLElement>();
    const setTabStop = (row: Element) => {
      const controls = getControls(row);
      const last = lastFocused.get(row);
      const stop = last && controls.includes(last) ? last : controls[0];
      for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
    };
    const setTabStops = () => element.querySelectorAll('tbody tr').forEach(setTabStop);
    const onFocus = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      const row = getRow(control);
      if (!row || !control.matches(controlSelector)) return;
      lastFocused.set(row, control);
      setTabStop(row);
    };
    const onKey = (event: KeyboardEvent) => {
      const control = event.target as HTMLElement;
      const target = getRow(control) && control.matches(controlSelector) ? getTarget(pressedKeys(event), control) : null;
      if (!target) return;
      // keeps the table from scrolling and the menu of a row from opening
      event.preventDefault();
      target.control?.focus();
    };
    setTabStops();
    const observer = new MutationObserver(setTabStops);
    observer.observe(element, { childList: true, subtree: true });
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => {
      observer.disconnect();
      end.abort();
    };
  }, [box]);
};
