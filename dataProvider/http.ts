import type { Query } from '../contract/cmsDataProvider';
import { CallFailure, httpFailure, parseEnvelope, type Envelope } from './envelope';
import { queryString } from './listQuery';
import { hasDotSegment } from './paths';

/** A call is abandoned after this many milliseconds (PLT-074). */
export const timeLimit = 90_000;

/** Which headers of writes the CMS takes (config.json). */
export type WriteHeaders = { idempotencyKey?: boolean; ifUnmodifiedSince?: boolean };

/** How a request is sent; it resolves with whatever the server answers and rejects where no answer comes. */
export type Transport = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string | FormData; signal: AbortSignal; keepalive?: boolean },
) => Promise<Response>;

export type CallOptions = {
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart form data, in place of a body. */
  form?: FormData;
  /** Default: `fetch`. */
  transport?: Transport;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `none` before sign-in and for the refresh; a text is a bearer token other than the session's. */
  token?: 'session' | 'none' | { bearer: string };
  /** Not counted as loading: prefetch, lookups, the log-out. */
  isBackground?: boolean;
  /** Survives the page. */
  keepalive?: boolean;
  /** A write that changes nothing, such as an export: it does not block the page. */
  isRead?: boolean;
};

export type HttpOptions = {
  /** `{host}/{product}-cms` (PLT-072). */
  base: string;
  tokens: {
    /** The token for the next call; null without a session. */
    fresh: () => Promise<string | null>;
    /** Another token than the dead one; null when the session has ended. */
    renew: (dead: string) => Promise<string | null>;
  };
  /** "L101" (with its message) or a second 401, met with this token. */
  onSessionEnd: (token: string, message?: string) => void;
  /** Aborts the calls of a session when it ends, so that none of them shows anything afterwards. */
  sessionSignal?: () => AbortSignal;
  /** The language of the page, which goes along as `Accept-Language`. Default: that of the browser goes. */
  language?: () => string;
  /** Called when a call starts; returns what to call when it ends. */
  begin?: (kind: 'read' | 'write') => () => void;
  /** Hears of each call in the foreground that fails. */
  onFailure?: (error: unknown) => void;
};

const byFetch: Transport = (url, request) =>
  fetch(url, { ...request, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' });

/** One signal for several reasons to stop. */
const joined = (...signals: (AbortSignal | undefined)[]) => {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
};

/** A wait that ends with the signal, though what is waited for goes on. */
const untilAborted = <T>(wait: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return wait;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new CallFailure('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
  return Promise.race([wait, aborted]).finally(() => signal.removeEventListener('abort', abort));
};

/** Runs `work` with the time limit and the caller's abort signal; tells the three ways of not arriving apart. */
const limited = async <T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    controller.abort();
  }, timeLimit);
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(isTimeout ? 'timeout' : signal?.aborted ? 'aborted' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

/**
 * The one HTTP client: base address, tokens, time limit, envelope, and the errors of the platform requirements
 * (PLT-072 to 092, PLT-117). Rejects with a {@link CallFailure}; nothing is ever replayed but a call that met a 401.
 */
export const createHttp = ({ base, tokens, onSessionEnd, sessionSignal, language, begin, onFailure }: HttpOptions) => {
  /** Sends a call and hands the response to `read`, with a refreshed token and once more after a 401. */
  const send = async <T>(
    method: string,
    path: string,
    options: CallOptions,
    read: (response: Response, sessionToken: string | null) => Promise<T>,
  ): Promise<T> => {
    const { query = {}, body, form, headers, signal, token: wanted = 'session', isBackground, keepalive, isRead } = options;
    const { transport = byFetch } = options;
    // ra-data-simple-rest appends ids to paths without fillPath
    if (hasDotSegment(path)) throw new CallFailure('noRecord');
    // those of the session that asks: one that starts meanwhile must not send what this one wanted
    const stop = wanted === 'session' ? joined(signal, sessionSignal?.()) : signal;
    const end = isBackground ? undefined : begin?.(method === 'GET' || isRead ? 'read' : 'write');
    const attempt = (token: string | null) =>
      limited(stop, async (limit) => {
        const response = await transport(`${base}${path}${queryString(query)}`, {
          method,
          signal: limit,
          keepalive,
          headers: {
            Accept: 'application/json',
            ...(language ? { 'Accept-Language': language() } : {}),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
          body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
        });
        try {
          return response.status === 401 && wanted === 'session' ? null : await read(response, wanted === 'session' ? token : null);
        } finally {
          // a body that nothing reads keeps its connection
          if (!response.bodyUsed) void response.body?.cancel().catch(() => {});
        }
      });

    try {
      if (wanted !== 'session') return (await attempt(wanted === 'none' ? null : wanted.bearer)) as T;
      const token = await untilAborted(tokens.fresh(), signal);
      if (!token) throw new CallFailure('sessionEnded');
      const first = await attempt(token);
      if (first !== null) return first;
      const renewed = await untilAborted(tokens.renew(token), signal);
      if (!renewed) throw new CallFailure('sessionEnded');
      const second = await attempt(renewed);
      if (second !== null) return second;
      onSessionEnd(renewed);
      throw new CallFailure('sessionEnded', '', { status: 401 });
    } catch (error) {
      if (!isBackground) onFailure?.(error);
      throw error;
    } finally {
      end?.();
    }
  };

  /** The envelope of a response, or the failure that it means. */
  const settle = ({ status, msg, payload }: Envelope, token: string | null, requestId: string | null): Envelope => {
    if (status === '00') return { status, msg, payload };
    if (status === '02') throw new CallFailure('ignored');
    if (status === 'L101' && token !== null) {
      onSessionEnd(token, msg);
      throw new CallFailure('sessionEnded', msg);
    }
    throw new CallFailure('refused', msg, { requestId });
  };

  const readEnvelope = async (response: Response, token: string | null) => {
    const failure = httpFailure(response);
    if (failure) throw failure;
    const requestId = response.headers.get('X-Request-Id');
    const envelope = parseEnvelope(await response.text());
    if (!envelope) throw new CallFailure('busy', '', { status: 200, requestId });
    return settle(envelope, token, requestId);
  };

  return {
    send,
    settle,
    /** Makes a call and resolves with its whole envelope. */
    envelope: (method: string, path: string, options: CallOptions = {}) => send(method, path, options, readEnvelope),
    /** Makes a call and resolves with its payload. */
    call: async <T = unknown>(method: string, path: string, options: CallOptions = {}) =>
      (await send(method, path, options, readEnvelope)).payload as T,
  };
};

export type Http = ReturnType<typeof createHttp>;
