import { parseArgs } from 'node:util';

export const usage = 'npm run check -- FILE... [--contract THEIRS.yaml] [--strict] [--json]';

export type FileArguments = {
  /** YAML files, folders of deployments, or their `config.json`. */
  names: string[];
  /** The contract of the deployment. Default: that of the portal, beside which entities bring calls of their own. */
  contractFile?: string;
  /** Warnings count. */
  isStrict: boolean;
  /** A list for a program in place of lines. */
  isJson: boolean;
};

const options = { contract: { type: 'string' }, strict: { type: 'boolean' }, json: { type: 'boolean' } } as const;

/** Reads the arguments; `problems` has a line for everything that is wrong with them. */
export const readFileArguments = (args: string[]): { problems: string[]; asked: FileArguments } => {
  const problems: string[] = [];
  const { values, positionals, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name as keyof typeof options] : undefined;
    if (!option) problems.push(`${token.rawName}: there is no such option: choose among --contract, --strict, --json`);
    else if (option.type === 'string' && !token.value) problems.push(`${token.rawName}: there is no value: write the name of a contract`);
    else if (option.type === 'boolean' && token.value !== undefined) problems.push(`${token.rawName}: it takes no value`);
  }
  if (positionals.length === 0) problems.push(`there is no file: ${usage}`);
  return {
    problems,
    asked: {
      names: positionals,
      contractFile: typeof values.contract === 'string' ? values.contract : undefined,
      isStrict: values.strict === true,
      isJson: values.json === true,
    },
  };
};
