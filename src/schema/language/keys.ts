/**
 * The declaration language as one table: every key and what stands at it. It is complete by type, so a key that a type has
 * and the table lacks does not compile. The rows of each kind of field are in `options.ts` of its folder.
 */
import type { ConfirmAction, DialogAction, PageAction } from '../actions';
import type { Declaration, ExtensionsOf } from '../declaration';
import type { Chip, FieldOptions, TextRules } from '../field';
import type { FormButton, FormDeclaration, FormSection, FormStep, RecordHeader } from '../form';
import type { Access, DialogList, ResourceEntry, LookupDeclaration } from '../resourceEntry';
import type { ListDeclaration } from '../list';
import {
  boolean,
  code,
  component,
  condition,
  conditionalText,
  constant,
  count,
  either,
  field,
  keys,
  list,
  map,
  number,
  numberFrom,
  pattern,
  phrase,
  readTemplate,
  required,
  shapeCalled,
  tagged,
  text,
  title,
  when,
  word,
  written,
  type Shape,
} from './shape';

/** A shape for every key of a type. */
export type KeysOf<T> = { readonly [K in keyof T]-?: Shape };
/** The keys of one of several types that a key tells apart. */
type Tagged<T, Tag extends string> = KeysOf<Omit<T, Tag>>;

const names = list(text);
/** A call of the CMS: `METHOD /path`. */
const call = shapeCalled('call', text);
/** A call that reads. In files its method is GET. */
const readCall = shapeCalled('readCall', text);
const phrases = map(phrase);
/** A constant, or what a registered generator makes. */
const generated: Shape = { ...either(keys({ generator: required(text) }), constant), words: 'a constant' };
const conditionalNames = list(either(text, keys({ names: required(names), when: required(condition) })));
const chip = keys({
  tone: required(word('green', 'blue', 'red', 'neutral')),
  mark: required(word('dot', 'ring', 'bars', 'cross')),
} satisfies KeysOf<Chip>);
export const chips = map(chip);

/** What every kind of field may say. */
export const fieldKeys = {
  kind: required(text),
  label: required(phrase),
  hint: phrase,
  copyable: boolean,
  tag: keys({ text: required(phrase), when: required(condition) }),
  span: number,
  required: boolean,
  error: phrase,
  emptyError: { ...phrase, fills: ['language'] },
  defaultValue: either(generated, code),
  // a kind of several parts takes a name for each of them
  sentAs: text,
  visibleWhen: when,
  disabledWhen: when,
  disabledReason: phrase,
  readOnlyWhen: when,
  readOnlyReason: phrase,
  filled: boolean,
  filledError: phrase,
  sets: either(map(either(keys({ generator: text, row: text }), constant)), code),
} satisfies KeysOf<FieldOptions & { kind: string; label: string }>;
/** The rules of what is typed as text. */
export const textRules = {
  matches: pattern,
  maxLength: count,
  maxLengthChanged: count,
  counter: boolean,
} satisfies KeysOf<TextRules>;

const gate = { permission: required(text), offered: when, allowed: when };
const named = { name: required(text), label: required(phrase), destructive: boolean };
const dialogKeys = { ...named, ...gate, dialog: required(component) } satisfies Tagged<DialogAction<never>, 'type'>;
const confirmKeys = {
  ...named,
  ...gate,
  icon: word('delete'),
  question: required(readTemplate),
  effect: conditionalText,
  details: component,
  confirmLabel: phrase,
  call: required(call),
  successText: required(readTemplate),
  removes: boolean,
} satisfies Tagged<ConfirmAction<never>, 'type'>;
/** What tells an action that says no type. */
const byKey = { question: 'confirm', dialog: 'dialog', actions: 'menu' };
const action = shapeCalled('action', tagged('type', { dialog: dialogKeys, confirm: confirmKeys }, byKey));
const rowAction = shapeCalled(
  'rowAction',
  tagged(
    'type',
    {
      edit: {},
      clone: {},
      menu: { actions: required(list(action)) },
      dialog: dialogKeys,
      confirm: confirmKeys,
    },
    byKey,
  ),
);
const pageAction = keys({
  name: required(text),
  label: required(phrase),
  icon: word('clock'),
  dialog: required(component),
  permission: required(text),
} satisfies KeysOf<PageAction>);

/** What a list says. */
export const listKeys = {
  columns: required(names),
  labels: phrases,
  columnHints: phrases,
  link: text,
  name: text,
  search: map(field),
  splitAtComma: names,
  filters: map(field),
  sorts: names,
  sortLabels: phrases,
  sortedBy: phrase,
  countsHint: phrase,
  tieBreak: text,
  rowActions: list(rowAction),
  pageActions: list(pageAction),
  export: keys({ call: required(readCall), fileName: required(text) }),
  showTotal: boolean,
  query: either(map(generated), code),
  counts: list(readTemplate),
  refresh: readCall,
  due: keys({ at: required(text), when: required(condition) }),
  aside: component,
  bulkActions: component,
  maxHeight: number,
  card: keys({ heading: required(names), lines: required(list(names)), labelled: names }),
} satisfies KeysOf<ListDeclaration<never, string, Record<string, unknown>>>;

const sectionKeys = { title: phrase, fields: required(names), component, beside: boolean, actions: list(action) } satisfies KeysOf<
  FormSection<never, string>
>;
const section = shapeCalled('section', keys(sectionKeys, { fields: [] }));
const stepKeys = { title: required(phrase), next: phrase, sections: required(list(section)) } satisfies KeysOf<FormStep<never, string>>;
const step = keys(stepKeys, { title: '', sections: [] });
const head = keys({
  name: required(text),
  status: required(text),
  facts: required(names),
  actions: list(action),
} satisfies KeysOf<RecordHeader<never, string>>);
const button = tagged('type', {
  check: { label: required(phrase) } satisfies Tagged<Extract<FormButton<string>, { type: 'check' }>, 'type'>,
  render: { label: required(phrase), field: required(text) } satisfies Tagged<Extract<FormButton<string>, { type: 'render' }>, 'type'>,
});
const formKeys = {
  layout: word('rows', 'sheet', 'cards'),
  aside: component,
  sections: list(section),
  steps: list(step),
  // by kind: `readOptions`
  overrides: shapeCalled('overrides', map(map(either(constant, code)))),
  rules: list(either(keys({ at: required(text), notBefore: text, notAfter: text, text: required(phrase) }), code)),
  initialValues: either(map(generated), code),
  saveLabel: phrase,
  buttons: list(button),
  createDelay: number,
  footer: text,
  head,
  editable: either(conditionalNames, code),
  allowed: when,
  locked: conditionalText,
  movedOn: conditionalText,
  hint: conditionalText,
  include: conditionalNames,
  set: map(constant),
  omitEmpty: boolean,
  transform: code,
  permission: text,
  createdDialog: component,
  createdText: phrase,
  saveHint: conditionalText,
  copyHint: conditionalText,
  copyValues: code,
  review: component,
  reviewWhen: condition,
  cancel: word('withSave'),
  foundBy: text,
  oneFor: text,
  distinct: list(text),
} satisfies KeysOf<FormDeclaration<never, string>>;

const form = shapeCalled('form', keys(formKeys));
/** A declaration. */
export const declarationKeys = {
  recordTitle: required(either(title, code)),
  calls: required(keys({ getList: call, getOne: call, create: call, clone: call, update: call, delete: call })),
  fields: required(map(field)),
  list: keys(listKeys, { columns: [] }),
  form,
  createForm: form,
  clone: word('form', 'createForm'),
  idField: text,
  updateId: text,
  versionedBy: text,
  kinds: list(code),
  extensions: keys({ formatters: map(code), generators: map(code), conditions: map(code) } satisfies KeysOf<ExtensionsOf<never>>),
} satisfies KeysOf<Declaration>;
export const declarationShape = keys(declarationKeys, { recordTitle: () => '', calls: {}, fields: {} });

/** A permission code. */
export const permissionCode: Shape = {
  ...written('[A-Z][A-Z0-9_]*', 'Write capitals, digits and underscores, as in CONTENT_WRITE.'),
  words: 'a permission code',
};
/** What an action needs. */
export const needKeys = { code: permissionCode, level: numberFrom(1, 3) } satisfies KeysOf<Access>;
const access = map(keys(needKeys));
/** The entry of an entity in the registry. */
export const resourceEntryKeys = {
  label: required(phrase),
  titles: keys({ create: phrase, edit: phrase, clone: phrase }),
  routes: required(keys({ list: required(text), create: text, edit: text, clone: text })),
  routeParams: map(text),
  menuNames: names,
  createLabel: phrase,
  access,
  load: required(code),
} satisfies KeysOf<ResourceEntry>;
export const resourceEntryShape = keys(resourceEntryKeys);
/** The entry of a list that opens in a dialog. */
export const dialogListShape = keys({ label: required(phrase), access, edit: text, load: required(code) } satisfies KeysOf<DialogList>);
/** A list to choose from. */
export const lookupKeys = {
  getList: required(readCall),
  getListOf: readCall,
  narrowedBy: text,
  searchedBy: text,
  query: map(constant),
  idField: required(text),
  labels: required(either(names, text)),
} satisfies KeysOf<LookupDeclaration>;
export const lookupShape = keys(lookupKeys);
