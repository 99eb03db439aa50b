import { useEffect, useRef } from 'react';
import { isFormPath, pathOf, useEngine, useEntity } from '../../engine';
import type { ListState } from './useListState';

/** The element of a list that scrolls sideways. */
export const tableBox = '.table-box';

/** Restores the scroll position of a list, and that of its table sideways, when the user returns from a form of the list. */
export const useReturnScroll = (resource: string, { data }: Pick<ListState, 'data'>) => {
  const { previousPath, scrolledTo } = useEngine();
  const entity = useEntity(resource);
  const previous = previousPath();
  const wanted = useRef(previous && isFormPath(entity, previous) ? scrolledTo(pathOf(entity, 'list')) : null);
  useEffect(() => {
    if (!data || !wanted.current) return;
    const { top, left } = wanted.current;
    wanted.current = null;
    if (top > 0) window.scrollTo(0, top);
    const table = document.querySelector(`main ${tableBox}`);
    if (table && left > 0) table.scrollLeft = left;
  }, [data]);
};
