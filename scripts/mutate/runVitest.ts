/** Starts a process of Vitest with a plan, follows what it writes down, and ends it when a mutant hangs or has spoiled it. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import type { LogLine, Plan } from './inVitest/plan';

/** A process that writes nothing for so long hangs: the tests of a try have a time limit of 20 s. */
const hangSeconds = { try: 90, load: 600 };
const pollMs = 300;

/** Reads the lines that were added to a file since the last call. */
const createLogReader = (path: string) => {
  writeFileSync(path, '');
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(1 << 20);
  let rest = Buffer.alloc(0);
  return {
    read: (): LogLine[] => {
      const parts = [rest];
      for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer))
        parts.push(Buffer.from(buffer.subarray(0, length)));
      const bytes = Buffer.concat(parts);
      const end = bytes.lastIndexOf(10) + 1;
      rest = bytes.subarray(end);
      return bytes
        .subarray(0, end)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine);
    },
    close: () => closeSync(file),
  };
};

type Ending = 'ended' | 'hung' | 'spoiled';
type Options = {
  projects: readonly string[];
  files: readonly string[];
  workers: number;
  patience: number;
  onLine: (line: LogLine) => void;
};

/** Runs the tests of the files. Resolves to how it ended, and the output of Vitest for when it did not work at all. */
export const runVitest = (plan: Plan, { projects, files, workers, patience, onLine }: Options) => {
  const planFile = `${plan.log}.plan`;
  writeFileSync(planFile, JSON.stringify(plan));
  const log = createLogReader(plan.log);
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), `--maxWorkers=${workers}`, '--reporter=dot', ...files];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    // a group of its own, so that its workers end with it
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MUTATION_PLAN: planFile, PATIENCE: String(patience), NO_COLOR: '1' },
  });
  const stop = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // it has just ended
    }
  };
  const stopWithParent = () => process.exit(130);
  process.once('exit', stop).once('SIGINT', stopWithParent).once('SIGTERM', stopWithParent);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text));

  let lastWrite = Date.now();
  let isTrying = false;
  let ending = 'ended' as Ending;
  const follow = () => {
    for (const line of log.read()) {
      lastWrite = Date.now();
      isTrying = line.event === 'try';
      onLine(line);
      if (line.event === 'spoiled') ending = 'spoiled';
    }
    const limit = isTrying ? hangSeconds.try : hangSeconds.load;
    if (ending === 'ended' && Date.now() - lastWrite > limit * 1_000) ending = 'hung';
    if (ending !== 'ended') stop();
  };
  const timer = setInterval(follow, pollMs);
  return new Promise<{ ending: Ending; output: string }>((resolve) => {
    child.once('close', () => {
      clearInterval(timer);
      for (const line of log.read()) onLine(line);
      log.close();
      process.off('exit', stop).off('SIGINT', stopWithParent).off('SIGTERM', stopWithParent);
      rmSync(planFile, { force: true });
      resolve({ ending, output: output.join('').slice(-4_000) });
    });
  });
};
