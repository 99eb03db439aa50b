import { onTestFinished, vi } from 'vitest';
import { whilePageChanges } from './page';

/**
 * Replaces the timers and the time until the test ends. They go on by themselves, as calls of the CMS take a moment.
 * Returns a function that lets milliseconds pass at once.
 */
export const replaceClock = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds: number) => whilePageChanges(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
};
