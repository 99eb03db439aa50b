import { stripVTControlCharacters } from 'node:util';
import type { TestEvent } from './events';

/** What a kind has done so far. */
export type Result = {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  slowest: TestEvent[];
  failures: TestEvent[];
  /** Milliseconds of the tests of each file. */ files: Map<string, number>;
};

const slowestShown = 10;
/** Milliseconds. The tests of a file that takes longer are too expensive, or belong in several files. */
const fileLimit = 20_000;
const keepSlowest = (events: TestEvent[]) => events.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown);

export const createResult = (name: string): Result => ({
  name,
  passed: 0,
  failed: 0,
  seconds: 0,
  slowest: [],
  failures: [],
  files: new Map(),
});

export const addEvent = (result: Result, event: TestEvent) => {
  result[event.outcome] += 1;
  if (event.outcome === 'failed') result.failures.push(event);
  result.slowest = keepSlowest([...result.slowest, event]);
  result.files.set(event.file, (result.files.get(event.file) ?? 0) + event.milliseconds);
};

/** `2:05` for 125 seconds. */
export const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const counts = ({ name, passed, failed }: Result) =>
  [name, ...(passed > 0 ? [`${passed} passed`] : []), ...(failed > 0 ? [`${failed} failed`] : [])].join(' ');

/** A line such as `0:45  lint, contract 300 passed 1 failed`. A tool has no counts before it ends. */
export const progressLine = (seconds: number, running: readonly Result[]) =>
  `${formatTime(seconds).padStart(5)}  ${running.map(counts).join(', ')}`;

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s`;

const reasonLines = 12;
const lineLength = 300;

/** A test that failed, where, and the first lines of the reason that are not blank, without colours. */
export const failureLines = ({ file, title, reason = '', at }: TestEvent) => [
  `FAILED ${file} › ${title}`,
  ...(at ? [`       at ${at}`] : []),
  ...stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, reasonLines)
    .map((line) => `       ${line.slice(0, lineLength)}`),
];

/** The slowest tests, files over the limit, a row for each kind and what failed; the last line counts all tests. */
export const summary = (results: readonly Result[], notRun: readonly string[]) => {
  const slowest = keepSlowest(results.flatMap((result) => result.slowest));
  const longFiles = results
    .flatMap(({ files }) => [...files])
    .filter(([, milliseconds]) => milliseconds > fileLimit)
    .toSorted(([, a], [, b]) => b - a);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(slowest.length > 0 ? ['', 'Slowest tests:'] : []),
    ...slowest.map(({ milliseconds, file, title }) => `${formatSeconds(milliseconds)}  ${file} › ${title}`),
    ...(longFiles.length > 0 ? ['', `Files whose tests take more than ${fileLimit / 1_000} s:`] : []),
    ...longFiles.map(([file, milliseconds]) => `${formatSeconds(milliseconds)}  ${file}`),
    '',
    ...results.map(
      ({ name, passed, failed, seconds }) =>
        `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(Math.round(seconds)).padStart(5)} s`,
    ),
    ...notRun,
    ...results.flatMap(({ failures }) => failures.flatMap(failureLines)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
};
