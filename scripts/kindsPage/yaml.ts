/** Writes fields as YAML in the style of the files of this repository. */
import { Document, isCollection, isMap, isPair } from 'yaml';
import type { Values } from '../../src/schema/values/path';

/** The longest line with a whole field. A longer field has a line for each option. */
const lineWidth = 100;
const style = { singleQuote: true, lineWidth: 0 } as const;

/** One field below its name. */
const fieldAsYaml = (name: string, field: unknown): string => {
  // YAML 1.1, which other tools read, takes `on` for true
  const document = new Document({ [name]: field }, { compat: 'yaml-1.1' });
  const options = document.get(name);
  if (!isMap(options)) throw new Error(`${name} is not a field`);
  options.flow = true;
  const line = document.toString(style);
  if (line.trimEnd().length <= lineWidth) return line;
  options.flow = false;
  for (const { value } of options.items.filter(isPair)) if (isCollection(value)) value.flow = true;
  return document.toString(style);
};

/** Fields as a part of an entity: `fields:` with a line for each field. */
export const fieldsAsYaml = (fields: Values): string => {
  const lines = Object.entries(fields).flatMap(([name, field]) => fieldAsYaml(name, field).trimEnd().split('\n'));
  return ['fields:', ...lines.map((line) => `  ${line}`)].join('\n');
};
