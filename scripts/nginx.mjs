/** Finds the programs of the kind `deploy`: nginx, and what a host has beside it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isRoot, onPath } from './browser.mjs';

/** Debian's packages, as deploy/README.md and the Dockerfile name them. */
export const packages = ['nginx-light', 'openssl', 'logrotate', 'curl', 'ca-certificates'];
const isInstalled = () => ['nginx', 'openssl', 'logrotate', 'curl'].every((name) => onPath(name));

/** Whether they are all there; installs them where it can. */
export const findNginx = () => {
  if (isInstalled()) return true;
  if (isRoot() && onPath('apt-get')) {
    console.log('Installing nginx …');
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options);
  }
  return isInstalled();
};

// `node scripts/nginx.mjs` prints the packages, for a machine where another command has to install them
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packages.join(' '));
