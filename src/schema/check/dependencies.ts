/** Checks what depends on what: conditions, reactions, and fields that can never be asked. */
import { namesIn, type Condition } from '../condition';
import { meant, type Check, type Problem } from './problem';

type Fields = Readonly<Record<string, object>>;
const conditionOf = (field: object, key: 'askedWhen' | 'offWhen') => {
  const when = (field as Record<string, unknown>)[key];
  return typeof when === 'object' && when !== null ? (when as Condition) : undefined;
};
const textAt = (field: object, key: string) => {
  const value = (field as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
};

/** The names on a way that comes back to where it began, or nothing. */
const circleFrom = (start: string, next: (name: string) => readonly string[]): string[] | undefined => {
  const walk = (name: string, way: string[]): string[] | undefined => {
    for (const each of next(name)) {
      if (each === start) return [...way, start];
      if (way.includes(each)) continue;
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

/** Whether a value that a test wants can be in a field at all. */
const isPossible = (field: object | undefined, test: unknown): boolean => {
  if (Array.isArray(test)) return test.some((each) => isPossible(field, each));
  if (test === null || (typeof test === 'object' && 'not' in test)) return true;
  const { kind, labels } = (field ?? {}) as { kind?: string; labels?: object };
  if (kind === 'choice' && labels) return Object.hasOwn(labels, String(test));
  return kind === 'toggle' ? typeof test === 'boolean' : true;
};
/** Whether a condition can hold of some values. */
const canHold = (condition: Condition, fields: Fields): boolean =>
  Object.entries(condition).every(([name, test]) => {
    if (name === 'not') return true;
    if (name === 'any') return (test as readonly Condition[]).some((each) => canHold(each, fields));
    return isPossible(fields[name], test);
  });

/** The names in a condition (R015). */
export const checkCondition = ({ known, report }: Check, place: Problem['place'], condition: unknown) => {
  if (typeof condition !== 'object' || condition === null) return;
  for (const name of namesIn(condition as Condition))
    if (!known.includes(name)) report('R015', place, `the condition names '${name}', which is no field`, meant(name, known));
};

/** R016, R017 and R018 over the fields of a form. */
export const checkDependencies = (check: Check, place: Problem['place'], fields: Fields, inSections: readonly string[]) => {
  const { report } = check;
  const names = Object.keys(fields);
  for (const key of ['askedWhen', 'offWhen'] as const)
    for (const name of names) checkCondition(check, [...place, name, key], conditionOf(fields[name]!, key));

  const conditionsOf = (name: string) =>
    fields[name] ? (['askedWhen', 'offWhen'] as const).flatMap((key) => namesIn(conditionOf(fields[name]!, key) ?? {})) : [];
  checkCircles(names, conditionsOf, (name, circle) =>
    report('R016', [...place, name], `'${name}' depends on itself: ${circle.join(' → ')}`, 'Let one of them stand by itself.'),
  );

  const changesOf = (name: string) => {
    const changes = fields[name] && 'changes' in fields[name] ? fields[name].changes : undefined;
    const inner = names.filter((each) => textAt(fields[each]!, 'within') === name);
    return [...inner, ...(typeof changes === 'object' && changes !== null ? Object.keys(changes) : [])];
  };
  for (const name of names) {
    for (const each of changesOf(name))
      if (!names.includes(each)) report('R015', [...place, name, 'changes'], `it changes '${each}', which is no field`, meant(each, names));
  }
  checkCircles(names, changesOf, (name, circle) =>
    report('R017', [...place, name], `changes go in a circle: ${circle.join(' → ')}`, 'Take one of them away.'),
  );

  for (const name of inSections) {
    const field = fields[name];
    const when = field && conditionOf(field, 'askedWhen');
    if (field && 'isRequired' in field && field.isRequired && when && !canHold(when, fields))
      report('R018', [...place, name], `'${name}' is required and can never be asked`, 'No value fits its condition.');
  }
};
