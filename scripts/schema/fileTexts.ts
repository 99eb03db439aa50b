/** What the keys mean that files alone have, or say in their own way. Those of declarations have comments at their types. */
import {
  searchKeysInFiles,
  changedFormKeys,
  changedListKeys,
  changeKeys,
  columnsKeys,
  entityKeysInFiles,
  entityShape,
  fileKeys,
  formKeysInFiles,
  listInFile,
  menuKeys,
  placingKeys,
} from '../../src/deployed/language';
import type { Language } from '../../src/format/languages';
import type { Keys, Shape } from '../../src/schema/language/shape';
import type { Comment } from './comments';

/** Keys with their comments. */
export type DescribedKeys = readonly [keys: Keys, comments: Readonly<Record<string, Comment>>];

const comment = (text: string): Comment => {
  const [described = '', ...examples] = text.split('\nExample: ');
  const [meaning = '', usual = ''] = described.split(' Default: ');
  return { meaning, default: usual.replace(/\.$/, ''), examples };
};
const comments = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, comment(text)]));
const keysOf = (shape: Shape) => (shape.is === 'keys' ? shape.of : {});
/** Keys with a text for each of them: one that lacks it does not compile. @param within the map that has them. Default: they are all of it */
const withTexts = <K extends Keys>(keys: K, texts: Readonly<Record<keyof K & string, string>>, within?: Shape): DescribedKeys => [
  within ? keysOf(within) : keys,
  comments(texts),
];
/** Other texts for some keys of a map. */
const withOtherTexts = (shape: Shape, texts: Readonly<Record<string, string>>): DescribedKeys => {
  const of = keysOf(shape);
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(of, key));
  if (unknown.length > 0) throw new Error(`The language has no ${unknown.join(', ')}`);
  return [of, comments(texts)];
};

/** The maps that forms of an entity may be. */
const formsIn = (entity: Shape) =>
  [keysOf(entity).form, keysOf(entity).createForm].flatMap((form) =>
    form?.is === 'either' ? form.of.filter(({ is }) => is === 'keys') : [],
  );

const search =
  'Search fields, in order. A list names declared fields; a map has a declared or a new field by query parameter. Default: no search.\nExample: [name]';
const filters =
  'Filters, in order, each with "All". A list names declared fields; a map has a declared or a new field by query parameter. Default: none.\nExample: [type, officeId]';
const list = 'A list of fields is short for one section with them.';

/** The texts of every key that has no comment in the code. */
export const fileTexts: readonly DescribedKeys[] = [
  withTexts(fileKeys, {
    language: 'The version of the language that the file is written in. This portal reads 1.',
    codes:
      'Permission codes that this deployment adds to those of the portal. The CMS must send them in the sign-in reply of the users who have them. Default: none.\nExample: [CAR_PARK_READ, CAR_PARK_WRITE]',
    lookups: 'Lists to choose from, by name: the fields of kind `reference` name them. Default: none.',
    resources:
      'New entities, by name: each has a list, its forms and a place in the menu. A name is a small letter, then letters and digits. Default: none.',
    changes: 'Changes of entities of the portal, by their names. Default: none.',
  }),
  withTexts(
    entityKeysInFiles,
    {
      routes:
        'The addresses of the screens. `:id` stands for the record. Default: `/name`, `/createName`, `/editName/:id` and `/cloneName/:id`, where the entity has the form and the call.',
      access:
        'What each action needs: a permission code, or a code and a level. The actions are `create`, `save`, `delete`, `clone` and those that actions and forms name. A missing one is denied. Default: everything but reading is denied.\nExample: { create: { code: CONTENT_WRITE, level: 2 }, save: CONTENT_WRITE }',
      menu: 'The menu that gets an entry of this entity, by its English name; in a map also who sees the entry. Default: the menu that the CMS sends names the entity.\nExample: { in: Content Management, code: CONTENT_READ }',
      path: 'The path of the calls. It stands for five of them: `GET` and `POST` of the path, `GET`, `PUT` and `DELETE` of the path with `{id}`. Default: `calls` names each.\nExample: /carParks/',
      members: 'Members of the record that no field has, and that conditions and templates use. Default: none.',
      calls: 'Calls of the CMS that differ from those that `path` stands for. Default: those of `path`.',
    },
    entityShape,
  ),
  withOtherTexts(entityKeysInFiles.routes, {
    list: 'The path of the list screen. Default: `/name`.\nExample: /carParks',
    create: 'The path of the create screen. Default: `/createName`, where there is a form and `calls` can create.\nExample: /createCarPark',
    edit: 'The path of the edit screen. Default: `/editName/:id`, where there is a form and `calls` can update.\nExample: /editCarPark/:id',
    clone: 'The path of the clone screen. Default: `/cloneName/:id`, where the entity says `clone`.\nExample: /cloneCarPark/:id',
  }),
  withOtherTexts(entityKeysInFiles.calls, {
    getList: "Answers with a page of records. Default: `GET` of `path`.\nExample: 'GET /carParks/'",
    getOne: "Answers with one record. Default: `GET` of `path` with `{id}`.\nExample: 'GET /carParks/{id}'",
    create: "Creates a record. Default: `POST` of `path`.\nExample: 'POST /carParks/'",
    clone: "Creates a copy of a record. Default: the call of `create`.\nExample: 'POST /carParks/{id}/copy'",
    update: "Saves a record. Default: `PUT` of `path` with `{id}`.\nExample: 'PUT /carParks/{id}'",
    delete: "Deletes a record. Default: `DELETE` of `path` with `{id}`.\nExample: 'DELETE /carParks/{id}'",
  }),
  withOtherTexts(entityShape, {
    list: 'The list screen: columns, search, filters, sorts, and what a row offers. Default: the entity has no list.',
    form: `The form of the edit screen, and of the create screen unless \`createForm\` says otherwise. ${list} Default: the entity has no edit screen.`,
    createForm: `The form of the create screen. ${list} Default: \`form\`.`,
  }),
  withTexts(menuKeys, {
    in: 'The English name of the menu.\nExample: Content Management',
    code: 'The permission code of the people who see the entry. Default: everybody sees it.',
  }),
  ...formsIn(entityShape).map((form) =>
    withTexts(
      formKeysInFiles,
      { fields: 'The fields of a form of one section, in place of `sections`. Default: `sections` says them.\nExample: [name, type]' },
      form,
    ),
  ),
  withTexts(searchKeysInFiles, { search, filters }, listInFile),
  withOtherTexts(listInFile, {
    rowActions:
      'What a row offers, in its last column: `edit`, `clone` and `delete` by their names, others as maps. Default: nothing.\nExample: [edit, clone, delete]',
  }),
  withTexts(changeKeys, {
    label: 'The name of the list screen, and its title. Default: that of the portal.',
    titles: 'Titles of the other screens. Default: those of the portal.',
    createLabel: 'The label of the Create button. Default: that of the portal.',
    fields:
      'By name: a field with a `kind` is a new one, and one without a `kind` has other texts for a declared field. Default: the fields stay.\nExample: { phoneNumber: { label: Phone }, fax: { kind: text, label: Fax } }',
    list: 'What changes in the list. Default: nothing.',
    form: 'What changes in the form. Default: nothing.',
    createForm: 'What changes in the form of the create screen, where the entity has one. Default: nothing.',
  }),
  withTexts(changedListKeys, {
    columns: 'All columns in their new order, or a map of what goes and what comes. Default: the columns stay.',
    labels: 'Other names of columns, by column. Default: their names stay.',
    search: 'Search fields that are added: names of fields, or by query parameter a name or a field. Default: none.',
    filters: 'Filters that are added: names of fields, or by query parameter a name or a field. Default: none.',
    sortLabels: 'Other names of sorts, by field. Default: their names stay.',
  }),
  withTexts(changedFormKeys, { sections: 'Fields that are added, and where. Default: none.\nExample: { add: [fax], after: phoneNumber }' }),
  withTexts(placingKeys, {
    add: 'Fields that are added, in order. Default: none.',
    before: 'The field that they stand before. Default: they stand at the end.',
    after: 'The field that they stand after. Default: they stand at the end.',
  }),
  withTexts(columnsKeys, {
    without: 'Columns that are taken out; the one that names the row stays. Default: none.',
    add: 'Fields that become columns, in order. Default: none.',
    before: 'The column that they stand before. Default: they stand at the end.',
    after: 'The column that they stand after. Default: they stand at the end.',
  }),
];

/** The texts of the languages of contents, where a map has a key for each. */
export const languageTexts = comments({
  EN: 'The one in English.',
  JA: 'The one in Japanese.',
  ZH_HK: 'The one in traditional Chinese.',
  ZH_CN: 'The one in simplified Chinese.',
} satisfies Readonly<Record<Language, string>>);
/** What every field has beside its options. */
export const fieldTexts = comments({
  kind: 'What the field is; it decides which options it takes.',
  label: 'What people call the field.',
});
/** The texts of a map by language. */
export const englishText = 'The English text: other languages fall back to it.';
export const otherLanguageText = 'The text in another language.';
/** The text of a name in a condition. */
export const testedText =
  'A member of the record, or a field, and what it must be: a value, a list of values of which it must be one, or a map with `not`.';
/** What an editor says of a value that is wrong, where it would say less by itself. */
export const editorTexts = {
  text: "Write a text, or a map by language. A number or a template stands in quotes: '2026', '{name}'.",
  english: "Write the English text at 'en'. A template stands in quotes: '{name}'.",
  language: 'Write tags of languages, such as en or zh-HK.',
  test: 'Write a value, a list of values, or { not: value }.',
  day: "Write yyyy/MM/dd or 'today'.",
} as const;
