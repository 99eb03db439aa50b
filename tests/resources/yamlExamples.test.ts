/** The YAML in the documents is right: whole files pass the check of files, and so do the examples of kinds as a part of one. */
import { readdirSync, readFileSync } from 'node:fs';
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

/** The whole YAML files that a page shows. */
const wholeFilesIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/```yaml.*\n((?:#.*\n)?language: 1\n[^]*?)```/g)].map(([, text]) => text!);
const pages = ['deploy/README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const pagesWithFiles = pages.filter((page) => wholeFilesIn(page).length > 0);

it.each(pagesWithFiles)('the YAML files in %s pass the check of files', async (page) => {
  for (const text of wholeFilesIn(page)) expect((await checkFiles([{ file: page, text }])).problems, text).toEqual([]);
});
it('the pages about files show whole YAML files', () => {
  const about = ['deploy/README.md', 'docs/dependent-fields.md', 'docs/extending.md', 'docs/lookups.md'];
  expect(pagesWithFiles).toEqual(expect.arrayContaining(about));
});

it.each(examples)('the YAML example of %s in docs/kinds.md passes the check of files', async (_, yaml) => {
  const { problems, entities } = await checkFiles([{ file: 'example.yaml', text: fileWith(yaml) }]);
  expect(problems).toEqual([]);
  expect(entities).toBe(1);
});
it('docs/kinds.md has a YAML example for every kind that files can use', () => {
  const shown = examples.map(([title]) => title);
  expect(Object.keys(builtInKinds).filter((kind) => !shown.includes(kind))).toEqual(['panel']);
});
