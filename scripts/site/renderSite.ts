/** Writes the two files of a site folder that install.sh reads. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/config';
import { hostConf } from './hostConf';
import type { SiteSettings } from './settings';

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
