import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { failureOf } from '../../../../contract/failure';
import { useStable } from '../../../ui/hooks/useStable';
import { useListScope } from '../state/listContext';

/** Unselects rows that are gone: those that a refused deletion of many has deleted, and those that a page no longer has. */
export const useUnselectGone = () => {
  const { resource, data, selectedIds, onSelect } = useListContext();
  const { page, perPage, isPlaceholderData } = useListScope();
  const client = useQueryClient();
  const unselect = useStable((isGone: (id: string | number) => boolean) => {
    if (selectedIds.some(isGone)) onSelect(selectedIds.filter((id) => !isGone(id)));
  });
  // a deletion of many that fails for one has deleted others; one that succeeds unselects by itself
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || event.mutation.options.mutationKey?.[0] !== resource) return;
        const { deleted } = failureOf(event.action.error);
        if (deleted) unselect((id) => deleted.includes(id));
      }),
    [client, resource, unselect],
  );
  const last = useRef<{ page: string; ids: (string | number)[] } | null>(null);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const now = { page: `${page} ${perPage}`, ids: data.map(({ id }) => id) };
    const before = last.current;
    last.current = now;
    if (before?.page === now.page) unselect((id) => before.ids.includes(id) && !now.ids.includes(id));
  }, [data, page, perPage, isPlaceholderData, unselect]);
};
