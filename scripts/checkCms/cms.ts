/** The calls of the check: as the portal sends them, a few at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Query } from '../../contract/cmsDataProvider';
import { queryString } from '../../dataProvider/listQuery';
import { fillPath, split } from '../../dataProvider/paths';
import { readBody, tooLong } from './readBody';

/** What came back. `text` is the body in UTF-8, `json` what it means, undefined when it is no JSON. */
export type Answer = {
  call: string;
  /** The values of the path parameters. */
  path?: Record<string, string | number>;
  /** Where it came from. */
  address: string;
  status: number;
  statusText: string;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  json: unknown;
};

/** No answer came: refused, cut, too late. `reason` is a sentence. */
export class Unanswered extends Error {
  constructor(
    readonly call: string,
    readonly reason: string,
    /** The code of the system, such as ECONNREFUSED. */
    readonly code: string,
  ) {
    super(reason);
  }
}

export type SendOptions = {
  path?: Record<string, string | number>;
  query?: Query;
  headers?: Record<string, string>;
  body?: unknown;
  /** Where a redirect has led to, in place of the path and the query. */
  address?: string;
  /** Sent in place of the token of the session; null for none. */
  token?: string | null;
};

const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'nothing listens at this port',
  ECONNRESET: 'the line was cut',
  UND_ERR_SOCKET: 'the line was cut before the whole answer had come',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is shorter or longer than its Content-Length says',
  Z_DATA_ERROR: 'the body is not packed as its Content-Encoding says',
  Z_BUF_ERROR: 'the body is not packed as its Content-Encoding says',
  EHOSTUNREACH: 'no way leads to this host',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by nobody but itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by nobody that this machine trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the host does not send the certificates between its own and one that this machine trusts',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by nobody that this machine trusts',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
  HPE_INVALID_CONSTANT: 'what answers at this port does not speak HTTP',
  ERR_SSL_WRONG_VERSION_NUMBER: 'what answers at this port does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'what answers at this port does not speak TLS',
  [tooLong]: 'its reply is longer than the 16 MB that the check reads',
};
const codeOf = (error: unknown): string => {
  const { cause, code, name } = error as { cause?: unknown; code?: unknown; name?: string };
  if (cause) return codeOf(cause);
  return typeof code === 'string' ? code : (name ?? 'unknown');
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

export type CmsOptions = {
  /** `{host}/{product}-cms`, without a slash at its end. */
  base: string;
  /** The origin of the portal, sent as a browser would. */
  portalOrigin?: string;
  /** Milliseconds between the start of two calls. */
  pause: number;
  /** Milliseconds after which a call is given up. */
  timeLimit: number;
  /** Aborted when somebody stops the check. */
  signal: AbortSignal;
  /** Hears of each call. */
  onCall: (call: string) => void;
};

/** At most so many calls are under way at once. */
const width = 5;

/** A client of one CMS. It follows no redirect by itself. */
export const createCms = ({ base, portalOrigin, pause, timeLimit, signal, onCall }: CmsOptions) => {
  const limit = pLimit(width);
  let token: string | null = null;
  let next = Promise.resolve();
  const turn = () => {
    if (pause === 0) return Promise.resolve();
    const mine = next;
    next = next.then(() => wait(pause, undefined, { signal })).catch(() => {});
    return mine;
  };

  /** Sends a call of the contract. Rejects with {@link Unanswered}, or when somebody stops the check. */
  const send = (
    call: string,
    { path, query = {}, headers, body, address: other, token: otherToken }: SendOptions = {},
    method = split(call)[0],
  ): Promise<Answer> =>
    limit(async () => {
      await turn();
      signal.throwIfAborted();
      onCall(call);
      const bearer = otherToken === undefined ? token : otherToken;
      const address = other ?? `${base}${fillPath(split(call)[1], path)}${queryString(query)}`;
      // Node 20 forgets a signal that is made of others by AbortSignal.any
      const stopper = new AbortController();
      const abort = () => stopper.abort();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        abort();
      }, timeLimit);
      signal.addEventListener('abort', abort);
      try {
        const response = await fetch(address, {
          method,
          redirect: 'manual',
          signal: stopper.signal,
          headers: {
            Accept: 'application/json',
            'Accept-Language': 'en',
            ...(portalOrigin ? { Origin: portalOrigin } : {}),
            ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        const bytes = await readBody(response);
        const text = decode(bytes);
        const { status, statusText } = response;
        return { call, path, address, status, statusText, headers: response.headers, bytes, text: text ?? '', json: text && parse(text) };
      } catch (error) {
        signal.throwIfAborted();
        if (isLate) throw new Unanswered(call, `it did not answer within ${timeLimit / 1_000} s`, 'timeout');
        const code = codeOf(error);
        throw new Unanswered(call, reasons[code] ?? `the call failed (${code})`, code);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      }
    });

  return {
    base,
    portalOrigin,
    signal,
    send,
    /** The bearer token of the calls from here on; null before sign-in and after log-out. */
    use: (next: string | null) => {
      token = next;
    },
    token: () => token,
  };
};
export type Cms = ReturnType<typeof createCms>;
