/** What an editor does with the files of a deployment, by the language server that VS Code and others run. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isScalar, parseDocument, visit } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSchema } from '../../scripts/checkFiles/deploymentSchema/writeSchema';
import { blocksOf } from './guides/page';
import { startLanguageServer } from './languageServer';
import { permissionCodes } from '../../contract/reads';

const example = readFileSync('examples/deployment/resources.yaml', 'utf8').replace('../../public/', './');
const guides = blocksOf('docs/extending.md').filter(({ file }) => file === 'resources.yaml');
const changes = blocksOf('docs/extending.md').find(({ text }) => text.startsWith('changes:'))!.text;

type Server = Awaited<ReturnType<typeof startLanguageServer>>;
const folder = mkdtempSync(join(tmpdir(), 'editor-'));
let server: Server;
/** A server whose schema has the names of the example. */
let named: Server;
beforeAll(async () => {
  server = await startLanguageServer(new URL('../../public', import.meta.url));
  const sources = [{ file: 'resources.yaml', text: example }];
  await writeSchema(join(folder, 'resources.schema.json'), 'public/resources.schema.json', sources);
  named = await startLanguageServer(pathToFileURL(folder));
});
afterAll(() => {
  server.stop();
  named.stop();
  rmSync(folder, { recursive: true });
});

describe('what is right', () => {
  it('has no mark: the example', async () => {
    expect(await server.marksOf(example)).toEqual([]);
  });
  it.each(guides.map(({ text }, i) => [i + 1, text] as const))('has no mark: file %i of the guide', async (_, text) => {
    expect(await server.marksOf(text)).toEqual([]);
    expect(await server.marksOf(`${text}\n${changes}`)).toEqual([]);
  });
  it('has two files in the guide', () => {
    expect(guides).toHaveLength(2);
  });
});

const head = '# yaml-language-server: $schema=./resources.schema.json\nlanguage: 1\n';
const entity = (lines: string) => `${head}resources:\n  parks:\n    ${lines}\n`;
const field = (text: string) => entity(`fields:\n      park: ${text}`);
const list = (lines: string) => entity(`list:\n      ${lines}`);
const labelsAt = async (marked: string) => (await server.offeredAt(marked)).map(({ label }) => label).toSorted();
const wordsOf = (text: string) => text.split(' ').toSorted();

const ofEveryField =
  'label hint copyable tag span required error emptyError defaultValue sentAs visibleWhen disabledWhen disabledReason readOnlyWhen readOnlyReason filled filledError sets';
const kinds =
  'choice date decimal derived file integer items localDateTime localized multiline password reference richText text timestamp toggle';

// `entity`, `field.text` and the like insert all required keys at once
describe.concurrent('what is offered', () => {
  it.each<[string, string, string]>([
    ['in a file', `${head}¦`, 'codes lookups resources changes'],
    ['in a lookup', `${head}lookups:\n  cities: { g¦ }`, 'lookup getList getListOf narrowedBy searchedBy query idField labels'],
    [
      'in an entity',
      entity('¦'),
      'entity label titles routeParams menuNames createLabel routes access menu path members recordTitle fields form createForm clone idField updateId versionedBy calls list',
    ],
    ['in a text by language', entity('label: { e¦ }'), 'en'],
    ['in the menu', entity('menu: { i¦ }'), 'object in code'],
    ['in access', entity('access: { c¦ }'), 'create save delete clone'],
    ['in a need', entity('access: { save: { l¦ } }'), 'code level'],
    ['in a field', field('{ k¦ }'), 'field kind'],
    ['as its kind', field('{ kind: t¦ }'), kinds],
    [
      'in a text',
      field('{ kind: text, l¦ }'),
      `field.text ${ofEveryField} matches maxLength maxLengthChanged counter format allowedCharacters strip placeholder lang`,
    ],
    ['in a date', field('{ kind: date, l¦ }'), `field.date ${ofEveryField} first last`],
    ['in a field of several languages', field('{ kind: localized, of: { k¦ } }'), 'field kind'],
    [
      'in what it wraps',
      field('{ kind: localized, of: { kind: multiline, label: Notice, m¦ } }'),
      `${ofEveryField.replace('label ', '')} rows tags maxLength maxLengthChanged counter`,
    ],
    ['as what a choice is shown as', field('{ kind: choice, as: r¦ }'), 'radios'],
    ['as whether it is required', field('{ kind: text, required: t¦ }'), 'true false'],
    ['as a language', field('{ kind: localized, requiredIn: [E¦] }'), 'EN JA ZH_HK ZH_CN'],
    ['in a condition', field('{ kind: text, visibleWhen: { n¦ } }'), 'not any'],
    [
      'in a list',
      list('¦'),
      'list columns labels columnHints link name sorts sortLabels sortedBy countsHint tieBreak rowActions export showTotal query counts refresh due maxHeight card search splitAtComma filters',
    ],
    [
      'as an action of a row',
      list('rowActions:\n        - ¦'),
      'edit clone delete actions type name label destructive permission offered allowed icon question effect confirmLabel call successText removes',
    ],
    [
      'in an action with a question',
      list('rowActions:\n        - { question: Close it?, n¦ }'),
      'object type name label destructive permission offered allowed icon effect confirmLabel call successText removes',
    ],
    ['as the layout of a form', entity('form: { layout: r¦ }'), 'rows sheet cards'],
    ['in a section', entity('form: { sections: [{ t¦ }] }'), 'section title fields beside actions'],
    ['in a change', `${head}changes:\n  hotlines:\n    ¦`, 'label titles createLabel fields list form createForm'],
    ['in the columns of a change', `${head}changes:\n  hotlines:\n    list: { columns: { w¦ } }`, 'without add before after'],
    [
      'in a field of a change',
      `${head}changes:\n  hotlines:\n    fields: { fax: { l¦ } }`,
      'kind label hint error emptyError disabledReason readOnlyReason filledError labels hints pastError fallbackLabels withinHint placeholder emptyText on off',
    ],
  ])('%s', async (_, marked, offered) => {
    expect(await labelsAt(marked)).toEqual(wordsOf(offered));
  });
  it('a text is completed as a text, and a map as a map', async () => {
    const offered = await server.offeredAt(entity('¦'));
    const insertOf = (key: string) => offered.find(({ label }) => label === key)!.insertText;
    expect(['label', 'path', 'titles', 'list', 'entity'].map(insertOf)).toEqual([
      'label: ',
      'path: ',
      'titles:\n  ',
      'list:\n  columns:\n    - ${1}',
      'label: $1\nrecordTitle: $2\nfields:\n  ',
    ]);
  });
  it('each kind says what it is', async () => {
    const offered = await server.offeredAt(field('{ kind: t¦ }'));
    const textOf = (kind: string) => offered.find(({ label }) => label === kind)!.documentation;
    expect(['text', 'toggle'].map(textOf)).toEqual(['A line of text.', 'Yes or no: a chip in lists, two radio buttons in forms.']);
  });
});

/** The keys of a map and of all maps in it, with their places in the text. */
const keysIn = (text: string) => {
  const found: { key: string; offset: number }[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key }) => {
      if (isScalar(key)) found.push({ key: String(key.value), offset: key.range![0] });
    },
  });
  return found;
};
const hoverIn = (text: string, offset: number) => server.hoverAt(`${text.slice(0, offset)}¦${text.slice(offset)}`);

describe('a hover text', () => {
  it('is there for every key and every name of the example', async () => {
    const keys = keysIn(example);
    expect(keys.length).toBeGreaterThan(350);
    const silent = [];
    for (const { key, offset } of keys) if ((await hoverIn(example, offset)) === '') silent.push(`${key} at ${offset}`);
    expect(silent).toEqual([]);
  });
  it.each<[string, string]>([
    [
      'resources:',
      'New entities, by name: each has a list, its forms and a place in the menu. A name is a small letter, then letters and digits. Default: none.',
    ],
    ['label: { en: Car', 'The name of the list screen, and its title.'],
    ['zh-HK: 停車場', 'The text in another language.'],
    ['in: Content', 'The English name of the menu.\n\nExample: Content Management'],
    ['level: 2', 'The highest level number that may: \\`2\\` means level 1 or 2 (PLT-113).'],
    ['maxLength: 50', 'The most UTF-16 units; typing stops there, and a longer pasted text shows an error (SHR-014). Default: no limit.'],
    ['requiredIn: [EN], of', 'With \\`required\\`: the languages that have to be filled in. Default: all four.'],
    [
      'type: INDOOR',
      'A member of the record, or a field, and what it must be: a value, a list of values of which it must be one, or a map with \\`not\\`.',
    ],
    ['INDOOR: Indoor', 'The labels, by code. A code without a label is shown as it is (SHR-040).'],
    [
      'accept: pdf',
      'Which files users can choose (SHR-053 to SHR-058). \\`any\\` stands for images, pdf, kmz, csv, xls and xlsx. Default: \\`any\\`.\n\nAllowed Values:\n\n* `pdf`\n* `image`\n* `kmz`\n* `csv`\n* `any`',
    ],
    [
      'question: Take',
      "The question that the user confirms, a template. Default: without a value for any of its members, the label of the action.\n\nExample: 'Take \\{name\\} offline?'",
    ],
    ['without: ', 'Columns that are taken out; the one that names the row stays. Default: none.'],
  ])('of %s', async (at, text) => {
    expect(await hoverIn(example, example.indexOf(at))).toBe(text);
  });
});

describe.concurrent('a mistake', () => {
  it.each<[title: string, from: string, to: string, mark: string, message: string]>([
    [
      'an option of another kind',
      'spaces: { kind: integer,',
      'spaces: { kind: integer, rows: 4,',
      '¦rows: 4',
      'Property rows is not allowed.',
    ],
    ['an unknown key', '    path: /carParks/', '    paths: /carParks/', '¦paths: /', 'Property paths is not allowed.'],
    ['a missing key', '    label: { en: Car Parks, zh-HK: 停車場 }\n', '', '¦carParks:', 'Missing property "label".'],
    [
      'a kind that there is not',
      'spaces: { kind: integer,',
      'spaces: { kind: number,',
      '¦number,',
      `Value is not accepted. Valid values: ${kinds
        .split(' ')
        .map((kind) => `"${kind}"`)
        .join(', ')}.`,
    ],
    ['a field of no kind', '{ kind: date, label: Opens', '{ label: Opens', '¦opens: { label', 'Missing property "kind".'],
    [
      'a field that is only begun',
      'opens: { kind: date, label: Opens, first: 2020/01/01 }',
      'opens:',
      'opens:¦\n',
      'Incorrect type. Expected "field".',
    ],
    [
      'a field that is a text',
      'opens: { kind: date, label: Opens, first: 2020/01/01 }',
      'opens: date',
      '¦date\n',
      'Incorrect type. Expected "field".',
    ],
    [
      'a boolean in quotes',
      'label: Spaces, required: true',
      "label: Spaces, required: 'true'",
      "¦'true'",
      'Incorrect type. Expected "boolean".',
    ],
    [
      'a label that is a number',
      'label: Spaces',
      'label: 2026',
      '¦2026',
      "Write a text, or a map by language. A number or a template stands in quotes: '2026', '{name}'.",
    ],
    [
      'a label without English',
      'label: { en: Car Parks, zh-HK: 停車場 }',
      'label: { zh-HK: 停車場 }',
      '¦label: { zh',
      "Write the English text at 'en'. A template stands in quotes: '{name}'.",
    ],
    [
      'a path without slashes',
      'path: /carParks/',
      'path: carParks',
      '¦carParks\n',
      'Write a path with a slash at both ends, as in /carParks/.',
    ],
    [
      'an entity with a dash',
      '  carParks:\n',
      '  car-parks:\n',
      '¦car-parks:',
      'Write a small letter, then letters and digits, at most 40.',
    ],
    [
      'a code in small letters',
      'save: CONTENT_WRITE, clone',
      'save: content_write, clone',
      '¦content_write',
      'Write capitals, digits and underscores, as in CONTENT_WRITE.',
    ],
    [
      'a level between two',
      'level: 2 }, save: CONTENT_WRITE, clone',
      'level: 1.5 }, save: CONTENT_WRITE, clone',
      '¦1.5',
      'Incorrect type. Expected "integer".',
    ],
    ['no day', 'first: 2020/01/01', 'first: 2020-01-01', '¦2020-01-01', "Write yyyy/MM/dd or 'today'."],
    [
      'a condition that tests by a map',
      'visibleWhen: { type: INDOOR }',
      'visibleWhen: { type: { is: INDOOR } }',
      '¦type: { is',
      'Write a value, a list of values, or { not: value }.',
    ],
    [
      'an action of an unknown word',
      'clone, { name: close',
      'remove, { name: close',
      '¦remove',
      "Write one of 'edit', 'clone', 'delete', or a map.",
    ],
    [
      'an action that does not say what it is',
      'question: Take it offline?, ',
      '',
      '¦{ name: close,',
      "Write 'question', 'actions' or 'type': it says what this is.",
    ],
    [
      'a call without a method',
      "call: 'PUT /carParks/{id}/offline'",
      "call: '/carParks/{id}/offline'",
      "¦'/carParks/{id}",
      "Write a method and a path, as in 'PUT /carParks/{id}/close'.",
    ],
    [
      'a limit of a declared field',
      'phoneNumber: { label: Phone }',
      'phoneNumber: { label: Phone, maxLength: 30 }',
      '¦maxLength: 30 }',
      'Property maxLength is not allowed.',
    ],
  ])('is marked once, where it stands: %s', async (_, from, to, mark, message) => {
    const wrong = example.replace(from, () => to);
    const [before = '', after = ''] = mark.split('¦');
    const offset = wrong.indexOf(before + after) + before.length;
    const lines = wrong.slice(0, offset).split('\n');
    expect(wrong).not.toBe(example);
    expect(await server.marksOf(wrong)).toEqual([`${lines.length}:${lines.at(-1)!.length + 1}: ${message}`]);
  });
});

describe('the schema of a deployment in an editor', () => {
  const parks = 'name title type officeId opens spaces height post photo updatedAt';
  it('the schema of a deployment marks nothing in a right file', async () => {
    expect(await named.marksOf(example)).toEqual([]);
  });
  it.each<[what: string, from: string, to: string, offered: string]>([
    ['fields in the columns of a list', 'columns: [name, type,', 'columns: [name, t¦,', parks],
    ['fields in the columns of a list, line by line', 'columns: [name, type, officeId, spaces, opens, post, updatedAt]', 'columns:\n        - name\n        - ¦', parks], // prettier-ignore
    ['fields in a form', 'fields: [name, title, type', 'fields: [name, t¦, type', parks],
    ['fields that filter in the filters', 'filters: [type, officeId, post]', 'filters: [t¦]', 'type officeId opens post'],
    ['permission codes in access', 'save: CONTENT_WRITE, clone', 'save: C¦, clone', permissionCodes.join(' ')], // prettier-ignore
    ['kinds of upload in a file', 'upload: PROJECT_THUMBNAIL', 'upload: P¦', 'POPUP_IMAGE PROJECT_IMAGE PROJECT_THUMBNAIL PROJECT_FACTSHEET PROJECT_KMZ INBOX_IMAGE INBOX_CLIENT'], // prettier-ignore
    ['codes of a choice in a condition, after the words that may stand there', 'visibleWhen: { type: INDOOR }', 'visibleWhen: { type: I¦ }', 'INDOOR OUTDOOR true false null'], // prettier-ignore
    ['fields in a condition', 'visibleWhen: { type: INDOOR }', 'visibleWhen: { t¦ }', `not any ${parks}`],
    ['actions as a permission', 'permission: save, offered: { post', 'permission: s¦, offered: { post', 'create save delete clone'],
    ['locks', 'lock: ownOffice', 'lock: o¦', 'ownOffice'],
    ['columns of the portal in a change', 'without: [updatedAt]', 'without: [u¦]', 'displayOrder countryEn phoneNumber post updatedAt'],
  ])('the schema of a deployment completes %s', async (_, from, to, offered) => {
    const marked = example.replace(from, () => to);
    const labels = (await named.offeredAt(marked)).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(wordsOf(offered));
  });
  it('the schema of a deployment completes lookups of the files and of the portal, and inserts a name as it is', async () => {
    const offered = await named.offeredAt(example.replace('resource: officeCities', 'resource: o¦'));
    expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(['officeCities', 'salesOffices', 'countries']));
    expect(offered.find(({ label }) => label === 'officeCities')!.insertText).toBe('officeCities');
  });
  it('the schema of a deployment completes keys once, and shows the hover texts of the schema of the language', async () => {
    const keys = (await named.offeredAt(example.replace('    path: /carParks/\n', '    p¦\n    path: /carParks/\n'))).map(
      ({ label }) => label,
    );
    expect(keys).toEqual([...new Set(keys)]);
    for (const at of ['columns: [name, type', 'resource: officeCities', 'carParks:']) {
      const marked = example.replace(at, `${at[0]}¦${at.slice(1)}`);
      expect(await named.hoverAt(marked)).toBe(await server.hoverAt(marked));
    }
  });
});
