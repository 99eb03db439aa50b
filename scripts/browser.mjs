/** Finds the browser of the tests: PORTAL_CHROMIUM, one on the PATH, Debian's package, else Playwright's own download. */
import { spawnSync } from 'node:child_process';

const onPath = () => {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
};
const isRoot = () => process.getuid?.() === 0;

/** The path of a Chromium, installed when there is none; null leaves it to Playwright. */
export const findBrowser = () => {
  const known = process.env.PORTAL_CHROMIUM ?? onPath();
  if (known) return known;
  if (isRoot() && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = onPath();
    if (installed) return installed;
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return null;
};
