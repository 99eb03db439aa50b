import { useEffect, useRef } from 'react';
import type { Identifier } from 'react-admin';
import { focusContent, isFocusFree } from '../../../ui/focus/focusContent';
import type { ListState } from './useListState';

type Removed = {
  id: Identifier;
  index: number;
  page: number;
  /** The element that got the focus in place of the removed button. */
  focused: Element | null;
};

/** The rows of the list: of a dialog if one is open. */
const getRows = () => {
  const part = document.querySelector('[role=dialog] .list-card') ?? document;
  return [...part.querySelectorAll('.table tbody tr, .list-row-card')];
};

/**
 * Returns a function to call when an action has removed a row. The table gets the focus until the list is loaded again, then the row
 * that takes the place of the removed one, or the last row. A control that the user has focused meanwhile keeps the focus, and a
 * change of the page ends the wait.
 */
export const useRemovedRow = ({ data, page }: Pick<ListState, 'data' | 'page'>) => {
  const removed = useRef<Removed | null>(null);
  useEffect(() => {
    const { current } = removed;
    if (current && current.page !== page) removed.current = null;
    else if (current && data && !data.some(({ id }) => id === current.id)) {
      removed.current = null;
      const { activeElement } = document;
      if (!isFocusFree() && activeElement !== current.focused) return;
      const rows = getRows();
      const row = rows[Math.min(current.index, rows.length - 1)];
      row?.querySelector<HTMLElement>('a[href], button')?.focus();
    }
  }, [data, page]);
  return (id: Identifier) => {
    const index = data?.findIndex((row) => row.id === id) ?? -1;
    const current: Removed = { id, index, page, focused: null };
    removed.current = current;
    focusContent((target) => {
      current.focused = target;
      return removed.current === current;
    });
  };
};
