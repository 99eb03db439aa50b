/** A host beside that of the kit, with a site, on which no release is installed. */
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
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
/** The declaration of an entity in YAML. @param more further fields, each after a comma */
export const entityYaml = (name: string, label: string, more = '') => `language: 1
resources:
  ${name}:
    label: ${label}
    menu: { in: Content Management, code: CONTENT_READ }
    path: /${name}/
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{place}'
    fields: { place: { kind: text, label: Place }${more} }
    list: { columns: [place], search: [place], sorts: [place asc] }
    form: [place]
`;

/** Puts a shell script in place of nginx on a host. @returns the folder of the script, which every user may write to, and the PATH that finds it */
export const replaceNginx = (host: Host, lines: (folder: string) => string) => {
  const folder = mkdtempSync(join(host.folder, 'bin-'));
  writeFileSync(join(folder, 'nginx'), `#!/bin/sh\n${lines(folder)}\n`, { mode: 0o755 });
  chmodSync(folder, 0o777);
  return { folder, PATH: `${folder}:/usr/bin:/bin` };
};
/** An nginx that waits before it runs with an argument, from the file `requested` until the file `continue` exists. */
export const delayNginx = (host: Host, argument: string) =>
  replaceNginx(
    host,
    (folder) =>
      `case "$*" in *${argument}*) : > ${folder}/requested; while [ ! -e ${folder}/continue ]; do sleep 0.05; done ;; esac\nexec /usr/sbin/nginx "$@"`,
  );
/** An nginx that never ends a check of its configuration. */
export const hangNginx = (host: Host) => replaceNginx(host, () => '[ "$1" = -v ] || exec sleep 3600');

/** The options of the first installation. */
export const withSite = (host: Host) => ['--site', host.site];
/** Renders the site of a host once more, with other settings. @returns its folder */
export const change = (host: Host, { cms }: Kit, settings: object) =>
  host.makeSite(release(host), { host: cms }, { settings: { ...host.settings(), ...settings } });

export const versionOf = async (host: Host) => (JSON.parse((await host.ask('/healthz')).body.toString()) as { version: string }).version;
/** nginx serves a release once install.sh has ended. */
export const serves = async (host: Host, name: string) => expect(await versionOf(host)).toBe(name);
