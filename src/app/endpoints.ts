import type { Endpoints } from '../../dataProvider/endpoints';
import type { LookupDeclaration } from '../schema';
import type { Values } from '../schema/values/path';
import type { Entity, Registry } from '../schema/registry';
import { fillTemplate, type Formatters } from '../schema/values/template';
import type { Viewer } from '../schema/viewer';
import { loadLazy } from '../ui/lazy';

const labelOf = (labels: LookupDeclaration['labels'], formatters: Formatters) => (row: Values) =>
  typeof labels === 'string'
    ? fillTemplate(labels, row, formatters)
    : labels.map((name) => row[name]).find((text) => typeof text === 'string' && text !== '');

const loadIsOutdated = () => import('../views/form/model/isOutdated');

/** What the data provider needs to know of a resource, read from its declaration when that has arrived. */
export const endpointsFrom =
  (entities: Record<string, Entity>, { lookups, formatters }: Pick<Registry, 'lookups' | 'formatters'>, viewer: Viewer) =>
  async (resource: string): Promise<Endpoints> => {
    const lookup = lookups[resource];
    if (lookup) {
      const { labels, query, ...calls } = lookup;
      return { ...calls, labelOf: labelOf(labels, formatters), query: query && (() => query), isLookup: true };
    }
    const load = entities[resource]?.load;
    if (!load) throw new Error(`There is no declaration of ${resource}`);
    const declaration = await loadLazy(load);
    const { calls, list, versionedBy, updateId, idField } = declaration;
    return {
      ...calls,
      sorts: list?.sorts !== undefined,
      tieBreak: list?.tieBreak,
      export: list?.export?.call,
      query: list?.query,
      stamp: versionedBy === 'values' ? undefined : versionedBy,
      isOutdated: versionedBy ? async (read, current) => (await loadLazy(loadIsOutdated))(declaration, viewer, read, current) : undefined,
      updateId,
      idField,
    };
  };
