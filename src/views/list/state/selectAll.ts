import type { DataProvider, Identifier, ListControllerResult, useNotify } from 'react-admin';
import { announceFailure } from '../../announce';
import type { Row } from '../../row';
import type { PageParams } from './listParams';

export type SelectAllOptions = Parameters<ListControllerResult['onSelectAll']>[0];
type Options = { meta?: object; onSuccess?: (all: unknown) => void; onError?: (error: unknown) => void };
type Around = {
  provider: DataProvider;
  resource: string;
  requestOf: (page: number, perPage: number) => PageParams;
  select: (ids: Identifier[]) => void;
  notify: ReturnType<typeof useNotify>;
  /** Ends with the search, the filter, the sort and the list. */
  signal: AbortSignal;
};

/** The most rows that the CMS gives in one reply. */
const largestPage = 100;

/** Selects the rows of all pages of a list, up to a limit: what react-admin's `useSelectAll` does, which asks for them in one page. */
const selectAll = async ({ provider, resource, requestOf, select, notify, signal }: Around, options: SelectAllOptions) => {
  const { limit = 250, queryOptions = {} } = options ?? {};
  const { meta, onSuccess, onError = announceFailure } = queryOptions as Options;
  const rows = new Map<Identifier, Row>();
  const size = Math.min(limit, largestPage);
  try {
    for (let page = 1, rest = limit; rest > 0; page += 1) {
      const request = requestOf(page, size);
      const { data, total = 0 } = await provider.getList<Row>(resource, { ...request, meta: { ...request.meta, ...meta }, signal });
      for (const row of data) rows.set(row.id, row);
      rest = data.length > 0 ? Math.min(total, limit) - page * size : 0;
      if (rest > 0) continue;
      const all = [...rows.values()].slice(0, limit);
      if (signal.aborted) return;
      select(all.map(({ id }) => id));
      if (total > limit) notify('ra.message.select_all_limit_reached', { type: 'warning', messageArgs: { max: limit } });
      onSuccess?.({ data: all, total });
    }
  } catch (error) {
    if (!signal.aborted) onError(error);
  }
};
export default selectAll;
