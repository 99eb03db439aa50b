/** Checks the type of every value in a declaration: what a file says, no compiler has seen (R014, R022). */
import { meant, type Check, type Problem, type ValueType } from './problem';

const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPattern = (value: unknown) => {
  if (typeof value !== 'string') return false;
  try {
    return Boolean(new RegExp(value, 'u'));
  } catch {
    return false;
  }
};
const types: Record<ValueType, { fits: (value: unknown) => boolean; words: string }> = {
  text: { fits: (value) => typeof value === 'string', words: 'a text' },
  number: { fits: (value) => typeof value === 'number' && Number.isFinite(value), words: 'a number' },
  boolean: { fits: (value) => typeof value === 'boolean', words: 'true or false' },
  pattern: { fits: isPattern, words: 'a regular expression as text' },
  list: { fits: Array.isArray, words: 'a list' },
  map: { fits: isMap, words: 'a map' },
  field: { fits: (value) => isMap(value) && 'kind' in (value as object), words: 'a field' },
  any: { fits: (value) => value !== null, words: 'something' },
};
type Keys = Readonly<Record<string, ValueType | readonly ValueType[]>>;

/** The options of every field. */
export const fieldKeys: Keys = {
  kind: 'text',
  label: 'text',
  hint: 'text',
  isCopied: 'boolean',
  tag: 'map',
  isWide: 'boolean',
  isRequired: 'boolean',
  error: 'text',
  emptyError: 'text',
  starts: 'any',
  sentAs: 'text',
  askedWhen: ['map', 'any'],
  offWhen: ['map', 'any'],
  offReason: 'text',
  fixedWhen: ['map', 'any'],
  fixedReason: 'text',
  isFilled: 'boolean',
  changes: ['map', 'any'],
};
export const declarationKeys: Keys = {
  recordTitle: ['text', 'any'],
  calls: 'map',
  fields: 'map',
  list: 'map',
  form: 'map',
  createForm: 'map',
  clone: 'text',
  idField: 'text',
  updateId: 'text',
  stamp: 'text',
};
export const listKeys: Keys = {
  columns: 'list',
  labels: 'map',
  link: 'text',
  name: 'text',
  search: 'map',
  filters: 'map',
  sorts: 'list',
  tieBreak: 'text',
  sortLabels: 'map',
  acts: 'list',
  pageActs: 'list',
  export: 'map',
  showsTotal: 'boolean',
  query: ['map', 'any'],
  aside: ['text', 'any'],
  counts: 'list',
  refresh: 'text',
  due: 'map',
  maxHeight: 'number',
  card: 'map',
};
export const sectionKeys: Keys = { title: 'text', fields: 'list', shows: ['text', 'any'], isBeside: 'boolean', acts: 'list' };
export const stepKeys: Keys = { title: 'text', next: 'text', sections: 'list' };
export const formKeys: Keys = {
  layout: 'text',
  aside: ['text', 'any'],
  sections: 'list',
  steps: 'list',
  fields: 'map',
  rules: 'any',
  initial: ['map', 'any'],
  footer: 'text',
  saveLabel: 'text',
  buttons: 'list',
  createDelay: 'number',
  head: 'map',
  editable: ['list', 'any'],
  allowed: 'any',
  locked: ['text', 'list', 'any'],
  movedOn: ['text', 'list', 'any'],
  saveHint: ['text', 'list', 'any'],
  hint: ['text', 'list', 'any'],
  sends: ['list', 'any'],
  permission: 'text',
  created: ['text', 'any'],
  createdText: 'text',
  copyHint: ['text', 'list', 'any'],
  copies: 'any',
  review: ['text', 'any'],
  reviewWhen: 'map',
  cancel: 'text',
  foundBy: 'text',
};

const isFunction = (value: unknown) => typeof value === 'function';

/** Reports keys that are not known and values that do not fit. `any` beside another type stands for a function. */
export const checkKeys = ({ report }: Pick<Check, 'report'>, place: Problem['place'], value: unknown, keys: Keys, code = 'R022') => {
  if (!isMap(value)) return report('R022', place, `this is no map`, 'Write keys and values.');
  for (const [key, own] of Object.entries(value as object)) {
    if (own === undefined) continue;
    const wanted = Object.hasOwn(keys, key) ? [keys[key]!].flat() : null;
    if (!wanted) {
      report(code, [...place, key], `'${key}' is not known here`, meant(key, Object.keys(keys)));
      continue;
    }
    const isRight = wanted.some((type) => (type === 'any' && wanted.length > 1 ? isFunction(own) : types[type].fits(own)));
    const [first] = wanted;
    if (!isRight) report('R022', [...place, key], `'${key}' is not ${types[first!].words}`, `Write ${types[first!].words}.`);
  }
};
