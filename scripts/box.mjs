/** Starts the CMS in a box as a child and ends it with this process. */
import { spawn } from 'node:child_process';

export const startBox = (args, options = {}) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'fixtures/main.ts', ...args], { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return child;
};
