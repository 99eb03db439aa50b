import { matrix } from '../../../../resources/adminUsers/matrix';
import {
  choice,
  decimal,
  derived,
  file,
  integer,
  localized,
  localDateTime,
  multiline,
  panel,
  reference,
  text,
  timestamp,
  toggle,
} from '../../../../src/fields';
import { kindsOf, readBuiltInKinds, readKinds } from '../../../../src/app/entities/readKinds';
import { asIs } from '../../../../src/messages/page';
import type { Declaration } from '../../../../src/schema';
import { isValues } from '../../../../src/schema/values/path';
import { part } from '../extensions';

/** Stands before every text of the declaration below that people read, and before nothing else. */
export const mark = '¶';

const when = { status: 'Sent Out', not: { note: ['Old Note'] } };
const told = ['¶ always {name}', { when, text: '¶ where it holds' }];
const confirm = {
  type: 'confirm',
  name: 'revoke',
  label: '¶ Revoke',
  icon: 'delete',
  question: '¶ Revoke it?',
  effect: [{ when, text: '¶ Nobody gets it' }, '¶ Somebody gets it'],
  confirmLabel: '¶ Yes, revoke',
  call: 'DELETE /contactUs/clientServices/{id}',
  successText: '¶ It is revoked',
  permission: 'Revoke It',
  offered: when,
};
const dialog = {
  type: 'dialog',
  name: 'ring',
  label: '¶ Ring',
  dialog: 'Ring Dialog',
  permission: 'Ring It',
  allowed: { condition: 'Own One' },
};

/** A declaration with every kind of text, among names, codes, conditions and functions. */
export const everyText = {
  recordTitle: '¶ Thing {name}',
  calls: { getList: 'GET /contactUs/clientServices/', getOne: 'GET /contactUs/clientServices/{id}' },
  idField: 'Id Field',
  kinds: [matrix],
  extensions: { formatters: { shout: () => asIs('Shouted Text') }, generators: {}, conditions: {} },
  fields: {
    name: text('¶ Name', {
      hint: '¶ As in the passport',
      tag: { text: '¶ NEW', when },
      error: '¶ Not a name',
      emptyError: '¶ {language} is missing',
      disabledReason: '¶ Not now',
      readOnlyReason: '¶ Not here',
      filledError: '¶ Not this one',
      placeholder: '¶ Type it',
      sentAs: 'Sent As',
      defaultValue: 'Default Value',
      matches: '[A-Z][a-z] .*',
      allowedCharacters: '[A-Z][a-z] ',
      lang: 'Some Tag',
      sets: { other: 'Set Value', more: { row: 'Row Member' }, made: { generator: 'Some Generator' } },
      visibleWhen: when,
      readOnlyWhen: when,
    } as never),
    order: integer('¶ Order', { min: 1, error: '¶ Not an order' }),
    size: decimal('¶ Size', { unit: [{ when, text: '¶ acre' }, '¶ sq ft'] } as never),
    note: multiline('¶ Note', { tags: ['Some Tag'] }),
    state: choice('¶ State', {
      labels: { OPEN: '¶ Open', label: '¶ A label', 'In Work': '¶ In work', text: '¶ Text' },
      hints: { OPEN: '¶ Everybody sees it' },
      chips: { OPEN: { tone: 'green', mark: 'dot' } },
      alwaysSelected: ['In Work'],
      defaultValue: 'In Work',
    } as never),
    post: toggle('¶ Post', { on: '¶ On', off: '¶ Off' }),
    country: reference('Some Lookup' as never, '¶ Country', {
      labels: { HK: '¶ Hong Kong' },
      fallbackLabels: { SG: '¶ Singapore' },
      withinHint: '¶ Choose the office first',
      groups: [{ label: '¶ Hong Kong', values: ['HK'] }],
      extraChoices: { labels: { ALL: '¶ All' }, when },
      included: ['Hong Kong'],
      shownAs: 'Shown As',
      within: 'Outer One',
      value: 'Item Member',
    } as never),
    at: timestamp('¶ Last update', { by: 'Updated By', emptyText: '¶ never' } as never),
    start: localDateTime('¶ Start', { wire: 'yyyy-MM-dd HH:mm', pastError: '¶ It has passed', first: 'today' }),
    image: file('¶ Image', { upload: 'POPUP_IMAGE', protected: { when, text: '¶ It was sent' } } as never),
    city: localized(text('¶ City', { hint: '¶ Without the country', placeholder: '¶ Type a city' } as never), {
      members: { EN: 'City En', JA: 'City Jp', ZH_HK: 'City Tc', ZH_CN: 'City Sc' },
      oneForAllWhen: when,
    } as never),
    both: derived('¶ Both', { lines: ['¶ {name} of {city}', '{name} · {city}', '{shout()}'] }),
    map: panel('¶ Map', 'Map Component'),
    rights: matrix('¶ Rights', {
      rows: 'Some Modules',
      rowLabel: '¶ Module',
      columns: { READ: '¶ View', WRITE: '¶ Update' },
      descriptions: { SOME_READ: '¶ See everything' },
      implies: { WRITE: 'READ' },
    }),
  },
  list: {
    columns: ['name', 'Order Column'],
    labels: { name: '¶ Called', order: '¶ Place' },
    columnHints: { name: '¶ Not the sign' },
    sortLabels: { name: '¶ By name' },
    sortedBy: '¶ Sorted by name',
    countsHint: '¶ All of them',
    sorts: ['name asc'],
    tieBreak: 'id asc',
    link: 'Link Column',
    search: { q: text('¶ Search name', { placeholder: '¶ Some letters' } as never) },
    filters: {
      state: choice('¶ Only state', { labels: { OPEN: '¶ Only open' } }),
      post: toggle('¶ Only post', { on: '¶ Posted', off: '¶ Not posted' }),
    },
    rowActions: [
      { type: 'edit' },
      { type: 'clone' },
      { type: 'menu', actions: [confirm, dialog] },
      { ...confirm, name: 'delete', label: '¶ Delete' },
    ],
    pageActions: [{ name: 'run', label: '¶ Run now', icon: 'clock', dialog: 'Run Dialog', permission: 'Run It' }],
    counts: ['¶ Total {total}', '{total}'],
    export: { call: 'POST /appuser/downloadCsv', fileName: 'Some Things.csv' },
    query: { entry: 'Query Value' },
    due: { at: 'Due At', when },
    aside: 'Some Aside',
    bulkActions: part,
    card: { heading: ['Card Heading'], lines: [['Card Line']] },
  },
  form: {
    layout: 'cards',
    sections: [
      { title: '¶ Basics', fields: ['name', 'Some Field'], component: 'Some Part', actions: [dialog] },
      { fields: ['order'], actions: [{ ...confirm, label: '¶ Take back', name: 'takeBack' }] },
    ],
    overrides: {
      name: { label: '¶ Full name', hint: '¶ As typed before', defaultValue: 'Other Default' },
      state: { labels: { OPEN: '¶ Still open' } },
      post: { on: '¶ Shown' },
      city: { hint: '¶ In each language', placeholder: '¶ Each city' },
      rights: { columns: { READ: '¶ Look' }, visibleWhen: when },
    },
    rules: [{ at: 'End Date', notBefore: 'Start Date', text: '¶ The end lies before the start' }, () => asIs('Rule In Code')],
    initialValues: { name: 'Initial Value' },
    saveLabel: '¶ Save it',
    buttons: [
      { type: 'check', label: '¶ Check' },
      { type: 'render', label: '¶ Look at it', field: 'Some Note' },
    ],
    footer: 'Footer Field',
    head: { name: 'Head Name', status: 'Head Status', facts: ['Some Fact'], actions: [{ ...dialog, label: '¶ Call', name: 'call' }] },
    editable: ['Some Field', { names: ['Other Field'], when }],
    locked: told,
    movedOn: '¶ It has gone on',
    hint: [{ when, text: '¶ It holds' }],
    saveHint: told,
    copyHint: '¶ The copy is hidden',
    include: ['Kept Member'],
    set: { kind: 'Set Constant' },
    permission: 'Save It',
    createdText: '¶ It is there',
    createdDialog: 'Created Dialog',
    review: 'Review Dialog',
    reviewWhen: when,
    foundBy: 'Found By',
    oneFor: 'One For',
    distinct: ['Distinct Field'],
  },
  createForm: {
    steps: [{ title: '¶ First step', next: '¶ Go on', sections: [{ title: '¶ Within a step', fields: ['name'] }] }],
    overrides: { name: { label: '¶ New name' } },
    locked: () => asIs('Locked In Code'),
  },
  clone: 'createForm',
} as unknown as Declaration;

const shared = (await readBuiltInKinds()).shapes;
/** The kinds that a declaration may name, with its own. */
export const shapesFor = async (declaration: Declaration) => ({ ...shared, ...(await readKinds(kindsOf(declaration))).shapes });

/** A value in which each text changes, wherever it stands; functions stay the same ones. */
export const textsChanged = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => textsChanged(each, change));
  return isValues(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textsChanged(each, change)])) : value;
};
