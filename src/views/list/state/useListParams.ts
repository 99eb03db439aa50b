import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ListPath } from '../../../schema/actions';
import type { List } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { firstParams, storeKeyOf, type ListParams } from './listParams';

/** Where a list stands, kept in react-admin's store. Its own hook of this name waits for a timer before each change. */
export const useListParams = (resource: string, list: Pick<List, 'filters' | 'sorts'>, path?: ListPath) => {
  const { locks } = useEngine();
  const first = useMemo(() => firstParams(list, locks), [list, locks]);
  return useStore<ListParams>(storeKeyOf(resource, path), first);
};
