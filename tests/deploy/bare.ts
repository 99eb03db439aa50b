/** A host beside that of the kit, with a site, on which no release is installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Host } from './host';
import { expect, folderOf, releases, test as base, type Kit } from './kit';

export const test = base.extend<{ bare: Host }>({
  bare: async ({ kit }, use) => {
    const host = await Host.create();
    host.archives = kit.archives;
    host.makeSite(release(host), { host: kit.cms });
    await use(host);
    host.remove();
  },
});

/** Where a release is unpacked, which it is when it is needed first. */
export const release = (host: Host, name = releases.first) => {
  const folder = join(host.folder, folderOf(name));
  if (!existsSync(folder)) host.unpack(host.archives[name === releases.first ? 'first' : 'second']);
  return folder;
};
/** Its install.sh, and that of what is installed. */
export const script = (host: Host, name = releases.first) => join(release(host, name), 'install.sh');
export const installed = (host: Host) => join(host.root, 'current/install.sh');
/** The options of the first installation. */
export const withSite = (host: Host) => ['--site', host.site];
/** Renders the site of a host once more, with other settings. @returns its folder */
export const change = (host: Host, { cms }: Kit, settings: object) =>
  host.makeSite(release(host), { host: cms }, { settings: { ...host.settings(), ...settings } });

export const versionOf = async (host: Host) => (JSON.parse((await host.ask('/healthz')).body.toString()) as { version: string }).version;
/** nginx serves a release once install.sh has ended. */
export const serves = async (host: Host, name: string) => expect(await versionOf(host)).toBe(name);
