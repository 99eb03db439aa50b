/**
 * `npm run check-cms -- https://cms.example.com/portal-cms --user NAME`: tells what a CMS does differently from the contract, and
 * what the portal does about it. Exit code 0 without a deviation, 1 with some, 2 when it could not run.
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { read } from 'read';
import { readCheckArguments, usage } from './arguments';
import { check, type Result } from './check';
import { loadCalls } from './contract';
import { CouldNotRun } from '../couldNotRun';
import { summaryOf } from './output/effects';
import { pageOfResult } from './output/page';
import { tableOf } from './output/table';

/** Beside this file in a release, in its folder in a clone. */
const contract = ['./cms.openapi.yaml', '../contract/cms.openapi.yaml']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

const passwordOf = async (username: string): Promise<string> => {
  const { CMS_PASSWORD: given } = process.env;
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new CouldNotRun('There is no password: set CMS_PASSWORD, or run the command in a terminal, where it asks.');
  const typed = await read({ prompt: `Password of ${username}: `, silent: true, output: process.stderr }).catch(() => '');
  if (typed === '') throw new CouldNotRun('There is no password.');
  return typed;
};

const progress = () => {
  const { stderr } = process;
  let shown = '';
  return {
    tell: (part: string, calls: number) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${calls} calls, ${part} …`);
      else if (part !== shown) stderr.write(`${part} …\n`);
      shown = part;
    },
    end: () => void (stderr.isTTY && stderr.write('\r\u001b[K')),
  };
};

const write = (file: string, text: string, put: (file: string, text: string) => void = writeFileSync) => {
  try {
    put(file, text);
  } catch (error) {
    throw new CouldNotRun(`${file} cannot be written: ${(error as Error).message}`);
  }
};

const run = async (): Promise<number> => {
  const { problems, asked } = readCheckArguments(process.argv.slice(2));
  if (problems.length > 0) throw new CouldNotRun(`${problems.join('\n')}\n\n${usage}`);
  const { reportFile, jsonFile, ...options } = asked;
  // an hour of work is not lost to a folder that is not there
  for (const file of [reportFile, jsonFile]) if (file && file !== '-') write(file, '', appendFileSync);
  if (!contract) throw new CouldNotRun('cms.openapi.yaml is missing: it has to lie beside check-cms.mjs, as in the archive.');
  const stop = new AbortController();
  const password = await passwordOf(options.username);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const shown = progress();
  const calls = loadCalls(contract);
  const result: Result = await check({ ...options, password, contract: calls, signal: stop.signal, onProgress: shown.tell }).finally(
    shown.end,
  );
  const text = `${JSON.stringify(result, null, 2)}\n`;
  if (jsonFile === '-') process.stdout.write(text);
  else {
    console.log(`${tableOf(result, process.stdout.columns ?? 160)}\n\n${summaryOf(result)}`);
    if (jsonFile) write(jsonFile, text);
  }
  if (reportFile) {
    write(reportFile, pageOfResult(result, new Date()));
    console.error(`The report is in ${reportFile}`);
  }
  if (result.stopped) return 2;
  return result.deviations.length > 0 ? 1 : 0;
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof CouldNotRun ? error.message : error);
    process.exitCode = 2;
  },
);
