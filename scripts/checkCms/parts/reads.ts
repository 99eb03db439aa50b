/** Every reading call of the contract, with ids that lists gave. */
import { split } from '../../../dataProvider/paths';
import type { Query } from '../../../contract/cmsDataProvider';
import type { ContractCall } from '../contract';
import { Unanswered } from '../cms';
import type { Context, Row } from '../context';
import { isCode, said, shown } from '../findings';
import { ask, askOrRefused, pageOf, sendInSession } from '../reply';

/** So many records of each list are read. */
const sampled = 5;
/** Read by other parts. */
const elsewhere = ['GET /cmsauth/pubKey', 'GET /current-user/info', 'GET /logout-cms', 'GET /files/{fileId}'];
type Params = Record<string, string | number>;

const pathOf = (name: string) => split(name)[1];
const openIn = (call: ContractCall, params: Params) =>
  call.pathParameters.filter(({ name }) => [undefined, null, ''].includes(params[name] as never));

/** Some rows, as different from each other as their codes are: of each code the first, then whatever comes. */
const spread = (rows: Row[]): Row[] => {
  const seen = new Set<string>();
  const isNew = (row: Row) =>
    Object.entries(row)
      .filter(([, value]) => typeof value === 'boolean' || isCode(value))
      .map(([name, value]) => `${name}=${String(value)}`)
      .filter((code) => !seen.has(code) && seen.add(code)).length > 0;
  const firsts = rows.filter(isNew);
  return [...new Set([...firsts.slice(0, sampled), ...rows])].slice(0, sampled);
};

/** The query that the portal sends beside page, size and sort. */
const ownQuery = async ({ portal }: Context, call: string): Promise<Row> =>
  (await portal.screenOf(call))?.resource.list?.query?.({ page: 0, size: 50 }) ?? {};

/** The path parameters that the rows of a list give for a call below or beside it; undefined where no declaration ties the two. */
const pathsFrom = async ({ portal }: Context, call: string): Promise<{ list: string; of: (row: Row) => Params } | undefined> => {
  const resources = await portal.resources;
  const below = resources.find(
    ({ resource: { calls, idField } }) => calls.getList && pathOf(call) === `${pathOf(calls.getList)}{${idField}}`,
  );
  if (below) {
    const { calls, idField } = below.resource;
    return { list: calls.getList!, of: (row) => ({ [idField]: row[idField] as string }) };
  }
  const within = resources.find(
    ({ resource: { calls } }) => calls.getList && calls.getOne && pathOf(call).startsWith(pathOf(calls.getOne)),
  );
  if (!within) return undefined;
  const { calls, idField } = within.resource;
  const members: Record<string, string> = { id: idField, ...within.entity.routeParams };
  const names = [...pathOf(calls.getOne!).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { list: calls.getList!, of: (row) => Object.fromEntries(names.map((name) => [name, row[members[name] ?? name] as string])) };
};

/** Every value of the parameters that have a few. */
const choices = (call: ContractCall, params: Params): Params[] =>
  openIn(call, params).reduce<Params[]>(
    (all, { name, schema }) =>
      schema.enum ? all.flatMap((each) => schema.enum!.map((value) => ({ ...each, [name]: value as string }))) : all,
    [params],
  );

/** The paths to ask a call with; empty where no list gave any. */
const pathsTo = async (context: Context, call: ContractCall): Promise<Params[]> => {
  if (call.pathParameters.length === 0) return [{}];
  if (call.name === 'GET /salesregion/list/{offices}') {
    const offices = (context.seen.lookups.get('salesOffices') ?? []).map(({ code }) => String(code));
    return [...offices, ...(offices.length > 1 ? [offices.join(',')] : [])].map((each) => ({ offices: each }));
  }
  const source = await pathsFrom(context, call.name);
  if (!source) return choices(call, {}).filter((params) => openIn(call, params).length === 0);
  const lists = context.seen.lists.filter(({ call: list }) => list === source.list);
  const params = lists.flatMap(({ path, rows }) => spread(rows).map((row) => ({ ...(path as Params), ...source.of(row) })));
  return params.flatMap((each) => choices(call, each)).filter((each) => openIn(call, each).length === 0);
};

const readPage = async (context: Context, call: ContractCall, path: Params) => {
  const query = await ownQuery(context, call.name);
  const page = pageOf(await ask(context, call.name, { path, query: { page: 0, size: 50, ...query } as Query }));
  if (page) context.seen.lists.push({ call: call.name, path, query, ...page });
  if (page?.rows.length === 0) context.cannotTell(call.name, 'its rows, sorts and filters', 'the list has no rows');
  return page;
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a lookup, a record or a file; `refused` where the CMS has refused it. */
const readRest = async (context: Context, call: ContractCall, path: Params) => {
  const { portal, seen } = context;
  const lookup = portal.lookupOf(call.name);
  const query = (lookup?.[1].query ?? {}) as Query;
  const reply = await askOrRefused(context, call.name, { path, query, mayRefuse: call.pathParameters.length > 0 });
  if (reply === 'refused' || !reply) return reply;
  const { payload } = reply;
  // a part of a lookup is not the whole
  if (Array.isArray(payload) && lookup?.[1].getList === call.name) seen.lookups.set(lookup[0], payload.filter(isRow));
  // a file stands in the msg
  else if (!Array.isArray(payload)) seen.records.push({ call: call.name, path, record: (payload ?? reply.answer.json) as Row });
  return reply;
};

/** Reads what is below records. One of them may be gone since its list was read; all of them are not. */
const readBelow = async (context: Context, call: ContractCall, paths: Params[]) => {
  const replies = await Promise.all(paths.map((path) => readRest(context, call, path)));
  const refused = replies.filter((reply) => reply === 'refused').length;
  if (refused === 0) return;
  if (refused < replies.length)
    return context.cannotTell(call.name, 'one record', 'it was refused, as one that is gone by now is; others were read');
  const where = await context.portal.where(call.name);
  context.deviates({
    rule: 'refused',
    call: call.name,
    place: '/status',
    expected: 'the records whose ids a list gave',
    found: `a refusal for each of ${refused}`,
    effect: 'fails',
    portal: `${where}: it reads what the CMS says, and shows nothing else`,
  });
};

/** Lookups, lists, and whatever is below their records. */
export const checkReads = async (context: Context) => {
  const { calls, cannotTell, portal, seen } = context;
  const reading = calls.calls.filter(({ method, name }) => method === 'GET' && !elsewhere.includes(name));
  const isSimple = ({ pathParameters }: ContractCall) => pathParameters.length === 0;
  const simple = reading.filter(isSimple);
  await Promise.all(simple.map((call) => (call.isPaged ? readPage(context, call, {}) : readRest(context, call, {}))));
  // a lookup that is a list as well: the portal asks for it whole
  for (const [name, { getList, query }] of Object.entries(portal.lookups)) {
    if (!query || seen.lookups.has(name)) continue;
    const page = pageOf(await ask(context, getList, { query: query as Query, isAgain: true }));
    // the portal reads such a list to its end; of a part nothing is known
    if (page && page.rows.length >= page.total) seen.lookups.set(name, page.rows);
  }
  const below = reading.filter((call) => !isSimple(call)).toSorted((a, b) => a.pathParameters.length - b.pathParameters.length);
  for (const call of below) {
    const paths = await pathsTo(context, call);
    if (paths.length === 0) cannotTell(call.name, 'its reply', 'no list gave an id for it');
    if (!call.isPaged) await readBelow(context, call, paths);
    else {
      // one list with rows is enough for what is compared later
      for (const path of paths) if ((await readPage(context, call, path))?.rows.length) break;
    }
  }
};

/** An id that nobody has is told with status "01" and a msg (PLT-127). */
export const checkRefusals = async (context: Context) => {
  const { portal, deviates } = context;
  for (const { entity, resource } of await portal.resources) {
    const { calls } = resource;
    if (!calls.getOne) continue;
    const list = context.seen.lists.find(({ call }) => call === calls.getList);
    if (!list?.rows[0]) continue;
    const params = Object.entries(entity.routeParams ?? {}).map(([name, member]) => [name, list.rows[0]![member] as string]);
    const answer = await sendInSession(context, calls.getOne, { path: { ...Object.fromEntries(params), id: 999_999_999 } });
    if (answer instanceof Unanswered) {
      context.cannotTell(calls.getOne, 'an id that nobody has', answer.reason);
      continue;
    }
    const { status, msg, payload = null } = (answer.json ?? {}) as { status?: unknown; msg?: unknown; payload?: unknown };
    if (answer.status === 200 && status === '01' && typeof msg === 'string' && msg !== '' && payload === null) continue;
    if (answer.status === 403) continue;
    const place = answer.status === 200 ? '/status' : 'HTTP status';
    const text = await portal.failure(answer);
    deviates({
      rule: 'refusal',
      call: calls.getOne,
      place,
      expected: 'HTTP 200, status "01" and a msg for an id that nobody has',
      found:
        answer.status === 200
          ? `status ${typeof status === 'string' ? `"${said(status)}"` : shown(status)}${msg ? '' : ' without a msg'}`
          : `HTTP ${answer.status}`,
      effect: text === undefined ? 'fails' : 'shows less',
      portal:
        text === undefined
          ? `${await portal.where(calls.getOne)}: it opens an empty form`
          : `It reads "${said(text)}" in place of what the CMS has to say; so it does for other refusals of this CMS, of saves too`,
    });
  }
};
