import { readContract } from '../../../contract/schemas';
import { registry } from '../../../resources';
import { kindsInFiles } from '../../../src/deployed/language';
import { knownNames } from '../../../src/schema/language/problem';
import { around } from './kit';

const contract = readContract(new URL('../../../contract/cms.openapi.yaml', import.meta.url));

/**
 * Wrong files, each made by editing the example: what is edited, and what each line tells. `¦` in `at` marks the place, within
 * a snippet of the edited file; the test works out line and column.
 */
export type WrongFile = {
  title: string;
  /** The number in the design. */ n: number;
  /** Snippets of the example with what takes their place, or the text that the file has instead. */ edits:
    readonly (readonly [from: string, to: string])[] | string;
  told: readonly (readonly [at: string, told: string])[];
};

/** Two lines of a list. */
const list = '      search: [name]\n      filters: [type, officeId, post]\n';
const name = '      name: { kind: text, label: Name, required: true, maxLength: 50 }\n';
export const one = (n: number, title: string, from: string, to: string, ...told: WrongFile['told']): WrongFile => ({
  n,
  title,
  edits: [[from, to]],
  told,
});

export const wrongFiles: readonly WrongFile[] = [
  one(1, 'a tab as indentation', '    label: { en: Car Parks, zh-HK: 停車場 }', '\tlabel: Car Parks', [
    '¦\tlabel: Car Pa',
    'Y001 tab characters must not be used in indentation. Indent with spaces.',
  ]),
  one(2, 'three spaces for four', '    path: /carParks/', '   path: /carParks/', [
    '   ¦path: /carPark',
    "Y001 bad indentation of a mapping entry. Indent the keys of a map alike, and put a text with ': ' into quotes.",
  ]),
  one(3, 'a bracket that is not closed', '      search: [name]\n      filters: [type,', '      search: [name\n      filters: [type,', [
    '      ¦filters: [type',
    'Y001 deficient indentation. Close the bracket, brace or quote above.',
  ]),
  one(
    4,
    'a quote that is not closed',
    "recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n      name:",
    "recordTitle: '{name}\n    versionedBy: updatedAt\n    fields:\n      name:",
    ["    recordTitle: '{name}\n    ¦versionedBy: updated", 'Y001 deficient indentation. Close the bracket, brace or quote above.'],
  ),
  one(
    5,
    'a template without quotes',
    "recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n      name: { kind: text, label: Name, required: true, maxLength: 50 }",
    'recordTitle: {name}\n    versionedBy: updatedAt\n    fields:\n      name: { kind: text, label: Name, required: true, maxLength: 50 }',
    ['ecordTitle: ¦{name}', "R022 'recordTitle' is not a text. Put it into quotes: '{name}'."],
  ),
  one(6, 'a text with a colon', 'label: { en: Car Parks, zh-HK: 停車場 }', 'label: Car Parks: all', [
    'l: Car Parks¦: all',
    "Y001 bad indentation of a mapping entry. Indent the keys of a map alike, and put a text with ': ' into quotes.",
  ]),
  one(7, 'a text that begins with @', 'label: Spaces', 'label: @Spaces', [
    'ger, label: ¦@Spaces, requi',
    "Y001 missed comma between flow collection entries. Close the bracket or brace, put commas between its values, and put a text with ': ', quotes, brackets or braces, or with @, ` or % at its start, into quotes.",
  ]),
  one(8, 'a pattern in double quotes', "matches: '[1-9][0-9]*', maxLength: 4", 'matches: "\\d+", maxLength: 4', [
    ' matches: "\\¦d+", maxLength',
    'Y001 unknown escape sequence. Put patterns into single quotes.',
  ]),
  one(
    9,
    'an anchor and an alias',
    'label: Name, required: true, maxLength: 50',
    'label: Name, required: &yes true, copyable: *yes, maxLength: 50',
    [', required: ¦&yes true, cop', 'Y004 an anchor stands here. Write the value where it is needed.'],
    [', copyable: ¦*yes, maxLengt', 'Y004 an alias stands here. Write the value here.'],
  ),
  one(
    10,
    'a merge key',
    "    recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n" + name,
    "    recordTitle: '{name}'\n    <<: { a: 1 }\n    versionedBy: updatedAt\n    fields:\n" + name,
    ['    ¦<<: { a: 1 }', 'Y004 a merge key stands here. Write the keys here.'],
  ),
  one(11, 'a tag', 'label: Name, required', 'label: !!str Name, required', [
    'ext, label: ¦!!str Name, re',
    'Y004 a tag stands here. Take it away; quotes make a text.',
  ]),
  one(12, 'two documents', 'changes:\n', '---\nchanges:\n', [
    '¦# yaml-languag',
    'Y003 there are several documents. Write one; the line --- divides.',
  ]),
  one(12, 'a directive', '# yaml-language-server: $schema=../../public/resources.schema.json\n', '%YAML 1.1\n---\n', [
    '¦%YAML 1.1',
    'Y003 a directive stands here. Take the line away.',
  ]),
  one(13, 'a key twice', '    path: /carParks/\n', '    path: /carParks/\n    label: Parks\n', [
    '    ¦label: Parks',
    "Y006 'label' stands there twice. Remove one of them.",
  ]),
  one(14, 'a field called __proto__', name, name + '      __proto__: { kind: text, label: X }\n', [
    '      ¦__proto__: { k',
    "Y005 '__proto__' is a reserved name. Use another one.",
  ]),
  one(14, 'an entity called constructor', '  carParks:\n', '  constructor: {}\n  carParks:\n', [
    '  ¦constructor: {',
    "Y005 'constructor' is a reserved name. Use another one.",
  ]),
  one(15, 'a file of 300 kB', 'changes:\n', `# ${'x'.repeat(300_000)}\nchanges:\n`, [
    '¦# yaml-languag',
    'Y002 the file is larger than 256 kB. Divide it: config.json may name several.',
  ]),
  one(16, '40 deep', 'labels: { INDOOR: Indoor, OUTDOOR: Outdoor }', `labels: ${'['.repeat(40)}${']'.repeat(40)}`, [
    `labels: ${'['.repeat(19)}¦`,
    'Y001 nesting exceeded maxDepth (24). Nest no deeper than 24.',
  ]),
  { n: 17, title: 'an empty file', edits: '', told: [['\n¦', "R037 'language' is missing. Write language: 1."]] },
  {
    n: 17,
    title: 'a list',
    edits: '# parks\n- carParks\n',
    told: [['\n¦- carParks', 'R022 the file is not a map. Write language, and resources, changes or lookups.']],
  },
  one(18, 'resource at the top', 'resources:\n', 'resource:\n', [
    '\n¦resource:',
    "R036 'resource' is not known here. Did you mean 'resources'?",
  ]),
  one(19, 'paths in place of path', '    path: /carParks/', '    paths: /carParks/', [
    '    ¦paths: /carPar',
    "R036 'paths' is not known here. Did you mean 'path'?",
  ]),
  one(20, 'no label', '    label: { en: Car Parks, zh-HK: 停車場 }\n', '', [
    '    ¦titles: { create: Create Car P',
    "R037 'label' is missing. Write a text.",
  ]),
  one(21, 'an entity called car-parks', '  carParks:\n', '  car-parks:\n', [
    '  ¦car-parks:',
    "R038 'car-parks' is malformed. Write a small letter, then letters and digits, at most 40.",
  ]),
  one(22, 'an entity with the name of one of the portal', '  carParks:\n', '  hotlines:\n', [
    'resources:\n  ¦hotlines:',
    "Y008 the portal has 'hotlines'. Change it under changes, or choose another name.",
  ]),
  one(24, 'a route of another screen', '    path: /carParks/\n', '    path: /carParks/\n    routes: { list: /clientManagement }\n', [
    'es: { list: ¦/clientManagem',
    "R012 '/clientManagement' belongs to another screen. Give each screen a path of its own.",
  ]),
  one(25, 'a route that leads elsewhere', '    path: /carParks/\n', '    path: /carParks/\n    routes: { list: //evil.example }\n', [
    'es: { list: ¦//evil.example',
    "R038 '//evil.example' is malformed. Write '/name', and '/name/:id' where there is a record.",
  ]),
  one(26, 'a path without slashes', 'path: /carParks/', 'path: carParks', [
    '    path: ¦carParks',
    "R038 'carParks' is malformed. Write a path with a slash at both ends, as in /carParks/.",
  ]),
  one(26, 'a path that climbs', 'path: /carParks/', 'path: /../other/', [
    '    path: ¦/../other/',
    "R038 '/../other/' is malformed. Write a path with a slash at both ends, as in /carParks/.",
  ]),
  one(27, 'a kind that there is not', 'spaces: { kind: integer,', 'spaces: { kind: number,', [
    '    spaces: ¦{ kind: number',
    "R003 there is no kind 'number'. Write decimal or integer.",
  ]),
  one(27, 'a field without a kind', 'opens: { kind: date, label: Opens', 'opens: { label: Opens', [
    '      opens: ¦{ label: Opens',
    `R037 'kind' is missing. ${knownNames(Object.keys(kindsInFiles(around.kinds)), 'kinds')}`,
  ]),
  one(28, 'an option of another kind', 'spaces: { kind: integer,', 'spaces: { kind: integer, rows: 4,', [
    'd: integer, ¦rows: 4, label',
    "R014 'rows' is not known here. It is an option of multiline.",
  ]),
  one(29, 'a former key', 'label: Name, required: true', 'label: Name, isRequired: true', [
    'abel: Name, ¦isRequired: tr',
    "R014 'isRequired' is not known here. It is now 'required'.",
  ]),
  one(29, 'a misspelt key', 'label: Name, required: true', 'label: Name, requred: true', [
    'abel: Name, ¦requred: true,',
    "R014 'requred' is not known here. Did you mean 'required'?",
  ]),
  one(30, 'yes in place of true', 'label: Name, required: true', 'label: Name, required: yes', [
    ', required: ¦yes, maxLength',
    "R022 'required' is not true or false. Write true.",
  ]),
  one(31, 'a number in quotes', 'required: true, maxLength: 50 }\n      title', "required: true, maxLength: '50' }\n      title", [
    " maxLength: ¦'50' }",
    "R022 'maxLength' is not a number. Take the quotes away: 50.",
  ]),
  one(32, 'a label that is a number', 'label: Spaces', 'label: 2026', [
    'ger, label: ¦2026, required',
    "R022 'label' is not a text. Put it into quotes: '2026'.",
  ]),
  one(33, 'a choice without labels', ', labels: { INDOOR: Indoor, OUTDOOR: Outdoor } }', ' }', [
    '      type: ¦{ kind: choice',
    "R037 'labels' is missing. Write a map.",
  ]),
  one(33, 'a toggle without off', "defaultValue: false, 'on': Online, 'off': Offline }", "defaultValue: false, 'on': Online }", [
    '      post: ¦{ kind: toggle',
    "R037 'off' is missing. Write a text.",
  ]),
  one(
    33,
    'a toggle as a tool for YAML 1.1 writes it',
    "defaultValue: false, 'on': Online, 'off': Offline }",
    "defaultValue: false, true: Online, 'off': Offline }",
    ['      post: ¦{ kind: toggle', "R037 'on' is missing. Write a text."],
    ['lue: false, ¦true: Online, ', "R014 'true' is not known here. A tool for YAML 1.1 has written this: put 'on' into quotes."],
  ),
  one(34, 'a pattern that is none', "matches: '[1-9][0-9]*', maxLength: 4", "matches: '[1-9', maxLength: 4", [
    "e, matches: ¦'[1-9', maxLen",
    "R022 'matches' is not a regular expression as text. Unterminated character class.",
  ]),
  one(34, 'a pattern that may take for ever', "matches: '[1-9][0-9]*', maxLength: 4", "matches: '([0-9]+)*x', maxLength: 4", [
    "e, matches: ¦'([0-9]+)*x', ",
    "R039 '([0-9]+)*x' may take for ever. Repeat no group that has a repetition or a choice in it.",
  ]),
  one(
    34,
    'a pattern whose repetitions match the same',
    "matches: '[1-9][0-9]*', maxLength: 4",
    "matches: '[0-9]*[0-9]*[0-9]*x', maxLength: 4",
    [
      "e, matches: ¦'[0-9]*[0-9]*[0-9]*x', ",
      "R039 '[0-9]*[0-9]*[0-9]*x' may take for ever. Let repetitions in a row match different characters.",
    ],
  ),
  one(34, 'a pattern that refers back', "matches: '[1-9][0-9]*', maxLength: 4", "matches: '([0-9]+)\\1+x', maxLength: 4", [
    "e, matches: ¦'([0-9]+)",
    "R039 '([0-9]+)\\1+x' may take for ever. Refer back to no group that has a repetition in it.",
  ]),
  one(35, 'a lookup that is misspelt', 'resource: officeCities', 'resource: officeCites', [
    ', resource: ¦officeCites, r',
    "R010 'officeCites' is no lookup. Did you mean 'officeCities'?",
  ]),
  one(36, 'an upload that there is not', 'upload: PROJECT_THUMBNAIL', 'upload: CARPARK_IMAGE', [
    'to, upload: ¦CARPARK_IMAGE,',
    "R015 'CARPARK_IMAGE' is no kind of upload. Known kinds of upload: POPUP_IMAGE, PROJECT_IMAGE, PROJECT_THUMBNAIL, PROJECT_FACTSHEET, PROJECT_KMZ, INBOX_IMAGE, INBOX_CLIENT.",
  ]),
  one(37, 'a column that is misspelt', 'columns: [name, type,', 'columns: [nme, type,', [
    '  columns: [¦nme, type, off',
    "R001 'nme' is not a declared field. Did you mean 'name'?",
  ]),
  one(37, 'a column that stands there twice', 'columns: [name, type,', 'columns: [name, name, type,', [
    'mns: [name, ¦name, type, of',
    "R002 'name' stands there twice. Remove one of them.",
  ]),
  one(37, 'columns that are a text', 'columns: [name, type, officeId, spaces, opens, post, updatedAt]', 'columns: name', [
    '   columns: ¦name',
    "R022 'columns' is not a list. Write [name].",
  ]),
  one(38, 'a filter of a number', 'filters: [type, officeId, post]', 'filters: [spaces, officeId, post]', [
    '  filters: [¦spaces, office',
    "R003 'spaces' is of the kind integer, which is no filter. Use another kind.",
  ]),
  one(38, 'a filter of no field', 'filters: [type, officeId, post]', 'filters: [tpe, officeId, post]', [
    '  filters: [¦tpe, officeId,',
    "R001 'tpe' is not a declared field. Did you mean 'type'?",
  ]),
  one(39, 'a sort without a direction', 'sorts: [name asc, opens', 'sorts: [name, opens', [
    '    sorts: [¦name, opens de',
    "R022 'name' is no sort. Write a field and 'asc' or 'desc'.",
  ]),
  one(39, 'a sort by no field', 'sorts: [name asc, opens', 'sorts: [nme asc, opens', [
    '    sorts: [¦nme asc, opens',
    "R001 'nme' is not a declared field. Did you mean 'name'?",
  ]),
  one(
    40,
    'a template of no member',
    "recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n" + name,
    "recordTitle: '{nme}'\n    versionedBy: updatedAt\n    fields:\n" + name,
    ["ecordTitle: ¦'{nme}'", "R015 the template names 'nme', which is no field. Did you mean 'name'?"],
  ),
  one(
    40,
    'a template that climbs',
    "recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n" + name,
    "recordTitle: '{constructor.name}'\n    versionedBy: updatedAt\n    fields:\n" + name,
    [
      "ecordTitle: ¦'{constructor.",
      "R015 the template names 'constructor.name', which is no field. Known names: name, title, type, officeId, opens, spaces, height, post, photo, updatedAt, title.EN, title.JA, title.ZH_HK, title.ZH_CN, id, updatedByName.",
    ],
  ),
  one(41, 'a condition on no field', 'visibleWhen: { type: INDOOR }', 'visibleWhen: { tpe: INDOOR }', [
    'ibleWhen: { ¦tpe: INDOOR } ',
    "R015 the condition names 'tpe', which is no field. Did you mean 'type'?",
  ]),
  one(
    41,
    'a condition that never holds',
    'visibleWhen: { type: INDOOR }',
    'visibleWhen: { type: INDOR }',
    ['en: { type: ¦INDOR } }', "R029 no choice has the code 'INDOR'. Did you mean 'INDOOR'?"],
    ['itle, type, ¦height, office', "R018 'height' is required and can never be asked. No value fits its condition."],
  ),
  one(41, 'a condition on itself', 'visibleWhen: { type: INDOOR }', 'visibleWhen: { height: 2 }', [
    'isibleWhen: ¦{ height: 2 } ',
    "R016 'height' depends on itself: height → height. Let one of them stand by itself.",
  ]),
  one(42, 'an action without a right', 'permission: save, offered: { post: true } }', 'permission: close, offered: { post: true } }', [
    'permission: ¦close, offered',
    "R007 nobody may 'close'. Did you mean 'clone'? Add access.close to the entry of carParks; {} opens it to everybody.",
  ]),
  one(42, 'an action with an unknown call', "call: 'PUT /carParks/{id}/offline'", "call: 'PUT /carPark/{id}/offline'", [
    "      call: ¦'PUT /carPark/",
    "R008 the contract has no call 'PUT /carPark/{id}/offline'. Write one of the contract, or one under the path of the entity.",
  ]),
  one(42, 'an action without a call', "call: 'PUT /carParks/{id}/offline', ", '', [
    'dit, clone, ¦{ name: close,',
    "R037 'call' is missing. Write a text.",
  ]),
  one(42, 'an action that does not say what it is', 'question: Take it offline?, ', '', [
    'edit, clone, ¦{ name: close,',
    "R037 'type' is missing. Write 'question', 'actions' or 'type': it says what this is.",
  ]),
  one(43, 'a delete that nobody may', 'clone: CONTENT_WRITE,\n              delete: CONTENT_WRITE }', 'clone: CONTENT_WRITE }', [
    ': true } }, ¦delete]',
    "R007 nobody may 'delete'. Add access.delete to the entry of carParks; {} opens it to everybody.",
  ]),
  one(44, 'a code in small letters', 'save: CONTENT_WRITE, clone', 'save: content_write, clone', [
    ' 2 }, save: ¦content_write,',
    "R038 'content_write' is malformed. Write capitals, digits and underscores, as in CONTENT_WRITE.",
  ]),
  one(
    44,
    'a level that there is not',
    'code: CONTENT_WRITE, level: 2 }, save: CONTENT_WRITE, clone',
    'code: CONTENT_WRITE, level: 4 }, save: CONTENT_WRITE, clone',
    ['ITE, level: ¦4 }, save: CON', "R022 'level' is not a number from 1 to 3. Write a number from 1 to 3."],
  ),
  one(45, 'a field twice in the form', 'fields: [name, title, type, height', 'fields: [name, name, title, type, height', [
    'lds: [name, ¦name, title, t',
    "R002 'name' stands there twice. Remove one of them.",
  ]),
  one(
    46,
    'a component, which only code has',
    '    clone: form\n',
    '    clone: form\n    createForm: { sections: [{ fields: [name, title, type, height, officeId, spaces, opens, post, photo], component: panel }] }\n',
    [' ¦component: panel }] }', "R036 'component' is not known here. Known keys: title, fields, beside, actions."],
  ),
  one(47, 'a change of no entity', 'changes:\n  hotlines:\n', 'changes:\n  hotlnes:\n', [
    '  ¦hotlnes:',
    "Y009 the portal has no entity 'hotlnes'. Did you mean 'hotlines'?",
  ]),
  one(47, 'a change of no field', 'phoneNumber: { label: Phone }', 'phoneNumbr: { label: Phone }', [
    '      ¦phoneNumbr: { ',
    "R001 'phoneNumbr' is not a declared field. Did you mean 'phoneNumber'? With a kind it is a new one.",
  ]),
  one(47, 'a changed field that is a text', 'phoneNumber: { label: Phone }', 'phoneNumber: Phone', [
    'phoneNumber: ¦Phone',
    "R022 'phoneNumber' is not a map. Write a map.",
  ]),
  one(48, 'a kind for a declared field', 'phoneNumber: { label: Phone }', 'phoneNumber: { kind: text, label: Phone }', [
    'neNumber: { ¦kind: text, la',
    "Y022 'phoneNumber' is declared already, and its 'kind' stays. Take the kind away: a change says texts.",
  ]),
  one(48, 'a limit of a declared field', 'phoneNumber: { label: Phone }', 'phoneNumber: { label: Phone, maxLength: 30 }', [
    'bel: Phone, ¦maxLength: 30 ',
    "R036 'maxLength' is not known here. A change says texts: label, hint, error, emptyError, disabledReason, readOnlyReason, filledError, placeholder.",
  ]),
  one(49, 'a column taken away that is not there', 'without: [updatedAt]', 'without: [updatedBy]', [
    '{ without: [¦updatedBy], ad',
    "Y021 'updatedBy' is no column. Did you mean 'updatedAt'?",
  ]),
  one(49, 'the column that names the row taken away', 'without: [updatedAt]', 'without: [phoneNumber]', [
    '{ without: [¦phoneNumber], ',
    "Y024 'phoneNumber' names the row. Keep it.",
  ]),
  one(
    49,
    'a column put before one that is not there',
    'without: [updatedAt], add: [fax], after: phoneNumber',
    'without: [updatedAt], add: [fax], before: phoneNumbr',
    ['add: [fax], before: ¦phoneNumbr', "Y021 'phoneNumbr' is no column. Did you mean 'phoneNumber'?"],
  ),
  one(
    49,
    'a column put after one that is not there',
    'without: [updatedAt], add: [fax], after: phoneNumber',
    'without: [updatedAt], add: [fax], after: phoneNumbr',
    ['add: [fax], after: ¦phoneNumbr', "Y021 'phoneNumbr' is no column. Did you mean 'phoneNumber'?"],
  ),
  one(
    49,
    'a field put before one that the form lacks',
    'sections: { add: [fax], after: phoneNumber }',
    'sections: { add: [fax], before: phoneNumbr }',
    ['add: [fax], before: ¦phoneNumbr', "Y021 'phoneNumbr' is no field of this form. Did you mean 'phoneNumber'?"],
  ),
  one(50, 'readOnlyWhen on no field', 'label: Spaces, required: true', 'label: Spaces, readOnlyWhen: { tpe: INDOOR }, required: true', [
    'OnlyWhen: { ¦tpe: INDOOR },',
    "R015 the condition names 'tpe', which is no field. Did you mean 'type'?",
  ]),
  one(
    50,
    'a tag on no field',
    'label: Spaces, required: true',
    'label: Spaces, tag: { text: NEW, when: { isNew: true } }, required: true',
    [
      'EW, when: { ¦isNew: true } ',
      "R015 the condition names 'isNew', which is no field. Known names: name, title, type, officeId, opens, spaces, height, post, photo, updatedAt, title.EN, title.JA, title.ZH_HK, title.ZH_CN, id, updatedByName.",
    ],
  ),
  one(50, 'a unit of no field', 'unit: m,', 'unit: [{ when: { tpe: INDOOR }, text: m }],', [
    ' [{ when: { ¦tpe: INDOOR },',
    "R015 the condition names 'tpe', which is no field. Did you mean 'type'?",
  ]),
  one(
    50,
    'protected on no field',
    'accept: image, sentAs',
    'accept: image, protected: { when: { pst: true }, text: It is shown }, sentAs',
    [': { when: { ¦pst: true }, t', "R015 the condition names 'pst', which is no field. Did you mean 'post'?"],
  ),
  one(
    50,
    'an export that the contract lacks',
    '      search: [name]\n      filters: [type,',
    '      export: { call: GET /carPark/export, fileName: parks.csv }\n      search: [name]\n      filters: [type,',
    [
      'rt: { call: ¦GET /carPark/e',
      "R008 the contract has no call 'GET /carPark/export'. Write one of the contract, or one under the path of the entity.",
    ],
  ),
  one(
    50,
    'a refresh that the contract lacks',
    '      search: [name]\n      filters: [type,',
    '      refresh: GET /carPark/sync\n      search: [name]\n      filters: [type,',
    ['   refresh: ¦GET /carPark/s', "R008 the contract has no call 'GET /carPark/sync'. Did you mean 'GET /carParks/'?"],
  ),
  one(
    50,
    'a lookup with a wrong call, id or label',
    "{ getList: GET /contactUs/offices/, idField: id, labels: '{cityEn}' }",
    "{ getList: GET /contactUs/offices/, idField: idd, labels: '{cty}' }",
    ["/, idField: ¦idd, labels: '", "R024 an item has no 'idd'. Did you mean 'id'?"],
    [
      "dd, labels: ¦'{cty}' }",
      `R024 an item has no 'cty'. Known members: ${Object.keys(contract.components.schemas.OfficeLocation!.properties!).join(', ')}.`,
    ],
    ['resource: ¦officeCities, required', "R010 the lookup 'officeCities' is wrong. Mend it first."],
  ),
  one(
    50,
    'a lookup whose call the contract lacks',
    'getList: GET /contactUs/offices/,',
    'getList: GET /contactUs/ofices/,',
    [' { getList: ¦GET /contactUs', "R008 the contract has no call 'GET /contactUs/ofices/'. Did you mean 'GET /contactUs/offices/'?"],
    ['resource: ¦officeCities, required', "R010 the lookup 'officeCities' is wrong. Mend it first."],
  ),
  one(
    50,
    'an initial value of another type',
    'form: { footer: updatedAt, fields: [name, title',
    'form: { initialValues: { spaces: many }, footer: updatedAt, fields: [name, title',
    [': { spaces: ¦many }, footer', "R026 'many' is no value of this integer. Write a number."],
  ),
  one(
    50,
    'a code of an initial value that no choice has',
    'form: { footer: updatedAt, fields: [name, title',
    'form: { initialValues: { type: INDOR }, footer: updatedAt, fields: [name, title',
    ['es: { type: ¦INDOR }, foote', "R029 no choice has the code 'INDOR'. Did you mean 'INDOOR'?"],
  ),
  one(50, 'a minimum over the maximum', 'label: Spaces, required: true', 'label: Spaces, min: 9, max: 1, required: true', [
    'paces, min: ¦9, max: 1, req',
    "R027 'min' lies above 'max'. Nothing fits between them.",
  ]),
  one(
    50,
    'a link that is no column',
    '      search: [name]\n      filters: [type,',
    '      link: height\n      search: [name]\n      filters: [type,',
    ['      link: ¦height', "R030 'height' is no column. Known columns: name, type, officeId, spaces, opens, post, updatedAt."],
  ),
  one(
    50,
    'a required field in no section',
    'fields: [name, title, type, height, officeId, spaces,',
    'fields: [name, title, type, height, officeId,',
    [
      ", required: ¦true, matches: '[1-9][0-9]*', ",
      "R028 'spaces' is required and in no form. Add it to a section, or take the rule away.",
    ],
  ),
  one(50, 'a misspelt permission code', 'save: CONTENT_WRITE, clone', 'save: CONTENT_WRTE, clone', [
    ' 2 }, save: ¦CONTENT_WRTE, ',
    "R042 unknown permission code 'CONTENT_WRTE'. Did you mean 'CONTENT_WRITE'?",
  ]),
  one(
    0,
    'a misspelt permission code beside a level',
    'create: { code: CONTENT_WRITE, level: 2 }, save: CONTENT_WRITE, clone',
    'create: { code: APP_USER_RAED, level: 2 }, save: CONTENT_WRITE, clone',
    ['create: { code: ¦APP_USER_RAED', "R042 unknown permission code 'APP_USER_RAED'. Did you mean 'APP_USER_READ'?"],
  ),
  one(0, 'an unknown permission code of a menu', 'code: BUSINESS_PARTNER_READ }', 'code: CAR_PARK_READ }', [
    'code: ¦CAR_PARK_READ }',
    "R042 unknown permission code 'CAR_PARK_READ'. List a new code under 'codes'. Known codes: APP_USER_READ, APP_USER_WRITE, BUSINESS_PARTNER_READ, BUSINESS_PARTNER_WRITE, CMS_USER_READ, CMS_USER_WRITE, CONTENT_READ, CONTENT_WRITE, CAMPAIGN_READ, CAMPAIGN_WRITE, REPORT_READ.",
  ]),
  {
    n: 0,
    title: 'a new permission code in the place of the one that is listed',
    edits: [
      ['language: 1\n', 'language: 1\ncodes: [CAR_PARK_READ, CAR_PARK_WRITE, CONTENT_WRIT, car]\n'],
      ['save: CONTENT_WRITE, clone: CONTENT_WRITE', 'save: CAR_PARK_WRITE, clone: CAR_PARK_WRIT'],
    ],
    told: [
      [
        'CAR_PARK_WRITE, ¦CONTENT_WRIT, car',
        "W002 'CONTENT_WRIT' is almost 'CONTENT_WRITE'. Remove it and write CONTENT_WRITE if you mean that code.",
      ],
      ['CONTENT_WRIT, ¦car', "R038 'car' is malformed. Write capitals, digits and underscores, as in CONTENT_WRITE."],
      ['clone: ¦CAR_PARK_WRIT,', "R042 unknown permission code 'CAR_PARK_WRIT'. Did you mean 'CAR_PARK_WRITE'?"],
    ],
  },
  one(0, 'codes that are no list', 'language: 1\n', 'language: 1\ncodes: CAR_PARK_READ\n', [
    'codes: ¦CAR_PARK_READ',
    "R022 'codes' is not a list. Write [CAR_PARK_READ].",
  ]),
  one(
    0,
    'a title with a member',
    'titles: { create: Create Broker, edit: Edit Broker }',
    "titles: { create: Create Broker, edit: 'Edit {name}' }",
    ["edit: ¦'Edit {name}'", "R031 'edit' is no template: 'Edit {name}' is shown with its braces. Remove them."],
  ),
  one(0, 'a question with an unknown member', 'question: Pause this broker?', "question: 'Pause {nam}?'", [
    "question: ¦'Pause {nam}?'",
    "R015 the template names 'nam', which is no field. Did you mean 'name'?",
  ]),
  one(0, 'a message with an open brace', 'successText: Done,', "successText: 'Paused {name',", [
    "successText: ¦'Paused {name'",
    "R031 a brace of 'Paused {name' is not closed. Write '{member}', '{one|another}' or '{formatter()}'.",
  ]),
  one(0, 'a search of a choice', 'search: [titleEn]', 'search: [titleEn, audience]', [
    'search: [titleEn, ¦audience]',
    "W004 'audience' is a choice, and users do not type its stored value. List it under 'filters'.",
  ]),
  one(0, 'curly quotes', "recordTitle: '{name} ({company})'", 'recordTitle: ‘{name} ({company})’', [
    'recordTitle: ¦‘{name}',
    "Y012 these are curly quotes. Write straight ones: '{name} ({company})'.",
  ]),
  one(
    0,
    'curly quotes around a key',
    "post: { kind: toggle, label: Post, required: true, defaultValue: false, 'on': Online",
    'post: { kind: toggle, label: Post, required: true, defaultValue: false, “on”: Online',
    ['defaultValue: false, ¦“on”: Online', "Y012 these are curly quotes. Write straight ones: 'on'."],
  ),
  {
    n: 0,
    title: 'a list that is indented into the fields',
    edits: [
      ['    list:\n      columns: [displayOrder,', '      list:\n        columns: [displayOrder,'],
      ['      name: titleEn\n      search: [titleEn]\n      filters: [audience, online]\n      rowActions: [edit, delete]\n', ''],
    ],
    told: [['      ¦list:\n        columns: [displayOrder,', "R036 'list' is inside 'fields'. Indent it 2 spaces less."]],
  },
  one(
    0,
    'a list that stands among the fields with its keys',
    '      updatedAt: { kind: timestamp, label: Last update, by: updatedByName }\n    list:\n      columns: [displayOrder,',
    '      updatedAt: { kind: timestamp, label: Last update, by: updatedByName }\n      list:\n      columns: [displayOrder,',
    ['      ¦list:\n      columns: [displayOrder,', "R036 'list' is inside 'fields'. Indent it 2 spaces less."],
    ['      columns: ¦[displayOrder, titleEn', "R022 'columns' is not a field. Write a field."],
    ['      name: ¦titleEn', "R022 'name' is not a field. Write a field."],
    ['      search: ¦[titleEn]', "R022 'search' is not a field. Write a field."],
    ['      filters: ¦[audience', "R022 'filters' is not a field. Write a field."],
    ['      rowActions: ¦[edit, delete]\n    form: { initialValues', "R022 'rowActions' is not a field. Write a field."],
  ),
  one(
    0,
    'a form that is indented into the list',
    '    form: { footer: updatedAt, layout: cards,',
    '      form: { footer: updatedAt, layout: cards,',
    ['      ¦form: { footer: updatedAt, layout: cards,', "R036 'form' is inside 'list'. Indent it 2 spaces less."],
  ),
  one(
    0,
    'a clone that is indented into the list',
    'columns: [displayOrder, titleEn, audience, online, updatedAt]\n',
    'columns: [displayOrder, titleEn, audience, online, updatedAt]\n      card: { heading: [titleEn], lines: [] }\n      clone: form\n',
    ['      ¦clone: form', "R036 'clone' is inside 'list'. Indent it 2 spaces less."],
  ),
  one(0, 'changes that are indented into the entities', 'changes:\n  hotlines:', '  changes:\n    hotlines:', [
    '  ¦changes:\n    hotlines:',
    "R036 'changes' is inside 'resources'. Indent it 2 spaces less.",
  ]),
  one(
    0,
    'a permission code in the place of an action',
    'permission: save, offered: { active: true }',
    'permission: BUSINESS_PARTNER_WRITE, offered: { active: true }',
    [
      'permission: ¦BUSINESS_PARTNER_WRITE, offered',
      "R007 'BUSINESS_PARTNER_WRITE' is a permission code, and a permission is the name of an action. Write create or save or delete.",
    ],
  ),
  one(
    0,
    'a permission code that no action needs, in the place of an action',
    'permission: save, offered: { active: true }',
    'permission: CONTENT_READ, offered: { active: true }',
    [
      'permission: ¦CONTENT_READ, offered',
      "R007 'CONTENT_READ' is a permission code, and a permission is the name of an action. Add an action with this code to 'access', and write its name.",
    ],
  ),
  one(0, 'a misspelt action', 'permission: save, offered: { active: true }', 'permission: sav, offered: { active: true }', [
    'permission: ¦sav, offered',
    "R007 nobody may 'sav'. Did you mean 'save'? Add access.sav to the entry of brokers; {} opens it to everybody.",
  ]),
  one(0, 'a key without a colon', '    path: /brokers/', '    path /brokers/', [
    '    path¦ /brokers/',
    "Y001 a ':' is missing. Write 'path:'.",
  ]),
  one(0, 'a key without a colon over its map', '    list:\n      columns: [name, company,', '    list\n      columns: [name, company,', [
    '    list¦\n      columns: [name, company,',
    "Y001 a ':' is missing. Write 'list:'.",
  ]),
  one(
    0,
    'a text over two lines before a mistake',
    'path: /brokers/\n',
    'path: /brokers/\n    label: Brokers\n      and agents\n    recordTitle: a: b\n',
    [
      'recordTitle: a¦: b',
      "Y001 bad indentation of a mapping entry. Indent the keys of a map alike, and put a text with ': ' into quotes.",
    ],
  ),
  one(0, 'a pattern that is not closed', "matches: '\\+?[0-9 ]{6,20}'", "matches: '[0-9'", [
    "matches: ¦'[0-9'",
    "R022 'matches' is not a regular expression as text. Unterminated character class.",
  ]),
  one(0, 'a chip that is a colour', 'ALL: { tone: blue, mark: dot }', 'ALL: blue', [
    'ALL: ¦blue',
    "R022 'ALL' is not a map. Write a map such as { tone: green, mark: dot }.",
  ]),
  one(0, 'labels as a list', 'labels: { ALL: Everybody, CLIENT: Clients, PARTNER: Partners },', 'labels: [ALL, CLIENT, PARTNER],', [
    'labels: ¦[ALL, CLIENT, PARTNER]',
    "R022 'labels' is not a map. Write 'key: value' without '- ' and without brackets.",
  ]),
  one(
    0,
    'overrides as a list',
    'form: { footer: updatedAt, layout: sheet, sections:',
    'form: { overrides: [name], footer: updatedAt, layout: sheet, sections:',
    ['overrides: ¦[name]', "R022 'overrides' is not a map. Write 'key: value' without '- ' and without brackets."],
  ),
  one(
    0,
    'titles in the card of the list',
    '      filters: [audience, online]\n',
    '      filters: [audience, online]\n      card: { heading: [titleEn], lines: [], titles: {} }\n',
    ['lines: [], ¦titles: {} }', "R036 'titles' is not known here. Known keys: heading, lines, labelled."],
  ),
  one(
    0,
    'a clone in the braces of the menu',
    'menu: { in: Business Partner Management, code: BUSINESS_PARTNER_READ }',
    'menu: { in: Business Partner Management, code: BUSINESS_PARTNER_READ, clone: form }',
    ['code: BUSINESS_PARTNER_READ, ¦clone: form', "R036 'clone' is inside 'menu'. Move it out of 'menu'."],
  ),
  one(
    0,
    'a clone that is indented by one space into the menu',
    '    menu: { in: Business Partner Management, code: BUSINESS_PARTNER_READ }\n',
    '    menu:\n     in: Business Partner Management\n     clone: form\n',
    ['     ¦clone: form', "R036 'clone' is inside 'menu'. Indent it 1 space less."],
  ),
  one(
    0,
    'the form of a change that is indented into its list',
    'after: phoneNumber }\n    form:\n      sections:',
    'after: phoneNumber }\n      form:\n        sections:',
    ['      ¦form:\n        sections:', "R036 'form' is inside 'list'. Indent it 2 spaces less."],
  ),
  one(
    0,
    'a template that names texts by language',
    "recordTitle: '{name}'\n    versionedBy: updatedAt\n    fields:\n      name: { kind: text, label: Name, required: true, maxLength: 50 }",
    "recordTitle: '{title}'\n    versionedBy: updatedAt\n    fields:\n      name: { kind: text, label: Name, required: true, maxLength: 50 }",
    ["recordTitle: ¦'{title}'", "R031 the template names 'title', whose value is no text. Write '{title.EN}'."],
  ),
  one(0, 'a question that names a file', 'question: Take it offline?', "question: 'Hide {photo}?'", [
    "question: ¦'Hide {photo}?'",
    "R031 the template names 'photo', whose value is no text. Name another member.",
  ]),
  one(0, 'a template that names texts in members of their own', "recordTitle: '{titleEn}'", "recordTitle: '{title}'", [
    "recordTitle: ¦'{title}'",
    "R031 the template names 'title', whose value is no text. Write '{titleEn}'.",
  ]),
  one(
    0,
    'a way to edit without a form',
    '    form: { initialValues: { online: false, audience: ALL }, footer: updatedAt,\n            fields: [displayOrder, title, audience, online, notice] }\n',
    '',
    ['rowActions: [¦edit, delete]\n\nchanges:', "R009 there is no edit screen. Add a 'form'."],
  ),
  one(0, 'an entity without a path', '    path: /brokers/\n', '', [
    '  brokers:\n    ¦label: { en: Brokers',
    "R037 'path' is missing. Write the path of its calls at the CMS, as in /carParks/.",
  ]),
  one(0, 'a list without a blank after its dash', '        - edit\n        - actions:', '        -edit\n        - actions:', [
    '        -¦edit\n',
    "Y001 a space is missing after '-'. Write one.",
  ]),
  one(0, 'a dash that is no hyphen', '        - edit\n        - actions:', '        – edit\n        - actions:', [
    '        ¦– edit\n',
    "Y001 this is no '-'. Write '-' and a space.",
  ]),
  one(0, 'a tab between braces', 'spaces: { kind: integer,', 'spaces: {\tkind: integer', [
    'spaces: {¦\tkind: integer',
    'Y001 this is a tab. Write a space.',
  ]),
  one(0, 'a list written as words', 'search: [name, company, email]', 'search: name company', [
    'search: ¦name company',
    "R022 'search' is not a list. Write [name, company].",
  ]),
  one(0, 'a misspelt menu', 'menu: { in: Business Partner Management,', 'menu: { in: Busines Partner Management,', [
    'in: ¦Busines Partner',
    "W003 the portal gets a new menu 'Busines Partner Management'. Did you mean 'Business Partner Management'?",
  ]),
  one(0, 'a new menu', 'menu: { in: Business Partner Management, code: BUSINESS_PARTNER_READ }', 'menu: Brokers and agents', [
    'menu: ¦Brokers and',
    "W003 the portal gets a new menu 'Brokers and agents'. Known menus: Client Management, Business Partner Management, Content Management, Push Notification, Admin User Management, Create User.",
  ]),
  one(50, 'a path near to one of the contract', 'path: /faqGroups/', 'path: /contactUs/ofices/', [
    '    path: ¦/contactUs/ofi',
    "W001 the contract has '/contactUs/offices/'. If that is meant, write it so.",
  ]),
  one(0, 'a section of a sheet without a title', '{ title: Contact, fields: [email, phone] }', '{ fields: [email, phone] }', [
    '¦{ fields: [email, phone] }',
    'R040 a section of a sheet has no title. Say its title: the sheet lists its sections at its side.',
  ]),
  one(0, 'a boolean in quotes', 'label: Spaces, required: true', "label: Spaces, required: 'true'", [
    "required: ¦'true'",
    "R022 'required' is not true or false. Write true.",
  ]),
  one(0, 'a word that is misspelt', 'accept: image', 'accept: images', [
    'accept: ¦images',
    "R022 'accept' is not one of 'image', 'pdf', 'kmz', 'csv', 'any'. Did you mean 'image'?",
  ]),
  one(
    0,
    'a code in small letters',
    'visibleWhen: { type: INDOOR }',
    'visibleWhen: { type: outdoor }',
    ['visibleWhen: { type: ¦outdoor }', "R029 no choice has the code 'outdoor'. Did you mean 'OUTDOOR'?"],
    [
      'fields: [name, title, type, ¦height, officeId, spaces, opens, post, photo]',
      "R018 'height' is required and can never be asked. No value fits its condition.",
    ],
  ),
  one(0, 'two entities of one path', 'path: /marketReports/', 'path: /carParks/', [
    'path: ¦/carParks/\n    access: { create: { code: CONTENT_WRITE, level: 2 }, save: CONTENT_WRITE, delete',
    "Y010 '/carParks/' is the path of carParks too. Give each entity a path of its own.",
  ]),
  one(
    0,
    'an edit address without the id',
    '    path: /carParks/\n',
    "    path: /carParks/\n    routes: { list: /parks, edit: '/park/:name' }\n",
    ["edit: ¦'/park/:name'", "R012 '/park/:name' is malformed. Write '/name/:id'."],
  ),
  one(0, 'an entity with the name of a page of the portal', '  faqGroups:\n', '  resourcesPreview:\n', [
    '  ¦resourcesPreview:\n',
    "Y008 the portal has 'resourcesPreview'. Choose another name.",
  ]),
  one(
    0,
    'an address below the name of an entity',
    '    path: /carParks/\n',
    "    path: /carParks/\n    routes: { list: /parks, edit: '/carParks/edit/:id' }\n",
    [
      "edit: ¦'/carParks/edit/:id'",
      "R012 '/carParks/edit/:id' lies below the name of an entity. Begin it with another word: react-admin has addresses there.",
    ],
  ),
  one(
    0,
    'an address below the name of an entity of the portal',
    '    path: /carParks/\n',
    "    path: /carParks/\n    routes: { list: /parks, edit: '/clients/:id' }\n",
    [
      "edit: ¦'/clients/:id'",
      "R012 '/clients/:id' lies below the name of an entity. Begin it with another word: react-admin has addresses there.",
    ],
  ),
  one(
    0,
    'one address for two screens of an entity',
    '    path: /carParks/\n',
    '    path: /carParks/\n    routes: { list: /parks, create: /parks }\n',
    ['create: ¦/parks', "R012 '/parks' belongs to another screen. Give each screen a path of its own."],
  ),
  one(0, 'the address of the sign-in page', '    path: /carParks/\n', '    path: /carParks/\n    routes: { list: /login }\n', [
    'list: ¦/login',
    "R012 '/login' belongs to another screen. Give each screen a path of its own.",
  ]),
  one(
    0,
    'a parameter of an address that no member stands behind',
    '    path: /carParks/\n',
    "    path: /carParks/\n    routes: { list: /parks, edit: '/park/:type/:id' }\n",
    ["edit: ¦'/park/:type/:id'", "R012 '/park/:type/:id' has a parameter 'type'. Say its member: routeParams: { type: member }."],
  ),
  one(0, 'the name of an address of the portal', '  faqGroups:\n', '  ourProducts:\n', [
    '  ¦ourProducts:',
    "Y008 the portal has 'ourProducts'. Choose another name.",
  ]),
  one(0, 'a name by which the menu finds a page of the portal', '  faqGroups:\n', '  notification:\n', [
    '  ¦notification:',
    "Y008 the portal has 'notification'. Choose another name.",
  ]),
  one(0, 'a label by which the menu finds a page of the portal', 'label: { en: Brokers, zh-HK: 經紀 }', 'label: Our Products', [
    'label: ¦Our Products',
    "Y011 the menu leads from 'Our Products' to another page. Choose another label.",
  ]),
  one(0, 'a label that is empty', 'label: { en: Brokers, zh-HK: 經紀 }', "label: ''", [
    "label: ¦''\n    titles: { create: Create Broker",
    "R022 'label' is empty. Write a text.",
  ]),
  one(0, 'a change of a list in a dialog', 'changes:\n  hotlines:\n', 'changes:\n  clientDocuments:\n', [
    '  ¦clientDocuments:',
    // a guide of the docs adds an entity to the portal
    `Y009 the portal has no entity 'clientDocuments'. Known entities: ${Object.keys(registry.resources).join(', ')}.`,
  ]),
  one(
    0,
    'a call that the data provider cannot send',
    '    path: /carParks/\n',
    "    path: /carParks/\n    calls: { update: 'PUT /carParks/{id}/save', getList: POST /carParks/find }\n",
    ["update: ¦'PUT /carParks/{id}/save'", "R038 'PUT /carParks/{id}/save' is malformed. Write a call as in 'PUT /carParks/{id}'."],
    ['getList: ¦POST /carParks/find', "R038 'POST /carParks/find' is malformed. Write a call as in 'GET /carParks/'."],
  ),
  one(
    0,
    'a form that includes a number',
    'form: { footer: updatedAt, fields: [name, t',
    'form: { include: [5], footer: updatedAt, fields: [name, t',
    ['include: [¦5', "R022 this is not a text. Put it into quotes: '5'."],
  ),
  one(0, 'an export by a call that is not GET', list, `${list}      export: { call: POST /carParks/csv, fileName: parks.csv }\n`, [
    'export: { call: ¦POST /carParks/csv',
    'R038 POST is not allowed here. Write a call with GET.',
  ]),
  one(0, 'a refresh by a call that is not GET', list, `${list}      refresh: DELETE /carParks/cache\n`, [
    'refresh: ¦DELETE /carParks/cache',
    'R038 DELETE is not allowed here. Write a call with GET.',
  ]),
  one(
    0,
    'a lookup by calls that are not GET',
    "{ getList: GET /contactUs/offices/, idField: id, labels: '{cityEn}' }",
    "{ getList: POST /contactUs/offices/, getListOf: 'PUT /contactUs/offices/{id}', idField: id, labels: '{cityEn}' }",
    ['{ getList: ¦POST /contactUs', 'R038 POST is not allowed here. Write a call with GET.'],
    ["getListOf: ¦'PUT /contactUs", 'R038 PUT is not allowed here. Write a call with GET.'],
    ['idField: ¦id, labels', "R024 an item has no 'id'. There are no members."],
    ["labels: ¦'{cityEn}'", "R024 an item has no 'cityEn'. There are no members."],
    ['resource: ¦officeCities', "R010 the lookup 'officeCities' is wrong. Mend it first."],
  ),
  one(0, 'an action by a call with GET', "call: 'PUT /carParks/{id}/offline'", 'call: GET /logout-cms', [
    'call: ¦GET /logout-cms',
    'R038 GET is not allowed here. Write a call with POST, PUT or DELETE.',
  ]),
  one(0, 'an export by the call of an action', list, `${list}      export: { call: delete, fileName: parks.csv }\n`, [
    'export: { call: ¦delete, f',
    "R038 'delete' is malformed. Write a call as in 'GET /carParks/'.",
  ]),
  one(0, 'an action of a parameter that no record has', "call: 'PUT /carParks/{id}/offline'", "call: 'PUT /carParks/{key}/offline'", [
    "call: ¦'PUT /carParks/{key}/offline'",
    "R015 the call names 'key', which is no field. Known names: name, title, type, officeId, opens, spaces, height, post, photo, updatedAt, title.EN, title.JA, title.ZH_HK, title.ZH_CN, id, updatedByName.",
  ]),
  one(0, 'a filter of a parameter that every list sends', 'filters: [type, officeId, post]', 'filters: { page: type }', [
    'filters: { ¦page: type }',
    "R025 'page' is what every list sends. Choose another parameter.",
  ]),
  one(
    0,
    'a level between two',
    'code: CONTENT_WRITE, level: 2 }, save: CONTENT_WRITE, clone',
    'code: CONTENT_WRITE, level: 1.5 }, save: CONTENT_WRITE, clone',
    ['level: ¦1.5', "R022 'level' is not a number from 1 to 3. Write a number from 1 to 3."],
  ),
  one(0, 'an anchor on a map', 'visibleWhen: { type: INDOOR }', 'visibleWhen: &when { type: INDOOR }', [
    'visibleWhen: ¦&when',
    'Y004 an anchor stands here. Write the value where it is needed.',
  ]),
  one(0, 'a tag on a list', 'search: [name]\n      filters: [type,', 'search: !!seq [name]\n      filters: [type,', [
    'search: ¦!!seq',
    'Y004 a tag stands here. Take it away; quotes make a text.',
  ]),
  one(0, 'a map as a key', '    path: /carParks/\n', '    path: /carParks/\n    {name}: x\n', [
    '    ¦{name}: x',
    "Y005 this is no key. Write a text; '{name}' stands in quotes.",
  ]),
  one(0, 'a list as a key', 'visibleWhen: { type: INDOOR }', 'visibleWhen: { type: INDOOR, [post]: true }', [
    'type: INDOOR, ¦[post]: true',
    "Y005 this is no key. Write a text; '{name}' stands in quotes.",
  ]),
  one(0, 'an entity with the name of a lookup of the portal', '  faqGroups:\n', '  countries:\n', [
    '  ¦countries:',
    "Y008 the portal has 'countries'. Choose another name.",
  ]),
  one(0, 'an entity with the name of a list in a dialog', '  faqGroups:\n', '  recipients:\n', [
    '  ¦recipients:',
    "Y008 the portal has 'recipients'. Choose another name.",
  ]),
  one(
    0,
    'a lookup with the name of one of the portal',
    'lookups:\n',
    "lookups:\n  countries: { getList: GET /contactUs/offices/, idField: id, labels: '{cityEn}' }\n",
    ['  ¦countries:', "Y008 the portal has 'countries'. Choose another name."],
  ),
  one(
    0,
    'a form that the entity lacks',
    '    form:\n      sections: { add: [fax], after: phoneNumber }\n',
    '    createForm:\n      sections: { add: [fax], after: phoneNumber }\n',
    ['    createForm:\n      ¦sections: { add: [fax]', 'Y021 the entity has no createForm. Take it away.'],
  ),
  one(
    0,
    'a field at the end of a form in steps',
    'changes:\n',
    'changes:\n  projects:\n    fields: { dialect: { kind: text, label: Dialect } }\n    createForm: { sections: { add: [dialect] } }\n',
    ['sections: ¦{ add: [dialect] }', 'Y025 a form in steps stays as it is. Have the form changed in code.'],
  ),
  one(
    0,
    'a field after another of a form in steps',
    'changes:\n',
    'changes:\n  projects:\n    fields: { dialect: { kind: text, label: Dialect } }\n    createForm: { sections: { add: [dialect], after: language } }\n',
    ['sections: ¦{ add: [dialect], after: language }', 'Y025 a form in steps stays as it is. Have the form changed in code.'],
  ),
  one(
    0,
    'a field of a form whose body a function makes',
    'changes:\n',
    'changes:\n  notifications:\n    fields: { tone: { kind: text, label: Tone } }\n    createForm: { sections: { add: [tone], after: type } }\n',
    ['sections: ¦{ add: [tone], after: type }', 'Y025 a function makes what this form sends. Have the form changed in code.'],
  ),
  one(0, 'another version of the language', 'language: 1', 'language: 2', [
    'language: ¦2',
    'Y026 this portal reads language 1. Write language: 1.',
  ]),
  one(0, 'no version', 'language: 1\n', '', ['¦lookups:', "R037 'language' is missing. Write language: 1."]),
  one(0, 'a label without English', 'label: { en: Car Parks, zh-HK: 停車場 }', 'label: { zh-HK: 停車場 }', [
    '    label: ¦{ zh-HK: 停車場 }',
    "R037 'en' is missing. Write the English text: other languages fall back to it.",
  ]),
  one(0, 'a label in a language that is none', 'label: { en: Car Parks, zh-HK: 停車場 }', 'label: { en: Car Parks, zh_HK: 停車場 }', [
    ' Car Parks, ¦zh_HK: 停車場 }',
    "R038 'zh_HK' is no language. Write zh-HK.",
  ]),
  one(
    0,
    'a former key of a list',
    '      sorts: [name asc, opens desc, spaces desc]\n',
    '      sorts: [name asc, opens desc, spaces desc]\n      acts: [edit]\n',
    ['      ¦acts: [edit]', "R036 'acts' is not known here. It is now 'rowActions'."],
  ),
];
