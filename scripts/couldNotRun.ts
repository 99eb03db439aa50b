import { cleanText } from './cleanText';

/** Characters of the longest message. */
const longest = 5_000;

/**
 * Why there was nothing to check, and what to do about it; exit code 2. The message may hold what a server or a file says: it
 * is cut and loses its control characters, except line breaks.
 */
export class CouldNotRun extends Error {
  constructor(message: string) {
    const lines = message.slice(0, longest).split('\n');
    super(lines.map((line) => cleanText(line, longest)).join('\n'));
  }
}
