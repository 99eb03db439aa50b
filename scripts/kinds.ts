/**
 * `npm run kinds`: writes the page of kinds (docs/kinds.md) from the comments of the kinds and of their options, and from the
 * tables of the languages of code and of files. `--check` writes nothing and fails when the page is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import type ts from 'typescript';
import { registry } from '../resources';
import { readKinds } from '../src/app/entities/readKinds';
import * as builtInKinds from '../src/fields/kinds';
import type { KindParts } from '../src/fields/kindParts';
import type { FieldKind } from '../src/schema/kind';
import { fieldKeys } from '../src/schema/language/keys';
import type { Keys } from '../src/schema/language/shape';
import { readFileExamples } from './kindsPage/fileExamples';
import { optionsTable } from './kindsPage/optionsTable';
import { fieldsAsYaml } from './kindsPage/yaml';
import { readComments, type Comment } from './schema/comments';
import { fieldTexts } from './schema/fileTexts';
import { readManual } from './schema/manual';
import { escaped, inCode } from './schema/markdown';

const page = 'docs/kinds.md';

const ofEntities = await Promise.all(
  Object.entries(registry.resources).map(async ([name, { load }]) =>
    ((await load()).default.kinds ?? []).map((kind: FieldKind) => ({ kind, folder: `resources/${name}`, owner: name })),
  ),
);
const all: readonly { kind: FieldKind; folder: string; owner?: string }[] = [
  ...Object.values(builtInKinds).map((kind) => ({ kind, folder: 'src/fields/kinds' })),
  ...ofEntities.flat(),
];
const comments = readComments([
  'scripts/schema/described.ts',
  'src/fields/builtInKinds.ts',
  ...all.map(({ kind, folder }) => `${folder}/${kind.definition.kind}/index.ts`),
]);
const { checker, commentOf, exported } = comments;
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

const { shapes: builtInShapes } = await readKinds(Object.values(builtInKinds));
const builders = Object.fromEntries(all.map(({ kind }) => [kind.definition.kind, kind]));
const manual = readManual(comments, builtInShapes);

const withoutKind = (keys: Keys): Keys => Object.fromEntries(Object.entries(keys).filter(([key]) => key !== 'kind'));
/** The table of some options. @param kind the kind that has them, as files know it. Default: every kind has them */
const tableOf = (inCode: Keys, kind: string, own: ReadonlyMap<string, Comment>) => {
  const inFiles = Object.hasOwn(manual.kinds, kind) ? manual.kinds[kind]!.keys : undefined;
  return optionsTable({
    inCode,
    inFiles,
    commentOf: (keys, key) => (keys === inCode ? (own.get(key) ?? everyComment.get(key)) : undefined) ?? manual.commentOf(keys, key),
  });
};

const titles: Readonly<Record<string, string>> = {
  list: 'in a list',
  form: 'in a form',
  ticks: 'as checkboxes',
  rows: 'as neighbours that share rows',
  csv: 'with the report of a reader',
  map: 'with the preview of a map',
  order: 'with an order',
};
const picturesOf = (kind: string) =>
  readdirSync('docs/kinds')
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => `![${kind}, ${titles[/-(\w+)\.png$/.exec(file)![1]!]}](kinds/${file})`);

const block = (language: string, text: string) => ['```' + language, text, '```'].join('\n');
/** Examples in TypeScript, and the same as a part of a file. */
const exampleBlocks = (examples: readonly string[]) => {
  const { fields, leftOut } = readFileExamples(examples, builders, builtInShapes);
  const inTypeScript = block('ts', examples.join(';\n'));
  if (Object.keys(fields).length === 0) return [inTypeScript, 'A YAML file cannot use this kind: it needs code.'];
  const note = `A file has no functions, so the YAML leaves out that of ${leftOut.map(inCode).join(', ')}.`;
  return [inTypeScript, block('yaml', fieldsAsYaml(fields)), ...(leftOut.length > 0 ? [note] : [])];
};

const sectionOf = async ({ kind: { definition }, folder, owner }: (typeof all)[number]) => {
  const { kind, traits, parts } = definition;
  const { keys } = (await ((await parts()).default as KindParts).options()).default;
  const { meaning, examples } = commentOf(exported(`${folder}/${kind}/index.ts`, kind));
  const facts = [
    traits.typed ? 'Users can edit it.' : 'It is read-only.',
    traits.filters && 'It can be a filter.',
    traits.searches && 'It can be a search field.',
    owner && `Only ${owner} has it: the declaration of ${owner} brings it.`,
  ].filter(Boolean);
  return [
    `## ${kind}`,
    `${escaped(meaning)} ${facts.join(' ')}`,
    ...exampleBlocks(examples),
    ...picturesOf(kind),
    Object.keys(keys).length > 0 ? tableOf(keys, kind, commentsOf(optionsType(kind))) : 'It has no options of its own.',
  ].join('\n\n');
};

const everyExample = [
  "visit: choice('Visit', { labels: { FREE: 'Walk in', BOOKED: 'Appointment' }, required: true, defaultValue: 'FREE' })",
  "phone: text('Booking line', { required: true, hint: 'With the country code', visibleWhen: { visit: 'BOOKED' } })",
  "guests: integer('Guests', { max: 9, disabledWhen: { visit: 'FREE' }, disabledReason: 'Only for appointments' })",
];
const intro = [
  'Each kind has an example in TypeScript, for [a declaration in code](adding-a-resource.md), and the same example in YAML, for [a file of a deployment](extending.md). The YAML is the key `fields` of an entity ([a whole file](extending.md#1-write-the-file)). In TypeScript the label comes before the options. So does the lookup of a `reference`, and the field that `localized` wraps.',
  'In the tables, required options are bold. A key with a dot is inside the option before the dot: in each item of its list with `[]`, and at each name of its map with `.*`. _Only in code_ marks the options that a file cannot have, because a file has no functions.',
  '<!-- clone -->',
  '`npm run kinds` writes this page from the comments of the code, which editors show on hover. [Adding a kind](adding-a-kind.md) describes how to make one.',
  '<!-- /clone -->',
];
const text = [
  '# Kinds of fields',
  ...intro,
  '## Every field',
  'Every kind has these options and its own.',
  ...exampleBlocks(everyExample),
  tableOf(withoutKind(fieldKeys), Object.keys(manual.kinds)[0]!, everyComment),
  ...(await Promise.all(all.map(sectionOf))),
].join('\n\n');
const written = await prettier.format(text, { ...(await prettier.resolveConfig(page)), parser: 'markdown' });

if (!process.argv.includes('--check')) writeFileSync(page, written);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== written) {
  console.log(`${page} is not what the code says: run \`npm run kinds\``);
  process.exit(1);
}
