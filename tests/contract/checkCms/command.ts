/** The command as a team runs it: one file, in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { writeBundle } from '../../../scripts/bundleCheck.mjs';

type CommandOptions = {
  password?: string;
  /** Called with what the command has written to stderr so far. */
  onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
};

/** Bundles the command for the tests of a file. @param name of the bundle: each file has its own */
export const useCommand = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const program = join(process.cwd(), `.cache/${name}.mjs`);
  beforeAll(() => writeBundle('scripts/checkCms/main.ts', program));
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(program);
  });
  const command = (args: string[], { password, onStderr }: CommandOptions = {}) => {
    const env = { ...process.env };
    delete env.CMS_PASSWORD;
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...env, ...(password ? { CMS_PASSWORD: password } : {}) },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      onStderr?.(err, (signal) => child.kill(signal));
    });
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, out, err })),
    );
  };
  return { command, folder };
};
