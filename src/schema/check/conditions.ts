/** Checks conditions, and what depends on what: circles, and fields that nobody can ever be asked for. */
import { namesIn, termsOf, type Condition } from '../values/condition';
import type { Declaration } from '../declaration';
import { isValues, valueAt, type Values } from '../values/path';
import { checkMember, checkWord } from './names';
import { kindIn, suggest, placed, roleIn, shown, type Check, type Place } from '../language/problem';

type Fields = Declaration['fields'];
/** The options of a field that are conditions. */
const conditionKeys = ['visibleWhen', 'disabledWhen', 'readOnlyWhen'] as const;
const conditionOf = (field: object, key: (typeof conditionKeys)[number]) => {
  const when = valueAt({ ...field }, key);
  return isValues(when) ? when : undefined;
};

/** Whether a value that a test wants can be in a field; where it cannot, why. */
const problemOfTest = (
  { around: { kinds } }: Check,
  field: object | undefined,
  wanted: unknown,
): [message: string, hint: string] | null => {
  const { kind }: Values = { ...field };
  if (wanted === null) return null;
  const { value } = kindIn(kinds, kind);
  if (value?.is === 'boolean' && typeof wanted !== 'boolean')
    return [`a ${String(kind)} is never ${shown(wanted)}`, 'Write true or false.'];
  const codes = roleIn(kinds, field, 'codes');
  if (!isValues(codes)) return null;
  if (typeof wanted === 'string' && Object.hasOwn(codes, wanted)) return null;
  if (Object.hasOwn(codes, String(wanted))) return [`a code is never ${shown(wanted)}`, `Codes are texts: write '${String(wanted)}'.`];
  return [`no choice has the code ${shown(wanted)}`, suggest(String(wanted), Object.keys(codes), 'codes')];
};
const scalarsOf = (test: unknown): unknown[] => [isValues(test) && 'not' in test ? test.not : test].flat();

/**
 * A condition: names that there are (R015), and values that they can have (R029). What is no map is no condition. `knowsViewer`
 * where it may also be a registered one (R021, R032).
 */
export const checkCondition = (check: Check, place: Place, condition: unknown, knowsViewer = false) => {
  const { fields } = check.declaration;
  if (!isValues(condition)) return;
  for (const [name, test] of Object.entries(condition)) {
    const at = [...place, name];
    if (name === 'not') checkCondition(check, at, test, knowsViewer);
    else if (name === 'any')
      placed(Array.isArray(test) ? test : [], at).forEach(([each, i]) => checkCondition(check, i, each, knowsViewer));
    else if (name === 'condition') {
      checkWord(check, at, test, check.around.conditions, 'condition');
      if (!knowsViewer) check.report('R032', at, 'nobody knows here who looks', 'Test members of the record.');
    } else {
      checkMember(check, at, name, 'the condition names');
      for (const wanted of scalarsOf(test)) {
        const problem = problemOfTest(check, fields[name], wanted);
        if (problem) check.report('R029', at, ...problem);
      }
    }
  }
};
/** The names on a way that comes back to where it began, or nothing. */
const circleFrom = (start: string, next: (name: string) => readonly string[]): string[] | undefined => {
  const seen = new Set<string>();
  const walk = (name: string, way: string[]): string[] | undefined => {
    for (const each of next(name)) {
      if (each === start) return [...way, start];
      if (seen.has(each)) continue;
      seen.add(each);
      const found = walk(each, [...way, each]);
      if (found) return found;
    }
  };
  return walk(start, [start]);
};
/** Reports each circle once, at the name that comes first. */
const checkCircles = (
  names: readonly string[],
  next: (name: string) => readonly string[],
  tell: (name: string, circle: string[]) => void,
) => {
  const told = new Set<string>();
  for (const name of names) {
    const circle = told.has(name) ? undefined : circleFrom(name, next);
    if (!circle) continue;
    for (const each of circle) told.add(each);
    tell(name, circle);
  }
};

/** Whether a condition can hold of some values. */
const canHold = (check: Check, condition: Condition, fields: Fields): boolean =>
  termsOf(condition).every((term) => {
    if (term.is === 'any') return term.conditions.some((each) => canHold(check, each, fields));
    if (term.is !== 'test' || (isValues(term.test) && 'not' in term.test)) return true;
    return scalarsOf(term.test).some((wanted) => problemOfTest(check, fields[term.name], wanted) === null);
  });

/** R016, R017 and R018 over the fields of a form; `placeOf` tells where an option of a field was said. */
export const checkDependencies = (
  check: Check,
  fields: Fields,
  placeOf: (name: string, key: string) => Place,
  inSections: readonly (readonly [name: string, place: Place])[],
) => {
  const { report, around } = check;
  const names = Object.keys(fields);
  const conditionsOf = (name: string) =>
    conditionKeys.flatMap((key) => (fields[name] ? namesIn(conditionOf(fields[name], key) ?? {}) : []));
  checkCircles(names, conditionsOf, (name, circle) => {
    const key = conditionKeys.find((each) => conditionOf(fields[name]!, each))!;
    report('R016', placeOf(name, key), `'${name}' depends on itself: ${circle.join(' → ')}`, 'Let one of them stand by itself.');
  });

  const inner = new Map<unknown, string[]>();
  for (const each of names) {
    const outer = roleIn(around.kinds, fields[each], 'within');
    if (outer === undefined) continue;
    if (!inner.has(outer)) inner.set(outer, []);
    inner.get(outer)!.push(each);
  }
  const changesOf = (name: string) => {
    const sets = fields[name]?.sets;
    return [...(inner.get(name) ?? []), ...(isValues(sets) ? Object.keys(sets) : [])];
  };
  checkCircles(names, changesOf, (name, circle) => {
    const next = circle[1]!;
    const sets = fields[name]?.sets;
    const place = isValues(sets) && Object.hasOwn(sets, next) ? placeOf(name, 'sets') : placeOf(next, 'within');
    report('R017', place, `changes go in a circle: ${circle.join(' → ')}`, 'Take one of them away.');
  });

  for (const [name, place] of inSections) {
    const field = fields[name];
    const asked = field && conditionOf(field, 'visibleWhen');
    if (asked && field.required && !canHold(check, asked, fields))
      report('R018', place, `'${name}' is required and can never be asked`, 'No value fits its condition.');
  }
};
