import type { Endpoints } from '../dataProvider';
import type { Head, LookupDeclaration } from './schema';
import { loadPart } from './ui/parts';

/** What the data provider needs to know of a resource, read from its declaration when that has arrived. */
export const endpointsFrom =
  (heads: Record<string, Head>, lookups: Record<string, LookupDeclaration>) =>
  async (resource: string): Promise<Endpoints> => {
    const lookup = lookups[resource];
    if (lookup) {
      const { labels, ...calls } = lookup;
      return { ...calls, labelFields: labels, isLookup: true };
    }
    const load = heads[resource]?.load;
    if (!load) throw new Error(`There is no declaration of ${resource}`);
    const { calls, list, stamp, updateId, idField } = await loadPart(load);
    return {
      ...calls,
      sorts: list?.sorts !== undefined,
      tieBreak: list?.tieBreak,
      export: list?.export?.call,
      query: list?.query,
      stamp,
      updateId,
      idField,
    };
  };
