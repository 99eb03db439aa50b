import { onTestFinished, vi } from 'vitest';
import { whilePageChanges } from './page';

/**
 * Stops the time until the test ends, but not the timers: what was loaded does not become old, however slow the machine is.
 *
 * @param now the time at which it stops. Default: the present
 */
export const stopTime = (now?: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

/**
 * Replaces the timers and the time until the test ends. They go on by themselves, as calls of the CMS take a moment.
 * Returns a function that lets milliseconds pass at once.
 */
export const replaceClock = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds: number) => whilePageChanges(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
};
