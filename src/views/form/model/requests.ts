import { failureOf, type FailureCode } from '../../../../contract/failure';

/** A create whose answer never came: the key by which the server would know it again, a digest of its body, and when it was sent, in milliseconds. */
export type UnknownOutcome = { key: string; digest: string; at: number };

/** Tells one body from another without keeping it. */
const digestOf = async (body: unknown) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body))));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const unanswered: readonly (FailureCode | undefined)[] = ['timeout', 'network', 'aborted', 'ignored', 'unavailable', 'notOk', 'busy'];

/**
 * Whether a failed call leaves open whether its work was done: the answer never came, said nothing (status "02"), or was not
 * the server's own. An HTTP 4xx says that nothing was done; what failed without a code was never sent.
 */
export const isUnanswered = (error: unknown) => {
  const { code, status = 0 } = failureOf(error);
  return unanswered.includes(code) && Math.floor(status / 100) !== 4;
};

type Options = {
  /** Only what creates a record stays in doubt: an update that is sent again does no harm. */
  isNew: boolean;
  /** What was sent and may have been done; null while nothing was. The next form of this address shares it. */
  unknown: { current: UnknownOutcome | null };
  /** Keeps it over a reload of the tab; null settles it. */
  onUnknown: (unknown: UnknownOutcome | null) => void;
};

/** The requests of one form: a repeated try of the same body keeps its key, so that the server knows it again. */
export const createRequests = ({ isNew, unknown, onUnknown }: Options) => {
  const last = { key: '', digest: '' };
  const leave = (left: UnknownOutcome | null) => {
    unknown.current = left;
    onUnknown(left);
  };
  return {
    /** Whether something was sent of which nobody knows whether it was done. */
    isUnknown: () => unknown.current !== null,
    begin: async (body: unknown) => {
      const digest = await digestOf(body);
      const before = unknown.current;
      if (digest === before?.digest) Object.assign(last, { key: before.key, digest });
      else if (digest !== last.digest) Object.assign(last, { key: crypto.randomUUID(), digest });
      const { key } = last;
      return {
        key,
        /** It goes out; a session that ends meanwhile leaves it open. */
        sent: () => {
          if (isNew) leave({ key, digest, at: Date.now() });
        },
        /** The server has done it. */
        done: () => leave(null),
        /** It failed. What was refused is another request the next time; what may have been done before stays unknown. */
        failed: (error: unknown) => {
          if (isUnanswered(error)) return;
          last.digest = '';
          leave(before?.digest === digest ? null : before);
        },
      };
    },
  };
};
