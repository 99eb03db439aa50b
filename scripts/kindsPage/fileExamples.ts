/** Turns the examples of a kind, which its comment shows in TypeScript, into the fields of a YAML file. */
import { runInThisContext } from 'node:vm';
import { kindsInFiles } from '../../src/deployed/language';
import { camelCase } from '../../src/format/camelCase';
import type { CheckContext } from '../../src/schema/language/problem';
import { keysOfField } from '../../src/schema/language/readShape';
import { isValues, type Values } from '../../src/schema/values/path';

type Kinds = CheckContext['kinds'];
/** The functions that declare fields, by the name of their kind. */
export type Builders = Readonly<Record<string, unknown>>;
/** What a file can write of some examples: the fields by name, and the options that it leaves out because only code can write them. */
export type FileExamples = { fields: Values; leftOut: readonly string[] };

/** Evaluates an example. A field without a name is called by its label. @example "city: localized(text('City'))" */
const evaluate = (example: string, builders: Builders): readonly [name: string, field: Values] => {
  const [, name, code] = /^(?:(\w+): )?([^]*)$/.exec(example)!;
  const run = runInThisContext(`({ ${Object.keys(builders).join(', ')} }) => (${code})`) as (all: Builders) => Values;
  const field = run(builders);
  return [name ?? camelCase(String(field.label)), field];
};

/**
 * Reads the examples of a kind as a file writes them.
 *
 * @param examples in TypeScript, one field each
 * @param kinds the kinds that declarations in code can use
 * @returns no field for an example whose kind or required option a file cannot write
 * @throws Error when two fields have the same name
 */
export const readFileExamples = (examples: readonly string[], builders: Builders, kinds: Kinds): FileExamples => {
  const inFiles = kindsInFiles(kinds);
  const fields: Values = {};
  const leftOut = new Set<string>();

  const fieldInFile = ({ kind, ...options }: Values): Values | undefined => {
    if (typeof kind !== 'string' || !Object.hasOwn(inFiles, kind)) return undefined;
    const field = { kind, ...options };
    const wraps = inFiles[kind]!.traits.roles?.wraps;
    const wrapped = wraps === undefined ? undefined : options[wraps];
    const allowed = keysOfField(inFiles, field, true);
    const result: Values = { kind };
    // files have the label next to the kind
    const { label, ...others } = options;
    for (const [option, value] of Object.entries({ label, ...others })) {
      // a field that wraps another one takes over its options
      if (value === undefined || (isValues(wrapped) && wrapped[option] === value)) continue;
      const inFile = option === wraps && isValues(value) ? fieldInFile(value) : value;
      if (inFile === undefined || typeof value === 'function' || !Object.hasOwn(allowed, option)) leftOut.add(option);
      else result[option] = inFile;
    }
    const required = Object.entries(keysOfField(kinds, field, true)).filter(([, shape]) => shape.required);
    return required.every(([option]) => Object.hasOwn(result, option)) ? result : undefined;
  };

  for (const example of examples) {
    const [name, field] = evaluate(example, builders);
    if (Object.hasOwn(fields, name)) throw new Error(`Two examples are called '${name}'. Give one of them another name: ${example}`);
    const before = [...leftOut];
    const inFile = fieldInFile(field);
    if (inFile) fields[name] = inFile;
    // an example that needs code is left out whole
    else for (const option of leftOut) if (!before.includes(option)) leftOut.delete(option);
  }
  return { fields, leftOut: [...leftOut] };
};
