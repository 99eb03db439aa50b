/** Reads and validates a site folder: the configuration of one host. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig, type Config, type ConfigProblem } from '../../src/config';
import { describeProblems } from '../../src/configPlaces';
import { readText } from '../checkFiles/sources';
import { CouldNotRun } from '../couldNotRun';
import { originOf, problemOfOrigin } from './origin';
import { parseSettings, type SiteSettings } from './settings';

/** The file of the fixture CMS in the folder of a deployment, which is never part of a site. */
const seedFile = 'seed.yaml';

/** A parsed site folder. `settings` and `config` are undefined when their file is invalid; `problems` has a line for each mistake. */
export type Site = { problems: string[]; notes: string[]; settings?: SiteSettings; config?: Config };

/** Returns the values of `config.json` that this release or the headers of a host do not support. @param served the folder that the release serves */
const problemsOnHost = (config: Config, served: string): ConfigProblem[] => {
  const problems: ConfigProblem[] = [];
  const requireOrigin = (key: string, origin: string) => {
    const problem = problemOfOrigin(origin);
    if (problem) problems.push({ key, problem: `${origin}: ${problem}`.replace(/^: /, '') });
  };
  const { host, fileOrigins, singleSignOn, csvTemplate, languages } = config;
  requireOrigin('host', host);
  for (const origin of fileOrigins) requireOrigin('fileOrigins', origin);
  const { action, signOut } = singleSignOn;
  const signOnOrigins = { 'singleSignOn.action': originOf(action), 'singleSignOn.signOut': originOf(signOut) };
  for (const [key, origin] of Object.entries(signOnOrigins)) if (origin) requireOrigin(key, origin);
  const [ofAction, ofSignOut] = Object.values(signOnOrigins);
  if (ofAction && ofSignOut && ofAction !== ofSignOut)
    problems.push({ key: 'singleSignOn.signOut', problem: `it leads to ${ofSignOut}, and action to ${ofAction}: both need one origin` });
  const requireFile = (key: string, name: string) => {
    if (!existsSync(join(served, name))) problems.push({ key, problem: `the release has no ${name}` });
  };
  for (const name of config.resources)
    if (name.startsWith('assets/'))
      problems.push({ key: 'resources', problem: `${name}: assets/ has the files of releases, use another folder` });
  if (csvTemplate.startsWith('./')) requireFile('csvTemplate', csvTemplate.slice(2));
  for (const language of languages) if (language !== 'en') requireFile('languages', `texts/${language}.json`);
  return problems;
};

/**
 * Reads `site.json` and `config.json` of a site folder.
 *
 * @param served the folder with the files that the release serves
 * @throws CouldNotRun where there is no such folder, or a file of it is missing
 */
export const readSite = (folder: string, served: string): Site => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new CouldNotRun(`--site ${folder}: there is no such folder`);
  const problems: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T): T | undefined => {
    const file = join(folder, name);
    const text = readText(file).replace(/^\uFEFF/, '');
    try {
      if (!isUtf8(readFileSync(file))) throw new ConfigError([{ problem: 'expected a text in UTF-8' }]);
      return parse(text);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...describeProblems(error, file));
      return undefined;
    }
  };
  const settings = read('site.json', parseSettings);
  const config = read('config.json', (text) => {
    const parsed = parseConfig(text);
    const found = problemsOnHost(parsed, served);
    if (found.length > 0) throw new ConfigError(found, text);
    return parsed;
  });
  const notes: string[] = [];
  if (config && config.demoUsers.length > 0)
    notes.push(`${join(folder, 'config.json')}: demoUsers is public, with its passwords. Leave it out of a site.`);
  for (const name of readdirSync(folder))
    if (/\.ya?ml$/.test(name) && config && !config.resources.includes(name) && name !== seedFile)
      notes.push(`${join(folder, name)}: no part of the site, because "resources" of config.json does not name it`);
  return { problems, notes, settings, config };
};
