import type { FailureCode } from '../contract/failure';

/** A failed call. `status` is the HTTP status, `requestId` what the server calls the request, `retryAfter` for how many seconds it wants no further try. */
export class CallFailure extends Error {
  readonly status?: number;
  readonly requestId?: string;
  readonly retryAfter?: number;

  constructor(
    readonly code: FailureCode,
    /** What the server says, for `refused` and `notOk`; may be empty. */
    readonly text = '',
    { status, requestId, retryAfter }: { status?: number; requestId?: string | null; retryAfter?: number } = {},
  ) {
    super(text || code);
    this.name = 'CallFailure';
    this.status = status;
    this.requestId = requestId ?? undefined;
    this.retryAfter = retryAfter;
  }
}

export type Envelope = { status: string; msg: string; payload: unknown };

/** The envelope of a body, or null when the body is none. */
export const parseEnvelope = (text: string): Envelope | null => {
  try {
    // null has no status either: asking it for one ends below
    const value = JSON.parse(text) as Partial<Envelope>;
    if (typeof value.status !== 'string') return null;
    return { status: value.status, msg: typeof value.msg === 'string' ? value.msg : '', payload: value.payload ?? null };
  } catch {
    return null;
  }
};

/** The seconds of a `Retry-After`, which is a number of them or a time; undefined where there is nothing to wait for. */
const secondsOf = (header: string | null) => {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : Math.ceil((Date.parse(header ?? '') - Date.now()) / 1_000);
  return seconds > 0 ? seconds : undefined;
};

/** The failure that an HTTP status other than 200 means (PLT-084, PLT-090, PLT-091), or null for 200. */
export const httpFailure = ({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>) => {
  const about = { status, requestId: headers.get('X-Request-Id'), retryAfter: secondsOf(headers.get('Retry-After')) };
  if (status === 200) return null;
  if (status === 403) return new CallFailure('forbidden', '', about);
  if (status > 200 && status < 300) return statusText ? new CallFailure('notOk', statusText, about) : new CallFailure('busy', '', about);
  return new CallFailure(status >= 500 ? 'unavailable' : 'busy', '', about);
};
