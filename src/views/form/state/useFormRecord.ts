import type { Row } from '../../row';
import { useState } from 'react';
import { useGetOne } from 'react-admin';

/**
 * The record of a form: never the row that a list has seen. It is read for the form, and only once.
 * @param params the parameters of the address: the record's id, and what else its calls need
 */
export const useFormRecord = (resource: string, { id, ...path }: { id: string } & Record<string, string>) => {
  const [meta] = useState({ screen: 'form', path });
  const { data: record, error, refetch } = useGetOne<Row>(resource, { id, meta }, { retry: false, gcTime: 0, staleTime: Infinity });
  return { record, error, refetch, meta };
};
