import { partRoute } from './part';
import type { OpenAction } from './actions';
import type { Field, Kind } from './field';
import type { FormDeclaration } from './form';
import type { Head, LookupDeclaration } from './head';
import type { Resource } from './resource';

/** What is wrong in a declaration: a code, where it stands, and how to mend it. */
export type Problem = { code: string; place: string; message: string; hint: string };

type Registry = { heads: Record<string, Head>; lookups: Record<string, LookupDeclaration> };
/** What the rules of the form say, read from its yup shape by whoever has yup. */
type RuleNames = { all: Iterable<string>; required: Iterable<string> };
type FormRules = { form?: RuleNames; createForm?: RuleNames };

const kinds: Record<Kind, true> = {
  text: true,
  integer: true,
  reference: true,
  choice: true,
  toggle: true,
  date: true,
  dateTime: true,
  derived: true,
  password: true,
  panel: true,
  items: true,
};
const typedByNobody: readonly Kind[] = ['derived', 'dateTime', 'panel', 'items'];

/**
 * Checks what the compiler cannot see, all problems at once. It runs when a declaration is loaded in development, and
 * over the whole registry in a test.
 *
 * | code | what |
 * |---|---|
 * | R001 | a view names a field that is not declared |
 * | R002 | a name stands twice in one view |
 * | R003 | there is no such kind of field |
 * | R004 | a field is required and in no section |
 * | R005 | a field of a form that edits all of its fields has no rule |
 * | R006 | a field of the form is one that nobody types |
 * | R007 | an action needs a permission that the head does not declare |
 * | R008 | a screen or action has no call |
 * | R009 | a screen or action has no route |
 * | R010 | a reference names no lookup |
 * | R011 | `within` names no filter of the list |
 * | R012 | a route is malformed, or belongs to two screens |
 * | R013 | `foundBy` names no search field of the list |
 */
export const checkResource = (
  name: string,
  { calls, fields, list, form, createForm, stamp, updateId }: Resource,
  { heads, lookups }: Registry,
  rules: FormRules = {},
): Problem[] => {
  const problems: Problem[] = [];
  const report = (code: string, place: string, message: string, hint: string) =>
    problems.push({ code, place: `${name}.${place}`, message, hint });
  const head = heads[name];
  const declared = Object.keys(fields);

  const checkNames = (place: string, names: readonly string[]) => {
    names.forEach((each, i) => {
      if (!declared.includes(each))
        report('R001', `${place}[${i}]`, `'${each}' is not a declared field`, `Declared are ${declared.join(', ')}.`);
      if (names.indexOf(each) !== i) report('R002', `${place}[${i}]`, `'${each}' stands there twice`, 'Remove one of them.');
    });
  };
  const checkField = (place: string, field: Field) => {
    if (!(field.kind in kinds))
      report('R003', place, `there is no kind '${String(field.kind)}'`, `Use one of ${Object.keys(kinds).join(', ')}.`);
    if (field.kind === 'reference' && !(field.resource in lookups))
      report('R010', place, `'${field.resource}' is no lookup`, `Known are ${Object.keys(lookups).join(', ')}.`);
  };
  const checkPermission = (place: string, action: string) => {
    if (!head?.access?.[action])
      report('R007', place, `nobody may '${action}'`, `Add access.${action} to the head of ${name}; {} opens it to everybody.`);
  };

  for (const [field, description] of Object.entries(fields)) checkField(`fields.${field}`, description);
  if (updateId && !calls.update) report('R008', 'updateId', 'there is no call to update', 'Declare calls.update.');
  if (stamp && !declared.includes(stamp))
    report('R001', 'stamp', `'${stamp}' is not a declared field`, `Declared are ${declared.join(', ')}.`);

  if (list) {
    const { columns, search = {}, filters = {}, sorts = [], rowActions = [], pageActions = [], card } = list;
    checkNames('list.columns', columns);
    checkNames('list.sorts', [...new Set(sorts.map((sort) => sort.split(' ')[0]!))]);
    for (const key of ['link', 'name'] as const) if (list[key]) checkNames(`list.${key}`, [list[key]]);
    if (card) checkNames('list.card', [...card.heading, ...card.lines.flat()]);
    if (card?.labelled) checkNames('list.card.labelled', card.labelled);
    for (const [parameter, field] of [...Object.entries(search), ...Object.entries(filters)]) checkField(`list.${parameter}`, field);
    for (const [parameter, field] of Object.entries(filters)) {
      if (field.kind === 'reference' && field.within && !(field.within in filters))
        report('R011', `list.filters.${parameter}`, `'${field.within}' is no filter`, `Filters are ${Object.keys(filters).join(', ')}.`);
    }
    if (!calls.getList) report('R008', 'list', 'the list has no call', 'Declare calls.getList.');
    rowActions.forEach((action, i) => {
      const place = `list.rowActions[${i}]`;
      if (action.type === 'edit' && !head?.routes.edit) report('R009', place, 'there is no edit screen', 'Add routes.edit to the head.');
      if (action.type === 'remove') {
        checkPermission(place, 'delete');
        if (!calls.delete) report('R008', place, 'there is no call to delete', 'Declare calls.delete.');
      }
      if (action.type === 'open') checkPermission(place, action.item.permission);
      if (action.type === 'menu') for (const { permission } of action.items) checkPermission(place, permission);
    });
    pageActions.forEach(({ permission }, i) => checkPermission(`list.pageActions[${i}]`, permission));
  }

  const checkForm = (view: 'form' | 'createForm', declaration: FormDeclaration<never, string>) => {
    const { sections, footer, head: recordHead, editable, labels = {}, permission = 'save', foundBy } = declaration;
    const names = sections.flatMap((section) => section.fields);
    const known = rules[view];
    checkNames(`${view}.sections`, names);
    checkNames(`${view}.labels`, Object.keys(labels));
    if (footer) checkNames(`${view}.footer`, [footer]);
    if (foundBy && !(foundBy in (list?.search ?? {})))
      report('R013', `${view}.foundBy`, `'${foundBy}' is no search field`, `Known are ${Object.keys(list?.search ?? {}).join(', ')}.`);
    if (recordHead) checkNames(`${view}.head`, [recordHead.name, recordHead.status, ...recordHead.facts]);
    const actions = [...(recordHead?.actions ?? []), ...sections.flatMap((section) => section.actions ?? [])] as OpenAction[];
    for (const action of actions) checkPermission(`${view}.actions`, action.permission);
    for (const each of known?.required ?? []) {
      if (!names.includes(each))
        report('R004', `${view}.rules`, `'${each}' is required and in no section`, `Add it to a section, or take its rule away.`);
    }
    checkPermission(view, permission);
    // where a form says what can be edited, the other fields are text
    if (editable) return;
    const all = [...(known?.all ?? [])];
    names.forEach((each, i) => {
      const field = fields[each];
      if (field && typedByNobody.includes(field.kind))
        report(
          'R006',
          `${view}.sections[${i}]`,
          `'${each}' is a ${field.kind}, which nobody types`,
          'Show it in the list or in the footer.',
        );
      else if (field && !all.includes(each))
        report('R005', `${view}.rules`, `'${each}' has no rule`, `Add one; text() for a value without conditions.`);
    });
  };
  if (form) checkForm('form', form);
  if (createForm) checkForm('createForm', createForm);
  if (form || createForm) {
    if (head?.routes.create) {
      checkPermission('form', 'create');
      if (!calls.create) report('R008', 'form', 'the create screen has no call', 'Declare calls.create.');
    }
    if (form && head?.routes.edit && !(calls.getOne && calls.update))
      report('R008', 'form', 'the edit screen has no call', 'Declare calls.getOne and calls.update.');
  }
  return [...problems, ...checkRoutes(name, heads)];
};

/** Routes start with a slash, name the record where there is one, and belong to one screen. */
const checkRoutes = (name: string, heads: Record<string, Head>): Problem[] => {
  if (heads[name]?.routes.list === partRoute) return [];
  const routes = Object.entries(heads[name]?.routes ?? {});
  const others = new Set(
    Object.entries(heads).flatMap(([other, { routes }]) => (other === name || routes.list === partRoute ? [] : Object.values(routes))),
  );
  return routes.flatMap(([view, path]) => {
    const needsRecord = view === 'edit' || view === 'clone';
    const isWrong = !path.startsWith('/') || path.endsWith('/') || path.includes(':') !== needsRecord;
    const place = `${name}.routes.${view}`;
    return [
      ...(isWrong
        ? [{ code: 'R012', place, message: `'${path}' is malformed`, hint: needsRecord ? "Write '/name/:id'." : "Write '/name'." }]
        : []),
      ...(others.has(path)
        ? [{ code: 'R012', place, message: `'${path}' belongs to another screen`, hint: 'Give each screen a path of its own.' }]
        : []),
    ];
  });
};

/** A problem as one line: `notifications.form.rules: R004 'category' is required and in no section. Hint: …` */
export const problemText = ({ code, place, message, hint }: Problem) => `${place}: ${code} ${message}. Hint: ${hint}`;
