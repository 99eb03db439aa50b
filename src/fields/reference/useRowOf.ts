import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Field } from '../../schema/field';
import { isEmpty, type Values } from '../../schema/path';
import { lookupParams, type LookupRow } from './useLookup';

/** The whole row of a lookup behind a chosen value, once the lookup is there; null for a value that it does not have. */
export const useRowOf = () => {
  const client = useQueryClient();
  const provider = useDataProvider();
  return async (field: Field, value: unknown): Promise<Values | null> => {
    if (!('resource' in field) || isEmpty(value)) return null;
    const params = lookupParams();
    const { data } = await client.ensureQueryData({
      queryKey: [field.resource, 'getList', params],
      queryFn: ({ signal }) => provider.getList<LookupRow>(field.resource, { ...params, signal }),
    });
    return data.find((row) => String(row[field.value ?? 'id']) === String(value)) ?? null;
  };
};
