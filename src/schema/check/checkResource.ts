import type { Declaration } from '../declaration';
import { extended, type Extensions } from '../extensions';
import type { View } from '../resourceEntry';
import { checkField } from './fields';
import { namesInForms } from './bodyMembers';
import { checkForm } from './form';
import { formerWordHint } from '../language/formerKeys';
import { declarationShape } from '../language/keys';
import { checkKinds, type LoadedKind } from './kinds';
import { checkList } from './list';
import { checkCall, checkPermission, checkTitle } from './names';
import { checkPasswords } from './passwords';
import { kindIn, kindsWith, suggest, wordsOf, type Check, type Problem, type CheckContext } from '../language/problem';
import { readShape } from '../language/readShape';

/** The kinds of fields that a declaration brings: undefined for what is none, and how the check sees them. */
export type EntityKinds = { loaded: readonly (LoadedKind | undefined)[]; shapes: CheckContext['kinds'] };
const noKinds: EntityKinds = { loaded: [], shapes: {} };

/**
 * Checks what the compiler cannot see, all problems at once. It runs over the whole registry when the portal starts in
 * development, and in tests. `entityKinds` are the kinds that the declaration brings. It never throws, whatever it is given: values of
 * a wrong type are reported and taken away first. A place is the path into the declaration.
 *
 * | code | what |
 * |---|---|
 * | R001 | a view names a field that is not declared |
 * | R002 | a name stands twice in one view, or two actions of a list have it |
 * | R003 | there is no such kind of field, or it is no filter, no search field, or cannot be localized |
 * | R004 | a form requires a field that is in none of its sections |
 * | R005 | a section with a component has no field, or one that comes and goes |
 * | R006 | a field that can be edited is one that nobody types |
 * | R007 | an action needs a permission that the entry does not declare |
 * | R008 | a screen or action has no call, or one that the contract does not have |
 * | R009 | a screen or action has no route, or a route no screen |
 * | R010 | a reference names no lookup |
 * | R011 | `within` names no field or filter |
 * | R012 | a route is malformed, or belongs to two screens |
 * | R013 | `foundBy` names no search field of the list |
 * | R014 | a field has an option that its kind does not take |
 * | R015 | a template, a condition or another option names what is neither a field nor a member of the record |
 * | R016 | a condition stands on a field that depends on it |
 * | R017 | changes go in a circle |
 * | R018 | a required field can never be asked |
 * | R019 | a form sends what its call does not take |
 * | R020 | a language has no member |
 * | R021 | a formatter, generator, condition, component or lock is not registered |
 * | R022 | a value has the wrong type |
 * | R023 | a time that the server stamps is declared as one that somebody chooses, or the other way round |
 * | R024 | a lookup names what its items do not have |
 * | R025 | the call of a list or lookup takes no such parameter or sort |
 * | R026 | a constant is none that its field can hold |
 * | R027 | a number, a bound or a pattern leaves nothing to write |
 * | R028 | a required field is in no form |
 * | R029 | a code is none of its choice, or a condition wants what its field never is |
 * | R030 | the link or the name of a row is no column |
 * | R031 | a template has a brace that is not closed or names nothing, or a text that is no template has braces |
 * | R032 | a registered condition stands where nobody knows who looks |
 * | R033 | an extension has the name of one of the registry |
 * | R034 | a kind of field has a name that stands twice or is reserved |
 * | R035 | a kind of field lacks a part that it needs, or has one that nothing asks for |
 * | R036 | a key is not known |
 * | R037 | a key is missing |
 * | R038 | a name, a path, a call or a code is malformed, or a password is named so that it would travel in clear |
 * | R039 | a pattern may take for ever |
 * | R040 | a section of a sheet has no title |
 * | R041 | the member of a password is sent by something else, or its call takes it without encryption |
 * | R042 | a permission code is not known |
 */
export const checkResource = (name: string, declared: unknown, shared: CheckContext, entityKinds: EntityKinds = noKinds): Problem[] => {
  const around = { ...shared, kinds: { ...shared.kinds, ...entityKinds.shapes } };
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const report: Check['report'] = (code, place, message, hint) => {
    const key = JSON.stringify([code, message, ...place]);
    // both forms report the same problem of a field
    if (reported.has(key)) return;
    reported.add(key);
    problems.push({ code, place, message, hint });
  };
  const declaration = readShape(
    { report, kinds: around.kinds, kindsOfOthers: around.kindsOfOthers },
    [name],
    declared,
    declarationShape,
  ) as Declaration | undefined;
  if (!declaration) return problems;
  const { calls, fields, form, createForm, updateId, versionedBy } = declaration;
  const read = [calls.getList, calls.getOne].flatMap((call) => call ?? []);
  const members = read.flatMap((call) => wordsOf(around.reads[call]));
  const known = [...new Set([...Object.keys(fields), ...members])];
  const check: Check = {
    name,
    declaration,
    around: extended(around, declaration.extensions as Partial<Extensions>),
    fieldNames: Object.keys(fields),
    members,
    known,
    report,
  };

  for (const [verb, call] of Object.entries(calls)) checkCall(check, [name, 'calls', verb], call);
  checkTitle(check, [name, 'recordTitle'], declaration.recordTitle);
  checkExtensions(check, around);
  checkKinds(report, [name, 'kinds'], entityKinds.loaded, shared.kinds);
  const times = new Set(read.flatMap((call) => wordsOf(around.times[call])));
  const asked = new Set(namesInForms(declaration));
  for (const [field, described] of Object.entries(fields)) {
    const place = [name, 'fields', field];
    checkField(check, place, described);
    if (described.required && (form ?? createForm) && !asked.has(field))
      report('R028', [...place, 'required'], `'${field}' is required and in no form`, 'Add it to a section, or take the rule away.');
    // each would show the time of the other eight hours off
    const { time } = kindIn(around.kinds, described.kind).traits;
    const other = (wanted: typeof time) => `Declare it with ${kindsWith(around.kinds, (traits) => traits.time === wanted).join(' or ')}().`;
    if (time === 'stamped' && times.has(field)) report('R023', place, 'somebody chooses this time, in UTC+8', other('chosen'));
    if (time === 'chosen' && times.has(`${field}*`)) report('R023', place, 'the server stamps this time, in UTC', other('stamped'));
  }
  for (const key of ['versionedBy', 'updateId', 'idField'] as const) {
    const member = declaration[key];
    if (member !== undefined && !known.includes(member) && !(key === 'versionedBy' && member === 'values'))
      report('R001', [name, key], `the record has no '${member}'`, formerWordHint(member, ['values']) ?? suggest(member, known, 'members'));
  }
  if (updateId && !calls.update) report('R008', [name, 'updateId'], 'there is no call to update', 'Declare calls.update.');
  if (versionedBy && !calls.getOne) report('R008', [name, 'versionedBy'], 'there is no call to read a record', 'Declare calls.getOne.');
  checkList(check);
  checkForm(check, 'form');
  checkForm(check, 'createForm');
  checkPasswords(check);
  checkScreens(check, declared as object);
  // a form names a misspelt field by its right name
  const misspelt = problems.flatMap(({ code, place: [, key, field, ...more] }) =>
    code === 'R001' && key === 'fields' && more.length === 0 ? [field] : [],
  );
  const own = problems.filter(({ code, place }) => code !== 'R028' || !misspelt.includes(place[2]));
  return [...own, ...checkRoutes(name, around)];
};

/** A name means one thing (R033). */
const checkExtensions = ({ name, declaration, report }: Check, shared: CheckContext) => {
  for (const [group, functions] of Object.entries(declaration.extensions ?? {}))
    for (const each of Object.keys(functions))
      if (Object.hasOwn(shared[group as 'formatters'], each))
        report('R033', [name, 'extensions', group, each], `'${each}' is registered already`, 'Give it another name.');
};

/** Every screen has its calls, its permission and its route, and every route its screen (R007 to R009). */
const checkScreens = (check: Check, declared: object) => {
  const { name, declaration, around, report } = check;
  const { calls, form, createForm, clone } = declaration;
  const entry = around.resources[name];
  if ((form || createForm) && entry?.routes.create) {
    checkPermission(check, [name, 'form'], 'create');
    if (!calls.create) report('R008', [name, 'form'], 'the create screen has no call', 'Declare calls.create.');
  }
  if (form && entry?.routes.edit && !(calls.getOne && calls.update))
    report('R008', [name, 'form'], 'the edit screen has no call', 'Declare calls.getOne and calls.update.');
  const screens = { list: ['list'], create: ['createForm', 'form'], edit: ['form'], clone: ['clone'] };
  const routes = Object.hasOwn(around.dialogLists, name) ? {} : entry?.routes;
  for (const view of Object.keys(routes ?? {}) as (keyof typeof screens)[])
    if (!screens[view].some((key) => (declared as Record<string, unknown>)[key] !== undefined))
      report('R009', [name, 'routes', view], `the route has no ${view} screen`, 'Declare the screen, or take the route away.');
  if (!clone) return;
  if (!declaration[clone]) report('R008', [name, 'clone'], `there is no ${clone}`, 'Declare the form.');
  if (!entry?.routes.clone) report('R009', [name, 'clone'], 'the clone screen has no route', 'Add routes.clone to the entry.');
  if (!(calls.getOne && (calls.clone ?? calls.create)))
    report('R008', [name, 'clone'], 'the clone screen has no call', 'Declare calls.getOne, and calls.clone or calls.create.');
  checkPermission(check, [name, 'clone'], 'clone');
};

/** Addresses that belong to no entity. */
export const reservedRoutes = ['/', '/login', '/resourcesPreview'];
/** Addresses whose parameters have other names are the same to a router. */
const shapeOf = (route: string) => route.replaceAll(/:\w+/g, ':');
const firstSegment = (route: string) => route.split('/')[1] ?? '';
/** react-admin's own addresses of the screens of an entity: at these the portal may have them too, and at no other below its name. */
const frameworkAddresses = (name: string): Record<View, string> => ({
  list: `/${name}`,
  create: `/${name}/create`,
  edit: `/${name}/:`,
  clone: '',
});

/**
 * Routes start with a slash, name the record where there is one, and belong to one screen, and to none of react-admin's
 * addresses of another (R012). Of two entities with one route the later is told.
 */
const checkRoutes = (name: string, { resources, dialogLists }: CheckContext): Problem[] => {
  if (Object.hasOwn(dialogLists, name)) return [];
  const names = Object.keys(resources).filter((each) => !Object.hasOwn(dialogLists, each));
  const earlier = names.slice(0, names.indexOf(name)).flatMap((each) => Object.values(resources[each]!.routes));
  const taken = new Set([...reservedRoutes, ...earlier].map(shapeOf));
  const { routes, routeParams = {} } = resources[name] ?? { routes: {} };
  return Object.entries(routes).flatMap(([view, path]) => {
    const needsRecord = view === 'edit' || view === 'clone';
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, each]) => each!);
    const namesRecord = needsRecord ? parameters.includes('id') : parameters.length === 0;
    const isWrong = !path.startsWith('/') || path.endsWith('/') || !namesRecord;
    const problem = (message: string, hint: string): Problem => ({ code: 'R012', place: [name, 'routes', view], message, hint });
    const unknown = view === 'edit' && !isWrong ? parameters.filter((each) => each !== 'id' && !Object.hasOwn(routeParams, each)) : [];
    const isTaken = taken.has(shapeOf(path));
    taken.add(shapeOf(path));
    const isBelowName = names.includes(firstSegment(path)) && shapeOf(path) !== frameworkAddresses(name)[view as View];
    return [
      ...(isWrong ? [problem(`'${path}' is malformed`, needsRecord ? "Write '/name/:id'." : "Write '/name'.")] : []),
      ...unknown.map((each) => problem(`'${path}' has a parameter '${each}'`, `Say its member: routeParams: { ${each}: member }.`)),
      ...(isTaken ? [problem(`'${path}' belongs to another screen`, 'Give each screen a path of its own.')] : []),
      ...(!isTaken && isBelowName
        ? [problem(`'${path}' lies below the name of an entity`, 'Begin it with another word: react-admin has addresses there.')]
        : []),
    ];
  });
};
