import { parseArgs } from 'node:util';

export const usage = 'npm run package -- [--out FOLDER] [--sign-with KEY.pem]';

/** What `npm run package` was asked for. */
export type PackageArguments = {
  /** Where the archive is written. Default: `release`. */
  outFolder: string;
  /** A private key in PEM form that signs the list of checksums. Default: nothing is signed. */
  keyFile?: string;
};

const own = ['out', 'sign-with'];
/** What a release had of its own before 0.2.0. */
const ofSite = ['cms', 'sign-on', 'files', 'path', 'config'];
const options = Object.fromEntries([...own, ...ofSite].map((name) => [name, { type: 'string', multiple: true } as const]));

/** Reads the arguments; `problems` has a line for everything that is wrong with them. */
export const readPackageArguments = (args: string[]): { problems: string[]; asked: PackageArguments } => {
  const problems: string[] = [];
  const given: Record<string, string> = {};
  for (const token of parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens) {
    if (token.kind === 'positional') problems.push(`${token.value}: an option is missing before it`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (ofSite.includes(name)) problems.push(`${rawName}: a release has no such option any more: write it into a site (deploy/README.md)`);
    else if (!own.includes(name)) problems.push(`${rawName}: there is no such option`);
    else if (!value) problems.push(`${rawName}: there is no value`);
    else if (Object.hasOwn(given, name)) problems.push(`${rawName}: it is given twice`);
    else given[name] = value;
  }
  return { problems, asked: { outFolder: given.out ?? 'release', keyFile: given['sign-with'] } };
};
