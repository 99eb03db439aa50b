import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Field } from '../../schema/field';
import { isEmpty, type Values } from '../../schema/path';
import { createLookupWaits } from './createLookupWaits';
import { lookupItems, lookupParams, type LookupPart, type LookupRow } from './useLookup';

type Reference = Field<never, 'reference'>;
const isReference = (field: Field): field is Reference => field.kind === 'reference';

/** The rows of lookups for what is no screen: fetched once, shared with what shows them. */
export const useLookupReader = () => {
  const client = useQueryClient();
  const provider = useDataProvider();
  const keyOf = (resource: string, within?: LookupPart) => [resource, 'getList', lookupParams(within)] as const;
  const [arrivals] = useState(() => createLookupWaits(client.getQueryCache()));
  useEffect(() => {
    arrivals.setEnded(false);
    return () => arrivals.setEnded(true);
  }, [arrivals]);
  const read = async (resource: string, within?: LookupPart) => {
    const params = lookupParams(within);
    const { data, total = 0 } = await client.ensureQueryData({
      queryKey: keyOf(resource, within),
      queryFn: ({ signal }) => provider.getList<LookupRow>(resource, { ...params, signal }),
    });
    return { data, isPart: total > data.length };
  };
  /** Every row of a lookup that has come so far, those that were searched too. */
  const rowsSoFar = (resource: string) =>
    client.getQueriesData<{ data: LookupRow[] }>({ queryKey: [resource, 'getList'] }).flatMap(([, page]) => page?.data ?? []);
  return {
    /** The whole row behind a chosen value; null for a value that the lookup does not have. */
    rowOf: async (field: Field, value: unknown): Promise<Values | null> => {
      if (!isReference(field) || isEmpty(value)) return null;
      const { data, isPart } = await read(field.resource);
      const rows = isPart ? rowsSoFar(field.resource) : data;
      return rows.find((row) => String(row[field.value ?? 'id']) === String(value)) ?? null;
    },
    /** The codes that a field offers, narrowed by a value of its outer field; of a lookup that has failed, once it is there. */
    codesOf: async (field: Field, within?: unknown): Promise<readonly (string | number)[]> => {
      if (!isReference(field)) return [];
      const part = isEmpty(within) || within === field.allOf ? undefined : (within as LookupPart);
      const { data, isPart } = await read(field.resource, part).catch(async () => {
        await arrivals.of(keyOf(field.resource, part));
        return read(field.resource, part);
      });
      if (isPart) throw new Error(`${field.resource} has more rows than can be listed`);
      return lookupItems(data, field).map(({ value }) => value);
    },
  };
};
