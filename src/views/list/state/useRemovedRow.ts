import { useEffect, useRef } from 'react';
import type { Identifier } from 'react-admin';
import { focusContent } from '../../../ui/focus/focusContent';
import type { ListState } from './useListState';

/**
 * Returns a function to call when an action has removed a row. The table gets the focus until the list is loaded again, then the row
 * that takes the place of the removed one, or the last row. A control that the user has focused meanwhile keeps the focus.
 */
export const useRemovedRow = ({ data }: Pick<ListState, 'data'>) => {
  const removed = useRef<{ id: Identifier; index: number } | null>(null);
  useEffect(() => {
    const { current } = removed;
    if (!current || !data || data.some(({ id }) => id === current.id)) return;
    removed.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches('.table-box, .toolbar .button')) return;
    const rows = [...document.querySelectorAll('main .table tbody tr, main .list-row-card')];
    rows
      .at(Math.min(current.index, rows.length - 1))
      ?.querySelector<HTMLElement>('a[href], button')
      ?.focus();
  }, [data]);
  return (id: Identifier) => {
    removed.current = { id, index: data?.findIndex((row) => row.id === id) ?? 0 };
    focusContent(() => removed.current !== null);
  };
};
