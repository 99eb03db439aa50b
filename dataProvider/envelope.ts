/** Why a call failed. `src/messages` turns a code into the text that staff read. */
export type FailureCode =
  /** A status other than "00": `text` is the msg of the server (PLT-082). */
  | 'refused'
  /** Status "02": nothing is shown (PLT-087). */
  | 'ignored'
  /** The session ended while the call was under way; whoever ended it has told staff. */
  | 'sessionEnded'
  /** A 2xx other than 200: `text` is its statusText (PLT-084). */
  | 'notOk'
  | 'network'
  | 'timeout'
  | 'forbidden'
  /** HTTP 5xx: shown like `busy`, but proves nothing about a token (PLT-046). */
  | 'unavailable'
  | 'busy'
  /** A download without data (PLT-092). */
  | 'download'
  /** The record is gone since it was read: `text` is the msg of the server. */
  | 'gone'
  /** The record was changed by someone else since it was read. */
  | 'conflict'
  | 'aborted';

/** A failed call. `status` is the HTTP status, `requestId` what the server calls the request. */
export class CallFailure extends Error {
  readonly status?: number;
  readonly requestId?: string;

  constructor(
    readonly code: FailureCode,
    /** What the server says, for `refused` and `notOk`; may be empty. */
    readonly text = '',
    { status, requestId }: { status?: number; requestId?: string | null } = {},
  ) {
    super(text || code);
    this.name = 'CallFailure';
    this.status = status;
    this.requestId = requestId ?? undefined;
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

/** The failure that an HTTP status other than 200 means (PLT-084, PLT-090, PLT-091), or null for 200. */
export const httpFailure = ({ status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>) => {
  const about = { status, requestId: headers.get('X-Request-Id') };
  if (status === 200) return null;
  if (status === 403) return new CallFailure('forbidden', '', about);
  if (status > 200 && status < 300) return statusText ? new CallFailure('notOk', statusText, about) : new CallFailure('busy', '', about);
  return new CallFailure(status >= 500 ? 'unavailable' : 'busy', '', about);
};
