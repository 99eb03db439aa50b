import { useEffect, useRef } from 'react';
import { isFormPath, pathOf, useEngine, useEntity } from '../../engine';
import type { ListState } from './useListState';

/** The part of a list that scrolls sideways. */
export const tableBox = '.table-box';

/** Back from a form of its own, a list stands where it was left, its table sideways too, once its rows are there. */
export const useReturnScroll = (resource: string, { data }: Pick<ListState, 'data'>) => {
  const { previousPath, scrolledTo } = useEngine();
  const entity = useEntity(resource);
  const previous = previousPath();
  const wanted = useRef(previous && isFormPath(entity, previous) ? scrolledTo(pathOf(entity, 'list')) : null);
  useEffect(() => {
    if (!data || !wanted.current) return;
    const { top, left } = wanted.current;
    wanted.current = null;
    window.scrollTo(0, top);
    const table = document.querySelector(`main ${tableBox}`);
    if (table) table.scrollLeft = left;
  }, [data]);
};
