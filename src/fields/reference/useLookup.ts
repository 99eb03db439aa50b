import { useGetList } from 'react-admin';
import type { Field } from '../../schema/resource';

type Reference = Field<never, 'reference'>;
type LookupRow = { id: string | number; label: string } & Record<string, unknown>;
export type LookupItem = { value: string | number; label: string };

/**
 * The items of a lookup, fetched once a session and shared by everything that shows it. `within` narrows them to a
 * part, for example the regions of an office; without it the whole list comes.
 */
export const useLookup = ({ resource, value = 'id', labels }: Pick<Reference, 'resource' | 'value' | 'labels'>, within?: string | null) => {
  const { data, error, refetch, isPending } = useGetList<LookupRow>(
    resource,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' }, filter: within ? { within } : {} },
    { staleTime: Infinity, gcTime: Infinity, retry: false, onError: () => {} },
  );
  const items = data?.map((row): LookupItem => ({ value: row[value] as string | number, label: labels?.[String(row.id)] ?? row.label }));
  return { items, error, isPending, retry: () => void refetch() };
};
