import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ListPath } from '../../../schema/actions';
import type { Resource } from '../../../schema/resource';
import { useEngine } from '../../engine';
import { firstParams, storeKeyOf, type ListParams } from './listParams';

/** Where a list stands, kept in react-admin's store. Its own hook of this name waits for a timer before each change. */
export const useListParams = (resource: string, list: NonNullable<Resource['list']>, path?: ListPath) => {
  const { lockedOffice } = useEngine();
  const first = useMemo(() => firstParams(list, lockedOffice), [list, lockedOffice]);
  return useStore<ListParams>(storeKeyOf(resource, path), first);
};
