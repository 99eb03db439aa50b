import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useState } from 'react';
import { useDataProvider, useStoreContext } from 'react-admin';
import type { Row } from '../../row';
import { useDeclared } from '../../declared';
import { useEngine } from '../../engine';
import { firstParams, parseSort } from '../state/listParams';
import { readPages } from '../state/readPages';
import { createdAmong, createdOf, forgetCreated } from './createdRecords';

const CreatedContext = createContext<readonly Row[]>([]);
export const CreatedProvider = CreatedContext.Provider;
/** Whether a row was created just before the list was opened. */
export const useIsCreated = ({ id }: Pick<Row, 'id'>) => use(CreatedContext).some((row) => row.id === id);

/** What was created just before this list was opened: the search that finds it, or its rows once they are found. */
export const useCreated = () => {
  const { resource, declaration } = useDeclared();
  const { locks } = useEngine();
  const store = useStoreContext();
  const provider = useDataProvider();
  const [created] = useState(() => createdOf(store, resource));
  useEffect(() => forgetCreated(store, resource), [store, resource]);
  const made = created && 'sent' in created ? created : null;
  const { data: rows = [] } = useQuery({
    queryKey: [resource, 'created', made],
    gcTime: 0,
    staleTime: Infinity,
    enabled: made !== null,
    queryFn: async ({ signal }) => {
      const { versionedBy } = declaration;
      const list = declaration.list!;
      const newest = list.sorts?.find((sort) => sort === `${versionedBy} desc`);
      const params = { ...firstParams(list, locks), ...(newest && { sort: parseSort(newest) }) };
      for await (const page of readPages(provider, resource, params, signal)) {
        const found = createdAmong(page, made!, String(versionedBy));
        if (found.length > 0) return found;
      }
      return [];
    },
  });
  return { search: created && 'search' in created ? created.search : null, rows };
};
