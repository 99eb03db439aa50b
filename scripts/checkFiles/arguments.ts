import { parseArgs } from 'node:util';

export const usage =
  'node check.mjs FILE... [--contract THEIRS.yaml] [--strict] [--json]\n' +
  'node check.mjs --site FOLDER [--render] [--contract THEIRS.yaml] [--strict]';

export type FileArguments = {
  /** YAML files, folders of deployments, or their `config.json`; none where a site is checked. */
  names: string[];
  /** The folder of a site, which is checked as a whole. */
  site?: string;
  /** Whether the files that install.sh needs are written into the site. */
  isRendered: boolean;
  /** The contract of the deployment. Default: that of the portal, beside which entities bring calls of their own. */
  contractFile?: string;
  /** Warnings count. */
  isStrict: boolean;
  /** A list for a program in place of lines. */
  isJson: boolean;
};

const options = {
  site: { type: 'string' },
  render: { type: 'boolean' },
  contract: { type: 'string' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;
const choices = Object.keys(options).map((name) => `--${name}`).join(', '); // prettier-ignore
/** What follows an option that has a value. */
const valueOf = { site: 'the name of a folder', contract: 'the name of a contract' } as const;

/** Reads the arguments; `problems` has a line for everything that is wrong with them. */
export const readFileArguments = (args: string[]): { problems: string[]; asked: FileArguments } => {
  const problems: string[] = [];
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name as keyof typeof options] : undefined;
    if (!option) problems.push(`${token.rawName}: there is no such option: choose among ${choices}`);
    else if (option.type === 'string' && !token.value)
      problems.push(`${token.rawName}: there is no value: write ${valueOf[token.name as keyof typeof valueOf]}`);
    else if (option.type === 'boolean' && token.value !== undefined) problems.push(`${token.rawName}: it takes no value`);
  }
  const hasSite = values.site !== undefined;
  if (hasSite && positionals.length > 0) problems.push(`${positionals[0]!}: --site takes no other file`);
  if (hasSite && values.json) problems.push('--json: it does not go with --site');
  if (!hasSite && values.render) problems.push('--render: say --site FOLDER with it');
  if (!hasSite && positionals.length === 0) problems.push(`there is no file:\n${usage}`);
  return {
    problems,
    asked: {
      names: positionals,
      site: typeof values.site === 'string' ? values.site : undefined,
      isRendered: values.render === true,
      contractFile: typeof values.contract === 'string' ? values.contract : undefined,
      isStrict: values.strict === true,
      isJson: values.json === true,
    },
  };
};
