/** The walk in Firefox, the last part of `npm run soak`: installs Debian's Firefox where it can, and says so where it cannot. */
import { spawnSync } from 'node:child_process';
import { isRoot, onPath } from './browser.mjs';
import { build } from './build.mjs';

const find = () => process.env.PORTAL_FIREFOX ?? onPath('firefox-esr', 'firefox');
if (!find() && isRoot() && onPath('apt-get')) {
  console.log('Installing Firefox …');
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', 'firefox-esr'], options);
}
const firefox = find();
if (!firefox) {
  console.error('firefox: not run here, no Firefox');
  process.exit(1);
}
build();
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--project=firefox'], {
  stdio: 'inherit',
  env: { ...process.env, PORTAL_FIREFOX: firefox },
});
process.exit(status ?? 1);
