import { failureOf, type FailureCode } from '../../../../contract/failure';

const unanswered: readonly (FailureCode | undefined)[] = ['timeout', 'network', 'aborted', 'ignored', 'unavailable', 'notOk', 'busy'];

/**
 * Whether a failed call leaves open whether its work was done: the answer never came, said nothing (status "02"), or was not
 * the server's own. An HTTP 4xx says that nothing was done; what failed without a code was never sent.
 */
export const isUnanswered = (error: unknown) => {
  const { code, status = 0 } = failureOf(error);
  return unanswered.includes(code) && Math.floor(status / 100) !== 4;
};
