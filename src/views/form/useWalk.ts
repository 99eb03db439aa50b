import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import type { Resource } from '../../schema/resource';
import { pathOf, useEngine, useHead } from '../engine';
import { firstFilter, firstPerPage, firstSortOf, lockedFilters, storeKeyOf, type ListFilter, type Sort } from '../list/listParams';

type Stored = { page: number; perPage: number; sort: string; order: Sort['order']; filter: ListFilter };
type Row = { id: string | number } & Record<string, unknown>;
/** Where a record stands in the list that it was reached from, and the addresses beside it; null at an end. */
export type Walk = { position: number; total: number; previous: string | null; next: string | null };

const cached = { staleTime: Infinity, refetchOnMount: false, onError: () => {} } as const;
const none: NonNullable<Resource['list']> = { columns: [] };

/** Walks through the list as it was searched and sorted; null when that does not hold the record. */
export const useWalk = (resource: string, list: Resource['list'], id: string): Walk | null => {
  const head = useHead(resource);
  const { lockedOffice } = useEngine();
  const [stored, setStored] = useStore<Stored | null>(storeKeyOf(resource), null);
  const first = firstSortOf(list ?? none);
  const {
    page = 1,
    perPage = firstPerPage,
    filter = firstFilter(lockedFilters(list ?? none, lockedOffice)),
  } = stored ?? ({} as Partial<Stored>);
  const sort = stored?.sort ? { field: stored.sort, order: stored.order! } : first;
  const paramsOf = (page: number) => ({ pagination: { page, perPage }, sort, filter });

  const here = useGetList<Row>(resource, paramsOf(page), { ...cached, enabled: false });
  const rows = here.data ?? [];
  const at = rows.findIndex((row) => String(row.id) === id);
  const total = here.total ?? 0;
  const before = useGetList<Row>(resource, paramsOf(page - 1), { ...cached, enabled: at === 0 && page > 1 });
  const after = useGetList<Row>(resource, paramsOf(page + 1), {
    ...cached,
    enabled: at >= 0 && at === rows.length - 1 && page * perPage < total,
  });
  const isThere = (list: typeof here) => Boolean(list.data?.some((row) => String(row.id) === id));
  const turned = at >= 0 ? 0 : isThere(after) ? 1 : isThere(before) ? -1 : 0;
  useEffect(() => {
    // the walk has left the page, and the list will be found where the walk ends
    if (turned !== 0) setStored({ page: page + turned, perPage, sort: sort.field, order: sort.order, filter });
  });
  if (at < 0) return null;
  const previous = rows[at - 1] ?? (at === 0 && page > 1 ? before.data?.at(-1) : undefined);
  const next = rows[at + 1] ?? (at === rows.length - 1 ? after.data?.[0] : undefined);
  const address = (row: Row | undefined) => (row ? pathOf(head, 'edit', row) : null);
  return { position: (page - 1) * perPage + at + 1, total, previous: address(previous), next: address(next) };
};
