/**
 * Finds the browsers of the tests. Most run in Chromium's headless shell, the same engine without a window's parts around
 * it, which costs a third less for each page; what needs those parts, and whatever finds no shell, runs in Chromium itself.
 */
import { spawnSync } from 'node:child_process';

export const onPath = (...names) => {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin; command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
};
export const isRoot = () => process.getuid?.() === 0;
const installed = () => ({
  PORTAL_CHROMIUM: process.env.PORTAL_CHROMIUM ?? onPath('chromium', 'chromium-browser', 'google-chrome'),
  PORTAL_HEADLESS_SHELL: process.env.PORTAL_HEADLESS_SHELL ?? onPath('chromium-headless-shell'),
});

/** The paths of both as variables of the environment, from it, from the PATH or installed; without any, Playwright brings its own. */
export const findBrowsers = () => {
  const found = installed();
  if (found.PORTAL_CHROMIUM && found.PORTAL_HEADLESS_SHELL) return found;
  if (isRoot() && onPath('apt-get')) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const after = installed();
  if (!after.PORTAL_CHROMIUM) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return after;
};
