/** Checks the forms of a declaration. */
import type { Field } from '../field';
import type { FieldOverride } from '../form';
import type { Values } from '../values/path';
import { checkActions } from './actions';
import { fieldsOf, sectionsOf, writtenBy, type Form, type Placed, type Sections } from './bodyMembers';
import { checkCondition, checkDependencies } from './conditions';
import { checkField } from './fields';
import { checkMember, checkName, checkNames, checkComponent, checkPermission } from './names';
import { checkTexts } from './texts';
import { kindIn, suggest, placed, type Check, type Place } from '../language/problem';
import { readOptions } from '../language/readShape';
import { checkConstant } from './values';

/** Texts of which the first counts whose condition holds. */
const textKeys = ['locked', 'movedOn', 'hint', 'saveHint', 'copyHint'] as const;

/** What a form says of its fields beyond their declaration, without what their kinds do not take (R014, R022). */
const readOverrides = (check: Check, place: Place, form: Form): Record<string, FieldOverride> => {
  const { kinds } = check.around;
  const { fields } = check.declaration;
  const read = Object.entries(form.overrides ?? {}).map(([name, more]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? readOptions({ report: check.report, kinds }, [...place, name], more, { ...field }, false) : {}];
  });
  return Object.fromEntries(read) as Record<string, FieldOverride>;
};

/** A section with a component binds fields that are always there (R005). */
const checkDrawn = ({ report }: Check, [section, at]: Sections[number], fields: Record<string, FieldOverride>) => {
  if (!section.component) return;
  const place = [...at, 'fields'];
  if (section.fields.length === 0) report('R005', place, 'a component without a field is never drawn', 'Name the fields that it binds.');
  for (const [each, i] of placed(section.fields, place))
    if (fields[each]?.visibleWhen || fields[each]?.disabledWhen)
      report('R005', i, `'${each}' comes and goes, which a component cannot know`, 'Put it into a section of its own.');
};

/** Names, some of them only where a condition holds; the names come back with their places. */
const checkListed = (check: Check, place: Place, listed: unknown, knowsViewer = false) => {
  if (!Array.isArray(listed)) return [];
  return placed(listed as (string | { names: readonly string[]; when: unknown })[], place).flatMap(([each, at]) => {
    if (typeof each === 'string') return [[each, at] as const];
    checkCondition(check, [...at, 'when'], each.when, knowsViewer);
    return placed(each.names, [...at, 'names']);
  });
};

/** Rules about the order of two fields (R001, R022). */
const checkOrder = (check: Check, place: Place, rules: Form['rules']) => {
  for (const [rule, at] of placed(rules, place)) {
    if (typeof rule === 'function') continue;
    const keys = (['notBefore', 'notAfter'] as const).filter((key) => key in rule);
    for (const key of ['at', ...keys]) checkName(check, [...at, key], (rule as Record<string, unknown>)[key]);
    if (keys.length !== 1) check.report('R022', at, 'a rule compares once', "Write 'notBefore' or 'notAfter'.");
  }
};

/** What the contract's call takes of what the inputs write (R019). */
const checkBody = (check: Check, call: string | undefined, fields: Record<string, Field>, typed: Placed<string>) => {
  const taken = call === undefined ? undefined : check.around.writes[call];
  if (taken === undefined) return;
  const keys = taken.split(' ').map((key) => key.replace('*', ''));
  for (const [name, place] of typed) {
    for (const member of writtenBy(check.around.kinds, name, fields[name]))
      if (!keys.includes(member)) check.report('R019', place, `${call} takes no '${member}'`, `Say sentAs. It takes ${keys.join(', ')}.`);
  }
};

export const checkForm = (check: Check, view: 'form' | 'createForm') => {
  const { name, declaration, around, report } = check;
  const form = declaration[view] as Form | undefined;
  if (!form) return;
  const place = [name, view];
  const at = (...keys: (string | number)[]) => [...place, ...keys];
  const { footer, head, editable, permission = 'save', foundBy, oneFor, distinct, initialValues } = form;
  const overrides = readOverrides(check, at('overrides'), form);
  const fields = Object.fromEntries(
    Object.entries(declaration.fields).map(([each, field]) => [each, { ...field, ...overrides[each] }]),
  ) as Record<string, Field>;

  const steps = sectionsOf(form, place);
  const inSections = steps.flatMap(fieldsOf);
  const names = inSections.map(([each]) => each);
  // a later step may show what an earlier one asks for
  for (const sections of steps) checkNames(check, fieldsOf(sections));
  for (const section of steps.flat()) {
    const [{ component, actions }, i] = section;
    checkComponent(check, [...i, 'component'], component);
    checkDrawn(check, section, fields);
    if (form.layout === 'sheet' && !section[0].title)
      report('R040', i, 'a section of a sheet has no title', 'Say its title: the sheet lists its sections at its side.');
    checkActions(check, [...i, 'actions'], actions);
  }
  for (const [each, more] of Object.entries(overrides)) {
    const i = at('overrides', each);
    checkName(check, i, each);
    // what decides over a constant is said once, by the field itself
    const field: Values = { ...fields[each] };
    const { several, codes } = kindIn(around.kinds, field.kind).traits.roles ?? {};
    const decides = ['kind', several, codes].flatMap((key) => (key === undefined ? [] : [[key, field[key]]]));
    checkField(check, i, { ...(Object.fromEntries(decides) as Values), ...more });
    if (more.required && !names.includes(each))
      report('R004', i, `'${each}' is required and in no section`, 'Add it to a section, or take the rule away.');
  }
  checkName(check, at('footer'), footer);
  checkName(check, at('oneFor'), oneFor);
  checkNames(check, placed(distinct, at('distinct')));
  if (head) {
    const facts = placed(head.facts, at('head', 'facts'));
    checkNames(check, [[head.name, at('head', 'name')], [head.status, at('head', 'status')], ...facts]);
    checkActions(check, at('head', 'actions'), head.actions);
  }
  const searched = Object.keys(declaration.list?.search ?? {});
  if (foundBy && !searched.includes(foundBy))
    report('R013', at('foundBy'), `'${foundBy}' is no search field`, suggest(foundBy, searched, 'search fields'));
  checkPermission(check, form.permission ? at('permission') : place, permission);
  const edited = checkListed(check, at('editable'), editable, true);
  for (const [each, i] of edited)
    if (!names.includes(each)) report('R001', i, `'${each}' is no field of this form`, suggest(each, names, 'fields of this form'));
  for (const [each, i] of checkListed(check, at('include'), form.include)) checkMember(check, i, each, 'it includes');
  for (const key of textKeys) checkTexts(check, at(key), form[key]);
  checkCondition(check, at('allowed'), form.allowed, true);
  checkOrder(check, at('rules'), form.rules);
  for (const [button, i] of placed(form.buttons, at('buttons')))
    if (button.type === 'render') checkName(check, [...i, 'field'], button.field);
  for (const key of ['aside', 'createdDialog', 'review'] as const) checkComponent(check, at(key), form[key]);
  if (form.aside && form.layout !== 'cards') report('R005', at('aside'), 'this layout has no place for an aside', "Say layout: 'cards'.");
  checkCondition(check, at('reviewWhen'), form.reviewWhen);
  if (typeof initialValues === 'object')
    for (const [each, value] of Object.entries(initialValues)) {
      checkName(check, at('initialValues', each), each);
      checkConstant(check, at('initialValues', each), fields[each], value);
    }
  const placeOf = (each: string, key: string) => [
    ...(overrides[each] && key in overrides[each] ? at('overrides', each) : [name, 'fields', each]),
    key,
  ];
  checkDependencies(check, fields, placeOf, inSections);

  // with `editable`, only the fields that it names are inputs; without it, all whose kind can be typed
  const isTyped = (each: string) => !fields[each] || Boolean(kindIn(around.kinds, fields[each].kind).traits.typed);
  for (const [each, i] of edited)
    if (!isTyped(each))
      report('R006', i, `'${each}' is a ${fields[each]!.kind}, which nobody types`, 'Show it in the list or in the footer.');
  const typed = editable ? edited : inSections.filter(([each]) => isTyped(each));
  const call = declaration.calls[view === 'createForm' ? 'create' : 'update'];
  // the body that a function makes cannot be checked here
  if (!form.transform) checkBody(check, call, fields, typed);
  const taken = call === undefined ? undefined : around.writes[call]?.split(' ').map((key) => key.replace('*', ''));
  for (const member of Object.keys(taken ? (form.set ?? {}) : {}))
    if (!taken!.includes(member)) report('R019', at('set', member), `${call} takes no '${member}'`, suggest(member, taken!, 'members'));
};
