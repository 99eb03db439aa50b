/**
 * Sizes and seeds of random tests. `npm test` runs a sample with a fixed seed, so that it gives the same result each time.
 * `npm run soak` sets SOAK and a new SEED, and runs the full count. A failure names its seed; `SEED=n` repeats it.
 */

/** True in `npm run soak`. */
export const isSoak = Boolean(process.env.SOAK);

/** The seed of every random test: an integer, by default 7. */
export const seed = Number(process.env.SEED ?? 7);

/** The number of rounds of a random test: `sample` in `npm test`, `full` in `npm run soak`. */
export const sampleSize = (sample: number, full: number) => (isSoak ? full : sample);
