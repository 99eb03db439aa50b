import { parseArgs } from 'node:util';
import type { Origins } from '../../deploy/headers';

export const usage =
  'npm run package -- --cms ORIGIN [--sign-on ORIGIN] [--files ORIGIN ...] [--path /admin/] [--config FILE] [--out FOLDER]';

/** What `npm run package` was asked for. */
export type PackageArguments = {
  origins: Origins & { cms: string };
  /** Where the portal stands on its host, with a slash at both ends. */
  path: string;
  /** The `config.json` to start from. */
  configFile?: string;
  /** Where the archive is written. */
  outFolder: string;
};

const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** What is wrong with an origin, or nothing. It goes into a header as it stands, so it has one spelling only. */
const problemOfOrigin = (text: string): string | undefined => {
  const example = 'write an origin such as https://cms.example.com';
  if (text.trim() === '') return `there is no value: ${example}`;
  if (/\s/.test(text)) return `there is a blank in it: ${example}`;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || !/^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(url.hostname))
    return `this is no origin: ${example}`;
  if (url.username || url.password) return `a name or password does not belong here: write ${url.origin}`;
  if (text.startsWith(`${url.origin}/`) || url.search || url.hash)
    return `${text.slice(url.origin.length)} does not belong to an origin: write ${url.origin}`;
  if (text !== url.origin) return `write ${url.origin}`;
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname))
    return 'passwords and client data would travel unencrypted: http:// is for localhost only, write https://';
  return undefined;
};

const options = {
  cms: { type: 'string', multiple: true },
  'sign-on': { type: 'string', multiple: true },
  files: { type: 'string', multiple: true },
  path: { type: 'string', multiple: true },
  config: { type: 'string', multiple: true },
  out: { type: 'string', multiple: true },
} as const;
type Option = keyof typeof options;

/** Every value by its option; what follows `--files` belongs to it too. */
const collect = (args: string[], problems: string[]) => {
  const given = new Map<Option, string[]>();
  let last: string | undefined;
  for (const token of parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens) {
    if (token.kind === 'option' && Object.hasOwn(options, token.name)) {
      given.set(token.name as Option, [...(given.get(token.name as Option) ?? []), token.value ?? '']);
      last = token.name;
    } else if (token.kind === 'option') problems.push(`${token.rawName}: there is no such option`);
    else if (token.kind === 'positional' && last === 'files') given.get('files')!.push(token.value);
    else if (token.kind === 'positional') problems.push(`${token.value}: an option is missing before it`);
  }
  for (const [name, values] of given)
    if (name !== 'files' && values.length > 1) problems.push(`--${name}: it is given ${values.length} times`);
  return given;
};

/** Reads the arguments; `problems` has a line for everything that is wrong with them. */
export const readPackageArguments = (args: string[]): { problems: string[]; asked: PackageArguments } => {
  const problems: string[] = [];
  const given = collect(args, problems);
  const first = (name: Option) => given.get(name)?.[0];
  if (!given.has('cms')) problems.push('--cms: it is missing: write the origin of the CMS, such as https://cms.example.com');
  for (const name of ['cms', 'sign-on', 'files'] as const)
    for (const value of given.get(name) ?? []) {
      const problem = problemOfOrigin(value);
      if (problem) problems.push(`--${name} ${value.trim()}: ${problem}`);
    }
  const path = first('path') ?? '/';
  if (!/^\/([\w-]+\/)*$/.test(path) || path === '/healthz/')
    problems.push(`--path ${path}: write a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/`);
  for (const name of ['config', 'out'] as const) if (first(name) === '') problems.push(`--${name}: there is no value`);
  return {
    problems,
    asked: {
      origins: { cms: first('cms') ?? '', signOn: first('sign-on'), files: given.get('files') ?? [] },
      path,
      configFile: first('config'),
      outFolder: first('out') ?? 'release',
    },
  };
};
