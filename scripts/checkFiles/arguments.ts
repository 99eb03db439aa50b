import { parseArgs } from 'node:util';
import type { NewEntity } from './new/createEntity';

export const usage = [
  'Check YAML files, the folder of a deployment or its config.json:',
  '  node check.mjs FILE... [--contract THEIRS.yaml] [--strict] [--json]',
  'Check them, and write a JSON schema with their names for an editor:',
  '  node check.mjs FILE... --schema-out SCHEMA.json [--contract THEIRS.yaml]',
  'Check a site, and write the files that install.sh needs:',
  '  node check.mjs --site FOLDER [--render] [--contract THEIRS.yaml] [--strict]',
  'Write the first file of an entity, from a contract or an example reply:',
  '  node check.mjs --new NAME --path /PATH/ [--contract THEIRS.yaml | --from REPLY.json] [--out FILE.yaml]',
].join('\n');

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
  /** The file that gets a JSON schema of the deployment. Default: none is written. */
  schemaFile?: string;
  /** The entity whose file is written; the files are not checked then. */
  newEntity?: NewEntity;
};

const options = {
  site: { type: 'string' },
  render: { type: 'boolean' },
  contract: { type: 'string' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  'schema-out': { type: 'string' },
  new: { type: 'string' },
  path: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
} as const;
const choices = Object.keys(options).map((name) => `--${name}`).join(', '); // prettier-ignore
/** What follows an option that has a value. */
const valueOf = {
  site: 'the name of a folder',
  contract: 'the name of a contract',
  'schema-out': 'the name of a JSON file',
  new: 'the name of an entity, such as carParks',
  path: 'the path of its calls, such as /carParks/',
  from: 'the name of a JSON file with an example reply',
  out: 'the name of a .yaml file',
} as const;
/** Options of `--new` alone, and those that it does not take. */
const ofNew = ['path', 'from', 'out'] as const;
const notOfNew = ['site', 'render', 'strict', 'json', 'schema-out'] as const;

type Values = Partial<Record<keyof typeof options, string | boolean>>;
const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

/** Options that do not go together. */
const conflicts = (values: Values, names: readonly string[]): string[] => {
  const has = (name: keyof typeof options) => values[name] !== undefined;
  if (!has('new')) {
    return [
      ...ofNew.filter(has).map((name) => `--${name}: it needs --new NAME`),
      ...(has('site') && names.length > 0 ? [`${names[0]!}: --site takes no other file`] : []),
      ...(has('site') ? (['json', 'schema-out'] as const).filter(has).map((name) => `--${name}: it does not go with --site`) : []),
      ...(!has('site') && has('render') ? ['--render: say --site FOLDER with it'] : []),
      ...(!has('site') && names.length === 0 ? [`there is no file:\n${usage}`] : []),
    ];
  }
  const out = textOf(values.out);
  return [
    ...(names.length > 0 ? [`${names[0]!}: --new takes no other file`] : []),
    ...notOfNew.filter(has).map((name) => `--${name}: it does not go with --new`),
    ...(has('from') && has('contract') ? ['--from: it does not go with --contract: give one of them'] : []),
    ...(has('path') ? [] : ['--new: it needs --path PATH, the path of its calls, such as /carParks/']),
    ...(out !== undefined && !/\.ya?ml$/.test(out) ? [`--out: ${out} has to end with .yaml`] : []),
  ];
};

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
  // a missing value is reported already
  if (problems.length === 0) problems.push(...conflicts(values, positionals));
  const newName = textOf(values.new);
  return {
    problems,
    asked: {
      names: positionals,
      site: textOf(values.site),
      isRendered: values.render === true,
      contractFile: textOf(values.contract),
      isStrict: values.strict === true,
      isJson: values.json === true,
      schemaFile: textOf(values['schema-out']),
      newEntity:
        newName === undefined
          ? undefined
          : {
              name: newName,
              path: textOf(values.path) ?? '',
              replyFile: textOf(values.from),
              contractFile: textOf(values.contract),
              file: textOf(values.out),
            },
    },
  };
};
