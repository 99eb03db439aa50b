import { describe, expect, it } from 'vitest';
import type { DataProvider } from 'react-admin';
import { ok, refuse } from '../browser';
import { all, setUp } from './provider';

const hotline = { countryId: 1, displayOrder: 9, phoneNumber: '+852 1234', post: false };
const old = { id: 7, ...hotline, updatedAt: '2026-11-20T06:05:00.000Z' };
const oneHotline = 'GET /contactUs/clientServices/7';
const saveHotline = 'PUT /contactUs/clientServices/7';
const addHotline = 'POST /contactUs/clientServices/';

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
    server.on(oneHotline, () => ok(old));
    server.on(saveHotline, () => ok());
    const data = { ...hotline, isAdmin: true, displayOrder: undefined };
    expect(await provider.create('hotlines', { data })).toEqual({ data: { ...data, id: 8 } });
    const saved = await provider.update('hotlines', { id: 7, data: { ...hotline, post: true }, previousData: { ...old, was: 1 } });
    expect(saved).toEqual({ data: { ...old, ...hotline, post: true, was: 1, id: 7 } });
    expect(server.calls.flatMap(({ body }) => body ?? [])).toEqual([
      { countryId: 1, phoneNumber: '+852 1234', post: false },
      { ...hotline, post: true },
    ]);
  });
  it('with a body for a call that takes none are not sent at all', async () => {
    const { server, provider } = setUp();
    await expect(provider.call('PUT /appuser/unlock/{id}', { path: { id: 7 }, body: { why: 'x' } })).rejects.toThrow(
      'The contract has no body for PUT /appuser/unlock/{id}',
    );
    expect(server.calls).toEqual([]);
    server.on('PUT /appuser/unlock/7', () => ok());
    await provider.call('PUT /appuser/unlock/{id}', { path: { id: 7 } });
    expect(server.calls).toHaveLength(1);
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
  it('are deleted one after the other where many are to be', async () => {
    const { server, provider } = setUp();
    for (const id of [7, 8]) server.on(`DELETE /contactUs/clientServices/${id}`, () => ok());
    expect(await provider.deleteMany('hotlines', { ids: [7, 8] })).toEqual({ data: [7, 8] });
    expect(server.calls.map(({ name, body }) => [name, body])).toEqual([
      ['DELETE /contactUs/clientServices/7', null],
      ['DELETE /contactUs/clientServices/8', null],
    ]);
  });
  it('that are refused leave the others of many, and the failure says which are deleted', async () => {
    const { server, provider } = setUp();
    server.on('DELETE /contactUs/clientServices/7', () => refuse('It is in use'));
    server.on('DELETE /contactUs/clientServices/8', () => ok());
    const failed = provider.deleteMany('hotlines', { ids: [7, 8] });
    await expect(failed).rejects.toMatchObject({ code: 'refused', text: 'It is in use', deleted: [8] });
  });
  it('are deleted no further where the line is cut', async () => {
    const { server, provider } = setUp();
    server.on('DELETE /contactUs/clientServices/7', () => ok());
    server.on('DELETE /contactUs/clientServices/8', () => Promise.reject(new TypeError('dropped')));
    await expect(provider.deleteMany('hotlines', { ids: [7, 8, 9] })).rejects.toMatchObject({ code: 'network', deleted: [7] });
    expect(server.calls).toHaveLength(2);
  });
  it('have no other calls for many at once', async () => {
    const { provider } = setUp();
    const none = 'The CMS has no call for this verb';
    for (const verb of ['getManyReference', 'updateMany'] as const)
      await expect((provider[verb] as DataProvider['updateMany'])('hotlines', {} as never)).rejects.toThrow(none);
  });
});

describe('an id or a parameter that would lead a request to another call', () => {
  const attempts: [what: string, attempt: (cms: ReturnType<typeof setUp>['provider'], id: string) => Promise<unknown>][] = [
    ['getOne', (cms, id) => cms.getOne('hotlines', { id })],
    ['getOne with parameters', (cms, partner) => cms.getOne('partnerClients', { id: 'logout-cms', meta: { path: { partner } } })],
    ['getMany', (cms, id) => cms.getMany('hotlines', { ids: [id] })],
    ['getList', (cms, partner) => cms.getList('partnerClients', { meta: { path: { partner } }, pagination: { page: 1, perPage: 5 } })],
    ['getList of a lookup', (cms, within) => cms.getList('towns', { filter: { within: [within] } })],
    ['update', (cms, id) => cms.update('parks', { id, data: { name: 'A' }, previousData: { id } })],
    [
      'update by another member',
      (cms, id) => cms.update('clients', { id: 7, data: { username: 'a' }, previousData: { id: 7, clientID: id } }),
    ],
    ['delete', (cms, id) => cms.delete('hotlines', { id })],
    ['deleteMany', (cms, id) => cms.deleteMany('hotlines', { ids: [id] })],
    ['call', (cms, id) => cms.call('PUT /appuser/unlock/{id}', { path: { id } })],
    ['file', (cms, fileId) => cms.file('GET /files/{fileId}' as never, { path: { fileId } } as never)],
    ['upload', (cms, kind) => cms.upload(kind as never, new File(['x'], 'x.png'))],
  ];
  const ids = ['.', '..', '../', '..\\', '%2e%2e', '.%2E', '..;a', 'a/../..'];
  it.each(attempts.flatMap(([what, attempt]) => ids.map((id) => [what, id, attempt] as const)))(
    '%s refuses %j and sends nothing (PLT-127)',
    async (_, id, attempt) => {
      const { server, provider } = setUp({ bodies: { 'PUT /parks/{id}': 'name' } });
      await expect(attempt(provider, id)).rejects.toMatchObject({ code: 'noRecord' });
      expect(server.calls).toEqual([]);
    },
  );
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
      server.on(oneHotline, () => ok(old));
      await provider.create('hotlines', { data: hotline, meta }).catch(({ code }: { code: string }) => expect(code).toBe('network'));
      await provider
        .update('hotlines', { id: 7, data: hotline, previousData: old, meta })
        .catch(({ code }: { code: string }) => expect(code).toBe('network'));
    }
    const writes = server.calls.filter(({ name }) => name !== oneHotline);
    expect(writes.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(Array(4).fill('of the form'));
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
  it('of a call that the contract lacks travel encrypted, with the keys that are told of it and no others', async () => {
    const { server, provider } = setUp({ bodies: { 'POST /parks/': 'name pin*', 'PUT /parks/{id}': 'name pin*' } });
    server.on('POST /parks/', () => ok());
    server.on('PUT /parks/7', () => ok());
    const data = { name: 'A', pin: '1234', more: 1 };
    expect(await provider.create('parks', { data })).toEqual({ data: { name: 'A', more: 1, id: 'created' } });
    expect(await provider.update('parks', { id: 7, data, previousData: { id: 7 } })).toEqual({ data: { id: 7, name: 'A', more: 1 } });
    expect(server.calls.map(({ body }) => body)).toEqual([
      { name: 'A', pin: 'sealed 1: 1234' },
      { name: 'A', pin: 'sealed 1: 1234' },
    ]);
  });
  it.each(['name pin* pin', 'name pin pin*'])('SHR-006 travel encrypted where a body has the keys %j', async (keys) => {
    const { server, provider } = setUp({ bodies: { 'POST /parks/': keys } });
    server.on('POST /parks/', () => ok());
    expect(await provider.create('parks', { data: { name: 'A', pin: '1234' } })).toEqual({ data: { name: 'A', id: 'created' } });
    expect(server.calls[0]!.body).toEqual({ name: 'A', pin: 'sealed 1: 1234' });
  });
  it('SHR-006 travel encrypted where the contract stars the key and a deployment does not', async () => {
    const { server, provider } = setUp({ bodies: { [create]: 'username pwd fax' } });
    server.on(create, () => ok());
    await provider.create('clients', { data: { ...dummy, fax: '1' } });
    expect(server.calls[0]!.body).toEqual({ username: 'dummy1', pwd: 'sealed 1:  Pass w0rd! ', fax: '1' });
  });
  it.each([[1234], [['1234']], [{ text: '1234' }], [true]])('SHR-006 are not sent where the value is %j', async (pin) => {
    const { server, provider } = setUp({ bodies: { 'POST /parks/': 'name pin*' } });
    await expect(provider.create('parks', { data: { name: 'A', pin } })).rejects.toThrow('The password pin is not a text');
    expect(server.calls).toEqual([]);
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
