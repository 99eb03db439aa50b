/** Writes the page of the language of files, from the same table and comments as the JSON Schema. */
import { changeShape, entityShape, fileKeys, listInFile, lookupInFile } from '../../src/deployed/language';
import { word, type Keys, type Shape } from '../../src/schema/language/shape';
import { escaped, inCode } from './markdown';
import { conditionKeys, testKeys, type Manual } from './manual';
import { namesSection } from './names';

/** Shapes that have a section of their own, by their names. */
const sectionOf: Readonly<Record<string, string>> = {
  entity: '[an entity](#entity)',
  lookup: '[a lookup](#lookup)',
  change: '[a change](#change)',
  list: '[a list screen](#list)',
  form: '[a form](#form), or a list of fields',
  section: '[a section](#section)',
  action: '[an action](#actions)',
  rowAction: '[a row action](#actions)',
  call: '[a call](#calls)',
  readCall: '[a call](#calls) with `GET`',
  conditionalText: '[a text by condition](#texts)',
  changedFields: 'a map of [fields](#fields), or of their texts',
  overrides: 'a map of the [options](kinds.md) that differ, by field',
};
const meanings: Readonly<Record<string, string>> = {
  count: 'a whole number from 1 on',
  day: 'a day as yyyy/MM/dd, or `today`',
  lookup: 'the name of a [lookup](#lookups)',
  lock: 'the name of a [lock](#locks)',
  upload: 'a [kind of upload](#kinds-of-upload)',
  template: '[a template](#texts)',
};
/** What a hint asks for, without its verb. */
const wanted = (hint: string) => hint.replace(/^Write /, '').replace(/\.$/, '');

/** What a key takes, in words. */
const takenAt = (shape: Shape): string => {
  if (shape.name !== undefined && Object.hasOwn(sectionOf, shape.name)) return sectionOf[shape.name]!;
  if (shape.means !== undefined && Object.hasOwn(meanings, shape.means) && !shape.isRead) return meanings[shape.means]!;
  switch (shape.is) {
    case 'text':
      if (shape.isRead) return '[a text](#texts)';
      return shape.written ? `a text: ${escaped(wanted(shape.written.hint))}` : shape.words;
    case 'condition':
      return '[a condition](#conditions)';
    case 'field':
      return '[a field](#fields)';
    case 'word':
      return shape.of.map(inCode).join(', ');
    case 'list':
      return shape.length === undefined ? `a list: ${takenAt(shape.of)}` : `a list of ${shape.length}: ${takenAt(shape.of)}`;
    case 'map':
      return `a map: ${takenAt(shape.of)}`;
    case 'either':
      return [...new Set(shape.of.map(takenAt))].join(', or ');
    default:
      return shape.words;
  }
};

/** The key that tells which map it is. */
const tagOf = (by: string, tag: string, isOptional = false): Keys => ({ [by]: { ...word(tag), required: !isOptional } });
/** The maps within a shape that have no section of their own, with what leads to them. */
const insideOf = (shape: Shape, at: string): (readonly [at: string, of: Keys, tag?: Keys])[] => {
  if (shape.name !== undefined && Object.hasOwn(sectionOf, shape.name)) return [];
  switch (shape.is) {
    case 'keys':
      return [[at, shape.of]];
    case 'list':
      return insideOf(shape.of, `${at}[]`);
    case 'map':
      return insideOf(shape.of, `${at}.*`);
    case 'either':
      return shape.of.flatMap((each) => insideOf(each, at));
    case 'tagged':
      return Object.entries(shape.of).map(([tag, of]) => [at, of, tagOf(shape.by, tag)]);
    default:
      return [];
  }
};

/** The page. `manual` says what each key means. */
export const pageOf = (manual: Manual): string => {
  const rowsOf = (of: Keys, before = '', tag: Keys = {}): string[] =>
    Object.entries({ ...tag, ...of }).flatMap(([key, shape]) => {
      const { meaning, default: usual, examples } = manual.commentOf(of, key);
      const meant = [
        escaped(meaning),
        ...(usual ? [`Default: ${escaped(usual)}.`] : []),
        ...(examples.length > 0 ? [`Example: ${examples.map(inCode).join(' ')}`] : []),
      ].join(' ');
      const row = `| ${[inCode(`${before}${key}`), takenAt(shape), shape.required ? 'yes' : '', meant].join(' | ')} |`;
      return [row, ...insideOf(shape, `${before}${key}`).flatMap(([at, inner, its]) => rowsOf(inner, `${at}.`, its))];
    });
  const table = (of: Keys, tag?: Keys) =>
    ['| Key | What stands there | Required | What it means |', '| --- | --- | --- | --- |', ...rowsOf(of, '', tag)].join('\n');
  const keysIn = (shape: Shape): Keys => (shape.is === 'keys' ? shape.of : shape.is === 'either' ? keysIn(shape.of[0]!) : {});
  const at = (of: Keys, ...steps: readonly string[]): Shape => {
    const [step, ...others] = steps;
    const shape = of[step!]!;
    return others.length === 0 ? shape : at(keysIn(shape), ...others);
  };
  const itemOf = (shape: Shape): Shape => (shape.is === 'list' ? shape.of : shape);

  const entity = keysIn(entityShape);
  const form = at(entity, 'form');
  const section = itemOf(at(entity, 'form', 'sections'));
  const rowAction = itemOf(at(keysIn(listInFile), 'rowActions'));
  const tagged = rowAction.is === 'either' ? rowAction.of[0]! : rowAction;
  const tags = tagged.is === 'tagged' ? Object.entries(tagged.of).filter(([, of]) => Object.keys(of).length > 0) : [];

  return [
    '# The language of resources.yaml',
    'A deployment brings entities, lists to choose from, and small changes of entities of the portal in YAML files beside `config.json`. This page says what stands in them. `npm run schema` makes it from the table by which the files are checked; `resources.schema.json`, which lies beside the portal, tells an editor the same:',
    ['```yaml', '# yaml-language-server: $schema=./resources.schema.json', 'language: 1', '```'].join('\n'),
    'Keys with a dot stand within the key before the dot, keys with `[]` in each item of its list, and keys with `.*` at each name of its map.',
    '## File',
    table(fileKeys),
    '## Entity',
    '`resources` has entities by name.',
    table(entity),
    '## List',
    table(keysIn(listInFile)),
    '## Form',
    'A list of fields is short for one section of them.',
    table(keysIn(form)),
    '## Section',
    table(keysIn(section)),
    '## Actions',
    'The words `edit`, `clone` and `delete` stand for the usual actions of a row, and `delete` for the one of a section or a head. Any other action is a map. Its `type` may be left out: a map with `question` is a `confirm`, and a map with `actions` is a `menu`, which only rows have.',
    ...tags.flatMap(([tag, of]) => [`### ${tag}`, table(of, tagOf('type', tag, true))]),
    '## Fields',
    `\`fields\` has fields by name. A field is a map with the \`kind\` that it is, its \`label\`, and options. [Kinds of fields](kinds.md) has the options of every field and those of each kind: ${Object.keys(
      manual.kinds,
    )
      .map((kind) => `[${kind}](kinds.md#${kind.toLowerCase()})`)
      .join(
        ', ',
      )}. Options that take a function are for code alone. A field that wraps another (\`localized\`) takes the options of that one too.`,
    '## Texts',
    'A text that people read is a text, or a map by language: `{ en: Car Parks, zh-HK: 停車場 }`. English has to be there, and other languages fall back to it; `zh` serves `zh-HK` and `zh-CN`. A template names members of the record between braces, `{name}`, and stands in quotes when it begins with one. A text by condition is a text, or a list of texts of which the first counts whose condition holds: each is a text, or a map with these keys.',
    table(conditionalKeysIn(entity)),
    '## Conditions',
    'A condition has members of the record, or names of fields, and what each must be: a value, a list of values of which it must be one, or a map with `not`. All of them must hold. Codes are texts: write `2` in quotes.',
    table(conditionKeys),
    'What stands at a member may be a map with one key.',
    table(testKeys),
    '## Calls',
    "A call is a method and a path, as in `PUT /carParks/{id}/close`. Parameters in braces are members of the record. Each key allows its own methods (R038): the calls of lists, records, lookups, exports and refreshes have `GET`, those of new records and copies `POST`, that of a save `PUT`, that of a deletion `DELETE`, and those of actions `POST`, `PUT` or `DELETE`. An action may write `delete` for the entity's own call.",
    '## Lookup',
    '`lookups` has lists to choose from by name.',
    table(keysIn(lookupInFile)),
    '## Change',
    '`changes` has changes by the name of an entity of the portal.',
    table(keysIn(changeShape)),
    ...namesSection(),
  ].join('\n\n');
};

/** The keys of a text that has a condition. */
const conditionalKeysIn = (entity: Keys): Keys => {
  const form = entity.form?.is === 'either' ? entity.form.of[0] : undefined;
  const text = form?.is === 'keys' ? form.of.locked : undefined;
  const list = text?.is === 'either' ? text.of.find(({ is }) => is === 'list') : undefined;
  const item = list?.is === 'list' && list.of.is === 'either' ? list.of.of.find(({ is }) => is === 'keys') : undefined;
  if (item?.is !== 'keys') throw new Error('A form has no text by condition');
  return item.of;
};
