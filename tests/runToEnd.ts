import { runInNewContext } from 'node:vm';

/** Longer than any amount of work in these tests takes, and shorter than the time-out of a test. */
const hangs = 100_000;

/**
 * Runs synchronous code, and throws an error when it hangs: a time-out of the runner cannot interrupt synchronous code. Pass an
 * input for which linear code needs less than a second and quadratic code needs an hour.
 */
export const runToEnd = <T>(run: () => T) => runInNewContext('run()', { run }, { timeout: hangs }) as T;
