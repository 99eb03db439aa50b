/**
 * The language of files as a table: that of declarations (`src/schema/language/keys.ts`), without what only code can say, and
 * with what files may say shorter. `expand.ts` turns what is shorter into what it stands for.
 */
import { standardActions } from '../schema/declaration';
import { declarationKeys, listKeys, lookupKeys, needKeys, permissionCode, resourceEntryKeys } from '../schema/language/keys';
import type { CheckContext, KindShape } from '../schema/language/problem';
import {
  either,
  field,
  keys,
  list,
  map,
  number,
  phrase,
  required,
  shapeCalled,
  text,
  word,
  written,
  type Keys,
  type Shape,
} from '../schema/language/shape';

/** The version of the language that this portal reads. */
export const languageVersion = 1;

const names = list(text);
const path = written('(/[A-Za-z0-9_-]+)+/', 'Write a path with a slash at both ends, as in /carParks/.');
const segment = '[A-Za-z0-9_-]+';
const anySegment = `(/(${segment}|\\{[A-Za-z0-9_]+\\}))`;
/** A call with one of some methods. @param others what may stand in place of a call */
const callWith = (methods: readonly string[], hint: string, others = '') =>
  written(`${others}(${methods.join('|')}) ${anySegment}+/?`, hint, methods);
/** The call of an action, which changes something. */
const call = callWith(['POST', 'PUT', 'DELETE'], "Write a method and a path, as in 'PUT /carParks/{id}/close'.", 'delete|');
/** The call of an export, a refresh or a lookup, which changes nothing. */
const readCall = callWith(['GET'], "Write a call as in 'GET /carParks/'.");
/** What the data provider can send for each verb: it puts the id at the end of a path. */
const verbs = {
  getList: written(`GET (/${segment})+/?`, "Write a call as in 'GET /carParks/'."),
  getOne: written(`GET ${anySegment}*/\\{id\\}`, "Write a call as in 'GET /carParks/{id}'."),
  create: written(`POST (/${segment})+/?`, "Write a call as in 'POST /carParks/'."),
  clone: written(`POST ${anySegment}+/?`, "Write a call as in 'POST /carParks/{id}/copy'."),
  update: written(`PUT ${anySegment}*/\\{id\\}`, "Write a call as in 'PUT /carParks/{id}'."),
  delete: written(`DELETE ${anySegment}*/\\{id\\}`, "Write a call as in 'DELETE /carParks/{id}'."),
} satisfies Keys;
const route = written('(/[\\w-]+)(/:?[\\w-]+)*', "Write '/name', and '/name/:id' where there is a record.");

/** Whether only code can write a value of a shape: a function, a component, or a map that needs one. */
const isForCode = (shape: Shape): boolean => {
  switch (shape.is) {
    case 'code':
      return true;
    case 'either':
      return shape.of.every(isForCode);
    case 'list':
    case 'map':
      return isForCode(shape.of);
    case 'keys':
      return needsCode(shape.of);
    case 'tagged':
      return Object.values(shape.of).every(needsCode);
    default:
      return shape.means === 'component';
  }
};
/** Whether a map with these keys needs a value that only code can write. */
const needsCode = (of: Keys) => Object.values(of).some((shape) => shape.required && isForCode(shape));
const keysInFiles = (of: Keys): Keys =>
  Object.fromEntries(Object.entries(of).flatMap(([key, shape]) => (isForCode(shape) ? [] : [[key, inFiles(shape)]])));

/** The keys that only forms of files have. */
export const formKeysInFiles = { fields: names } satisfies Keys;
/** A form of a file: it has no `review`, so nothing can open one. */
const formInFile = (whole: Shape): Shape => {
  if (whole.is !== 'keys') return whole;
  const { reviewWhen: _, ...of } = whole.of;
  return { ...whole, of: { ...of, ...formKeysInFiles } };
};
/** What a file may say in place of a shape that has a name. */
const shorter: Readonly<Record<string, (whole: Shape) => Shape>> = {
  action: (whole) => either(whole, word('delete')),
  rowAction: (whole) => either(whole, word('edit', 'clone', 'delete')),
  form: (whole) => either(formInFile(whole), names),
  call: () => call,
  readCall: () => readCall,
};

/** A shape without what only code can say. */
const dataOf = (shape: Shape): Shape => {
  switch (shape.is) {
    case 'list':
    case 'map':
      return { ...shape, of: inFiles(shape.of) };
    case 'keys':
      return { ...shape, of: keysInFiles(shape.of) };
    case 'tagged': {
      const tags = Object.entries(shape.of).filter(([, of]) => !needsCode(of));
      const of = Object.fromEntries(tags.map(([tag, each]) => [tag, keysInFiles(each)]));
      const byKey = shape.byKey && Object.fromEntries(Object.entries(shape.byKey).filter(([, tag]) => Object.hasOwn(of, tag)));
      return { ...shape, of, byKey };
    }
    case 'either': {
      const [first, ...others] = shape.of.filter((each) => !isForCode(each)).map(inFiles);
      return others.length > 0 ? { ...shape, of: [first!, ...others] } : { ...first!, isRead: shape.isRead ?? first!.isRead };
    }
    default:
      return shape;
  }
};
const inFiles = (shape: Shape): Shape => {
  const { required: isRequired, name } = shape;
  // what stands in place of it has the name
  const data: Shape = { ...dataOf(shape), name: undefined };
  const inFile = name !== undefined && Object.hasOwn(shorter, name) ? shorter[name]!(data) : data;
  return { ...inFile, name, ...(isRequired && { required: true }) };
};

/** The kinds of fields that files may use, with the options that they may write. */
export const kindsInFiles = (kinds: CheckContext['kinds']): CheckContext['kinds'] =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, shape]): [string, KindShape][] =>
      needsCode(shape.keys) ? [] : [[kind, { ...shape, keys: keysInFiles(shape.keys) }]],
    ),
  );

/** Search fields and filters: names of declared fields, or by parameter a name or a field. */
const searchFields = either(names, map(either(text, field)));
/** Where the menu has an entity, and the permission code of those who see it there. */
export const menuKeys = { in: required(text), code: permissionCode } satisfies Keys;
const need = either(permissionCode, keys(needKeys));

/** Keys of a list that files say in their own way. */
export const searchKeysInFiles = { search: searchFields, filters: searchFields } satisfies Keys;
const { search: _search, filters: _filters, ...otherListKeys } = listKeys;
/** A list. */
export const listInFile = shapeCalled('list', keys({ ...keysInFiles(otherListKeys), ...searchKeysInFiles }, { columns: [] }));

const { load: _load, routes: _routes, access: _access, ...entryKeys } = resourceEntryKeys;
const { calls: _calls, list: _list, kinds: _kinds, extensions: _extensions, ...ofDeclaration } = declarationKeys;

/** Keys of an entity that files alone have, or say in their own way. */
export const entityKeysInFiles = {
  routes: keys({ list: route, create: route, edit: route, clone: route }),
  access: map(need, standardActions),
  menu: either(keys(menuKeys), text),
  path,
  members: names,
  calls: keys(verbs),
} satisfies Keys;
const { calls: callsInFile, ...entryInFile } = entityKeysInFiles;
/** An entity. */
export const entityShape = shapeCalled(
  'entity',
  keys({ ...keysInFiles(entryKeys), ...entryInFile, ...keysInFiles(ofDeclaration), calls: callsInFile, list: listInFile }, {}),
);

/** The keys of an entity. */
export const entityKeys: readonly string[] = entityShape.is === 'keys' ? Object.keys(entityShape.of) : [];

/** What a change may say of a field that is declared: its texts. */
export const textsOf = (options: Keys): Keys =>
  Object.fromEntries(Object.entries(options).filter(([, shape]) => shape.isRead || (shape.is === 'map' && shape.of.isRead)));
/** Names put into a list. */
export const placingKeys = { add: names, before: text, after: text } satisfies Keys;
/** The same, and names taken out of it. */
export const columnsKeys = { without: names, ...placingKeys } satisfies Keys;
/** A form of a change. */
export const changedFormKeys = { sections: keys(placingKeys) } satisfies Keys;
/** A list of a change. */
export const changedListKeys = {
  columns: either(keys(columnsKeys), names),
  labels: map(phrase),
  search: searchFields,
  filters: searchFields,
  sortLabels: map(phrase),
} satisfies Keys;
/** A change of an entity of the portal: texts, columns, search fields, filters, and fields of its own. */
export const changeKeys = {
  label: phrase,
  titles: keysInFiles(resourceEntryKeys).titles!,
  createLabel: phrase,
  // a field with a kind is a new one; without one it says texts of a declared field
  fields: shapeCalled('changedFields', map({ is: 'constant', words: 'a map' })),
  list: keys(changedListKeys),
  form: keys(changedFormKeys),
  createForm: keys(changedFormKeys),
} satisfies Keys;
/** A change. */
export const changeShape = shapeCalled('change', keys(changeKeys));

/** A lookup. */
export const lookupInFile = shapeCalled('lookup', keys(keysInFiles(lookupKeys)));
/** How entities and lookups are called. */
export const entryName = written('[a-z][A-Za-z0-9]{0,39}', 'Write a small letter, then letters and digits, at most 40.');
/** A whole file. */
export const fileKeys = {
  language: required(number),
  codes: list(permissionCode),
  lookups: map(lookupInFile),
  resources: map(entityShape),
  changes: map(changeShape),
} satisfies Keys;
