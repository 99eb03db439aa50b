import hotlines from '../../../resources/hotlines/hotlines';
import { one, type WrongFile } from './wrongFiles';

const label = '    label: { en: Car Parks, zh-HK: 停車場 }';
const name = 'name: { kind: text, label: Name, required: true, maxLength: 50 }\n      title: { kind: localized, of:';
const list = '      search: [name]\n      filters: [type, officeId, post]\n';
const actions = '[edit, clone, { name: close, label: Take offline, question: Take it offline?, successText: It is offline,';
const changed = '    list:\n      columns: { without: [updatedAt], add: [fax], after: phoneNumber }\n';
const noSpace = "Write a space after ':'.";
const quotes =
  "Y001 missed comma between flow collection entries. Close the bracket or brace, put commas between its values, and put a text with ': ', quotes, brackets or braces, or with @, ` or % at its start, into quotes.";

const inName = (title: string, field: string, ...told: WrongFile['told']) =>
  one(0, title, name, `${field}\n      title: { kind: localized, of:`, ...told);

/** Slips of people who write files by hand: what is told leads to the slip, not to where a parser stumbles. */
/** The title of a record that names a field of several languages. */
const titleByLanguage: WrongFile['told'][number] = [
  "recordTitle: ¦'{name}'\n    versionedBy: updatedAt\n    fields:\n      name: { kind: localized",
  "R031 the template names 'name', whose value is no text. Write '{name.EN}'.",
];

export const commonSlips: readonly WrongFile[] = [
  one(0, 'no space after a colon', label, '    label:Car Parks', ['    label:¦Car Parks', "Y001 a space is missing after ':'. Write one."]),
  one(0, 'no space before a path', '    path: /carParks/', '    path:/carParks/', [
    '    path:¦/carParks/',
    "Y001 a space is missing after ':'. Write one.",
  ]),
  one(0, 'no space in an item of a list', actions, '- name:close\n          label: Take offline', [
    '- name:¦close',
    "Y001 a space is missing after ':'. Write one.",
  ]),
  {
    n: 0,
    title: 'no space in the last line',
    edits: 'language: 1\nresources:\n  parks:\n    path: /parks/\n    label:Parks',
    told: [['    label:¦Parks', "Y001 a space is missing after ':'. Write one."]],
  },
  {
    n: 0,
    title: 'no space before an empty line',
    edits: 'language: 1\nresources:\n  parks:\n    path:/parks/\n\n    label: Parks\n',
    told: [['    path:¦/parks/', "Y001 a space is missing after ':'. Write one."]],
  },
  one(0, 'a wide colon', label, '    label：Car Parks', ['    label¦：Car Parks', "Y001 this is no plain colon. Write ':' and a space."]),
  one(0, 'a no-break space after a colon', label, '    label:\u00A0Car Parks', [
    '    label:¦\u00A0Car Parks',
    'Y001 this is no plain space. Write a plain one.',
  ]),
  one(0, 'a wide space as indentation', label, '\u3000\u3000label: Car Parks', [
    '¦\u3000\u3000label: Car Parks',
    'Y001 this is no plain space. Write a plain one.',
  ]),
  one(0, 'another encoding', 'Take offline', 'Take \uFFFD\uFFFD', ['Take ¦\uFFFD\uFFFD', 'Y001 the file is not UTF-8. Save it as UTF-8.']),
  one(0, 'an encoding of two bytes a letter', 'Take offline', 'T\0a\0k\0e', [
    'T¦\0a\0k\0e',
    'Y001 the file is not UTF-8. Save it as UTF-8.',
  ]),
  inName('a kind without its space', 'name: { kind:text, label: Name }', [
    'name: ¦{ kind:text, label',
    `R037 'kind' is missing. ${noSpace}`,
  ]),
  inName('an option without its space', 'name: { kind: text, label: Name, maxLength:50 }', [
    'Name, ¦maxLength:50',
    `R014 'maxLength:50' is not known here. ${noSpace}`,
  ]),
  inName('a text with a comma', 'name: { kind: text, label: Name, hint: Letters, spaces, maxLength: 50 }', [
    'Letters, ¦spaces, maxLength',
    "R014 'spaces' is not known here. A text with a comma stands in quotes.",
  ]),
  inName('a misspelt key without a value', 'name: { kind: text, label: Name, requred, maxLength: 50 }', [
    'Name, ¦requred, maxLength',
    "R014 'requred' is not known here. Did you mean 'required'?",
  ]),
  inName('a text with braces', 'name: { kind: text, label: Name, hint: As {name}? }', ['hint: As ¦{name}', quotes]),
  inName('a text that begins with #', 'name: { kind: text, label: Name, hint:\n        #2 is the usual one\n        , maxLength: 50 }', [
    'Name, ¦hint:\n',
    "R022 'hint' is not a text. Write a text; one with # at its start stands in quotes.",
  ]),
  inName('a pattern in a block', 'name:\n        kind: text\n        label: Name\n        matches: |\n          [0-9]+', [
    'matches: |\n¦          [0-9]+',
    'R027 the pattern ends with a line break. Write it in quotes, on one line.',
  ]),
  inName('an empty label', "name: { kind: text, label: '' }", ["label: ¦'' }", "R022 'label' is empty. Write a text."]),
  inName(
    'a password within a member',
    'geo.pin: { kind: password, label: Pin }\n      name: { kind: password, label: Name, sentAs: geo.name }',
    ['¦geo.pin: { kind', "R038 'geo.pin' would travel in clear. Write a name without dots."],
    ['sentAs: ¦geo.name', "R038 'geo.name' would travel in clear. Write a name without dots."],
  ),
  inName('a localized password', 'name: { kind: localized, of: { kind: password, label: Name } }', titleByLanguage, [
    'of: ¦{ kind: password',
    'R003 a password cannot be localized. Write a kind that people type, such as text.',
  ]),
  inName('a localized time of the server', 'name: { kind: localized, of: { kind: timestamp, label: Name } }', titleByLanguage, [
    'of: ¦{ kind: timestamp',
    'R003 a timestamp cannot be localized. Write a kind that people type, such as text.',
  ]),
  inName(
    'a localized within another',
    'name: { kind: localized, label: Name, of: { kind: localized, of: { kind: text, label: Name } } }',
    titleByLanguage,
    ['of: ¦{ kind: localized', 'R003 a localized cannot be localized. Write a kind that people type, such as text.'],
  ),
  one(0, 'a day that no month has', 'first: 2020/01/01', 'first: 2020/02/31', [
    'first: ¦2020/02/31',
    "R027 '2020/02/31' is no day. Write yyyy/MM/dd or 'today'.",
  ]),
  one(0, 'a constant sort beside those that people choose', list, `${list}      query: { sort: 'name,asc' }\n`, [
    'query: { ¦sort:',
    "R025 'sort' is what every list sends. Choose another parameter.",
  ]),
  one(0, 'a number that is none', list, `${list}      query: { kept: .nan }\n`, [
    'query: { kept: ¦.nan',
    "R022 'kept' is not a constant. Write a constant.",
  ]),
  one(0, 'a switch without a text', "'on': Online", "'on': ' '", ["'on': ¦' '", "R022 'on' is empty. Write a text."]),
  one(0, 'a button without a text', 'label: Take offline', "label: ''", ["label: ¦''", "R022 'label' is empty. Write a text."]),
  one(0, 'a word in another case', actions, actions.replace('clone', 'Clone'), [
    '[edit, ¦Clone, {',
    "R022 this is not a map. Did you mean 'clone'?",
  ]),
  one(0, 'a word that is none', actions, actions.replace('clone', 'remove'), [
    '[edit, ¦remove, {',
    'R022 this is not a map. Known words: edit, clone, delete.',
  ]),
  one(
    0,
    'fields and sections',
    'form: { footer: updatedAt, fields: [name, title, type, height,',
    'form: { footer: updatedAt, sections: [{ fields: [name, title, type, height, officeId, spaces, post] }], fields: [name, title, type, height,',
    ['post] }], ¦fields: [name, title, type', "R036 'fields' is not known here. Write fields or sections, not both."],
  ),
  one(
    0,
    'fields and steps',
    'form: { footer: updatedAt, fields: [name, title, type, height,',
    'form: { footer: updatedAt, steps: [{ title: All, sections: [{ fields: [name, title, type, height, officeId, spaces, post] }] }], fields: [name, title, type, height,',
    ['post] }] }], ¦fields: [name, title, type', "R036 'fields' is not known here. Write fields or steps, not both."],
  ),
  {
    n: 0,
    title: 'a large file that is cut within a character',
    edits: `# ${'停'.repeat(262_144)}\uFFFD`,
    told: [['¦# ', 'Y002 the file is larger than 256 kB. Divide it: config.json may name several.']],
  },
  one(
    0,
    'a condition in place of a list of them',
    'form: { footer: updatedAt, fields: [name, title, type, height,',
    'form: { locked: { when: { type: INDOOR }, text: Closed }, footer: updatedAt, fields: [name, title, type, height,',
    ['locked: ¦{ when', "R022 'locked' is not a text. Write a list: [{ when, text }]."],
  ),
  one(
    0,
    'a right that is true',
    'save: CONTENT_WRITE, clone: CONTENT_WRITE,',
    'save: true, clone: CONTENT_WRITE,',
    ['save: ¦true', "R022 'save' is not a permission code. Write a permission code."],
    [
      'permission: ¦save, offered: { post: true } }, delete]',
      "R007 nobody may 'save'. Add access.save to the entry of carParks; {} opens it to everybody.",
    ],
    [
      '    form: ¦{ footer: updatedAt, fields: [name, title, type, height',
      "R007 nobody may 'save'. Add access.save to the entry of carParks; {} opens it to everybody.",
    ],
  ),
  one(0, 'a label that the menu cannot name', label, '    label: "???"', [
    'label: ¦"???"',
    "Y011 the menu cannot name a page '???'. Write a letter or a digit too.",
  ]),
  one(
    0,
    'languages as members of the CMS are called',
    label,
    '    label: { en: Car Parks, tc: 停車場, jp: 駐車場 }',
    ['Parks, ¦tc:', "R038 'tc' is no language. Write zh-HK."],
    ['停車場, ¦jp:', "R038 'jp' is no language. Write ja."],
  ),
  one(0, 'a constant by the name of the page', list, `${list}      query: { page: 3, kept: true }\n`, [
    'query: { ¦page: 3',
    "R025 'page' is what every list sends. Choose another parameter.",
  ]),
  one(
    0,
    'search fields and filters of a change that no field is',
    changed,
    `${changed}      search: [nope]\n      filters: { zone: pst, size: post }\n`,
    ['search: [¦nope]', `R001 'nope' is not a declared field. Known fields: ${Object.keys(hotlines.fields).join(', ')}, fax.`],
    ['zone: ¦pst', "R001 'pst' is not a declared field. Did you mean 'post'?"],
    ['{ zone: pst, ¦size: post', "R025 'size' is what every list sends. Choose another parameter."],
  ),
  {
    n: 0,
    title: 'a malformed call of one action hides nothing of another',
    edits: [
      ["call: 'PUT /carParks/{id}/offline'", "call: 'PUT /carParks/{id}/off line'"],
      [
        'offered: { post: true } }, delete]',
        "offered: { post: true } }, delete,\n         { name: far, label: Far, question: Far?, successText: Far, call: 'PUT /elsewhere/{id}', permission: nobody }]",
      ],
    ],
    told: [
      [
        "call: ¦'PUT /carParks/{id}/off line'",
        "R038 'PUT /carParks/{id}/off line' is malformed. Write a method and a path, as in 'PUT /carParks/{id}/close'.",
      ],
      [
        "call: ¦'PUT /elsewhere/{id}'",
        "R008 the contract has no call 'PUT /elsewhere/{id}'. Write one of the contract, or one under the path of the entity.",
      ],
      ['permission: ¦nobody', "R007 nobody may 'nobody'. Add access.nobody to the entry of carParks; {} opens it to everybody."],
    ],
  },
];
