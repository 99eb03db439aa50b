/** The YAML of docs/kinds.md is right: each example passes the check of files as a part of a whole file. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkFiles } from '../../scripts/checkFiles/check';
import { builtInKinds } from '../../src/fields/builtInKinds';
import type { Values } from '../../src/schema/values/path';

const sections = readFileSync('docs/kinds.md', 'utf8').split(/^## /m).slice(1);
const examples = sections.flatMap((section) => {
  const [title] = section.split('\n');
  const [, yaml] = /```yaml\n([^]*?)```/.exec(section) ?? [];
  return yaml === undefined ? [] : [[title!, yaml] as const];
});

/** A file with an entity that shows these fields in its list and edits them in its form. */
const fileWith = (yaml: string) => {
  const { fields } = parse(yaml) as { fields: Record<string, Values> };
  const names = Object.keys(fields);
  const isEdited = (name: string) => builtInKinds[String(fields[name]!.kind)]!.traits.typed;
  return `language: 1
resources:
  examples:
    label: Examples
    path: /examples/
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{id}'
${yaml.trimEnd().replaceAll(/^/gm, '    ')}
    list: { columns: [${names.join(', ')}] }
    form: [${names.filter(isEdited).join(', ')}]
`;
};

it.each(examples)('the YAML example of %s in docs/kinds.md passes the check of files', async (_, yaml) => {
  const { problems, entities } = await checkFiles([{ file: 'example.yaml', text: fileWith(yaml) }]);
  expect(problems).toEqual([]);
  expect(entities).toBe(1);
});
it('docs/kinds.md has a YAML example for every kind that files can use', () => {
  const shown = examples.map(([title]) => title);
  expect(Object.keys(builtInKinds).filter((kind) => !shown.includes(kind))).toEqual(['panel']);
});
