import { useEffect, useRef } from 'react';
import { isFormPath, pathOf, useEngine, useEntity } from '../../engine';
import type { ListState } from './useListState';

/** Back from a form of its own, a list stands where it was left, once its rows are there. */
export const useReturnScroll = (resource: string, { data }: Pick<ListState, 'data'>) => {
  const { previousPath, scrolledTo } = useEngine();
  const entity = useEntity(resource);
  const previous = previousPath();
  const wanted = useRef(previous && isFormPath(entity, previous) ? scrolledTo(pathOf(entity, 'list')) : 0);
  useEffect(() => {
    if (!data || wanted.current === 0) return;
    window.scrollTo(0, wanted.current);
    wanted.current = 0;
  }, [data]);
};
