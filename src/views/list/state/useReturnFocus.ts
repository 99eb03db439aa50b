import { useEffect, useRef } from 'react';
import { focusContent, isFocusFree } from '../../../ui/focus/focusContent';
import { isRecordPath, useEngine, useEntity } from '../../engine';
import type { ListState } from './useListState';

/** Back from a record, the focus stands on the link of its row, else on the table, so that a keyboard goes on where it was. */
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
    else if (!isFetching) focusContent();
  }, [data, isFetching, entity]);
};
