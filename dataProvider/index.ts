import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { CallParams, CmsDataProvider, ListFilter, Query } from '../contract/cmsDataProvider';
import type { Endpoints } from './endpoints';
import { CallFailure } from './envelope';
import type { CallOptions, Http } from './http';
import { flat, listQuery } from './listQuery';
import { fillPath, split } from './paths';
import type { WriterOptions } from './writing';

export type DataProviderOptions = WriterOptions & {
  http: Http;
  /** The declared calls of a resource; arrives with its declaration. */
  endpoints: (resource: string) => Promise<Endpoints>;
  /** Loads the modules that arrive later. Default: as the browser does. */
  loadModule?: <M>(load: () => Promise<M>) => Promise<M>;
};

const noPage = { page: 0, size: 0 };
/** Lookups over lists that answer in pages: the size that the CMS gives at most, and how many pages are asked for. */
const lookupPage = 100;
const maxLookupPages = 20;
const maxLookupRows = maxLookupPages * lookupPage;

/**
 * react-admin's verbs in the CMS's dialect.
 *
 * | verb | call | carried by |
 * |---|---|---|
 * | getList | the declared list call with page, size, sort, filters; a lookup whole, or one page of it that is searched | here |
 * | getMany | one getOne each, or the lookup | here |
 * | getOne, update, delete | the declared call with the id in its path | ra-data-simple-rest |
 * | deleteMany | one delete for each record | here |
 * | create | the declared call | here: the CMS answers with no record |
 * | createAndTell | the same, with what the reply tells once | here |
 * | call | any call of the contract | here |
 * | file, linkedFile | a call whose msg is a file | here |
 * | upload | C-75, by the kind of the file | here |
 * | exportList | the declared export call with filters and sort | here |
 *
 * Rejects with a CallFailure.
 */
export const createDataProvider = ({
  http,
  endpoints,
  loadModule = (load) => load(),
  ...options
}: DataProviderOptions): CmsDataProvider => {
  /** The code of writes loads with the first write, or ahead of it: it is no part of the first list. */
  let writing: Promise<ReturnType<typeof import('./writing').createWriting>> | undefined;
  const loadWriting = () =>
    (writing ??= loadModule(() => import('./writing')).then(
      ({ createWriting }) => createWriting({ http, rest, restPath, declared, endpoints, getOne, ...options }),
      () => {
        writing = undefined;
        throw new CallFailure('network');
      },
    ));

  /** ra-data-simple-rest over our client: it builds `/{path}/{id}`, we send exactly that. */
  const rest = (method: string, options: CallOptions = {}) =>
    simpleRestProvider('', async (url: string, { body, signal }: { body?: unknown; signal?: AbortSignal | null } = {}) => {
      const json = await http.call(method, url, {
        ...options,
        signal: signal ?? options.signal,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      return { status: 200, headers: new Headers(), body: '', json };
    });
  /** The path in front of the id; `meta.path` fills its other parameters. */
  const restPath = (path: string, meta?: Record<string, unknown>) =>
    fillPath(path.replace(/^\//, '').replace(/\/\{id\}$/, ''), meta?.path as Record<string, string>);

  const declared = async (resource: string, verb: keyof Endpoints & ('getList' | 'getOne' | 'create' | 'clone' | 'update' | 'delete')) => {
    const declaredCalls = await endpoints(resource);
    const call = declaredCalls[verb];
    if (!call) throw new Error(`${resource} declares no call for ${verb}`);
    return { ...declaredCalls, call, method: split(call)[0], path: split(call)[1] };
  };
  const withId =
    (idField = 'id') =>
    (row: RaRecord) =>
      idField === 'id' ? row : { ...row, id: row[idField] as Identifier };
  const isRow = (value: unknown): value is RaRecord => typeof value === 'object' && value !== null && !Array.isArray(value);
  const isRows = (value: unknown): value is RaRecord[] => Array.isArray(value) && value.every(isRow);

  /** Every row of a list that answers in pages, each once: rows may move from one page to another meanwhile. */
  const allPages = async (ask: (page: object) => Promise<{ content: RaRecord[]; total: number; count: number }>, idField: string) => {
    const rows = new Map<unknown, RaRecord>();
    for (let page = 0; page < maxLookupPages; page += 1) {
      const { content, total, count } = await ask({ page, size: lookupPage });
      for (const row of content) rows.set(row[idField], row);
      if (count === 0 || (page + 1) * lookupPage >= total) return [...rows.values()];
    }
    throw new Error(`A lookup has more than ${maxLookupRows} rows`);
  };
  /**
   * A lookup as `id` and `label`; the filter `within` narrows it to a part, for example the regions of an office, and `q` to
   * what a typed text finds. Of more rows than `data` has, `total` says how many there are.
   */
  const getLookup = async (
    { path, getListOf, narrowedBy, searchedBy, query, idField = 'id', labelOf }: Endpoints & { path: string },
    { within, q }: Query = {},
    signal?: AbortSignal,
  ) => {
    const parts = [within ?? []].flat().map((value) => encodeURIComponent(String(value)));
    const isPart = parts.length > 0;
    const of = getListOf && isPart ? split(getListOf)[1].replace(/\{\w+\}/, () => parts.join(',')) : path;
    const narrowed = narrowedBy && isPart ? { [narrowedBy]: within } : {};
    const ask = async (page: object) => {
      const asked = { ...query?.(noPage), ...narrowed, ...page } as Query;
      const payload = await http.call<unknown>('GET', of, { query: asked, signal, isBackground: true });
      const { content, totalElements } = (Array.isArray(payload) ? { content: payload } : (payload ?? {})) as {
        content?: unknown;
        totalElements?: unknown;
      };
      if (!Array.isArray(content)) throw new CallFailure('busy');
      // what cannot be told from the others cannot be chosen
      const rows = content.filter((row) => isRow(row) && ['string', 'number'].includes(typeof row[idField])) as RaRecord[];
      if (rows.length === 0 && content.length > 0) throw new CallFailure('busy');
      return { content: rows, total: Number.isInteger(totalElements) ? (totalElements as number) : content.length, count: content.length };
    };
    const { content, total, count } = await ask(searchedBy ? { [searchedBy]: q, page: 0, size: lookupPage } : {});
    const labelFor = (row: RaRecord) => {
      try {
        return labelOf?.(row) ?? String(row[idField]);
      } catch {
        // one row that cannot be named does not take the others away
        return String(row[idField]);
      }
    };
    const isSearched = searchedBy && (q || total > maxLookupRows);
    const rows = isSearched || count >= total ? content : await allPages(ask, idField);
    return {
      data: rows.map((row) => ({ ...row, id: row[idField] as Identifier, label: labelFor(row) })),
      total: isSearched ? total : rows.length,
    };
  };

  const getOne: DataProvider['getOne'] = async (resource, { id, meta, signal }) => {
    const { path, idField } = await declared(resource, 'getOne');
    const { data } = await rest('GET', { isBackground: Boolean(meta?.isBackground) }).getOne(restPath(path, meta), { id, signal });
    if (!isRows([data])) throw new CallFailure('busy');
    return { data: withId(idField)(data) as never };
  };

  /** The code of downloads loads with the first download. */
  const loadFiles = () =>
    loadModule(() => import('./files')).then(
      ({ createFiles }) => createFiles(http, endpoints),
      () => {
        throw new CallFailure('network');
      },
    );

  const provider = {
    supportAbortSignal: true,
    getList: async (resource: string, { pagination, sort, filter, meta, signal }: Parameters<DataProvider['getList']>[1]) => {
      const declaredCalls = await declared(resource, 'getList');
      const path = fillPath(declaredCalls.path, meta?.path as CallParams['path']);
      if (declaredCalls.isLookup) return getLookup({ ...declaredCalls, path }, filter as Query, signal);
      const query = listQuery({ pagination, sort, filter: flat(filter as ListFilter) }, declaredCalls);
      const more = declaredCalls.query?.({ page: query.page as number, size: query.size as number }) as Query | undefined;
      const payload = await http.call<{ content: unknown; totalElements: unknown } | null>('GET', path, {
        query: { ...query, ...more, ...(meta?.query as Query | undefined) },
        signal,
        isBackground: Boolean(meta?.isBackground),
      });
      const { content, totalElements, ...beside } = payload ?? {};
      if (!isRows(content) || !Number.isInteger(totalElements)) throw new CallFailure('busy');
      return { data: content.map(withId(declaredCalls.idField)), total: totalElements as number, meta: beside };
    },
    getOne,
    getMany: async (resource: string, { ids, signal }: Parameters<DataProvider['getMany']>[1]) => {
      const { isLookup } = await endpoints(resource);
      if (!isLookup) return { data: (await Promise.all(ids.map((id) => getOne(resource, { id, signal })))).map(({ data }) => data) };
      const { data, total } = await getLookup(await declared(resource, 'getList'), {}, signal);
      // what a part does not have may be there all the same: it is called by its id
      const unknown = (id: Identifier) => (total > data.length ? [{ id, label: String(id) }] : []);
      return { data: ids.flatMap((id) => data.find((row) => row.id === id) ?? unknown(id)) };
    },
    create: async (...params: Parameters<DataProvider['create']>) => ({
      data: (await (await loadWriting()).createAndTell(...params)).data,
    }),
    preloadWrites: () =>
      loadWriting().then(
        () => {},
        () => {},
      ),
    createAndTell: async (...params: Parameters<CmsDataProvider['createAndTell']>) => (await loadWriting()).createAndTell(...params),
    update: async (...params: Parameters<DataProvider['update']>) => (await loadWriting()).update(...params),
    delete: async (...params: Parameters<DataProvider['delete']>) => (await loadWriting()).delete(...params),
    file: async (...file: Parameters<CmsDataProvider['file']>) => (await loadFiles()).file(...file),
    linkedFile: async (...file: Parameters<CmsDataProvider['linkedFile']>) => (await loadFiles()).linkedFile(...file),
    call: async (name: string, { path: values, query, body, signal, headers }: CallParams = {}) => {
      const [method, path] = split(name);
      const send = (checked?: Record<string, unknown>) =>
        http.call(method, fillPath(path, values), { query, signal, headers, body: checked });
      return { data: body ? await (await loadWriting()).withBody(name, body, undefined, send) : await send() };
    },
    upload: async (...upload: Parameters<CmsDataProvider['upload']>) =>
      (await loadModule(() => import('./upload'))).createUpload(http, options.writeHeaders)(...upload),
    exportList: async (...list: Parameters<CmsDataProvider['exportList']>) => (await loadFiles()).exportList(...list),
    getManyReference: () => Promise.reject(new Error('The CMS has no call for this verb')),
    updateMany: () => Promise.reject(new Error('The CMS has no call for this verb')),
    deleteMany: async (...params: Parameters<DataProvider['deleteMany']>) => (await loadWriting()).deleteMany(...params),
  };
  return provider as CmsDataProvider;
};
