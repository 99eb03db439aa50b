/** The archive on a real nginx: release 1 and a site installed and served, release 2 ready, and a CMS on another origin. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, Portal, startBox, test as base, watch } from '../e2e/portal';
import { portalVersion } from '../../scripts/portalVersion.mjs';
import { Host, hostName, makePackage } from './host';

export { expect };

/** Where the portal stands on its host. */
export const path = '/admin/';
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
export const folderOf = (release: string) => `${name}-${release}`;
/** The versions of both releases; the second is built without git. */
export const releases = { first: portalVersion(), second: '9.9.9' };

/** The project once more under another version, which changes every file that knows it, and all that lead there. */
const makeSecond = async (outFolder: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'second-'));
  for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const description = readFileSync('package.json', 'utf8');
  writeFileSync(join(folder, 'package.json'), description.replace(`"version": "${version}"`, `"version": "${releases.second}"`));
  const archive = await makePackage(folder, outFolder);
  rmSync(folder, { recursive: true });
  return archive;
};

export type Kit = {
  host: Host;
  /** The origin of the CMS. */
  cms: string;
  /** The address of the portal. */
  portal: string;
  archives: { first: string; second: string };
  /** Puts a release over the one that is served. @param args further ones of install.sh */
  install: (release: string, ...args: string[]) => Promise<void>;
};

export const test = base.extend<{ portal: Portal }, { kit: Kit }>({
  kit: [
    async ({}, use) => {
      const host = await Host.create();
      const origin = `https://${hostName}:${host.port}`;
      const box = await startBox('--origin', origin);
      const out = mkdtempSync(join(tmpdir(), 'release-'));
      const [first, second] = await Promise.all([makePackage('.', out), makeSecond(out)]);
      const archives = { first, second };
      for (const archive of Object.values(archives)) host.unpack(archive);
      const install = async (release: string, ...rest: string[]) => {
        host.do(join(host.folder, folderOf(release), 'install.sh'), host.root, ...rest);
        expect((await host.ask('/healthz')).body.toString()).toContain(host.installed().split('-')[0]);
      };
      host.makeSite(join(host.folder, folderOf(releases.first)), { host: box.root });
      await install(releases.first, '--site', host.site);
      await use({ host, cms: box.root, portal: `${origin}${path.slice(0, -1)}`, archives, install });
      box.stop();
      host.remove();
      rmSync(out, { recursive: true });
    },
    // two releases are built here
    { scope: 'worker', timeout: 600_000 },
  ],
  portal: async ({ page, kit }, use) => {
    const portal = new Portal(page, kit.portal, kit.cms);
    await portal.control('POST', 'reset');
    watch(portal, page);
    await use(portal);
    expect(portal.problems).toEqual([]);
  },
});
