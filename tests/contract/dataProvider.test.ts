import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInKinds } from '../../src/fields/builtInKinds';
import { createDataProvider } from '../../dataProvider';
import type { Endpoints } from '../../dataProvider/endpoints';
import { createHttp } from '../../dataProvider/http';
import { loadContract } from '../../fixtures/dialect/contract';
import { basePath } from '../../fixtures/server';
import { registry } from '../../resources';
import { entitiesOf } from '../../src/schema/registry';
import { endpointsFrom } from '../../src/app/endpoints';
import { useBox } from './box';

const { tokenOf, encrypt, root, control } = useBox();
const contract = loadContract();
const sent: { call: string; query: string; body: unknown; headers: Headers }[] = [];
const realFetch = globalThis.fetch;

/** Holds what the portal sends and what the box answers to the contract: an unannounced call or field fails the test. */
const watch = async (url: string, init: RequestInit) => {
  const { pathname, search, searchParams } = new URL(url);
  const found = contract.match(init.method!, pathname.replace(basePath, ''));
  if (typeof found !== 'object') throw new Error(`${init.method} ${pathname}: ${found}`);
  const { call, params } = found;
  const query: Record<string, unknown> = {};
  for (const key of new Set(searchParams.keys()))
    query[key] = searchParams.getAll(key).length > 1 ? searchParams.getAll(key) : searchParams.get(key);
  const body = init.body ? (JSON.parse(init.body as string) as unknown) : undefined;
  expect([call.checkPath(params), call.checkQuery(query), call.checkBody?.(body)].filter(Boolean), call.name).toEqual([]);
  if (!call.checkBody) expect(body, `${call.name} takes no body`).toBeUndefined();
  // the paths stand exactly as in the contract, trailing slash included
  expect(pathname.endsWith('/')).toBe(call.name.endsWith('/'));
  sent.push({ call: call.name, query: search, body, headers: new Headers(init.headers) });
  const response = await realFetch(url, init);
  if (response.headers.get('Content-Type')?.includes('json'))
    expect(call.checkReply(response.status, await response.clone().json())).toBeNull();
  return response;
};

const superadmin = { id: 'superadmin', level: 1, codes: [], claims: {} };
const provider = async (overrides: Record<string, Endpoints> = {}, writeHeaders = {}) => {
  const token = await tokenOf('superadmin');
  const http = createHttp({
    base: `${root()}${basePath}`,
    tokens: { fresh: async () => token, renew: async () => token },
    onSessionEnd: () => {},
  });
  const declared = endpointsFrom(entitiesOf(registry, builtInKinds), registry, superadmin);
  return createDataProvider({
    http,
    withPasswords: (send) => send(encrypt),
    writeHeaders,
    endpoints: async (resource) => overrides[resource] ?? declared(resource),
  });
};
const listParams = { pagination: { page: 2, perPage: 5 }, sort: { field: 'lastLoginAt', order: 'DESC' as const }, filter: {} };
const hotline = { countryId: 1, displayOrder: 9, phoneNumber: '+852 1234', post: false };

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', watch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await control('DELETE', 'faults');
});

describe('getList, with the lookups of SHR-034 SHR-042 SHR-044 SHR-046 HOT-013', () => {
  it('CLI-015 PLT-075 PLT-078 PLT-095 PLT-106 asks for a page of clients', async () => {
    const { data, total } = await (await provider()).getList('clients', listParams);
    expect([data.length, total, sent[0]!.call, sent[0]!.query]).toEqual([
      5,
      1200,
      'GET /appuser/',
      '?page=1&size=5&sort=lastLoginAt,desc&sort=id,asc',
    ]);
  });
  it('CLI-011 sends the chosen account manager, not the typed one', async () => {
    await (
      await provider()
    ).getList('clients', {
      ...listParams,
      filter: { search: { representative: 'typed', lastName: ' Chan ' }, chosen: { representative: 'Adrian Leung' } },
    });
    expect(sent[0]!.query).toContain('representative=Adrian%20Leung&lastName=Chan');
    expect(sent[0]!.query).not.toContain('typed');
  });
  it('HOT-007 asks for a page of hotlines without a sort', async () => {
    await (await provider()).getList('hotlines', listParams);
    expect([sent[0]!.call, sent[0]!.query]).toEqual(['GET /contactUs/clientServices/', '?page=1&size=5']);
  });
  it.each([
    ['SHR-042 userStatuses', 'GET /option/userstatus', 'OPENED', 'Opened'],
    ['SHR-034 projectStatuses', 'GET /option/projectStatus', 'AVAILABLE', 'Available'],
    ['SHR-042 userTypes', 'GET /option/usertype', 'B', 'Business Partner'],
    ['SHR-042 salesforceUserTypes', 'GET /option/sfUserType', 'CL', 'Client'],
    ['SHR-044 salesOffices', 'GET /salesregion/officelist', 'HK', 'Hong Kong'],
    ['SHR-044 regions', 'GET /salesregion/list', 'HK', 'Hong Kong'],
    ['SHR-046 accountManagers', 'GET /employees/findAll', 'E1001', 'Adrian Leung'],
    ['HOT-013 countries', 'GET /country/', 1, 'Hong Kong'],
  ])('%s come from %s with an id and a label', async (title, call, id, label) => {
    const { data } = await (await provider()).getList(title.split(' ')[1]!, { ...listParams, sort: { field: 'id', order: 'ASC' } });
    expect([sent[0]!.call, sent[0]!.query]).toEqual([call, '']);
    expect(data[0]).toMatchObject({ id, label });
  });
  it('SHR-045 PLT-109 asks for the regions of given offices, commas literal', async () => {
    const { data } = await (await provider()).getList('regions', { ...listParams, filter: { within: 'SG' } });
    expect(data.map(({ id }) => id as string)).toEqual(['SG', 'MY', 'JP', 'ID']);
    await (await provider()).getList('regions', { ...listParams, filter: { within: ['HK', 'SG'] } });
    expect(sent.map(({ call }) => call)).toEqual(['GET /salesregion/list/{offices}', 'GET /salesregion/list/{offices}']);
  });
  it('SHR-041 takes nameEn when name is missing', async () => {
    await control('POST', 'faults', {
      call: 'GET /option/userstatus',
      count: 1,
      kind: 'raw',
      body: JSON.stringify({ status: '00', msg: null, payload: [{ code: 'NEW', nameEn: 'New status' }, { code: 'BARE' }] }),
    });
    const { data } = await (await provider()).getList('userStatuses', listParams);
    expect(data.map(({ label }) => label as string)).toEqual(['New status', 'BARE']);
  });
  it.each([{}, { content: [] }, { totalElements: 3 }, { content: 'x', totalElements: 1 }, { content: [null], totalElements: 1 }, null, []])(
    'rejects a page that is %j',
    async (payload) => {
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: '00', msg: '', payload })));
      await expect((await provider()).getList('clients', listParams)).rejects.toMatchObject({ code: 'busy' });
    },
  );
  it('hands the abort signal to the call', async () => {
    await control('POST', 'faults', { call: 'GET /appuser/', kind: 'hang' });
    const controller = new AbortController();
    const list = (await provider()).getList('clients', { ...listParams, signal: controller.signal });
    // what hangs is under way
    await expect.poll(() => sent.length).toBe(1);
    controller.abort();
    await expect(list).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('records', () => {
  const newest = async () => {
    const { data } = await (await provider()).getList('hotlines', { ...listParams, pagination: { page: 1, perPage: 50 } });
    return data.toSorted((a, b) => Number(b.id) - Number(a.id))[0]!;
  };
  it('HOT-022 creates with what the contract allows and nothing more', async () => {
    const values = { ...hotline, phoneNumber: '+852 2022' };
    const { data } = await (await provider()).create('hotlines', { data: { ...values, id: 99, updatedAt: 'x', isAdmin: true } });
    expect([sent[0]!.call, sent[0]!.body]).toEqual(['POST /contactUs/clientServices/', values]);
    // the reply names no record, so what is returned stands for none
    expect(data.id).toBe('created');
    expect(await newest()).toMatchObject(values);
  });
  it('HOT-023 reads one, and saves with the same body after reading it again', async () => {
    const { id } = await newest();
    const { data } = await (await provider()).getOne('hotlines', { id });
    sent.length = 0;
    const result = await (await provider()).update('hotlines', { id, data: { ...hotline, displayOrder: 7 }, previousData: data });
    expect(sent.map(({ call }) => call)).toEqual(['GET /contactUs/clientServices/{id}', 'PUT /contactUs/clientServices/{id}']);
    expect(sent[1]!.body).toEqual({ ...hotline, displayOrder: 7 });
    expect(result.data).toMatchObject({ id, displayOrder: 7 });
  });
  it('never overwrites what another editor has saved meanwhile: 100 interleavings', async () => {
    const { id } = await newest();
    const own = await provider();
    let conflicts = 0;
    let clock = 0;
    for (let i = 0; i < 100; i += 1) {
      const { data: seen } = await own.getOne('hotlines', { id });
      const isMeanwhile = i % 2 === 0;
      if (isMeanwhile) {
        // the stamp of another save is another one
        await control('POST', 'clock', { offset: (clock += 1_000) });
        await own.update('hotlines', { id, data: { ...hotline, phoneNumber: `+${i}` }, previousData: seen });
      }
      const save = own.update('hotlines', { id, data: { ...hotline, phoneNumber: '+0' }, previousData: seen });
      const outcome = await save.then(
        () => 'saved',
        (error: { code: string }) => error.code,
      );
      expect(outcome).toBe(isMeanwhile ? 'conflict' : 'saved');
      if (isMeanwhile) {
        conflicts += 1;
        expect((await own.getOne('hotlines', { id })).data.phoneNumber).toBe(`+${i}`);
      }
    }
    expect(conflicts).toBe(50);
    await control('POST', 'clock', { offset: 0 });
  });
  it('sends Idempotency-Key and If-Unmodified-Since only where the configuration says so', async () => {
    const { id } = await newest();
    for (const isOn of [true, false]) {
      const own = await provider({}, { idempotencyKey: isOn, ifUnmodifiedSince: isOn });
      const { data } = await own.getOne('hotlines', { id });
      await own.update('hotlines', { id, data: hotline, previousData: data, meta: { idempotencyKey: `key ${isOn}` } });
      const { headers } = sent.at(-1)!;
      expect([headers.get('Idempotency-Key'), headers.get('If-Unmodified-Since')]).toEqual(
        isOn ? [`key ${isOn}`, new Date(data.updatedAt as string).toUTCString()] : [null, null],
      );
    }
  });
  it('HOT-010 deletes with no body', async () => {
    const { id } = await newest();
    await (await provider()).delete('hotlines', { id });
    expect(sent.at(-1)).toMatchObject({ call: 'DELETE /contactUs/clientServices/{id}', body: undefined });
    await expect((await provider()).getOne('hotlines', { id })).rejects.toMatchObject({
      code: 'refused',
      text: 'The record does not exist',
    });
  });
  it('rejects a record that is none', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: '00', msg: '', payload: 'x' })));
    await expect((await provider()).getOne('hotlines', { id: 1 })).rejects.toMatchObject({ code: 'busy' });
  });
  it('deletes many one by one, those that the CMS still has', async () => {
    const own = await provider();
    const [{ id: one }, { id: other }] = (await own.getList('hotlines', { ...listParams, sort: { field: '', order: 'ASC' } })).data as [
      { id: number },
      { id: number },
    ];
    await own.delete('hotlines', { id: one });
    await expect(own.deleteMany('hotlines', { ids: [one, other] })).rejects.toMatchObject({
      code: 'refused',
      text: 'The record does not exist',
      deleted: [other],
    });
    await expect(own.getOne('hotlines', { id: other })).rejects.toMatchObject({ code: 'refused' });
  });
  it('has no other calls for many at once', async () => {
    const own = await provider();
    await expect(own.updateMany('hotlines', { ids: [1], data: {} })).rejects.toThrow();
  });
});

describe('calls beyond CRUD', () => {
  it('CLI-032 CLI-040 fills the path, cuts the body and encrypts passwords', async () => {
    const own = await provider();
    await own.call('PUT /appuser/email/{id}', { path: { id: 1 }, body: { email: 'a@b.co', updateEmail: false, more: 1 } }).catch(() => {});
    await own.call('PUT /appuser/reset/pwd/{id}', { path: { id: 1 }, body: { pwd: 'Passw0rd!' } }).catch(() => {});
    expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { email: 'a@b.co', updateEmail: false },
      { pwd: expect.stringMatching(/^[A-Za-z0-9+/]{300,}=*$/) },
    ]);
    expect(JSON.stringify(sent)).not.toContain('Passw0rd!');
  });
  it('CLI-026 CLI-027 exports with filters and sort, without page and size', async () => {
    const { blob, fileName } = await (
      await provider()
    ).exportList('clients', { sort: listParams.sort, filter: { search: { lastName: 'script' }, chosen: { region: 'HK' } } });
    expect([sent[0]!.call, sent[0]!.query, fileName]).toEqual([
      'POST /appuser/downloadCsv',
      '?sort=lastLoginAt,desc&sort=id,asc&lastName=script&region=HK',
      'clients.csv',
    ]);
    expect(await blob.text()).toContain('Client ID,Sales Office');
  });
});
