import type { Row } from '../../row';
import { useState } from 'react';
import { useGetOne } from 'react-admin';

/**
 * The record of a form: never the row that a list has seen. It is read for the form, and only once.
 * @param params the parameters of the address: the record's id, and what else its calls need
 */
export const useFormRecord = (resource: string, { id, ...path }: { id: string } & Record<string, string>) => {
  // a form that is opened again reads again, also when the former one has just been removed
  const [meta] = useState(() => ({ path, opening: crypto.randomUUID() }));
  const { data: record, error, refetch } = useGetOne<Row>(resource, { id, meta }, { retry: false, gcTime: 0, staleTime: Infinity });
  return { record, error, refetch, meta };
};
