import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll } from 'vitest';

/** A CMS in a box in a process of its own, with a data folder. */
export const useProcess = (data: string, ...more: string[]) => {
  let child: ChildProcess | undefined;
  const start = () =>
    new Promise<string>((resolve, reject) => {
      child = spawn(process.execPath, ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--quiet', '--data', data, ...more], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      child.once('exit', (code) => reject(new Error(`the box ended with ${code}`)));
      child.stdout!.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = /http:\/\/localhost:\d+/.exec(text);
        if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
      });
    });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child!.once('close', () => resolve());
      child!.kill(signal);
    });
  const kill = () => end('SIGKILL');
  /** Ends it as Ctrl-C does. */
  const stop = () => end('SIGINT');
  afterAll(() => {
    child?.kill('SIGKILL');
  });
  return { start, kill, stop, pid: () => child!.pid! };
};
