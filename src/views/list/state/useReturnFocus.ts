import { useEffect, useRef } from 'react';
import { focusPageHeading, isFocusFree } from '../../../ui/focus/focusContent';
import { isRecordPath, useEngine, useEntity } from '../../engine';
import type { ListState } from './useListState';

/** Moves the focus to the row of a record when the user returns from it. If the row is gone, the heading of the list gets the focus. */
export const useReturnFocus = (resource: string, { data, isFetching }: Pick<ListState, 'data' | 'isFetching'>) => {
  const { previousPath } = useEngine();
  const entity = useEntity(resource);
  const from = useRef(previousPath());
  useEffect(() => {
    const path = from.current;
    if (!data || !path || !isRecordPath(entity, path)) return;
    // the rows as they were are shown first, and the record may be gone from those that come
    if (!isFetching) from.current = null;
    if (!isFocusFree()) return;
    const link = document.querySelector<HTMLElement>(`.list-card :is(a[href="#${CSS.escape(path)}"], a[href^="#${CSS.escape(path)}?"])`);
    if (link) link.focus();
    else if (!isFetching) focusPageHeading();
  }, [data, isFetching, entity]);
};
