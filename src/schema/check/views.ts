/** Checks lists and forms. */
import type { Act } from '../acts';
import type { Field } from '../field';
import type { FormDeclaration, Narrowed } from '../form';
import { checkCondition, checkDependencies } from './dependencies';
import { checkField, checkMade, checkWord } from './fields';
import { meant, type Check, type Problem } from './problem';
import { checkKeys, fieldKeys, formKeys, listKeys, sectionKeys, stepKeys } from './values';

type AnyForm = FormDeclaration<never, string>;

/** Names of declared fields, each once (R001, R002). */
const checkNames = ({ declaration, report }: Check, place: Problem['place'], names: readonly string[]) => {
  const declared = Object.keys(declaration.fields);
  names.forEach((each, i) => {
    if (!declared.includes(each)) report('R001', [...place, i], `'${each}' is not a declared field`, meant(each, declared));
    if (names.indexOf(each) !== i) report('R002', [...place, i], `'${each}' stands there twice`, 'Remove one of them.');
  });
};
const checkName = ({ declaration, report }: Check, place: Problem['place'], name: string | undefined) => {
  const declared = Object.keys(declaration.fields);
  if (name !== undefined && !declared.includes(name)) report('R001', place, `'${name}' is not a declared field`, meant(name, declared));
};
/** An action that the head declares (R007). */
export const checkPermission = ({ name, around, report }: Check, place: Problem['place'], action: string) => {
  if (!around.heads[name]?.access?.[action])
    report('R007', place, `nobody may '${action}'`, `Add access.${action} to the head of ${name}; {} opens it to everybody.`);
};

export const checkList = (check: Check) => {
  const { name, declaration, around, report } = check;
  const { list, calls } = declaration;
  if (!list) return;
  const place = [name, 'list'];
  checkKeys(check, place, list, listKeys);
  const { columns, search = {}, filters = {}, sorts = [], acts = [], pageActs = [], card } = list;
  checkNames(check, [...place, 'columns'], columns);
  checkNames(check, [...place, 'sorts'], [...new Set(sorts.map((sort) => sort.split(' ')[0]!))]);
  checkName(check, [...place, 'link'], list.link);
  checkName(check, [...place, 'name'], list.name);
  if (card) checkNames(check, [...place, 'card'], [...card.heading, ...card.lines.flat()]);
  if (card?.labelled) checkNames(check, [...place, 'card', 'labelled'], card.labelled);
  checkMade(check, [...place, 'query'], list.query);
  checkWord(check, [...place, 'aside'], list.aside, around.parts, 'part');
  for (const [parameter, field] of Object.entries(search)) checkField(check, [...place, 'search', parameter], field);
  for (const [parameter, field] of Object.entries(filters)) {
    checkField(check, [...place, 'filters', parameter], field, Object.keys(filters));
    const kind = around.kinds[(field as Field).kind];
    if (kind && !kind.isFilter)
      report('R003', [...place, 'filters', parameter], `a ${(field as Field).kind} is no filter`, 'Use another kind.');
  }
  if (!calls.getList) report('R008', place, 'the list has no call', 'Declare calls.getList.');
  acts.forEach((act, i) => {
    const at = [...place, 'acts', i];
    if (act.type === 'edit' || act.type === 'clone') {
      if (!around.heads[name]?.routes[act.type])
        report('R009', at, `there is no ${act.type} screen`, `Add routes.${act.type} to the head.`);
      if (act.type === 'clone') checkPermission(check, at, 'clone');
    } else checkActs(check, at, act.type === 'menu' ? act.acts : [act]);
  });
  pageActs.forEach(({ permission, dialog }, i) => {
    checkPermission(check, [...place, 'pageActs', i], permission);
    checkWord(check, [...place, 'pageActs', i, 'dialog'], dialog, around.parts, 'part');
  });
};

/** Acts: who may, when they make sense, and what they need. */
const checkActs = (check: Check, place: Problem['place'], acts: readonly Act<never>[]) => {
  const { declaration, around, report } = check;
  for (const act of acts) {
    checkPermission(check, place, act.permission);
    if (typeof act.offered === 'object') checkCondition(check, [...place, 'offered'], act.offered);
    if (act.type === 'open') checkWord(check, [...place, 'dialog'], act.dialog, around.parts, 'part');
    if (act.type !== 'ask') continue;
    checkTold(check, [...place, 'effect'], act.effect);
    if (act.call === 'delete') {
      if (!declaration.calls.delete) report('R008', place, 'there is no call to delete', 'Declare calls.delete.');
    } else if (!around.calls.includes(act.call))
      report('R008', place, `the contract has no call '${act.call}'`, meant(act.call, around.calls));
  }
};

/** The names in `editable` and `sends`, and the conditions beside them. */
const checkListed = (check: Check, place: Problem['place'], listed: unknown, code: string, names: readonly string[]) => {
  if (!Array.isArray(listed)) return;
  (listed as (string | { names: readonly string[]; when: unknown })[]).forEach((each, i) => {
    for (const name of typeof each === 'string' ? [each] : each.names)
      if (!names.includes(name)) check.report(code, [...place, i], `'${name}' is no field`, meant(name, names));
    if (typeof each !== 'string') checkCondition(check, [...place, i, 'when'], each.when);
  });
};
const checkTold = (check: Check, place: Problem['place'], told: unknown) => {
  if (!Array.isArray(told)) return;
  (told as (string | { when: unknown })[]).forEach(
    (each, i) => typeof each !== 'string' && checkCondition(check, [...place, i, 'when'], each.when),
  );
};

/** What the contract's call takes of what the inputs write (R019). */
const checkBody = (
  { around, report }: Check,
  place: Problem['place'],
  call: string | undefined,
  written: readonly (readonly [string, string])[],
) => {
  const taken = call === undefined ? undefined : around.writes[call];
  if (taken === undefined) return;
  const keys = taken.split(' ').map((key) => key.replace('*', ''));
  for (const [name, member] of written)
    if (!keys.includes(member.split('.')[0]!))
      report('R019', [...place, name], `${call} takes no '${member}'`, `Say sentAs. It takes ${keys.join(', ')}.`);
};

export const checkForm = (check: Check, view: 'form' | 'createForm') => {
  const { name, declaration, around, known, report } = check;
  const form = declaration[view] as AnyForm | undefined;
  if (!form) return;
  const place = [name, view];
  checkKeys(check, place, form, formKeys);
  const { steps, footer, head, editable, permission = 'save', foundBy } = form;
  const sections = steps ? steps.flatMap((step) => step.sections) : (form.sections ?? []);
  const names = sections.flatMap((section) => section.fields);
  sections.forEach((section, i) => {
    checkKeys(check, [...place, 'sections', i], section, sectionKeys);
    checkWord(check, [...place, 'sections', i, 'shows'], section.shows, around.parts, 'part');
    if (!section.shows) return;
    const at = [...place, 'sections', i, 'fields'];
    if (section.fields.length === 0) report('R005', at, 'a part that draws no field is never drawn', 'Name the fields that it binds.');
    for (const each of section.fields) {
      const field = { ...declaration.fields[each], ...(form.fields as Record<string, Narrowed> | undefined)?.[each] };
      if (field.askedWhen || field.offWhen)
        report('R005', at, `'${each}' comes and goes, which a part cannot know`, 'Put it into a section of its own.');
    }
  });
  // a later step may show what an earlier one asks for
  for (const part of steps ?? [{ sections }])
    checkNames(
      check,
      [...place, 'sections'],
      part.sections.flatMap((section) => section.fields),
    );
  for (const [i, step] of (steps ?? []).entries()) checkKeys(check, [...place, 'steps', i], step, stepKeys);
  checkNames(check, [...place, 'fields'], Object.keys(form.fields ?? {}));
  checkName(check, [...place, 'footer'], footer);
  if (head) checkNames(check, [...place, 'head'], [head.name, head.status, ...head.facts]);
  const searched = Object.keys(declaration.list?.search ?? {});
  if (foundBy && !searched.includes(foundBy))
    report('R013', [...place, 'foundBy'], `'${foundBy}' is no search field`, meant(foundBy, searched));
  checkActs(check, [...place, 'acts'], [...(head?.acts ?? []), ...sections.flatMap((section) => section.acts ?? [])]);
  checkPermission(check, place, permission);
  checkListed(check, [...place, 'editable'], editable, 'R001', names);
  checkListed(check, [...place, 'sends'], form.sends, 'R015', known);
  checkTold(check, [...place, 'locked'], form.locked);
  checkTold(check, [...place, 'hint'], form.hint);
  const buttons = Array.isArray(form.buttons) ? (form.buttons as NonNullable<AnyForm['buttons']>) : [];
  buttons.forEach((button, i) => button.type === 'render' && checkName(check, [...place, 'buttons', i], button.field));
  checkWord(check, [...place, 'aside'], form.aside, around.parts, 'part');
  if (form.aside && form.layout !== 'cards')
    report('R005', [...place, 'aside'], 'this layout has no place for an aside', "Say layout: 'cards'.");
  checkWord(check, [...place, 'created'], form.created, around.parts, 'part');
  checkWord(check, [...place, 'review'], form.review, around.parts, 'part');
  checkCondition(check, [...place, 'reviewWhen'], form.reviewWhen);
  checkMade(check, [...place, 'initial'], form.initial);
  if (typeof form.initial === 'object') checkNames(check, [...place, 'initial'], Object.keys(form.initial));

  const narrowed = Object.entries((form.fields ?? {}) as Record<string, Narrowed>);
  const optionsOf = (field: object | undefined) => around.kinds[(field as Field | undefined)?.kind as Field['kind']]?.options ?? {};
  for (const [each, more] of narrowed) {
    const field = declaration.fields[each];
    const inner = field && 'of' in field ? field.of : undefined;
    checkKeys(
      check,
      [...place, 'fields', each],
      more,
      { ...fieldKeys, ...optionsOf(inner as object | undefined), ...optionsOf(field) },
      'R014',
    );
    if (more.isRequired && !names.includes(each))
      report('R004', [...place, 'fields', each], `'${each}' is required and in no section`, 'Add it to a section, or take the rule away.');
  }
  const fields = {
    ...declaration.fields,
    ...Object.fromEntries(narrowed.map(([each, more]) => [each, { ...declaration.fields[each], ...more }])),
  } as Record<string, Field>;
  checkDependencies(check, [...place, 'fields'], fields, names);

  // where a form says what can be edited, the other fields are text; else those that nobody types are
  const isTyped = (each: string) => around.kinds[fields[each]?.kind as Field['kind']]?.isTyped ?? true;
  const typed = !editable
    ? names.filter(isTyped)
    : Array.isArray(editable)
      ? editable.flatMap((each) => (typeof each === 'string' ? [each] : (each.names as string[])))
      : [];
  typed.forEach((each, i) => {
    if (!isTyped(each))
      report(
        'R006',
        [...place, 'sections', i],
        `'${each}' is a ${fields[each]!.kind}, which nobody types`,
        'Show it in the list or in the footer.',
      );
  });
  const written = typed.flatMap((each) => (fields[each] && !fields[each].isFilled ? writtenBy(each, fields[each], around) : []));
  const call = view === 'createForm' ? declaration.calls.create : declaration.calls.update;
  if (typeof form.sends !== 'function') checkBody(check, [...place, 'fields'], call, written);
};

/** The members of a body that a field writes. */
const writtenBy = (name: string, field: Field, { kinds }: Check['around']): (readonly [string, string])[] => {
  const own = ('sends' in field && field.sends) || ('members' in field && field.members);
  const members = own ? Object.values(own) : null;
  if (members && kinds[field.kind]?.inner.length) return members.map((member) => [name, member] as const);
  return [[name, field.sentAs ?? name] as const];
};
