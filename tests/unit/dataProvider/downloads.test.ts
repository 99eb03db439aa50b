import { describe, expect, it, vi } from 'vitest';
import { httpFailure } from '../../../dataProvider/envelope';
import { createHttp } from '../../../dataProvider/http';
import { asDownloadFailure, createDownload } from '../../../dataProvider/downloads';
import { createServer, held, json, outcome } from '../browser';

const setUp = () => {
  const server = createServer();
  const kinds: string[] = [];
  const http = createHttp({
    base: 'https://cms.test/portal-cms',
    tokens: { fresh: async () => 'token', renew: async () => null },
    onSessionEnd: () => {},
    begin: (kind) => {
      kinds.push(kind);
      return () => {};
    },
  });
  return { server, kinds, http, download: createDownload(http) };
};

describe('the name of a download', () => {
  it.each([
    ['attachment; filename="clients.csv"', 'clients.csv'],
    ['attachment; filename=clients.csv', 'clients.csv'],
    ['attachment; FILENAME="a.csv"; size=5', 'a.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%E5%AE%A2%E6%88%B6.csv`, '客戶.csv'],
    [`attachment; filename*=utf-8''a%2Fb%5Cc.csv; x=1`, 'a_b_c.csv'],
    [`attachment; filename*=UTF-8''%E5%; filename="plain.csv"`, 'plain.csv'],
    [`attachment; filename*=UTF-8''%E5%`, null],
    ['attachment', null],
    [null, null],
  ])('in %s is %s', async (disposition, name) => {
    const { server, download } = setUp();
    const headers: Record<string, string> = disposition ? { 'Content-Disposition': disposition } : {};
    server.on('GET /f', () => new Response('x', { headers }));
    expect((await download('GET', '/f')).fileName).toBe(name);
  });
});

describe('a download', () => {
  it('tells how much has come, keeps the type, and counts as reading', async () => {
    const { server, download, kinds } = setUp();
    const chunks = ['ab', 'cde'].map((text) => new TextEncoder().encode(text));
    const body = new ReadableStream({
      pull: (controller) => {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    });
    server.on('POST /f', () => new Response(body, { headers: { 'Content-Type': 'text/csv' } }));
    const seen: number[] = [];
    const { blob } = await download('POST', '/f', { onProgress: (bytes) => seen.push(bytes) });
    expect([await blob.text(), blob.type, seen, kinds]).toEqual(['abcde', 'text/csv', [2, 5], ['read']]);
  });
  it('PLT-092 that has no data, or is JSON without being an envelope, has failed, with the id of the request', async () => {
    const { server, download } = setUp();
    const headers = { 'X-Request-Id': 'r-1' };
    for (const answer of [new Response(null, { headers }), json([1], { headers: { ...headers, 'Content-Type': 'application/json' } })]) {
      server.on('GET /f', () => answer);
      await expect(download('GET', '/f')).rejects.toMatchObject({ code: 'download', text: '', status: 200, requestId: 'r-1' });
    }
  });
  it.each([
    [500, 'download'],
    [404, 'download'],
    [202, 'download'],
    [403, 'forbidden'],
  ])('PLT-092 PLT-126 answered with HTTP %i fails as %s, with the status', async (status, code) => {
    const { server, download } = setUp();
    server.on('GET /f', () => new Response('x', { status, statusText: 'Accepted', headers: { 'X-Request-Id': 'r-2' } }));
    await expect(download('GET', '/f')).rejects.toMatchObject({ code, text: '', status, requestId: 'r-2' });
  });
  it('PLT-074 that breaks off in the middle saves nothing', async () => {
    const { server, download } = setUp();
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array([1]));
      },
      pull: (controller) => controller.error(new TypeError('dropped')),
    });
    server.on('GET /f', () => new Response(body));
    expect(await outcome(download('GET', '/f'))).toEqual({ code: 'network', text: 'Network Error' });
  });
  it('what is no failed call stays what it is', () => {
    const error = new Error('x');
    expect(asDownloadFailure(error)).toBe(error);
  });
});

describe('a failed call', () => {
  it.each([
    [200, undefined],
    [201, 'notOk'],
    [299, 'notOk'],
    [300, 'busy'],
    [403, 'forbidden'],
    [404, 'busy'],
    [499, 'busy'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('PLT-084 PLT-090 PLT-091 with HTTP %i is %s', (status, code) => {
    const failure = httpFailure({ status, statusText: 'Text', headers: new Headers({ 'X-Request-Id': 'r-3' }) });
    expect(failure?.code).toBe(code);
    if (failure)
      expect(failure).toMatchObject({ name: 'CallFailure', status, requestId: 'r-3', message: code === 'notOk' ? 'Text' : code });
  });
  it.each([
    ['30', 30],
    ['0', undefined],
    ['Wed, 01 Jan 2020 00:01:30 GMT', 90],
    ['Tue, 31 Dec 2019 23:59:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('with Retry-After %j tells for how many seconds the server wants no further try: %j', (header, seconds) => {
    vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) });
    const headers = new Headers(header === null ? {} : { 'Retry-After': header });
    expect(httpFailure({ status: 429, statusText: '', headers })!.retryAfter).toBe(seconds);
    vi.useRealTimers();
  });
  it('without an id of the request has none', () => {
    expect(httpFailure({ status: 500, statusText: '', headers: new Headers() })!.requestId).toBeUndefined();
  });
  it('PLT-082 tells which request was refused', async () => {
    const { server, http } = setUp();
    const headers = { 'X-Request-Id': 'r-4', 'Content-Type': 'application/json' };
    server.on('GET /x', () => json({ status: '01', msg: 'No', payload: null }, { headers }));
    await expect(http.call('GET', '/x')).rejects.toMatchObject({ code: 'refused', text: 'No', requestId: 'r-4' });
    server.on('GET /x', () => json('x', { headers }));
    await expect(http.call('GET', '/x')).rejects.toMatchObject({ code: 'busy', text: '', status: 200, requestId: 'r-4' });
  });
});

describe('a call', () => {
  it('is sent without cookies, cache or referrer, and says that it takes JSON', async () => {
    const { server, http } = setUp();
    server.on('GET /x?a=1', () => json({ status: '00', msg: 'Fine', payload: 5 }));
    expect(await http.envelope('GET', '/x', { query: { a: 1 }, headers: { 'X-A': 'b' } })).toEqual({
      status: '00',
      msg: 'Fine',
      payload: 5,
    });
    const [{ init, headers, bearer }] = server.calls as [(typeof server.calls)[number]];
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', method: 'GET' });
    expect([bearer, headers.get('Accept'), headers.has('Content-Type'), headers.get('X-A'), init.body]).toEqual([
      'token',
      'application/json',
      false,
      'b',
      undefined,
    ]);
  });
  it('that its caller gives up before it is sent is not sent', async () => {
    const { server, http } = setUp();
    expect(await outcome(http.call('GET', '/x', { signal: AbortSignal.abort() }))).toEqual({ code: 'aborted', text: null });
    expect(server.calls).toEqual([]);
  });
  it('leaves no listener on the signal of its caller', async () => {
    const { server, http } = setUp();
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);
    const answer = held<Response>();
    server.on('GET /x', () => answer.promise);
    const call = http.call('GET', '/x', { signal });
    await server.came('GET /x');
    expect(listeners.size).toBe(1);
    answer.settle(json({ status: '00', msg: '', payload: null }));
    await call;
    expect(listeners.size).toBe(0);
  });
  it('PLT-117 whose token cannot be renewed ends silently', async () => {
    const { server, http } = setUp();
    server.on('GET /x', () => json({}, { status: 401 }));
    expect(await outcome(http.call('GET', '/x'))).toEqual({ code: 'sessionEnded', text: null });
  });
});
