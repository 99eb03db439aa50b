/** What declarations allow, and what the box refuses: the same for everybody, and what is saved is there. */
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../authProvider/permissions';
import { claimsOf, readSession } from '../../authProvider/session';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { modules, people } from '../../fixtures/auth/people';
import { basePath } from '../../fixtures/server';
import { registry } from '../../resources';
import { endpointsFrom } from '../../src/app/endpoints';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { loadCodecs } from '../../src/fields/codecs/codecs';
import { nested, type Values } from '../../src/schema/values/path';
import { entitiesOf } from '../../src/schema/registry';
import type { Form } from '../../src/schema/resource';
import { formModel, type FormModel } from '../../src/views/form/model/formModel';
import { saveOf } from '../../src/views/form/model/saveOf';
import { useBox } from './box';

const reads = modules.map((module) => `${module}_READ`);
const entities = entitiesOf(registry, builtInKinds);
const names = Object.keys(registry.resources) as (keyof typeof registry.resources)[];

/** Forms without a text that can be changed: nothing of them is saved here. */
const withoutText: readonly string[] = ['adminUsers'];

/** Texts to try in an input, until one breaks no rule; the first is another one each time. */
let count = 0;
const samples = () => [`Changed ${(count += 1)}`, '+852 5550 1234', '7'];
/** A save of one text that is another one then, and what it is; undefined where no text can be changed. */
const changeOne = async (model: FormModel) => {
  const order = ['multiline', 'text', 'integer'];
  const texts = model
    .at(nested(model.initial))
    .active.filter(({ field, path }) => order.includes(field.kind) && model.initial[path] !== undefined);
  for (const leaf of texts.toSorted((a, b) => order.indexOf(a.field.kind) - order.indexOf(b.field.kind)))
    for (const value of samples().filter((sample) => sample !== model.initial[leaf.path])) {
      const result = await saveOf(model, nested({ [leaf.path]: value }));
      if ('save' in result) return { leaf, value, body: result.save.body };
    }
  return undefined;
};

/** The portal of a person who has signed in, without its screens. */
const portalOf = (root: string, reply: Values, encrypt: (password: string) => Promise<string>) => {
  const session = readSession(reply, Date.now(), 'ann')!;
  const viewer = { id: session.person, level: session.userLevel, codes: session.permissions, claims: claimsOf(session) };
  const provider = createDataProvider({
    http: createHttp({
      base: `${root}${basePath}`,
      tokens: { fresh: () => Promise.resolve(session.token), renew: () => Promise.resolve(session.token) },
      onSessionEnd: () => {},
    }),
    withPasswords: (send) => send(encrypt),
    writeHeaders: {},
    endpoints: endpointsFrom(entities, registry, viewer),
  });
  return { viewer, token: session.token, provider };
};

describe('everybody may create, save, delete and copy exactly where the box would not refuse the call, and what is saved is there', () => {
  const { root, send, signIn, as, encrypt } = useBox();
  /** Whether the box answers a call with something else than 403, whatever it thinks of the body. */
  const answers = async (call: string | undefined, token: string) => {
    if (!call) return false;
    const [method, path] = call.split(' ') as [string, string];
    const body = method === 'DELETE' || method === 'GET' ? undefined : {};
    return (await send(method, path.replaceAll(/\{\w+\}/g, '999999'), { token, body, isLoose: true })).http !== 403;
  };
  const check = async (name: (typeof names)[number], reply: Values) => {
    const { viewer, token, provider } = portalOf(root(), reply, encrypt);
    const { access = {}, routes } = registry.resources[name]!;
    const { calls, list, form, cloneForm } = (await entities[name]!.load!()).default;
    const may = (permission: string) => isAllowed({ permissions: viewer.codes, userLevel: viewer.level }, access[permission]);
    const mayList = await answers(calls.getList, token);
    // the call may be there for copies, which more people may make
    const { level = 3 } = access.create ?? {};
    const mayCreate = (await answers(calls.create, token)) && (!cloneForm || calls.clone !== undefined || viewer.level <= level);
    if (routes.create) expect(may('create'), 'create').toBe(mayCreate);
    const removal = list!.rowActions.find((action) => action.type === 'confirm' && action.call === 'delete') as
      { permission: string } | undefined;
    if (calls.delete)
      expect(Boolean(removal) && may(removal!.permission), 'delete').toBe(Boolean(removal) && (await answers(calls.delete, token)));
    if (cloneForm) expect(may('clone'), 'clone').toBe(await answers(calls.clone ?? calls.create, token));
    if (!routes.edit || !mayList) return;
    const maySave = may(form!.permission);
    expect(maySave, `${name} save`).toBe(await answers(calls.update, token));
    if (maySave)
      expect(await saveOne(name, form!, list!.sorts?.[0], { viewer, provider }), `${name} saved`).toBe(!withoutText.includes(name));
  };
  /** Saves one record of a list with one other text, and reads it again; false where there is none. */
  const saveOne = async (
    name: string,
    form: Form,
    sorted: string | undefined,
    { viewer, provider }: Pick<ReturnType<typeof portalOf>, 'viewer' | 'provider'>,
  ) => {
    await loadCodecs(Object.values(form.fields));
    const [field = '', direction] = (sorted ?? '').split(' ');
    const sort = { field, order: direction === 'desc' ? ('DESC' as const) : ('ASC' as const) };
    const { data } = await provider.getList(name, { pagination: { page: 1, perPage: 50 }, sort, filter: {} });
    const { routeParams = {} } = entities[name]!;
    for (const row of data as (Values & { id: number })[]) {
      const { id } = row;
      const path = Object.fromEntries(Object.entries(routeParams).map(([parameter, member]) => [parameter, String(row[member])]));
      const meta = { path };
      const { data: record } = await provider.getOne<Values & { id: number }>(name, { id, meta });
      if (!form.allowed(record, viewer) || form.locked(record) !== null) continue;
      const change = await changeOne(formModel(form, record, viewer));
      if (!change) continue;
      await provider.update(name, { id, data: change.body, previousData: record, meta });
      const { data: again } = await provider.getOne<Values & { id: number }>(name, { id, meta });
      const saved = formModel(form, again, viewer).initial;
      expect({ id, [change.leaf.path]: saved[change.leaf.path] }).toEqual({ id, [change.leaf.path]: change.value });
      return true;
    }
    return false;
  };

  it.each(people.map(({ username }) => username))('PLT-112 PLT-115 PLT-124 %s', async (username) => {
    const reply = (await signIn(username)).payload as Values;
    for (const name of names) await check(name, reply);
  });

  const codesOf = (name: (typeof names)[number]) => Object.values(registry.resources[name]!.access ?? {}).flatMap(({ code }) => code ?? []);
  const codes = [...new Set(names.flatMap(codesOf))];
  it.each(codes.flatMap((code) => [[code, 2] as const, [code, 3] as const]))(
    'PLT-112 PLT-115 PLT-124 somebody with %s alone, of level %i',
    async (code, level) => {
      const userLevel = level === 2 ? 'CS_TEAM' : 'SALES_TEAM';
      const person = { salesOffices: ['HK'], regions: ['HK', 'CN', 'TW', 'DB'], userLevel, permissionCode: [...reads, code] };
      expect((await as('superadmin', 'PUT', '/cmsuser/edit/104', person)).status).toBe('00');
      const reply = (await signIn('viewer.hk')).payload as Values;
      // one call saves clients and partners: each code is asked about what it is for
      for (const name of names.filter((each) => codesOf(each).includes(code))) await check(name, reply);
    },
  );
});
