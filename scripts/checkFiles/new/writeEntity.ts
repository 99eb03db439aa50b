/** Writes the file of a new entity: each part with a comment that says what it is, and lines that are turned on by taking a # away. */
import { languageVersion } from '../../../src/deployed/language';
import { noteLine, type Entry } from './fields';
import { entityLabel, singular } from './names';
import type { Part, Sketch } from './sketch';
import { flow, indented, keyLines } from './yamlLines';

/** Members without a field beyond this number are counted. */
const maxLeftOut = 60;

type Lines = readonly string[];
/** Characters that end a line, cannot be seen or are no UTF-8 stand as escapes. */
const escaped = (text: string) =>
  text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, (each) => `\\u${each.codePointAt(0)!.toString(16).padStart(4, '0')}`);
const comment = (...texts: Lines): string[] => texts.map((text) => `# ${escaped(text)}`);
/** Lines that are turned on by taking a # away. */
const off = (lines: Lines): string[] => lines.map((line) => `# ${line}`);

/** The codes that people need: to see the entity in the menu, and to change records. */
export type Codes = {
  read: string;
  write: string;
  /** Those of them that the portal does not know, or that the contract lacks. */
  added: readonly string[];
};

const fieldLines = (entries: readonly Entry[]): string[] => {
  const leftOut = entries.filter(({ field }) => field === undefined);
  return [
    ...entries.flatMap((entry) =>
      entry.field ? [...(entry.note === undefined ? [] : comment(entry.note)), ...keyLines(entry.name, entry.field)] : [],
    ),
    ...(leftOut.length > 0 ? ['', ...comment('Members without a field, and why:')] : []),
    ...comment(...leftOut.slice(0, maxLeftOut).map((entry) => `  ${noteLine(entry)}`)),
    ...(leftOut.length > maxLeftOut ? comment(`  and ${leftOut.length - maxLeftOut} more`) : []),
  ];
};

const partLines = (key: string, { on, off: offered, notes = [] }: Part): string[] => [
  ...comment(...notes),
  ...(on === undefined ? [] : keyLines(key, on)),
  ...(offered === undefined ? [] : off(keyLines(key, offered, Infinity))),
];

const actionLines = ({ on, off: offered }: Sketch['rowActions']): string[] => {
  if (on.length + offered.length === 0) return [];
  const lines = [...on.map((name) => `- ${name}`), ...off(offered.map((action) => `- ${flow(action)}`))];
  return [
    ...comment('What a row offers. An action asks its question, makes its call and shows its text.'),
    // without an item the key would be a mistake
    ...(on.length > 0
      ? ['rowActions:', ...indented(lines)]
      : [...off(['rowActions:']), ...lines.map((line) => line.replace('# ', '#   '))]),
  ];
};

/** A key with a comment before it; nothing where it has no value. */
const explained = (text: string, key: string, value: unknown): string[] =>
  value === undefined ? [] : [...comment(text), ...keyLines(key, value)];
const filled = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** A form: a list of fields, or a map with what stands beside them. */
const formLines = (part: Part, footer: string | undefined, include: Lines = []): string[] => {
  const { on, notes = [] } = part;
  if (on === undefined) return comment(...notes);
  const isShort = footer === undefined && include.length === 0;
  return [
    ...comment('The fields of the form, in order.', ...notes),
    ...(isShort
      ? keyLines('form', on)
      : [
          'form:',
          ...indented([
            ...explained('What stands below the fields.', 'footer', footer),
            ...explained('Members of the record that a save sends as they are.', 'include', filled(include)),
            ...keyLines('fields', on),
          ]),
        ]),
  ];
};

const listLines = ({ columns, search, filters, sorts, rowActions }: Sketch): string[] => [
  ...explained('The columns, from left to right. The first one links to the record.', 'columns', columns),
  ...comment('Search fields, filters and sorts, by names of fields: the CMS gets parameters of the same names.'),
  ...partLines('search', search),
  ...partLines('filters', filters),
  ...partLines('sorts', sorts),
  ...actionLines(rowActions),
];

const entityLines = (label: string, path: string, sketch: Sketch, codes: Codes): string[] => {
  const { entries, idField, idNote, members, recordTitle, versionedBy, form, createForm, include, actions } = sketch;
  const isStamp = ({ name, field }: Entry) => name === 'updatedAt' && field?.kind === 'timestamp';
  const access = actions.length > 0 ? Object.fromEntries(actions.map((action) => [action, codes.write])) : undefined;
  return [
    ...explained('The title of the list, and those of the forms. In several languages: { en: …, zh-HK: … }.', 'label', label),
    ...keyLines('titles', { create: `Create ${singular(label)}`, edit: `Edit ${singular(label)}` }),
    ...explained('The menu that gets the item, and the permission code of the users who see it: write yours.', 'menu', {
      in: 'Content Management',
      code: codes.read,
    }),
    ...explained('The path of its calls at the CMS: docs/calls-of-an-entity.md.', 'path', path),
    ...explained('The permission code that each action needs: write yours. An action without a code is denied.', 'access', access),
    ...explained('The member that identifies a record.', 'idField', idField),
    ...(idNote === undefined ? [] : [...comment(idNote), ...off(['idField: id'])]),
    ...explained('Members of the record that no field shows.', 'members', filled(members)),
    ...explained('The name of a record in titles and questions: text, and members in braces.', 'recordTitle', recordTitle),
    ...explained('A save that would overwrite a newer record asks first.', 'versionedBy', versionedBy),
    '',
    ...comment(
      'What each value is. A kind brings its input, its column and its rules: docs/kinds.md.',
      "Add 'required: true' to a value that users have to enter, and 'hint' to explain it.",
    ),
    'fields:',
    ...indented(fieldLines(entries)),
    '',
    'list:',
    ...indented(listLines(sketch)),
    '',
    ...formLines(form, entries.some(isStamp) ? 'updatedAt' : undefined, include),
    ...(createForm ? partLines('createForm', createForm) : []),
  ];
};

/** The text of the file. @param about a line on what the file was made from */
export const writeEntity = (name: string, path: string, sketch: Sketch, codes: Codes, about: string): string => {
  const capital = name[0]!.toUpperCase() + name.slice(1);
  const code = name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
  return [
    '# yaml-language-server: $schema=./resources.schema.json',
    ...comment(about, "Lines such as '# search: [name]' are turned off: remove the # to turn them on. Every key: docs/resources-yaml.md."),
    `language: ${languageVersion}`,
    ...comment('Permission codes that the portal does not have yet.'),
    ...(codes.added.length > 0 ? [`codes: [${codes.added.join(', ')}]`] : off([`codes: [${code}_READ, ${code}_WRITE]`])),
    '',
    'resources:',
    ...indented([
      ...comment(`The name of the entity and of its addresses: #/${name}, #/create${capital}, #/edit${capital}/12.`),
      `${name}:`,
      ...indented(entityLines(entityLabel(name), path, sketch, codes)),
    ]),
    '',
  ].join('\n');
};
