/** What `npm run mutate` sends to a process of Vitest, and what that process writes down. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Try, Verdict } from './steps';

/** Without tries the process records what each test covers. */
export type Plan = {
  /** The folder of the instrumented sources, and which of them to load. */
  instrumented: string;
  sources: string[];
  /** Has an empty file for each mutant that a test has noticed, so that the processes of a round share them. */
  noticed: string;
  log: string;
  /** By the id of a test, which is the same in each run. */
  tries?: Record<string, Try[]>;
};

/** One line of a log. A message is that of the last run, if it failed. */
export type LogLine =
  | {
      event: 'covered';
      test: string;
      file: string;
      project: string;
      title: string;
      ms: number;
      passed: boolean;
      hits: Record<string, number>;
    }
  | { event: 'try'; test: string; mutant: string }
  | { event: 'verdict'; test: string; mutant: string; verdict: Verdict; ms: number; message: string }
  | { event: 'unfit'; test: string; message: string }
  | { event: 'spoiled'; test: string }
  | { event: 'finished'; test: string };

/** The plan of this process: MUTATION_PLAN names its file. */
export const readPlan = (): Plan | null =>
  process.env.MUTATION_PLAN ? (JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8')) as Plan) : null;

export const writeLog = ({ log }: Plan, line: LogLine) => appendFileSync(log, `${JSON.stringify(line)}\n`);

export const isNoticed = ({ noticed }: Plan, id: string) => existsSync(join(noticed, id));
export const markNoticed = ({ noticed }: Plan, id: string) => writeFileSync(join(noticed, id), '');

/** A path below the folder of the repository, with slashes. */
export const pathBelow = (file: string) => relative(process.cwd(), file).split(sep).join('/');
