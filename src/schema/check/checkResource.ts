import type { Declaration } from '../declaration';
import type { Head } from '../head';
import { checkField, checkTemplate } from './fields';
import { meant, type Check, type Problem, type Surroundings } from './problem';
import { checkKeys, declarationKeys } from './values';
import { checkForm, checkList, checkPermission } from './views';

/**
 * Checks what the compiler cannot see, all problems at once. It runs when a declaration is loaded in development, over the
 * whole registry in a test, and whenever a declaration arrives at run time.
 *
 * | code | what |
 * |---|---|
 * | R001 | a view names a field that is not declared |
 * | R002 | a name stands twice in one view |
 * | R003 | there is no such kind of field, or it is no filter |
 * | R004 | a form requires a field that is in none of its sections |
 * | R005 | a section that a part draws has no field, or one that comes and goes |
 * | R006 | a field that can be edited is one that nobody types |
 * | R007 | an action needs a permission that the head does not declare |
 * | R008 | a screen or action has no call |
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
 * | R021 | a formatter, generator, part or lock is not registered |
 * | R022 | a key is not known, or its value has the wrong type |
 * | R023 | a time that the server stamps is declared as one that somebody chooses, or the other way round |
 */
export const checkResource = (name: string, declaration: Declaration, around: Surroundings): Problem[] => {
  const problems: Problem[] = [];
  const report: Check['report'] = (code, place, message, hint) => problems.push({ code, place, message, hint });
  const { calls = {}, fields = {}, form, createForm, updateId, stamp } = declaration;
  const members = [calls.getList, calls.getOne].flatMap((call) => (call ? (around.reads[call]?.split(' ') ?? []) : []));
  const known = [...new Set([...Object.keys(fields), ...members])];
  const check: Check = { name, declaration, around, known, report };
  const head = around.heads[name];

  checkKeys(check, [name], declaration, declarationKeys);
  checkTemplate(check, [name, 'recordTitle'], declaration.recordTitle);
  const times = new Set([calls.getList, calls.getOne].flatMap((call) => (call ? (around.times[call]?.split(' ') ?? []) : [])));
  for (const [field, described] of Object.entries(fields)) {
    checkField(check, [name, 'fields', field], described);
    // each would show the time of the other eight hours off
    if (described.kind === 'dateTime' && times.has(field))
      report('R023', [name, 'fields', field], 'somebody chooses this time, in UTC+8', 'Declare it with moment().');
    if (described.kind === 'moment' && times.has(`${field}*`))
      report('R023', [name, 'fields', field], 'the server stamps this time, in UTC', 'Declare it with dateTime().');
  }
  for (const key of ['stamp', 'updateId', 'idField'] as const) {
    const member = declaration[key];
    if (member !== undefined && !known.includes(member) && !(key === 'stamp' && member === 'sent'))
      report('R001', [name, key], `the record has no '${member}'`, meant(member, known));
  }
  if (updateId && !calls.update) report('R008', [name, 'updateId'], 'there is no call to update', 'Declare calls.update.');
  if (stamp && !calls.getOne) report('R008', [name, 'stamp'], 'there is no call to read a record', 'Declare calls.getOne.');
  checkList(check);
  checkForm(check, 'form');
  checkForm(check, 'createForm');
  if ((form || createForm) && head?.routes.create) {
    checkPermission(check, [name, 'form'], 'create');
    if (!calls.create) report('R008', [name, 'form'], 'the create screen has no call', 'Declare calls.create.');
  }
  if (form && head?.routes.edit && !(calls.getOne && calls.update))
    report('R008', [name, 'form'], 'the edit screen has no call', 'Declare calls.getOne and calls.update.');
  const { clone } = declaration;
  const screens = { list: declaration.list, create: createForm ?? form, edit: form, clone };
  const own = Object.hasOwn(around.dialogLists, name) ? {} : head?.routes;
  for (const view of Object.keys(own ?? {}) as (keyof typeof screens)[])
    if (!screens[view])
      report('R009', [name, 'routes', view], `the route has no ${view} screen`, 'Declare the screen, or take the route away.');
  if (clone && !(clone === 'form' ? form : createForm)) report('R008', [name, 'clone'], `there is no ${clone}`, 'Declare the form.');
  if (clone && !head?.routes.clone) report('R009', [name, 'clone'], 'the clone screen has no route', 'Add routes.clone to the head.');
  if (clone && !(calls.getOne && (calls.clone ?? calls.create)))
    report('R008', [name, 'clone'], 'the clone screen has no call', 'Declare calls.getOne, and calls.clone or calls.create.');
  if (clone) checkPermission(check, [name, 'clone'], 'clone');
  return [...problems, ...checkRoutes(name, around)];
};

/** Routes start with a slash, name the record where there is one, and belong to one screen. */
const checkRoutes = (name: string, { heads, dialogLists }: Surroundings): Problem[] => {
  if (Object.hasOwn(dialogLists, name)) return [];
  const others = new Set(
    Object.entries(heads).flatMap(([other, { routes }]: [string, Head]) =>
      other === name || Object.hasOwn(dialogLists, other) ? [] : Object.values(routes),
    ),
  );
  return Object.entries(heads[name]?.routes ?? {}).flatMap(([view, path]) => {
    const needsRecord = view === 'edit' || view === 'clone';
    const isWrong = !path.startsWith('/') || path.endsWith('/') || path.includes(':') !== needsRecord;
    const problem = (message: string, hint: string): Problem => ({ code: 'R012', place: [name, 'routes', view], message, hint });
    return [
      ...(isWrong ? [problem(`'${path}' is malformed`, needsRecord ? "Write '/name/:id'." : "Write '/name'.")] : []),
      ...(others.has(path) ? [problem(`'${path}' belongs to another screen`, 'Give each screen a path of its own.')] : []),
    ];
  });
};
