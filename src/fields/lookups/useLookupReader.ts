import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { optionFor, type EngineField } from '../../schema/kind';
import { isEmpty, type Values } from '../../schema/values/path';
import { createLookupWaits } from './createLookupWaits';
import type { LookupOptions } from './lookupOptions';
import { lookupItems, lookupQuery, type LookupPart, type LookupRow } from './useLookup';

/** The lookup that a field chooses from, with what it says of it; null for a field without one. */
const lookupOf = (field: EngineField): LookupOptions | null => {
  const resource = optionFor(field, 'lookup');
  return resource === undefined ? null : { ...(field as Partial<LookupOptions>), resource };
};

/** The rows of lookups for what is no screen: fetched once, shared with what shows them. */
export const useLookupReader = () => {
  const client = useQueryClient();
  const provider = useDataProvider();
  const [arrivals] = useState(() => createLookupWaits(client.getQueryCache()));
  useEffect(() => {
    arrivals.setEnded(false);
    return () => arrivals.setEnded(true);
  }, [arrivals]);
  const read = async (resource: string, within?: LookupPart) => {
    const { data, total = 0 } = await client.ensureQueryData(lookupQuery(provider, resource, within));
    return { data, isPart: total > data.length };
  };
  /** Every row of a lookup that has come so far, those that were searched too. */
  const rowsSoFar = (resource: string) =>
    client.getQueriesData<{ data: LookupRow[] }>({ queryKey: [resource, 'getList'] }).flatMap(([, page]) => page?.data ?? []);
  return {
    /** The whole row behind a chosen value; null for a value that the lookup does not have. */
    rowOf: async (field: EngineField, value: unknown): Promise<Values | null> => {
      const lookup = lookupOf(field);
      if (!lookup || isEmpty(value)) return null;
      const { data, isPart } = await read(lookup.resource);
      const rows = isPart ? rowsSoFar(lookup.resource) : data;
      return rows.find((row) => String(row[lookup.value ?? 'id']) === String(value)) ?? null;
    },
    /** The codes that a field offers, narrowed by a value of its outer field; of a lookup that has failed, once it is there. */
    codesOf: async (field: EngineField, within?: unknown): Promise<readonly (string | number)[]> => {
      const lookup = lookupOf(field);
      if (!lookup) return [];
      const { resource } = lookup;
      const part = isEmpty(within) || within === lookup.allOf ? undefined : (within as LookupPart);
      const { data, isPart } = await read(resource, part).catch(async () => {
        await arrivals.of(lookupQuery(provider, resource, part).queryKey);
        return read(resource, part);
      });
      if (isPart) throw new Error(`${resource} has more rows than can be listed`);
      return lookupItems(data, lookup).map(({ value }) => value);
    },
  };
};
