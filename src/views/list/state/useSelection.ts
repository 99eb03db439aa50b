import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useRecordSelection } from 'react-admin';
import { failureOf } from '../../../../contract/failure';
import { useStable } from '../../../ui/hooks/useStable';
import { loadLazy } from '../../../ui/lazy';
import { announceFailure } from '../../announce';
import { storeKeyOf } from './listParams';
import type { SelectAllOptions } from './selectAll';
import type { ListState } from './useListState';

const loadSelectAll = () => import('./selectAll');

/**
 * The selected rows of a list, kept by react-admin under its own key, or under that of a list that belongs to a record. A page
 * turn keeps them; a search, a filter, a sort and leaving the list end the selection.
 */
export const useSelection = (resource: string, { path, filter, sort, requestOf }: ListState) => {
  const [selectedIds, { select, unselect, toggle, clearSelection }] = useRecordSelection({
    resource,
    storeKey: path && storeKeyOf(resource, path),
  });
  const provider = useDataProvider();
  const notify = useNotify();
  const client = useQueryClient();
  const asking = useRef<AbortController>(null);
  const end = useStable(() => {
    asking.current?.abort();
    clearSelection();
  });
  useEffect(() => end, [end, filter, sort]);
  const unselectDeleted = useStable((error: unknown) => unselect([...(failureOf(error).deleted ?? [])]));
  // a deletion of many that fails for one has deleted others; one that succeeds unselects by itself
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && event.mutation.options.mutationKey?.[0] === resource)
          unselectDeleted(event.action.error);
      }),
    [client, resource, unselectDeleted],
  );
  return {
    selectedIds,
    onSelect: select,
    onSelectAll: useStable((options?: SelectAllOptions) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      loadLazy(loadSelectAll).then(
        (selectAll) => selectAll({ provider, resource, requestOf, select, notify, signal }, options),
        announceFailure,
      );
    }),
    onToggleItem: toggle,
    onUnselectItems: (fromAllStoreKeys?: boolean) => unselect(selectedIds, fromAllStoreKeys),
  };
};
