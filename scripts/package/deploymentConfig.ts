import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, parseConfig, readConfig, type Config, type ConfigProblem } from '../../src/config';
import { describeProblems } from '../../src/configPlaces';
import type { PackageArguments } from './arguments';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);

/** What `config.json` says otherwise than the arguments do: its addresses would be refused by the policy, which is made of them. */
const disagreements = (config: Config, { origins }: PackageArguments): ConfigProblem[] => {
  const problems: ConfigProblem[] = [];
  const at = (key: string, problem: string) => problems.push({ key, problem });
  if (config.host !== origins.cms) at('host', `it is ${JSON.stringify(config.host)}, and --cms is ${origins.cms}`);
  for (const [key, address] of Object.entries({
    'singleSignOn.action': config.singleSignOn.action,
    'singleSignOn.signOut': config.singleSignOn.signOut,
  })) {
    const origin = originOf(address);
    if (origin && origin !== origins.signOn) at(key, `it leads to ${origin}: give --sign-on ${origin}`);
  }
  if (origins.signOn && originOf(config.singleSignOn.action) === undefined)
    at('singleSignOn.action', `it has no address of --sign-on ${origins.signOn}`);
  const files = origins.files ?? [];
  for (const origin of config.fileOrigins) if (!files.includes(origin)) at('fileOrigins', `give --files ${origin} as well`);
  for (const origin of files) if (!config.fileOrigins.includes(origin)) at('fileOrigins', `${origin} of --files is missing`);
  const { csvTemplate } = config;
  if (csvTemplate.startsWith('./') && !existsSync(`public/${csvTemplate}`))
    at('csvTemplate', `public/${csvTemplate.slice(2)} is not there`);
  for (const language of config.languages)
    if (language !== 'en' && !existsSync(`public/texts/${language}.json`)) at('languages', `public/texts/${language}.json is not there`);
  return problems;
};

/** The text of a file in UTF-8. */
const readText = (file: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    throw new ConfigError([{ problem: 'expected a text in UTF-8' }]);
  }
};

/** Some editors put it before the text of a file; browsers leave it out. */
const byteOrderMark = '\uFEFF';

export type DeploymentConfig = { problems: string[]; notes: string[]; config?: Config; text: string };

/** The `config.json` of a release: that of `--config`, with what the arguments say; without one only what they say. */
export const readDeploymentConfig = (asked: PackageArguments): DeploymentConfig => {
  const { origins, configFile } = asked;
  const failed = (problems: string[]) => ({ problems, notes: [], text: '' });
  if (configFile && !existsSync(configFile)) return failed([`--config ${configFile}: there is no such file`]);
  try {
    const found = configFile ? readText(configFile) : '{ "product": "portal" }';
    const text = found.replace(byteOrderMark, '');
    parseConfig(text);
    const whole = {
      host: origins.cms,
      ...(origins.files?.length ? { fileOrigins: origins.files } : {}),
      ...(JSON.parse(text) as object),
    };
    const config = readConfig(whole);
    return {
      problems: describeProblems(new ConfigError(disagreements(config, asked), configFile && text), configFile),
      notes: [
        ...(found === text ? [] : [`${configFile}: the byte order mark before its text is left out`]),
        ...(config.demoUsers.length > 0 ? [`${configFile}: demoUsers is public, with its passwords. Leave it out of a release.`] : []),
      ],
      config,
      text: `${JSON.stringify(whole, null, 2)}\n`,
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return failed(describeProblems(error, configFile));
  }
};
