/** What the portal makes of an answer: asked of its own declarations and its own data provider, not of a list kept here. */
import { claimsOf, readSession, readTokens, type Session } from '../../authProvider/session';
import { createEncryptor } from '../../authProvider/encryptPassword';
import type { CmsDataProvider } from '../../contract/cmsDataProvider';
import { createDataProvider } from '../../dataProvider';
import { createHttp, type Http, type Transport } from '../../dataProvider/http';
import { split } from '../../dataProvider/paths';
import { registry } from '../../resources';
import { endpointsFrom } from '../../src/app/endpoints';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { createMenuTarget } from '../../src/layout/menuTarget';
import { failureText } from '../../src/messages/failureText';
import { optionFor, type EngineField } from '../../src/schema/kind';
import { valueAt, type Values } from '../../src/schema/path';
import { entitiesOf, type Entity } from '../../src/schema/registry';
import type { EngineAction, Resource } from '../../src/schema/resource';
import type { Viewer } from '../../src/schema/viewer';
import type { Answer } from './cms';
import type { Problem } from './contract';
import type { Deviation } from './findings';

/** A screen that is made of a call: a list, or the form of a record. */
export type Screen = { name: string; entity: Entity; resource: Resource; isList: boolean };
type Fate = Pick<Deviation, 'effect' | 'portal'>;

const nobody: Viewer = { id: '', level: 1, codes: [], claims: {} };
const somewhere = new Proxy({}, { get: () => '1' }) as Record<string, string>;

/** What a browser makes of an answer: it follows a redirect, and reads nothing of another origin's. */
const arriving =
  ({ status, statusText, headers, bytes }: Answer, base: string): Transport =>
  () => {
    const isRedirect = status >= 300 && status < 400;
    const leadsTo = headers.get('Location') ?? '';
    if (isRedirect && new URL(leadsTo, base).origin !== new URL(base).origin) return Promise.reject(new TypeError('another origin'));
    const isEmpty = [204, 205, 304].includes(status);
    return Promise.resolve(new Response(isEmpty ? null : bytes, { status: isRedirect ? 200 : status, statusText, headers }));
  };

const fields = ({ fields: own, list, form }: Resource) => ({ ...own, ...form?.fields, ...list?.fields });
/** Why a record needs its id. */
const keyOfRecord = 'without it a record can neither be told apart nor saved';
const actionsOf = ({ list, form }: Resource): EngineAction[] => [
  ...(list?.rowActions ?? []).flatMap((action) => (action.type === 'menu' ? [...action.actions] : [action as EngineAction])),
  ...(form?.sections ?? []).flatMap(({ actions }) => actions),
  ...(form?.head?.actions ?? []),
];
/** The members that a function of a record looks at. */
const lookedAt = (record: Values, look: (record: Values) => unknown): Set<string> => {
  const names = new Set<string>();
  const watched = new Proxy(record, {
    get: (target, name) => {
      if (typeof name === 'string') names.add(name);
      return target[name as string];
    },
  });
  try {
    look(watched);
  } catch {
    // what it has looked at until then counts
  }
  return names;
};

export const createPortal = (base: string) => {
  const entities = entitiesOf(registry, builtInKinds);
  const screens = (async () => {
    const all = await Promise.all(
      Object.entries(entities).map(async ([name, entity]) => ({ name, entity, resource: (await entity.load()).default })),
    );
    return all.flatMap(({ name, entity, resource }) => {
      const { getList, getOne } = resource.calls;
      const screen = { name, entity, resource };
      return [
        ...(getList ? [[getList, { ...screen, isList: true }] as const] : []),
        ...(getOne ? [[getOne, { ...screen, isList: false }] as const] : []),
      ];
    });
  })();
  const screenOf = async (call: string): Promise<Screen | undefined> => (await screens).find(([name]) => name === call)?.[1];
  const lookupOf = (call: string) =>
    Object.entries(registry.lookups).find(([, { getList, getListOf }]) => [getList, getListOf].includes(call as never));
  let viewer = nobody;

  const httpFor = (answer: Answer): Http => {
    const http = createHttp({
      base,
      tokens: { fresh: () => Promise.resolve('token'), renew: () => Promise.resolve('another') },
      onSessionEnd: () => {},
    });
    const transport = arriving(answer, base);
    return {
      ...http,
      send: (method, path, options, read) => http.send(method, path, { ...options, transport }, read),
      call: (method, path, options) => http.call(method, path, { ...options, transport }),
      envelope: (method, path, options) => http.envelope(method, path, { ...options, transport }),
    } as Http;
  };
  const providerFor = (http: Http): CmsDataProvider =>
    createDataProvider({
      http,
      withPasswords: () => Promise.reject(new Error('nothing is written')),
      writeHeaders: {},
      endpoints: endpointsFrom(entities, registry.lookups, viewer),
    });
  /** Reads an answer as the portal would. Rejects as the portal's own call would. */
  const read = async ({ call, ...rest }: Answer): Promise<unknown> => {
    const http = httpFor({ call, ...rest });
    const provider = providerFor(http);
    const [method, path] = split(call);
    const malformed = (value: unknown) => value ?? Promise.reject(new Error('malformed'));
    if (call === 'GET /cmsauth/pubKey') return createEncryptor(() => http.call(method, path, { token: 'none' })).prepare();
    if (call === 'POST /cmsauth/login' || call === 'GET /current-user/info')
      return malformed(readSession(await http.call(method, path, { token: 'none' }), Date.now()));
    if (call === 'POST /cmsauth/refresh') return malformed(readTokens(await http.call(method, path, { token: 'none' }), Date.now()));
    const meta = { path: somewhere };
    const screen = await screenOf(call);
    if (screen?.isList)
      return provider.getList(screen.name, { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' }, filter: {}, meta });
    if (screen) return provider.getOne(screen.name, { id: 1, meta });
    const lookup = lookupOf(call);
    if (lookup)
      return provider.getList(lookup[0], { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' }, filter: {}, meta });
    if (call === 'GET /files/{fileId}' || call.endsWith('/{docNumber}')) return provider.file(call as never, { path: somewhere });
    return provider.call(call as never, { path: somewhere });
  };

  /** What of a record its screen shows or decides by, by the name of the member. */
  const usesOf = ({ resource, isList }: Screen, record: Values): Map<string, string> => {
    const uses = new Map<string, string>();
    const use = (names: Iterable<string>, why: string) => {
      for (const name of names) if (!uses.has(name)) uses.set(name, why);
    };
    const { list, form, idField, updateId, versionedBy } = resource;
    const places = isList
      ? (list?.columns ?? [])
      : [...(form?.sections ?? []).flatMap((section) => section.fields), ...(form?.head?.facts ?? []), form?.footer ?? ''];
    const useField = (path: string, field: EngineField | undefined) => {
      const label = field?.label ?? path;
      const why = isList ? `the column ${label} stays empty` : `${label} stays empty`;
      const lines = field && optionFor(field, 'templates');
      if (typeof lines === 'function') use(lookedAt(record, lines as (record: Values) => unknown), why);
      else use([path, path.split('.')[0]!], why);
      const by = field && optionFor(field, 'changedBy');
      if (by) use([by], `${label} does not say by whom`);
    };
    for (const path of places) if (path) useField(path, fields(resource)[path]);
    use(
      lookedAt(record, (watched) => resource.recordTitle(watched)),
      'the name of the record has a gap',
    );
    for (const action of actionsOf(resource))
      if ('offered' in action)
        use(
          lookedAt(record, (watched) => [action.offered(watched), action.allowed(watched, viewer)]),
          `${action.label} may be offered where it should not`,
        );
    if (form && !isList)
      use(
        lookedAt(record, (watched) => [form.allowed(watched, viewer), form.locked(watched), form.editable(watched, viewer)]),
        'what may be edited is decided wrongly',
      );
    if (versionedBy && !isList) use([versionedBy], 'what somebody else has saved meanwhile is overwritten');
    uses.set(idField, keyOfRecord);
    if (!isList) uses.set(updateId, keyOfRecord);
    return uses;
  };

  const titleOf = ({ name, entity, isList }: Screen) =>
    isList ? entity.label : (entity.titles?.edit ?? registry.resources[name]?.label ?? name);

  return {
    entities,
    screenOf,
    lookupOf,
    /** Whose rights decide what is offered. */
    signIn: (session: Session) => {
      viewer = { id: session.person, level: session.userLevel, codes: session.permissions, claims: claimsOf(session) };
    },
    viewer: () => viewer,
    /** What the portal does about a whole answer: the text that a person reads where it fails, undefined where it reads it. */
    failure: async (answer: Answer): Promise<string | undefined> => {
      try {
        await read(answer);
        return undefined;
      } catch (error) {
        return failureText(error) ?? 'nothing';
      }
    },
    /** What the portal does where one member of an answer is not as the contract says. */
    fate: async (answer: Answer, problem: Pick<Problem, 'place' | 'isExtra' | 'found'>): Promise<Fate> => {
      const failure = await read(answer).then(
        () => undefined,
        (error: unknown) => failureText(error) ?? 'nothing',
      );
      const screen = await screenOf(answer.call);
      const where = screen ? titleOf(screen) : (lookupOf(answer.call)?.[0] ?? answer.call);
      if (failure !== undefined) return { effect: 'fails', portal: `${where}: it reads "${failure}"` };
      if (problem.isExtra) return { effect: 'nothing', portal: 'It does not look at this member' };
      if (!screen) return { effect: 'shows less', portal: `${where}: what needs this member stays empty` };
      const inRecord = /^\/payload(?:\/content\/\d+)?\/(.+)$/.exec(problem.place)?.[1];
      if (inRecord === undefined) return { effect: 'nothing', portal: `${where}: no screen looks at it` };
      const path = inRecord.replaceAll('/', '.');
      const pointer = problem.place
        .slice(0, -inRecord.length - 1)
        .split('/')
        .slice(1)
        .join('.');
      const record = (valueAt(answer.json as Values, pointer) ?? {}) as Values;
      const uses = usesOf(screen, record);
      const [member = ''] = path.split('.');
      const why = uses.get(path) ?? uses.get(member);
      if (why === keyOfRecord && (problem.found === undefined || problem.found === null))
        return { effect: 'fails', portal: `${where}: ${why}` };
      if (why === keyOfRecord) return { effect: 'nothing', portal: `${where}: it is used as it came` };
      if (why) return { effect: 'shows less', portal: `${where}: ${why}` };
      return screen.isList
        ? { effect: 'nothing', portal: `${where}: the list does not show it` }
        : { effect: 'shows less', portal: `${where}: a panel that needs it stays empty` };
    },
    where: async (call: string) => {
      const screen = await screenOf(call);
      return screen ? titleOf(screen) : (lookupOf(call)?.[0] ?? call);
    },
    /** The paths of menu items that lead to a page. */
    leadsSomewhere: (name: string) => {
      const { pathOf } = createMenuTarget(registry.resources);
      const path = pathOf(name);
      return Object.values(registry.resources).some(({ routes }) => Object.values(routes).includes(path));
    },
    /** The permission codes that some page asks for. */
    codes: new Set(Object.values(registry.resources).flatMap(({ access = {} }) => Object.values(access).flatMap(({ code }) => code ?? []))),
    lookups: registry.lookups,
  };
};
export type Portal = ReturnType<typeof createPortal>;
