import type { Row } from '../../row';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import type { List } from '../../../schema/resource';
import { pathOf, useEntity } from '../../engine';
import { pageParams } from '../../list/state/listParams';
import { useListParams } from '../../list/state/useListParams';

/** Where a record stands in the list that it was reached from, and the addresses beside it; null at an end. */
export type PrevNext = { position: number; total: number; previous: string | null; next: string | null };

const cached = { staleTime: Infinity, refetchOnMount: false, onError: () => {} } as const;

const none = {};

/**
 * Walks through the list as it was searched and sorted; null when that does not hold the record.
 *
 * @param id undefined while the record has not come
 */
export const usePrevNext = (resource: string, list: List | undefined, id: string | undefined): PrevNext | null => {
  const entity = useEntity(resource);
  const [params, setParams] = useListParams(resource, list ?? none);
  const { page, perPage } = params;
  const paramsOf = (page: number) => pageParams({ ...params, page });

  const here = useGetList<Row>(resource, paramsOf(page), { ...cached, enabled: false });
  const rows = here.data ?? [];
  const at = rows.findIndex((row) => String(row.id) === id);
  const total = here.total ?? 0;
  const before = useGetList<Row>(resource, paramsOf(page - 1), { ...cached, enabled: at === 0 && page > 1 });
  const after = useGetList<Row>(resource, paramsOf(page + 1), {
    ...cached,
    enabled: at === rows.length - 1 && page * perPage < total,
  });
  const isThere = (list: typeof here) => Boolean(list.data?.some((row) => String(row.id) === id));
  const turned = at >= 0 ? 0 : isThere(after) ? 1 : isThere(before) ? -1 : 0;
  useEffect(() => {
    // the walk has left the page, and the list will be found where the walk ends
    if (turned !== 0) setParams({ ...params, page: page + turned });
  });
  if (at < 0) return null;
  const previous = rows[at - 1] ?? before.data?.at(-1);
  const next = rows[at + 1] ?? after.data?.[0];
  const address = (row: Row | undefined) => (row ? pathOf(entity, 'edit', row) : null);
  return { position: (page - 1) * perPage + at + 1, total, previous: address(previous), next: address(next) };
};
