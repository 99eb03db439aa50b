import { spawn } from 'node:child_process';
import type { TestEvent } from './events';
import { addEvent, type Result } from './results';

type Options = { isTool: boolean; args: readonly string[]; env: NodeJS.ProcessEnv; result: Result; onFailure: (event: TestEvent) => void };

/** Counts of a tool that prints a line "N passed, N failed". */
const printedCounts = (output: string) => {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found && { passed: Number(found[1]), failed: Number(found[2]) };
};

/**
 * Runs the command of a kind and counts its tests in `result`. A tool that reports no tests counts as one. A run that fails, or that runs
 * no test, counts at least one failure. Resolves with the output of the command.
 */
export const runKind = ({ isTool, args, env, result, onFailure }: Options) =>
  new Promise<string>((resolve) => {
    const begin = performance.now();
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout!.on('data', collect);
    child.stderr!.on('data', collect);
    child.on('message', (message) => {
      const event = message as TestEvent;
      addEvent(result, event);
      if (event.outcome === 'failed') onFailure(event);
    });
    child.on('close', (code) => {
      if (isTool) Object.assign(result, printedCounts(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
      if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1;
      result.seconds = (performance.now() - begin) / 1_000;
      resolve(output);
    });
  });
