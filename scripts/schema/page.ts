/** Writes the page of the language of files, from the same table and comments as the JSON Schema. */
import { changeShape, entityShape, fileKeys, listInFile, lookupInFile } from '../../src/deployed/language';
import type { Keys, Shape } from '../../src/schema/language/shape';
import { escaped, inCode } from './markdown';
import { conditionKeys, testKeys, type Manual } from './manual';
import { namesSection } from './names';
import { acceptedText, insideOf, tagOf } from './accepted';

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
      const row = `| ${[inCode(`${before}${key}`), acceptedText(shape), shape.required ? 'yes' : '', meant].join(' | ')} |`;
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
    'A deployment declares entities, lookups, and small changes of entities of the portal in YAML files next to `config.json`. This page describes their keys. [Extending the portal](extending.md) shows how to write a file. An editor shows the same descriptions when the file names `resources.schema.json`, which is in the folder `public` of a release:',
    ['```yaml', '# yaml-language-server: $schema=./resources.schema.json', 'language: 1', '```'].join('\n'),
    'A key with a dot is inside the key before the dot: in each item of its list with `[]`, and at each name of its map with `.*`.',
    '<!-- clone -->',
    '`npm run schema` writes this page from the table that the check of files uses.',
    '<!-- /clone -->',
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
