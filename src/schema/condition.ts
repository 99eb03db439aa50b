/** Conditions as data: what must hold of the values of a record or of a form while it is filled in. */
import { isEmpty } from './path';

type Scalar = string | number | boolean | null;
/** A value, one of several, or neither: `'OPENED'`, `['A', 'B']`, `{ not: 'ALL' }`. No value is `null`. */
export type Test = Scalar | readonly Scalar[] | { readonly not: Scalar | readonly Scalar[] };

/**
 * Members and what they must be, all of them; `not` and `any` take conditions. On a member of several values a test holds
 * when any value is among them.
 *
 * @example { userStatus: ['OPENED', 'DELETED'] }
 * @example { isDummyUser: true, not: { salesOffice: 'ALL' } }
 * @example { any: [{ salesOffice: { not: 'ALL' } }, { region: null }] }
 */
export type ConditionOn<N extends string> = { readonly [P in N]?: Test } & {
  readonly not?: ConditionOn<N>;
  readonly any?: readonly ConditionOn<N>[];
};
/**
 * A condition that may also be a registered one, which knows the record and the person who looks.
 *
 * @example { condition: 'withinRank', not: { condition: 'oneself' } }
 */
export type ViewerConditionOn<N extends string> = { readonly [P in N]?: Test } & {
  readonly not?: ViewerConditionOn<N>;
  readonly any?: readonly ViewerConditionOn<N>[];
  readonly condition?: string;
};
/** A condition whose names nobody has checked yet. */
export type Condition = { readonly [name: string]: Test | Condition | readonly Condition[] | undefined };

/** A text, or the first of several whose condition holds; templates of the record. @example [{ when: { status: 'DELETED' }, text: 'It is deleted' }, 'Change it here'] */
export type ConditionalText<T, N extends string = string> =
  string | readonly (string | { when: ConditionOn<N>; text: string })[] | ((values: T) => string | null);

/** What reads a member by its name. */
export type ValueOf = (name: string) => unknown;

const isSame = (value: unknown, wanted: unknown) => value === wanted || (wanted === null && isEmpty(value));
const isAmong = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(value) && value.length > 0) return value.some((each) => isAmong(each, wanted));
  const single = Array.isArray(value) ? null : value;
  return [wanted].flat().some((each) => isSame(single, each));
};
const passes = (value: unknown, test: unknown) =>
  typeof test === 'object' && test !== null && 'not' in test ? !isAmong(value, test.not) : isAmong(value, test);

/** Whether a condition holds; an empty one always does. `isMet` answers for registered ones. */
export const holds = (condition: Condition, valueOf: ValueOf, isMet: (name: string) => boolean = () => false): boolean =>
  Object.entries(condition).every(([name, test]) => {
    if (test === undefined) return true;
    if (name === 'not') return !holds(test as Condition, valueOf, isMet);
    if (name === 'any') return (test as readonly Condition[]).some((each) => holds(each, valueOf, isMet));
    if (name === 'condition') return isMet(test as string);
    return passes(valueOf(name), test);
  });

/** The members that a condition looks at. */
export const namesIn = (condition: Condition): string[] =>
  Object.entries(condition).flatMap(([name, test]) => {
    if (name === 'not') return namesIn(test as Condition);
    if (name === 'any') return (test as readonly Condition[]).flatMap(namesIn);
    if (name === 'condition') return [];
    return [name];
  });

/** The fields that lie within another: a change of that one clears them (PLT-109). */
export const clearedBy = (fields: Readonly<Record<string, object>>, name: string) =>
  Object.entries(fields).flatMap(([each, field]) => ('within' in field && field.within === name ? [each] : []));
