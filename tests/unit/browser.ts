import { expect, onTestFinished, vi } from 'vitest';
import type { Config } from '../../src/config';
import { failureText } from '../../src/messages/failureText';
import { signInReply } from './signInReply';

/** What the server answers with: an envelope of status "00", a refusal, or any other response. */
export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
export const ok = (payload: unknown = null) => json({ status: '00', msg: 'Success', payload });
export const refuse = (msg: string, status = '01') => json({ status, msg, payload: null });
/** What a call says in the end: its payload, or the text that would be shown and the code. */
export const outcome = (call: Promise<unknown>) =>
  call.then(
    (payload) => ({ payload }),
    (error: { code: string }) => ({ code: error.code, text: failureText(error) }),
  );
/** A promise to settle later: an answer that the test holds back. */
export const held = <T>() => {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

/** A call as it reached the server. */
export type Call = { name: string; bearer: string | null; headers: Headers; body: Record<string, unknown> | null; init: RequestInit };
type Answer = (call: Call) => Response | Promise<Response>;

const base = 'https://cms.test/portal-cms';

/**
 * A server that answers what a test has announced, each announcement once and in order. Whatever else is asked fails the
 * test, and so does an announcement that nobody asked for.
 */
export const createServer = () => {
  const announced: { name: string; answer: Answer }[] = [];
  const unannounced: string[] = [];
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.replace(base, '')}`;
    // as a browser does: what is aborted already is never sent
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : null;
    const call = { name, headers, body, init, bearer: headers.get('Authorization')?.replace('Bearer ', '') ?? null };
    calls.push(call);
    const at = announced.findIndex((each) => each.name === name);
    if (at < 0) {
      unannounced.push(name);
      throw new TypeError(`unannounced: ${name}`);
    }
    const [{ answer }] = announced.splice(at, 1) as [(typeof announced)[number]];
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    return Promise.race([aborted, Promise.resolve(answer(call))]);
  });
  const server = {
    calls,
    named: (name: string) => calls.filter((call) => call.name === name),
    /** Announces one call. */
    on: (name: string, answer: Answer) => void announced.push({ name, answer }),
    /** Announces one call and holds its answer back. */
    hold: (name: string) => {
      const { promise, settle } = held<Response>();
      server.on(name, () => promise);
      return settle;
    },
    /** Resolves when so many calls of a name have come. */
    came: (name: string, count = 1) => expect.poll(() => server.named(name)).toHaveLength(count),
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(unannounced).toEqual([]);
    expect(announced.map(({ name }) => name)).toEqual([]);
  });
  return server;
};

export const mapStorage = () => {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

/** A window as far as the session needs one: address, history and storages; `address` is where it stands. */
export const createWindow = (address = 'https://portal.test/') => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }];
  const now = () => entries.at(-1)!;
  const target = new EventTarget();
  const fake = {
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    get location() {
      return now().url;
    },
    history: {
      get state() {
        return now().state;
      },
      replaceState: (state: unknown, _: string, to: string) => void entries.splice(-1, 1, { url: new URL(to, now().url), state }),
    },
    sessionStorage: mapStorage(),
    localStorage: mapStorage(),
    /** What a person does who types an address: a new entry without a number, and the event. */
    type: (hash: string) => {
      entries.push({ url: new URL(hash, now().url), state: null });
      fake.dispatchEvent(new PopStateEvent('popstate'));
    },
  };
  vi.stubGlobal('window', fake);
  vi.stubGlobal(
    'PopStateEvent',
    class extends Event {
      readonly state: unknown;
      constructor(type: string, { state = null }: { state?: unknown } = {}) {
        super(type);
        this.state = state;
      }
    },
  );
  return fake;
};

/** Locks as a browser has them: one holder at a time for each name. */
export const createLocks = () => {
  const tails = new Map<string, Promise<unknown>>();
  const asked: string[] = [];
  return {
    asked,
    request: (name: string, run: () => unknown) => {
      asked.push(name);
      const result = (tails.get(name) ?? Promise.resolve()).then(run);
      tails.set(
        name,
        result.catch(() => {}),
      );
      return result;
    },
  };
};

const config: Config = {
  host: 'https://cms.test',
  product: 'portal',
  environment: '',
  singleSignOn: { action: '', fields: {}, signOut: '' },
  writeHeaders: { idempotencyKey: false, ifUnmodifiedSince: false },
  idleLockMinutes: 0,
  fileOrigins: [],
  csvTemplate: '',
  reports: '',
  languages: ['en'],
  language: 'en',
  resources: [],
  demoUsers: [],
  switches: { hiddenDialogs: false },
};

type PageOptions = Partial<Config> & {
  address?: string;
  /** Whether the browser has a channel between tabs. */
  hasOtherTabs?: boolean;
};

/** A request that a test leaves without a response does not time out, or start another one, in a later test. */
const endTimersWithTest = () => {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof start>) => {
    const timer = start(...args);
    timers.push(timer);
    return timer;
  });
  const timeOut = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  onTestFinished(() => {
    timers.forEach((timer) => clearTimeout(timer));
    timeOut.mockRestore();
  });
};

/** The real services of a page that was just loaded, in a window and over a server of the test. */
export const loadPage = async ({ address, hasOtherTabs, ...changes }: PageOptions = {}) => {
  const page = createWindow(address);
  if (hasOtherTabs) {
    const RealChannel = BroadcastChannel;
    class Channel extends RealChannel {
      constructor(name: string) {
        super(name);
        onTestFinished(() => this.close());
      }
    }
    Object.assign(page, { BroadcastChannel: Channel });
    vi.stubGlobal('BroadcastChannel', Channel);
  }
  const server = createServer();
  const locks = createLocks();
  vi.stubGlobal('navigator', { locks, onLine: true });
  endTimersWithTest();
  vi.resetModules();
  // the state of these modules ends with the test
  onTestFinished(() => void vi.resetModules());
  const { createServices } = await import('../../src/session/services');
  const { readSession } = await import('../../authProvider/session');
  const { toastStore } = await import('../../src/ui/toasts/toasts');
  const services = createServices({ ...config, ...changes });
  /** Starts the session of a person: `name` stands in the tokens too. */
  const signIn = (name: string, { expireTime = 1800, path = '/' } = {}) => {
    const reply = { ...signInReply, username: name, accessToken: `${name}-token`, refreshToken: `${name}-refresh`, expireTime };
    services.start(readSession(reply, Date.now())!, path);
  };
  return {
    page,
    server,
    locks,
    services,
    signIn,
    tokens: (name: string) => ok({ accessToken: `${name}-token`, refreshToken: `${name}-refresh`, expireTime: 1800 }),
    texts: () => toastStore.get().map(({ text }) => text),
  };
};
export type Page = Awaited<ReturnType<typeof loadPage>>;
