/** Writes the two files of a site folder that install.sh reads. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/config';
import { originOf } from './origin';
import type { SiteSettings } from './settings';

/** The address of the one call that needs no sign-in (SHR-006). nginx looks up no name of this machine. */
const keyCall = ({ host, product }: Config) => {
  const url = new URL(`${host}/${product}-cms/cmsauth/pubKey`);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.href;
};

const headOfFile = `# check.mjs has made this of site.json and config.json, and install.sh reads it. Change those, and render the site again.
format 1
`;

/**
 * The text of `host.conf`: a setting and its value in each line. A setting without a value is left out. The Content Security Policy belongs to the
 * release, which these origins are put into.
 */
const hostConf = (settings: SiteSettings, config: Config): string => {
  const { host, singleSignOn, fileOrigins, reports } = config;
  const values = {
    name: settings.name,
    port: settings.port,
    path: settings.path,
    certificate: settings.certificate,
    key: settings.key,
    'status-port': settings.statusPort,
    cms: host,
    'cms-call': keyCall(config),
    'cms-authorities': host.startsWith('https:') ? settings.cmsAuthorities : '',
    'sign-on': originOf(singleSignOn.action) ?? originOf(singleSignOn.signOut) ?? '',
    files: fileOrigins.join(' '),
    reports: originOf(reports) ?? '',
  };
  const lines = Object.entries(values).filter(([, value]) => value !== '');
  return headOfFile + lines.map(([name, value]) => `${name} ${value}\n`).join('');
};

/**
 * Writes `host.conf` and `SHA256SUMS` into a site folder that was checked. Whatever else lies there is no part of the site.
 *
 * @returns the names of the files of the site
 */
export const renderSite = (folder: string, settings: SiteSettings, config: Config): string[] => {
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  write('host.conf', hostConf(settings, config));
  const names = ['config.json', 'host.conf', 'site.json', ...config.resources].toSorted();
  const sumOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  write('SHA256SUMS', names.map((name) => `${sumOf(name)}  ${name}\n`).join(''));
  return names;
};
