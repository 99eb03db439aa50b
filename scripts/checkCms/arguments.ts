import { parseArgs } from 'node:util';
import { localHosts } from '../site/origin';
import { partNames, type PartName } from './check';

export const usage = `npm run check-cms -- https://cms.example.com/portal-cms --user NAME [--portal ORIGIN] [--writes RECORD ...]
                     [--only PART,PART] [--report FILE.html] [--json FILE.json] [--pause MILLISECONDS]

  --portal   the origin of the portal, such as https://portal.example.com: whether browsers may call the CMS from there
  --writes   a record that may be saved unchanged, such as hotlines/3 or partners/BIZ/1001; may be given several times
  --only     some parts alone, to look again at what was mended: ${partNames.join(', ')}
  --report   writes the report as a page to hand on
  --json     writes it for a program; - writes it to the terminal in place of the table
  --pause    waits so long between two calls

The password is asked for; where nobody is there to ask, CMS_PASSWORD of the environment holds it.`;

export type CheckArguments = {
  base: string;
  username: string;
  portalOrigin?: string;
  writes: string[];
  only?: PartName[];
  reportFile?: string;
  jsonFile?: string;
  pause: number;
};

const options = {
  user: { type: 'string' },
  portal: { type: 'string' },
  writes: { type: 'string', multiple: true },
  only: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'string' },
  pause: { type: 'string' },
} as const;

const problemOfAddress = (text: string): string | undefined => {
  const example = 'write one such as https://cms.example.com/portal-cms';
  // what stands before an @ may be a password
  if (text.includes('@')) return 'the address holds a name or a password: leave them out, the password is asked for';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return `${text}: this is no address: ${example}`;
  const url = new URL(text);
  if (url.search || url.hash) return `${url.search}${url.hash} does not belong to the address: ${example}`;
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname))
    return `${text}: the password and client data would travel unencrypted: http:// is for localhost only, write https://`;
  return undefined;
};
const problemOfOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text
    ? undefined
    : `--portal ${text}: this is no origin: write one such as https://portal.example.com`;

/** Reads the arguments; `problems` has a line for everything that is wrong with them. */
export const readCheckArguments = (args: string[]): { problems: string[]; asked: CheckArguments } => {
  const problems: string[] = [];
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isPassword = (name: string) => /^(pass|pwd|pw$|p$)/i.test(name);
  for (const token of tokens)
    if (token.kind === 'option' && isPassword(token.name)) {
      problems.push(`${token.rawName}: a password in an argument can be read by others: leave it out, it is asked for`);
    } else if (token.kind === 'option' && !Object.hasOwn(options, token.name)) problems.push(`${token.rawName}: there is no such option`);
    else if (token.kind === 'option' && !token.value) problems.push(`${token.rawName}: there is no value`);
  const [address = '', ...more] = positionals;
  // what is left over may be a password: it is not repeated
  if (more.length > 0)
    problems.push(`${more.length === 1 ? 'a word stands' : `${more.length} words stand`} without an option before it, beside the address`);
  const problem =
    address === ''
      ? 'the address of the CMS is missing: it is "host" and "product" of config.json, such as https://cms.example.com/portal-cms'
      : problemOfAddress(address);
  if (problem) problems.push(problem);
  if (values.user === undefined) problems.push('--user: it is missing: write the name of an account that may read everything');
  if (values.portal !== undefined && values.portal !== true) {
    const ofOrigin = problemOfOrigin(text(values.portal));
    if (ofOrigin) problems.push(ofOrigin);
  }
  const only = typeof values.only === 'string' ? values.only.split(',').map((name) => name.trim()) : undefined;
  for (const name of only ?? [])
    if (!partNames.includes(name as PartName)) problems.push(`--only ${name}: there is no such part: choose among ${partNames.join(', ')}`);
  const pause = Number(values.pause ?? 0);
  if (!Number.isInteger(pause) || pause < 0 || pause > 60_000)
    problems.push(`--pause ${text(values.pause)}: write milliseconds from 0 to 60000`);
  return {
    problems,
    asked: {
      base: address.replace(/\/+$/, ''),
      username: text(values.user),
      portalOrigin: values.portal as string | undefined,
      only: only as PartName[] | undefined,
      writes: (values.writes ?? []) as string[],
      reportFile: values.report as string | undefined,
      jsonFile: values.json as string | undefined,
      pause,
    },
  };
};
