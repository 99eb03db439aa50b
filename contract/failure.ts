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
  /** An id or a path parameter cannot stand in a path, such as `..`. The request was not sent. */
  | 'noRecord'
  /** The record is gone since it was read: `text` is the msg of the server. */
  | 'gone'
  /** The record was changed by someone else since it was read. */
  | 'conflict'
  | 'aborted'
  /** A part of the portal itself could not be loaded. */
  | 'partMissing';

/** What may be known of a failure. */
export type Failure = {
  code?: FailureCode;
  /** What the server says, for `refused`, `notOk` and `gone`; may be empty. */ text?: string;
  /** The HTTP status. */ status?: number;
  /** What the server calls the request. */ requestId?: string;
  /** For how many seconds the server wants no further try, where it says so. */ retryAfter?: number;
  message?: string;
  /** The ids of the records that were deleted all the same, where many were to be. */
  deleted?: readonly (string | number)[];
};

/** What is known of whatever was thrown; nothing of what is no error. */
export const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? (error as Failure) : {});

/** Nothing came back, be it for want of a line or of a CMS that answers. */
export const isUnanswered = (error: unknown) =>
  (['network', 'timeout', 'unavailable'] as (FailureCode | undefined)[]).includes(failureOf(error).code);
