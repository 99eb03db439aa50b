import { describe, expect, it } from 'vitest';
import type { DataProvider } from 'react-admin';
import { createDataProvider, fillPath, type Endpoints } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { createServer, json, ok, refuse } from './browser';

/** The calls of two screens as their declarations name them, and of lookups. */
const declared: Record<string, Endpoints> = {
  hotlines: {
    getList: 'GET /contactUs/clientServices/',
    getOne: 'GET /contactUs/clientServices/{id}',
    create: 'POST /contactUs/clientServices/',
    update: 'PUT /contactUs/clientServices/{id}',
    delete: 'DELETE /contactUs/clientServices/{id}',
    stamp: 'updatedAt',
  },
  clients: {
    getList: 'GET /appuser/',
    getOne: 'GET /appuser/{id}',
    create: 'POST /appuser/add/dummy',
    update: 'PUT /appuser/{id}',
    export: 'POST /appuser/downloadCsv',
    updateId: 'clientID',
    sorts: true,
    tieBreak: 'id,asc',
    query: ({ page, size }) => ({ first: page * size, last: (page + 1) * size - 1 }),
  },
  partnerClients: {
    getList: 'GET /businessPartner/{partner}/clients',
    getOne: 'GET /businessPartner/{partner}/clients/{id}',
    idField: 'clientID',
  },
  offices: { getList: 'GET /salesregion/officelist', isLookup: true, idField: 'code', labelFields: ['name', 'nameEn'] },
  regions: { getList: 'GET /salesregion/list', getListOf: 'GET /salesregion/list/{offices}', isLookup: true, idField: 'code' },
  nothing: {},
};
const all = { idempotencyKey: true, ifUnmodifiedSince: true };

/** The data provider over a server of the test; `sealed` is how a password travels, `newKeys` how often the key is another. */
const setUp = ({ writeHeaders, newKeys = 0 }: { writeHeaders?: typeof all; newKeys?: number } = {}) => {
  const server = createServer();
  const counted: string[] = [];
  const http = createHttp({
    base: 'https://cms.test/portal-cms',
    tokens: { fresh: async () => 'token', renew: async () => null },
    onSessionEnd: () => {},
    begin: (kind) => {
      counted.push(kind);
      return () => {};
    },
  });
  let key = 1;
  const provider = createDataProvider({
    http,
    writeHeaders,
    endpoints: async (resource) => declared[resource]!,
    withPasswords: async (send) => {
      const attempt = () => send(async (password) => `sealed ${key}: ${password}`);
      for (; key <= newKeys; key += 1)
        try {
          return await attempt();
        } catch (error) {
          if ((error as { code: string }).code !== 'refused') throw error;
        }
      return attempt();
    },
  });
  return { server, provider, counted };
};
const sort = { field: 'lastLoginAt', order: 'DESC' as const };
const list = { pagination: { page: 2, perPage: 5 }, sort, filter: {} };
const hotline = { countryId: 1, displayOrder: 9, phoneNumber: '+852 1234', post: false };
const old = { id: 7, ...hotline, updatedAt: '2026-11-20T06:05:00.000Z' };
const oneHotline = 'GET /contactUs/clientServices/7';
const saveHotline = 'PUT /contactUs/clientServices/7';
const addHotline = 'POST /contactUs/clientServices/';

describe('lists', () => {
  it('PLT-075 PLT-078 PLT-095 ask for a page, sorted, with what the declaration adds', async () => {
    const { server, provider, counted } = setUp();
    server.on('GET /appuser/?page=1&size=5&sort=lastLoginAt,desc&sort=id,asc&first=5&last=9', () =>
      ok({ content: [{ id: 1 }], totalElements: 6 }),
    );
    expect(await provider.getList('clients', list)).toEqual({ data: [{ id: 1 }], total: 6 });
    expect(counted).toEqual(['read']);
  });
  it('PLT-093 CLI-011 send what was chosen over what was typed, and can stay in the background', async () => {
    const { server, provider, counted } = setUp();
    server.on('GET /contactUs/clientServices/?page=1&size=5&post=true&phoneNumber=852', () => ok({ content: [], totalElements: 0 }));
    const filter = { search: { post: 'false', phoneNumber: ' 852 ' }, chosen: { post: 'true' } };
    expect(await provider.getList('hotlines', { ...list, filter, meta: { isBackground: true } })).toEqual({ data: [], total: 0 });
    expect(counted).toEqual([]);
  });
  it('of a record fill its path, and know a row by its own member', async () => {
    const { server, provider } = setUp();
    server.on('GET /businessPartner/B%201/clients?page=1&size=5', () => ok({ content: [{ id: 3, clientID: 'C3' }], totalElements: 1 }));
    const { data } = await provider.getList('partnerClients', { ...list, meta: { path: { partner: 'B 1' } } });
    expect(data).toEqual([{ id: 'C3', clientID: 'C3' }]);
  });
  it.each([
    { content: [] },
    { totalElements: 3 },
    { content: 'x', totalElements: 1 },
    { content: [null], totalElements: 1 },
    { content: [5], totalElements: 1 },
    { content: [], totalElements: 1.5 },
    null,
  ])('reject a page that is %j', async (payload) => {
    const { server, provider } = setUp();
    server.on('GET /contactUs/clientServices/?page=1&size=5', () => ok(payload));
    await expect(provider.getList('hotlines', list)).rejects.toMatchObject({ code: 'busy' });
  });
  it('hand the abort signal on', async () => {
    const { server, provider } = setUp();
    server.hold('GET /contactUs/clientServices/?page=1&size=5');
    const controller = new AbortController();
    const rows = provider.getList('hotlines', { ...list, signal: controller.signal });
    await server.came('GET /contactUs/clientServices/?page=1&size=5');
    controller.abort();
    await expect(rows).rejects.toMatchObject({ code: 'aborted' });
  });
  it('say which call a declaration lacks', async () => {
    const { provider } = setUp();
    await expect(provider.getList('nothing', list)).rejects.toThrow('nothing declares no call for getList');
    await expect(provider.exportList('nothing', { sort, filter: {} })).rejects.toThrow('nothing declares no call for an export');
  });
  it('CLI-026 CLI-027 as a file keep filters and sort and leave the page out', async () => {
    const { server, provider, counted } = setUp();
    server.on(
      'POST /appuser/downloadCsv?sort=lastLoginAt,desc&sort=id,asc&lastName=Chan',
      () => new Response('a,b', { headers: { 'Content-Disposition': 'attachment; filename="clients.csv"' } }),
    );
    const seen: number[] = [];
    const { blob, fileName } = await provider.exportList('clients', {
      sort,
      filter: { search: { lastName: 'Chan' } },
      onProgress: (bytes) => seen.push(bytes),
    });
    expect([await blob.text(), fileName, seen, counted]).toEqual(['a,b', 'clients.csv', [3], ['read']]);
  });
});

describe('lookups', () => {
  it('SHR-041 come whole, in the background, each with a label: the first member that is filled, else the id', async () => {
    const { server, provider, counted } = setUp();
    const rows = [
      { code: 'HK', name: 'Hong Kong' },
      { code: 'SG', name: '', nameEn: 'Singapore' },
      { code: 'MY', name: null, nameEn: 5 },
    ];
    server.on('GET /salesregion/officelist', () => ok(rows));
    expect(await provider.getList('offices', list)).toEqual({
      data: [
        { ...rows[0], id: 'HK', label: 'Hong Kong' },
        { ...rows[1], id: 'SG', label: 'Singapore' },
        { ...rows[2], id: 'MY', label: 'MY' },
      ],
      total: 3,
    });
    expect(counted).toEqual([]);
  });
  it.each([
    ['HK', 'GET /salesregion/list/HK'],
    [['HK', 'S/G'], 'GET /salesregion/list/HK,S%2FG'],
    [undefined, 'GET /salesregion/list'],
  ])('SHR-045 PLT-109 within %j are %s', async (within, call) => {
    const { server, provider } = setUp();
    server.on(call, () => ok([{ code: 'TW' }]));
    expect((await provider.getList('regions', { ...list, filter: { within } })).data).toEqual([{ code: 'TW', id: 'TW', label: 'TW' }]);
  });
  it('without parts are whole, whatever is asked', async () => {
    const { server, provider } = setUp();
    server.on('GET /salesregion/officelist', () => ok([]));
    expect(await provider.getList('offices', { ...list, filter: { within: 'HK' } })).toEqual({ data: [], total: 0 });
  });
  it('that are no list are rejected', async () => {
    const { server, provider } = setUp();
    server.on('GET /salesregion/officelist', () => ok({ code: 'HK' }));
    await expect(provider.getList('offices', list)).rejects.toMatchObject({ code: 'busy' });
  });
  it('give the items of some ids from one call', async () => {
    const { server, provider } = setUp();
    server.on('GET /salesregion/officelist', () => ok([{ code: 'HK' }, { code: 'SG' }]));
    expect((await provider.getMany('offices', { ids: ['SG'] })).data).toEqual([{ code: 'SG', id: 'SG', label: 'SG' }]);
  });
});

describe('records', () => {
  it('are read one by one, each by its id, with what else stands in the path', async () => {
    const { server, provider, counted } = setUp();
    server.on('GET /businessPartner/B1/clients/C3', () => ok({ id: 3, clientID: 'C3' }));
    expect(await provider.getOne('partnerClients', { id: 'C3', meta: { path: { partner: 'B1' }, isBackground: true } })).toEqual({
      data: { id: 'C3', clientID: 'C3' },
    });
    for (const id of [1, 2]) server.on(`GET /appuser/${id}`, () => ok({ id }));
    expect((await provider.getMany('clients', { ids: [1, 2] })).data).toEqual([{ id: 1 }, { id: 2 }]);
    expect(counted).toEqual(['read', 'read']);
  });
  it.each([['a text'], [null], [5]])('that are %j are rejected', async (payload) => {
    const { server, provider } = setUp();
    server.on(oneHotline, () => ok(payload));
    await expect(provider.getOne('hotlines', { id: 7 })).rejects.toMatchObject({ code: 'busy' });
  });
  it('are created and saved with what the contract allows and nothing more', async () => {
    const { server, provider } = setUp();
    server.on(addHotline, () => ok({ id: 8 }));
    server.on(saveHotline, () => ok());
    const data = { ...hotline, isAdmin: true, displayOrder: undefined };
    expect(await provider.create('hotlines', { data })).toEqual({ data: { ...data, id: 8 } });
    const saved = await provider.update('hotlines', { id: 7, data: { ...hotline, post: true }, previousData: { id: 7, was: 1 } });
    expect(saved).toEqual({ data: { ...hotline, post: true, was: 1, id: 7 } });
    expect(server.calls.map(({ body }) => body)).toEqual([
      { countryId: 1, phoneNumber: '+852 1234', post: false },
      { ...hotline, post: true },
    ]);
  });
  it('that the CMS answers with nothing have an id all the same', async () => {
    const { server, provider } = setUp();
    server.on(addHotline, () => ok(null));
    expect((await provider.create('hotlines', { data: hotline })).data.id).toBe('created');
  });
  it('CLI-076 are saved under the id that the path wants', async () => {
    const { server, provider } = setUp();
    server.on('PUT /appuser/C%207', () => ok());
    const { data } = await provider.update('clients', { id: 7, data: { username: 'ann' }, previousData: { id: 7, clientID: 'C 7' } });
    expect([data.id, server.calls[0]!.body]).toEqual([7, { username: 'ann' }]);
  });
  it('are read again before a save, which what somebody else saved stops', async () => {
    const { server, provider } = setUp();
    server.on(oneHotline, () => ok({ ...old, updatedAt: '2026-11-21T00:00:00.000Z' }));
    await expect(provider.update('hotlines', { id: 7, data: hotline, previousData: old })).rejects.toMatchObject({ code: 'conflict' });
    expect(server.named(saveHotline)).toEqual([]);
    server.on(oneHotline, () => ok(old));
    server.on(saveHotline, () => ok());
    await provider.update('hotlines', { id: 7, data: hotline, previousData: old });
    expect(server.named(saveHotline)).toHaveLength(1);
  });
  it('HOT-010 are deleted with no body', async () => {
    const { server, provider } = setUp({ writeHeaders: all });
    server.on('DELETE /contactUs/clientServices/7', () => ok());
    expect(await provider.delete('hotlines', { id: 7, previousData: old, meta: { idempotencyKey: 'k' } })).toEqual({ data: old });
    expect([server.calls[0]!.body, server.calls[0]!.headers.get('Idempotency-Key')]).toEqual([null, 'k']);
  });
  it('have no calls for many at once', async () => {
    const { provider } = setUp();
    const none = 'The CMS has no call for this verb';
    for (const verb of ['getManyReference', 'updateMany', 'deleteMany'] as const)
      await expect((provider[verb] as DataProvider['updateMany'])('hotlines', {} as never)).rejects.toThrow(none);
  });
});

describe('the headers of writes', () => {
  it('a POST and a PUT carry the Idempotency-Key that the form hands over, the same for each try', async () => {
    const { server, provider } = setUp({ writeHeaders: all });
    const meta = { idempotencyKey: 'of the form' };
    for (const name of [addHotline, saveHotline]) {
      server.on(name, () => Promise.reject(new TypeError('dropped')));
      server.on(name, () => ok());
    }
    for (let i = 0; i < 2; i += 1) {
      await provider.create('hotlines', { data: hotline, meta }).catch(({ code }: { code: string }) => expect(code).toBe('network'));
      await provider
        .update('hotlines', { id: 7, data: hotline, previousData: { id: 7 }, meta })
        .catch(({ code }: { code: string }) => expect(code).toBe('network'));
    }
    expect(server.calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(Array(4).fill('of the form'));
  });
  it('a PUT says since when its record must be unchanged', async () => {
    const { server, provider } = setUp({ writeHeaders: all });
    server.on(oneHotline, () => ok(old));
    server.on(saveHotline, () => ok());
    await provider.update('hotlines', { id: 7, data: hotline, previousData: old });
    const { headers } = server.named(saveHotline)[0]!;
    expect([headers.get('If-Unmodified-Since'), headers.get('Idempotency-Key')]).toEqual(['Fri, 20 Nov 2026 06:05:00 GMT', null]);
  });
  it.each([
    ['of a record that was never changed', 'hotlines', { ...old, updatedAt: null }],
    ['of a resource without a stamp', 'clients', { ...old, clientID: '7' }],
  ])('say nothing %s', async (_, resource, previousData) => {
    const { server, provider } = setUp({ writeHeaders: all });
    if (resource === 'hotlines') server.on(oneHotline, () => ok(previousData));
    server.on(resource === 'hotlines' ? saveHotline : 'PUT /appuser/7', () => ok());
    await provider.update(resource, { id: 7, data: hotline, previousData });
    expect(server.calls.at(-1)!.headers.has('If-Unmodified-Since')).toBe(false);
  });
  it('are left out where the configuration does not name them', async () => {
    const { server, provider } = setUp();
    server.on(oneHotline, () => ok(old));
    server.on(saveHotline, () => ok());
    await provider.update('hotlines', { id: 7, data: hotline, previousData: old, meta: { idempotencyKey: 'k' } });
    const { headers } = server.named(saveHotline)[0]!;
    expect([headers.has('If-Unmodified-Since'), headers.has('Idempotency-Key')]).toEqual([false, false]);
  });
});

describe('passwords in a body', () => {
  const create = 'POST /appuser/add/dummy';
  const dummy = { username: 'dummy1', pwd: ' Pass w0rd! ' };
  const wrongKey = () => refuse('The password is not encrypted as agreed');
  const keysOf = ({ calls }: ReturnType<typeof setUp>['server']) => calls.map(({ headers }) => headers.get('Idempotency-Key'));

  it('SHR-006 DUM-023 travel encrypted, with their blanks, and do not come back', async () => {
    const { server, provider } = setUp();
    server.on(create, () => ok());
    expect(await provider.create('clients', { data: dummy })).toEqual({ data: { username: 'dummy1', id: 'created' } });
    expect(server.calls[0]!.body).toEqual({ username: 'dummy1', pwd: 'sealed 1:  Pass w0rd! ' });
  });
  it('SHR-006 CLI-040 of a call beyond CRUD too; one that is none stays as it is', async () => {
    const { server, provider } = setUp();
    const call = 'PUT /appuser/reset/pwd/{id}';
    for (let i = 0; i < 2; i += 1) server.on('PUT /appuser/reset/pwd/7', () => ok('done'));
    expect(await provider.call(call, { path: { id: 7 }, body: { pwd: 'x', more: 1 }, headers: { 'X-A': 'b' } })).toEqual({ data: 'done' });
    await provider.call(call, { path: { id: 7 }, body: { pwd: null } });
    expect(server.calls.map(({ body }) => body)).toEqual([{ pwd: 'sealed 1: x' }, { pwd: null }]);
    expect(server.calls[0]!.headers.get('X-A')).toBe('b');
  });
  it('are sent once more when the server has a new key: as another request, whose key serves the next try of the form', async () => {
    const { server, provider } = setUp({ writeHeaders: all, newKeys: 1 });
    const meta = { idempotencyKey: 'of the form' };
    server.on(create, wrongKey);
    server.on(create, () => Promise.reject(new TypeError('dropped')));
    await expect(provider.create('clients', { data: dummy, meta })).rejects.toMatchObject({ code: 'network' });
    server.on(create, () => ok());
    await provider.create('clients', { data: dummy, meta });
    const [first, second, third] = keysOf(server);
    expect(first).toBe('of the form');
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(third).toBe(second);
    expect(server.calls.map(({ body }) => body!.pwd)).toEqual([
      'sealed 1:  Pass w0rd! ',
      'sealed 2:  Pass w0rd! ',
      'sealed 2:  Pass w0rd! ',
    ]);
  });
  it('of another form keep the key of that form', async () => {
    const { server, provider } = setUp({ writeHeaders: all, newKeys: 1 });
    server.on(create, wrongKey);
    for (let i = 0; i < 2; i += 1) server.on(create, () => ok());
    await provider.create('clients', { data: dummy, meta: { idempotencyKey: 'one' } });
    await provider.create('clients', { data: dummy, meta: { idempotencyKey: 'two' } });
    expect(keysOf(server).map((key) => key === 'one' || key === 'two' || 'another')).toEqual([true, 'another', true]);
  });
});

describe('files', () => {
  const file = 'GET /files/{fileId}';
  it('CLI-103 come as the text of a message', async () => {
    const { server, provider } = setUp();
    server.on('GET /files/F%201', () => json({ status: '00', msg: 'base64', payload: null }));
    expect(await provider.file(file, { path: { fileId: 'F 1' } })).toBe('base64');
  });
  it.each([
    ['an empty message', () => json({ status: '00', msg: '', payload: null }), 'download'],
    ['HTTP 500', () => json({}, { status: 500 }), 'download'],
    ['HTTP 403', () => json({}, { status: 403 }), 'forbidden'],
    ['a refusal', () => refuse('The record does not exist'), 'refused'],
  ])('PLT-092 PLT-126 fail with %s', async (_, answer, code) => {
    const { server, provider } = setUp();
    server.on('GET /files/F1', answer);
    await expect(provider.file(file, { path: { fileId: 'F1' } })).rejects.toMatchObject({ code });
  });
  it('CLI-049 behind a link are fetched by that link', async () => {
    const { server, provider } = setUp();
    for (const link of ['/files/nationalId-C1', '/files/護照', '/files/a.b-c_d~e,f']) {
      server.on(`GET ${link}`, () => json({ status: '00', msg: 'base64', payload: null }));
      expect(await provider.linkedFile(file, link)).toBe('base64');
    }
  });
  it.each([
    '/files/F1/../../appuser/1',
    '/files/F1?x',
    '/files/F1#x',
    '/files/..',
    '/files/.',
    '/files/%2e%2E',
    '/files/.\t.',
    '/files/F1\\..\\..\\appuser\\1',
    '/files/F1/x',
    '/files/',
    'files/F1',
    'x/files/F1',
    '//evil.example/files/F1',
    'https://evil.example/files/F1',
    '@evil.example/files/F1',
    '',
  ])('PLT-120 behind the link %j are not fetched', async (link) => {
    const { server, provider } = setUp();
    await expect(provider.linkedFile(file, link)).rejects.toMatchObject({ code: 'download' });
    expect(server.calls).toEqual([]);
  });
});

describe('fillPath', () => {
  it.each([
    ['/a/{id}/b/{tab}', { id: 1, tab: 'x y' }, '/a/1/b/x%20y'],
    ['/a/{ids}', { ids: 'HK,S/G' }, '/a/HK,S%2FG'],
    ['/a', {}, '/a'],
  ])('fills %s with %j', (path, values, filled) => {
    expect(fillPath(path, values as Record<string, string>)).toBe(filled);
  });
  it.each([[{}], [{ id: '' }], [undefined]])('refuses %j, which leaves a parameter empty', (values) => {
    expect(() => fillPath('/a/{id}', values)).toThrow('The path /a/{id} needs id');
  });
});
