import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from '../../../authProvider/refresh';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { CallFailure } from '../../../dataProvider/envelope';
import { createHttp } from '../../../dataProvider/http';
import { createDownload } from '../../../dataProvider/downloads';
import { failureText } from '../../../src/messages/failureText';
import { sampleSize, seed } from '../../sampling';
import { signInReply } from '../signInReply';

type Answer = (request: Request & { tokenSent: string | null }) => Response | Promise<Response>;
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
const ok = (payload: unknown = null) => json({ status: '00', msg: 'Success', payload });

/** A portal in miniature over a fake server: session, refresh, client. Time and network are the test's. */
const setUp = (answer: Answer, { expireTime = 1800, startedAt = Date.now() } = {}) => {
  const store = createSessionStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, null);
  store.start(readSession({ ...signInReply, accessToken: 'token-1', refreshToken: 'refresh-1', expireTime }, startedAt) as Session);
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { duplex?: string }) => {
    const request = new Request(url, init);
    calls.push(request);
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    const headers = init.headers as Record<string, string>;
    return Promise.race([aborted, Promise.resolve(answer(Object.assign(request, { tokenSent: headers.Authorization ?? null })))]);
  });
  const ends: (string | undefined)[] = [];
  const begin = vi.fn(() => vi.fn());
  const http = createHttp({
    base: 'http://cms.test/portal-cms',
    tokens: { fresh: () => refresher.fresh(), renew: (dead) => refresher.renew(dead) },
    onSessionEnd: (token, message) => {
      if (store.get()?.token !== token) return;
      ends.push(message);
      store.end();
    },
    begin,
  });
  const refresher = createRefresher({
    sessions: store,
    requestTokens: (refreshToken) =>
      http.call('POST', '/cmsauth/refresh', { token: 'none', headers: { ReAuthorization: refreshToken }, isBackground: true }),
    malformed: () => new CallFailure('busy'),
    onRefused: () => {
      ends.push(undefined);
      store.end();
    },
  });
  return {
    http,
    store,
    calls,
    ends,
    begin,
    paths: () => calls.map((call) => `${call.method} ${new URL(call.url).pathname.replace('/portal-cms', '')}`),
  };
};
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof CallFailure ? error.code : 'foreign'),
  );
const textOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => failureText(error),
  );
const many = sampleSize(1_000, 10_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call, with the errors of PLT-082 PLT-084 PLT-087 PLT-088 PLT-090 PLT-091', () => {
  it('PLT-043 PLT-072 PLT-073 goes to the base with the bearer token and a JSON body', async () => {
    const { http, calls } = setUp(() => ok({ id: 1 }));
    expect(await http.call('PUT', '/contactUs/clientServices/1', { body: { post: true } })).toEqual({ id: 1 });
    const [call] = calls;
    expect([call!.url, call!.method, call!.headers.get('Authorization'), call!.headers.get('Content-Type'), await call!.json()]).toEqual([
      'http://cms.test/portal-cms/contactUs/clientServices/1',
      'PUT',
      'Bearer token-1',
      'application/json',
      { post: true },
    ]);
  });
  it('PLT-043 carries no token before sign-in', async () => {
    const { http, calls } = setUp(() => ok('key'));
    await http.call('GET', '/cmsauth/pubKey', { token: 'none' });
    expect(calls[0]!.headers.get('Authorization')).toBeNull();
  });
  it('PLT-077 SHR-066 succeeds with status "00" and resolves with the payload', async () => {
    const { http } = setUp(() => ok([1]));
    expect(await http.call('GET', '/x')).toEqual([1]);
  });

  it.each([
    [
      'PLT-082 a status other than "00" shows the msg',
      () => json({ status: '01', msg: 'The order is taken', payload: null }),
      'The order is taken',
    ],
    ['a refusal without msg', () => json({ status: '01', msg: null, payload: null }), 'System busy!'],
    ['PLT-084 a 2xx other than 200 shows its statusText', () => json({}, { status: 202, statusText: 'Accepted' }), 'Accepted'],
    ['PLT-084 an empty statusText', () => json({}, { status: 201 }), 'System busy!'],
    ['PLT-087 status "02" is silent', () => json({ status: '02', msg: 'x', payload: null }), null],
    ['PLT-088 a network failure', () => Promise.reject(new TypeError('failed')), 'Network Error'],
    ['PLT-090 HTTP 403', () => json({}, { status: 403 }), 'No permission!'],
    ['PLT-091 HTTP 404', () => json({}, { status: 404 }), 'System busy!'],
    ['PLT-091 HTTP 500', () => json({}, { status: 500 }), 'System busy!'],
    ['a body that is no JSON', () => new Response('<html>'), 'System busy!'],
    ['a body that is no envelope', () => json([1, 2]), 'System busy!'],
    ['an empty body', () => new Response(''), 'System busy!'],
  ])('%s', async (_, answer, text) => {
    const { http } = setUp(answer);
    expect(await textOf(http.call('GET', '/x'))).toBe(text);
  });

  it.each([403, 202, 401])('a call lets go of the body of a response with HTTP %i, which it does not read', async (status) => {
    const cancel = vi.fn();
    const { http } = setUp(() => new Response(new ReadableStream({ cancel }), { status }));
    await textOf(http.call('GET', '/x', { token: { bearer: 'token-1' } }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('PLT-074 PLT-089 SHR-066 is abandoned after 90000 ms and not tried again', async () => {
    const { http, calls } = setUp(() => new Promise<Response>(() => {}));
    const text = textOf(http.call('GET', '/slow'));
    await vi.advanceTimersByTimeAsync(89_999);
    expect(await Promise.race([text, Promise.resolve('pending')])).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await text).toBe('Connection Timeout');
    expect(calls).toHaveLength(1);
  });
  it('is cancelled by its signal, silently', async () => {
    const { http } = setUp(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const code = codeOf(http.call('GET', '/x', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect(await code).toBe('aborted');
  });
  it('PLT-093 counts foreground calls until each has ended, and no background call', async () => {
    const { http, begin } = setUp(() => json({}, { status: 500 }));
    await Promise.all([
      codeOf(http.call('GET', '/a')),
      codeOf(http.call('PUT', '/b')),
      codeOf(http.call('GET', '/c', { isBackground: true })),
    ]);
    expect(begin.mock.calls).toEqual([['read'], ['write']]);
    for (const { value } of begin.mock.results) expect(value).toHaveBeenCalledOnce();
  });
});

describe('the end of a session', () => {
  it('PLT-085 L101 on 200 ends the session with its message: 50 at once, one end', async () => {
    const { http, ends } = setUp(() => json({ status: 'L101', msg: 'Signed in elsewhere', payload: null }));
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(http.call('GET', '/x'))));
    expect(ends).toEqual(['Signed in elsewhere']);
    expect(new Set(codes)).toEqual(new Set(['sessionEnded']));
  });
  it('an L101 for a token of an earlier session leaves the present one alone', async () => {
    const { http, ends, store } = setUp(() => {
      store.start({ ...store.get()!, token: 'token-9' });
      return json({ status: 'L101', msg: 'old', payload: null });
    });
    expect(await codeOf(http.call('GET', '/x'))).toBe('sessionEnded');
    expect([ends, store.get()?.token]).toEqual([[], 'token-9']);
  });
  it('PLT-117 a 401 refreshes once and repeats the call once', async () => {
    const { http, paths, store } = setUp(({ url, tokenSent }) => {
      if (url.endsWith('/refresh')) return ok({ accessToken: 'token-2', refreshToken: 'refresh-2', expireTime: 1800 });
      return tokenSent === 'Bearer token-2' ? ok('fine') : json({}, { status: 401 });
    });
    expect(await http.call('GET', '/x')).toBe('fine');
    expect([paths(), store.get()?.refreshToken]).toEqual([['GET /x', 'POST /cmsauth/refresh', 'GET /x'], 'refresh-2']);
  });
  it('PLT-117 a second 401 ends the session', async () => {
    const { http, ends, store } = setUp(({ url }) =>
      url.endsWith('/refresh') ? ok({ accessToken: 'token-2', refreshToken: 'refresh-2', expireTime: 1800 }) : json({}, { status: 401 }),
    );
    expect(await codeOf(http.call('GET', '/x'))).toBe('sessionEnded');
    expect([ends.length, store.get()]).toEqual([1, null]);
  });
  it('makes no call without a session', async () => {
    const { http, calls, store } = setUp(() => ok());
    store.end();
    expect(await codeOf(http.call('GET', '/x'))).toBe('sessionEnded');
    expect(calls).toHaveLength(0);
  });
});

describe('refresh', () => {
  const answerWithRefresh =
    (refresh: () => Response | Promise<Response>): Answer =>
    ({ url }) =>
      url.endsWith('/refresh') ? refresh() : ok('fine');
  const newTokens = () => ok({ accessToken: 'token-2', refreshToken: 'refresh-2', expireTime: 1800 });

  it('PLT-044 PLT-045 happens once before the next calls when less than 60 s remain: 200 calls, 1 refresh, 200 answers', async () => {
    const { http, calls, paths } = setUp(answerWithRefresh(newTokens), { expireTime: 59 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => http.call('GET', `/x/${i}`)));
    expect(answers.filter((answer) => answer === 'fine')).toHaveLength(200);
    expect(paths().filter((path) => path === 'POST /cmsauth/refresh')).toHaveLength(1);
    const [refresh] = calls;
    expect([refresh!.headers.get('ReAuthorization'), refresh!.headers.get('Authorization'), refresh!.body]).toEqual([
      'refresh-1',
      null,
      null,
    ]);
    expect(calls.slice(1).every((call) => call.headers.get('Authorization') === 'Bearer token-2')).toBe(true);
  });
  it('PLT-045 does not happen while 60 s or more remain', async () => {
    const { http, paths } = setUp(answerWithRefresh(newTokens), { expireTime: 61 });
    await http.call('GET', '/x');
    expect(paths()).toEqual(['GET /x']);
  });
  it('PLT-117 200 calls that meet a 401 together: 1 refresh, each replayed once', async () => {
    const { http, paths } = setUp(({ url, tokenSent }) =>
      url.endsWith('/refresh') ? newTokens() : tokenSent === 'Bearer token-2' ? ok('fine') : json({}, { status: 401 }),
    );
    const answers = await Promise.all(Array.from({ length: 200 }, () => http.call('GET', '/x')));
    expect(answers.every((answer) => answer === 'fine')).toBe(true);
    expect(paths().filter((path) => path === 'POST /cmsauth/refresh')).toHaveLength(1);
    expect(paths().filter((path) => path === 'GET /x')).toHaveLength(400);
  });
  it.each([
    ['401', () => json({}, { status: 401 })],
    ['403', () => json({}, { status: 403 })],
    ['L101', () => json({ status: 'L101', msg: 'x', payload: null })],
    ['another status', () => json({ status: '07', msg: 'x', payload: null })],
  ])('PLT-046 refused with %s ends the session: 100 calls, 1 end, no fake success', async (_, refuse) => {
    const { http, ends, store } = setUp(answerWithRefresh(refuse), { expireTime: 10 });
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(http.call('GET', '/x'))));
    expect([ends.length, store.get(), new Set(codes)]).toEqual([1, null, new Set(['sessionEnded'])]);
  });
  it.each([
    ['a network failure', () => Promise.reject(new TypeError('x')), 'Network Error'],
    ['a 5xx', () => json({}, { status: 503 }), 'System busy!'],
    ['a malformed reply', () => ok({ accessToken: 5 }), 'System busy!'],
  ])('PLT-046 hit by %s shows its own text and keeps the session', async (_, fail, text) => {
    const { http, ends, store } = setUp(answerWithRefresh(fail), { expireTime: 10 });
    expect(await textOf(http.call('GET', '/x'))).toBe(text);
    expect([ends, store.get()?.token]).toEqual([[], 'token-1']);
  });
});

describe('a download, with the errors of PLT-092 PLT-126 CLI-028', () => {
  const file = () =>
    new Response('a,b\r\n1,2', {
      headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="x/../clients.csv"' },
    });
  it('brings the bytes and the file name, without folders', async () => {
    const { http } = setUp(file);
    const seen: number[] = [];
    const { blob, fileName } = await createDownload(http)('POST', '/d', { onProgress: (bytes) => seen.push(bytes) });
    expect([await blob.text(), fileName, seen.at(-1)]).toEqual(['a,b\r\n1,2', 'x_.._clients.csv', 8]);
  });
  it.each([
    ['PLT-092 an empty file', () => new Response(null, { headers: { 'Content-Type': 'text/csv' } }), 'Download Failed'],
    ['PLT-092 CLI-028 HTTP 500', () => new Response('x', { status: 500 }), 'Download Failed'],
    ['PLT-092 HTTP 202', () => new Response('x', { status: 202, statusText: 'Accepted' }), 'Download Failed'],
    ['PLT-126 an envelope with a msg', () => json({ status: '01', msg: 'Too many rows', payload: null }), 'Too many rows'],
    ['PLT-126 an envelope "02"', () => json({ status: '02', msg: '', payload: null }), null],
    ['PLT-126 an envelope "00" is no file', () => ok(), 'Download Failed'],
    ['PLT-126 HTTP 403', () => json({}, { status: 403 }), 'No permission!'],
    ['PLT-126 a network failure', () => Promise.reject(new TypeError('x')), 'Network Error'],
  ])('%s', async (_, answer, text) => {
    const { http } = setUp(answer);
    expect(await textOf(createDownload(http)('POST', '/d'))).toBe(text);
  });
  it('PLT-126 L101 ends the session and saves nothing', async () => {
    const { http, ends } = setUp(() => json({ status: 'L101', msg: 'Ended', payload: null }));
    expect(await codeOf(createDownload(http)('POST', '/d'))).toBe('sessionEnded');
    expect(ends).toEqual(['Ended']);
  });
});

describe('whatever the server says', () => {
  it(`PLT-087 ${many} times "02": nothing shown, nothing pending`, async () => {
    const { http } = setUp(() => json({ status: '02', msg: 'x', payload: { content: [], totalElements: 0 } }));
    const texts = await Promise.all(Array.from({ length: many }, () => textOf(http.call('GET', '/x'))));
    expect(texts.every((text) => text === null)).toBe(true);
  });
  it(`each call settles and only status "00" succeeds, for ${many} random response bodies`, async () => {
    let body = '';
    const { http, store } = setUp(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    const session = store.get()!;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ status: fc.oneof(fc.string(), fc.constantFrom('00', '02', 'L101', 0)), msg: fc.anything(), payload: fc.anything() })
            .map((value) => JSON.stringify(value) ?? ''),
        ),
        async (generated) => {
          body = generated;
          store.start(session);
          const code = await codeOf(http.call('GET', '/x'));
          expect(code).not.toBe('foreign');
          if (code === 'resolved') expect(JSON.parse(body)).toMatchObject({ status: '00' });
        },
      ),
      { numRuns: many, seed },
    );
  });
});
