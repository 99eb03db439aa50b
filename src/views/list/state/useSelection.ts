import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify, useRecordSelection, type Identifier } from 'react-admin';
import { useStable } from '../../../ui/hooks/useStable';
import { loadLazy } from '../../../ui/lazy';
import { announceFailure } from '../../announce';
import { storeKeyOf } from './listParams';
import type { SelectAllOptions } from './selectAll';
import type { ListState } from './useListState';

const loadSelectAll = () => import('./selectAll');
/** The query that asks for the rows of all pages, while it is under way. */
export const selectingKey = (resource: string) => [resource, 'selectAll'] as const;

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
  const queryKey = selectingKey(resource);
  /** Whoever changes the selection meanwhile means what they see, not the rows of all pages. */
  const stop = () => void client.cancelQueries({ queryKey });
  const end = useStable(() => {
    stop();
    clearSelection();
  });
  useEffect(() => end, [end, filter, sort]);
  return {
    selectedIds,
    onSelect: (ids: Identifier[]) => {
      stop();
      select(ids);
    },
    onSelectAll: useStable((options?: SelectAllOptions) => {
      stop();
      const queryFn = async ({ signal }: { signal: AbortSignal }) => {
        const selectAll = await loadLazy(loadSelectAll);
        await selectAll({ provider, resource, requestOf, select, notify, signal }, options);
        return null;
      };
      client.fetchQuery({ queryKey, queryFn, gcTime: 0 }).catch((error: unknown) => {
        if (!(error instanceof CancelledError)) announceFailure(error);
      });
    }),
    onToggleItem: (id: Identifier) => {
      stop();
      toggle(id);
    },
    onUnselectItems: (fromAllStoreKeys?: boolean) => {
      stop();
      unselect(selectedIds, fromAllStoreKeys);
    },
  };
};
