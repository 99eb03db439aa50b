import type { TestEvent } from './events';

/** What a kind has done so far. */
export type Result = { name: string; passed: number; failed: number; seconds: number; slowest: TestEvent[] };

const slowestShown = 10;
const keepSlowest = (events: TestEvent[]) => events.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown);

export const createResult = (name: string): Result => ({ name, passed: 0, failed: 0, seconds: 0, slowest: [] });

export const addEvent = (result: Result, event: TestEvent) => {
  result[event.outcome] += 1;
  result.slowest = keepSlowest([...result.slowest, event]);
};

/** `2:05` for 125 seconds. */
export const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const counts = ({ name, passed, failed }: Result) =>
  [name, ...(passed > 0 ? [`${passed} passed`] : []), ...(failed > 0 ? [`${failed} failed`] : [])].join(' ');

/** A line such as `0:45  lint, contract 300 passed 1 failed`. A tool has no counts before it ends. */
export const progressLine = (seconds: number, running: readonly Result[]) =>
  `${formatTime(seconds).padStart(5)}  ${running.map(counts).join(', ')}`;

/** The slowest tests and a row for each kind; the last line counts all tests. */
export const summary = (results: readonly Result[], notRun: readonly string[]) => {
  const slowest = keepSlowest(results.flatMap((result) => result.slowest));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(slowest.length > 0 ? ['', 'Slowest tests:'] : []),
    ...slowest.map(({ milliseconds, file, title }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${file} › ${title}`),
    '',
    ...results.map(
      ({ name, passed, failed, seconds }) =>
        `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(Math.round(seconds)).padStart(5)} s`,
    ),
    ...notRun,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
};
