/** Installs what is missing; plain Node, since nothing else is there yet on a fresh clone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const mark = 'node_modules/.cache/installed';
const isWindows = process.platform === 'win32';

/** Runs a command and ends this process when it fails. */
export const run = (command, args, options = {}) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: isWindows, ...options });
  if (status !== 0) process.exit(status ?? 1);
};

/** `npm ci` when the lock file is not the one that was installed last. */
export const installPackages = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
    console.error(`Node ${process.versions.node} is too old: the portal needs 20.19 or later, or 22.12 or later.`);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, lock);
};
