/**
 * `npm run kinds`: writes the page of kinds (docs/kinds.md) from what the code says: the comments of the kinds and of their
 * options, and the rows of the table of the language. `--check` writes nothing and fails when the page says something else.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import type ts from 'typescript';
import { registry } from '../resources';
import { builtInKinds } from '../src/fields/builtInKinds';
import type { KindParts } from '../src/fields/kindParts';
import { fieldKeys } from '../src/schema/language/keys';
import type { Keys, Shape } from '../src/schema/language/shape';
import type { KindDefinition } from '../src/schema/kind';
import { readComments, type Comment } from './schema/comments';
import { fieldTexts } from './schema/fileTexts';
import { escaped, inCode } from './schema/markdown';

const page = 'docs/kinds.md';

const { checker, commentOf, exported } = readComments();
/** The comments of the members of a type. */
const commentsOf = (type: ts.Type) => new Map(type.getProperties().map((each) => [each.name, commentOf(each)]));
const fieldFile = 'src/schema/field.ts';
const optionsType = (kind: string) => {
  const map = checker.getDeclaredTypeOfSymbol(exported(fieldFile, 'KindOptions'));
  return checker.getTypeOfSymbol(map.getProperty(kind)!);
};

/** The comments of the options of every field. */
const everyComment = commentsOf(checker.getDeclaredTypeOfSymbol(exported(fieldFile, 'FieldOptions')));
everyComment.set('label', fieldTexts.label!);

const takes = ({ is, words, required, ...shape }: Shape): string => {
  const text = is === 'either' ? (shape as { of: readonly Shape[] }).of.map(takes).join(', or ') : words;
  return required ? `**${text}**` : text;
};
/** The table of some options; an option that has to be there stands in bold. */
const tableOf = (keys: Keys, comments: Map<string, Comment>) => {
  const rows = Object.entries(keys).map(([option, shape]) => {
    const { meaning = '', default: usual = '', examples = [] } = comments.get(option) ?? everyComment.get(option) ?? {};
    const cells = [inCode(option), escaped(takes(shape)), escaped(meaning), escaped(usual), examples.map(inCode).join(' ')];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| Option | Takes | What it means | Default | Example |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
};

const titles: Readonly<Record<string, string>> = {
  list: 'in a list',
  form: 'in a form',
  ticks: 'as ticks',
  rows: 'neighbours that share rows',
  csv: 'a list that was read',
  map: 'a map',
  order: 'in an order',
};
const picturesOf = (kind: string) =>
  readdirSync('docs/kinds')
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => `![${kind}, ${titles[/-(\w+)\.png$/.exec(file)![1]!]}](kinds/${file})`);

const sectionOf = async ({ kind, traits, parts }: KindDefinition, folder: string, owner?: string) => {
  const { keys } = (await ((await parts()).default as KindParts).options()).default;
  const { meaning, examples } = commentOf(exported(`${folder}/index.ts`, kind));
  const facts = [
    traits.typed ? 'People type it.' : 'It is shown, and nobody types it.',
    traits.filters && 'It filters lists.',
    traits.searches && 'It can be a search field.',
    owner && `It belongs to ${owner}, whose declaration brings it.`,
  ].filter(Boolean);
  return [
    `## ${kind}`,
    `${escaped(meaning)} ${facts.join(' ')}`,
    ['```ts', ...examples, '```'].join('\n'),
    ...picturesOf(kind),
    ...(Object.keys(keys).length > 0 ? [tableOf(keys, commentsOf(optionsType(kind)))] : ['It has no options of its own.']),
  ].join('\n\n');
};

const ofEntities = await Promise.all(
  Object.entries(registry.resources).map(async ([name, { load }]) =>
    ((await load()).default.kinds ?? []).map(({ definition }) => sectionOf(definition, `resources/${name}/${definition.kind}`, name)),
  ),
);
const sections = await Promise.all([
  ...Object.values(builtInKinds).map((definition) => sectionOf(definition, `src/fields/kinds/${definition.kind}`)),
  ...ofEntities.flat(),
]);
const { kind: _kind, ...everyField } = fieldKeys;
const text = [
  '# Kinds of fields',
  'This page is made by `npm run kinds` from the comments of the code: hover over an option to read the same. A kind of your own is [one folder more](adding-a-kind.md). What has to be there stands in bold.',
  '## Every field',
  'Every kind takes these beside its own options.',
  tableOf(everyField, everyComment),
  ...sections,
].join('\n\n');
const written = await prettier.format(text, { ...(await prettier.resolveConfig(page)), parser: 'markdown' });

if (!process.argv.includes('--check')) writeFileSync(page, written);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== written) {
  console.log(`${page} is not what the code says: run \`npm run kinds\``);
  process.exit(1);
}
