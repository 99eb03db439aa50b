import { describe, expect, it } from 'vitest';
import { fillPath } from '../../../dataProvider/paths';
import { json, ok, refuse } from '../browser';
import { setUp } from './provider';

const sort = { field: 'lastLoginAt', order: 'DESC' as const };
const list = { pagination: { page: 2, perPage: 5 }, sort, filter: {} };

describe('lists', () => {
  it('PLT-075 PLT-078 PLT-095 ask for a page, sorted, with what the declaration adds', async () => {
    const { server, provider, counted } = setUp();
    server.on('GET /appuser/?page=1&size=5&sort=lastLoginAt,desc&sort=id,asc&first=5&last=9', () =>
      ok({ content: [{ id: 1 }], totalElements: 6 }),
    );
    expect(await provider.getList('clients', list)).toEqual({ data: [{ id: 1 }], total: 6, meta: {} });
    expect(counted).toEqual(['read']);
  });
  it('PLT-093 CLI-011 send what was chosen over what was typed, and can stay in the background', async () => {
    const { server, provider, counted } = setUp();
    server.on('GET /contactUs/clientServices/?page=1&size=5&post=true&phoneNumber=852', () => ok({ content: [], totalElements: 0 }));
    const filter = { search: { post: 'false', phoneNumber: ' 852 ' }, chosen: { post: 'true' } };
    expect(await provider.getList('hotlines', { ...list, filter, meta: { isBackground: true } })).toEqual({ data: [], total: 0, meta: {} });
    expect(counted).toEqual([]);
  });
  it('NTF-110 NTF-120 take a query from where they were opened, which wins, and hand on what stands beside the rows', async () => {
    const { server, provider } = setUp();
    server.on('GET /contactUs/clientServices/?page=1&size=5&post=false&fileId=7', () =>
      ok({ content: [], totalElements: 0, clientTotal: 3, offices: { HK: 1 } }),
    );
    const filter = { chosen: { post: 'true' } };
    expect(await provider.getList('hotlines', { ...list, filter, meta: { query: { post: 'false', fileId: '7' } } })).toEqual({
      data: [],
      total: 0,
      meta: { clientTotal: 3, offices: { HK: 1 } },
    });
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
    '/files/..%2fF1',
    '/files/%252e%252e',
    '/files/F1\\..\\..\\appuser\\1',
    '/files/F1/x',
    '/files/F1\\x',
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
  it.each([
    '.',
    '..',
    '../',
    '..\\',
    '/..',
    '..;',
    '.%2e',
    '%2E%2e',
    '%2e%2e%2f',
    '%252e%252E',
    '%25252e.',
    '.\t.',
    'a/../../logout-cms',
    'a\\..\\b',
    'a%5c..%5Cb',
  ])('refuses %j, which would lead to another call (PLT-127)', (id) => {
    expect(() => fillPath('/a/{id}', { id })).toThrow(expect.objectContaining({ code: 'noRecord' }));
  });
  it.each(['...', '.a', 'a.', 'a..b', '..,.', '%2', '100%', 'a/b', '停車場'])('fills in %j, which only looks like such a segment', (id) => {
    expect(fillPath('/a/{id}', { id })).toBe(`/a/${id.split(',').map(encodeURIComponent).join(',')}`);
  });
});
