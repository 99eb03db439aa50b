/** A CMS in memory that has made-up records. It stands in for the data provider where nothing may be sent. */
import type { CmsDataProvider, ListFilter } from '../../../../contract/cmsDataProvider';
import { containing } from '../../../format/normaliseText';
import { leavesOf, loadCodecs } from '../../../fields/codecs/codecs';
import { isValues, valueAt, withValues, type Values } from '../../../schema/values/path';
import type { Entity } from '../../../schema/registry';
import type { LookupDeclaration } from '../../../schema/resourceEntry';
import type { Resource } from '../../../schema/resource';
import { loadLazy } from '../../../ui/lazy';
import type { Row } from '../../../views/row';
import { exampleItems, exampleRows } from './exampleRows';

type Options = { entities: Readonly<Record<string, Entity>>; lookups: Readonly<Record<string, LookupDeclaration>> };
type Records = { rows: Row[]; declaration: Resource | null };

/** A picture of one grey pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const isSearched = (row: Row, [name, text]: [string, unknown]) => {
  const value = valueAt(row, name);
  return value === undefined || containing(String(text))(String(value));
};
const isChosen = (row: Row, [name, chosen]: [string, unknown]) => {
  const value = valueAt(row, name);
  if (value === undefined || isValues(chosen)) return true;
  const values = [value].flat().map(String);
  return [chosen].flat().some((each) => values.includes(String(each)));
};
/** A list goes by what is typed and chosen as far as records have members of these names. */
const isFound = (row: Row, { search = {}, chosen = {} }: ListFilter) =>
  Object.entries(search).every((each) => isSearched(row, each)) && Object.entries(chosen).every((each) => isChosen(row, each));

const compare = (a: unknown, b: unknown) => String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true });

/** Members of a body at the places where a record has them. */
const recordOf = async ({ fields, versionedBy }: Resource, body: Values, before: Values): Promise<Values> => {
  await loadCodecs(Object.values(fields));
  const leaves = Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field));
  const sent = leaves.flatMap(({ member, sentAs }) => {
    const value = valueAt(body, sentAs);
    return value === undefined ? [] : [[member, value] as const];
  });
  return withValues({ ...before, ...(versionedBy && { [versionedBy]: new Date().toISOString() }) }, sent);
};

/** A CMS in memory, with made-up records of each entity and of each lookup. Nothing of it is sent or stored. */
export const createExampleCms = ({ entities, lookups }: Options): CmsDataProvider => {
  const known = new Map<string, Promise<Records>>();
  const idsOf = (lookup: string) => (lookups[lookup] ? exampleItems(lookup, lookups[lookup]).map(({ id }) => id) : []);
  const read = async (resource: string): Promise<Records> => {
    const lookup = lookups[resource];
    if (lookup) return { rows: exampleItems(resource, lookup), declaration: null };
    const declaration = await loadLazy(entities[resource]!.load);
    return { rows: exampleRows(declaration, idsOf), declaration };
  };
  const recordsOf = (resource: string) => {
    if (!known.has(resource)) known.set(resource, read(resource));
    return known.get(resource)!;
  };
  const rowOf = async (resource: string, id: unknown) => (await recordsOf(resource)).rows.find((row) => String(row.id) === String(id));

  const createAndTell = async (resource: string, { data }: { data: Values }) => {
    const { rows, declaration } = await recordsOf(resource);
    const id = Math.max(0, ...rows.map((row) => Number(row.id) || 0)) + 1;
    const row = { ...(await recordOf(declaration!, data, {})), id, [declaration!.idField]: id };
    rows.unshift(row);
    return { data: row, secret: {} };
  };
  const removeRow = async (resource: string, id: unknown) => {
    const { rows } = await recordsOf(resource);
    const at = rows.findIndex((row) => String(row.id) === String(id));
    return at < 0 ? {} : rows.splice(at, 1)[0]!;
  };
  let uploads = 0;

  const provider = {
    supportAbortSignal: true,
    getList: async (
      resource: string,
      {
        pagination,
        sort,
        filter = {},
      }: { pagination?: { page: number; perPage: number }; sort?: { field: string; order: string }; filter?: ListFilter },
    ) => {
      const { rows, declaration } = await recordsOf(resource);
      if (!declaration) return { data: [...rows], total: rows.length };
      const found = rows.filter((row) => isFound(row, filter));
      const direction = sort?.order.toLowerCase() === 'desc' ? -1 : 1;
      const sorted = declaration.list?.sorts && sort ? found.toSorted((a, b) => direction * compare(a[sort.field], b[sort.field])) : found;
      const { page, perPage } = pagination ?? { page: 1, perPage: sorted.length };
      return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length, meta: {} };
    },
    getOne: async (resource: string, { id }: { id: unknown }) => ({
      data: (await rowOf(resource, id)) ?? (await recordsOf(resource)).rows[0]!,
    }),
    getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => {
      const rows = await Promise.all(ids.map((id) => rowOf(resource, id)));
      return { data: rows.filter((row) => row !== undefined) };
    },
    getManyReference: () => Promise.resolve({ data: [], total: 0 }),
    create: async (resource: string, params: { data: Values }) => ({ data: (await createAndTell(resource, params)).data }),
    createAndTell,
    update: async (resource: string, { id, data }: { id: unknown; data: Values }) => {
      const { rows, declaration } = await recordsOf(resource);
      const at = rows.findIndex((row) => String(row.id) === String(id));
      const row = { ...(await recordOf(declaration!, data, rows[at]!)), id: rows[at]!.id };
      rows[at] = row;
      return { data: row };
    },
    updateMany: () => Promise.resolve({ data: [] }),
    delete: async (resource: string, { id }: { id: unknown }) => ({ data: await removeRow(resource, id) }),
    deleteMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => {
      await Promise.all(ids.map((id) => removeRow(resource, id)));
      return { data: [...ids] };
    },
    preloadWrites: () => Promise.resolve(),
    call: () => Promise.resolve({ data: null }),
    file: () => Promise.resolve(picture),
    linkedFile: () => Promise.resolve(picture),
    upload: () => {
      uploads += 1;
      return Promise.resolve(`upload-${uploads}`);
    },
    exportList: () => Promise.resolve({ blob: new Blob([]), fileName: null }),
  };
  return provider as unknown as CmsDataProvider;
};
