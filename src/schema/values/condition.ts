/** Conditions as data: what must hold of the values of a record or of a form while it is filled in. */
import type { Translated } from '../../messages/page';
import { isEmpty, isValues } from './path';

type Scalar = string | number | boolean | null;
/** A value, one of several, or neither: `'OPENED'`, `['A', 'B']`, `{ not: 'ALL' }`. No value is `null`. */
export type Test = Scalar | readonly Scalar[] | OtherThan;
type OtherThan = {
  /** The value that the member must not have, or several. */
  readonly not: Scalar | readonly Scalar[];
};

/**
 * Members and what they must be, all of them; `not` and `any` take conditions. On a member of several values a test holds
 * when any value is among them.
 *
 * @example { userStatus: ['OPENED', 'DELETED'] }
 * @example { isDummyUser: true, not: { salesOffice: 'ALL' } }
 * @example { any: [{ salesOffice: { not: 'ALL' } }, { region: null }] }
 */
export type ConditionOn<N extends string> = { readonly [P in N]?: Test } & {
  /** A condition that must not hold. Default: none. */
  readonly not?: ConditionOn<N>;
  /** Conditions of which one must hold. Default: none. */
  readonly any?: readonly ConditionOn<N>[];
};
/**
 * A condition that may also be a registered one, which knows the record and the person who looks.
 *
 * @example { condition: 'withinRank', not: { condition: 'oneself' } }
 */
export type ViewerConditionOn<N extends string> = { readonly [P in N]?: Test } & {
  /** A condition that must not hold. Default: none. */
  readonly not?: ViewerConditionOn<N>;
  /** Conditions of which one must hold. Default: none. */
  readonly any?: readonly ViewerConditionOn<N>[];
  /** The name of a registered condition, which knows the record and the person who looks. Default: none. */
  readonly condition?: string;
};
/** A condition whose names nobody has checked yet. */
export type Condition = Readonly<Record<string, unknown>>;

/** A text that stands only while a condition holds. */
export type TextWhen<N extends string = string> = {
  /** The condition. */
  when: ConditionOn<N>;
  /** The text, a template. */
  text: string;
};
/** A text, or the first of several whose condition holds; templates of the record. In code a function, which translates its text (`entityTexts`). @example [{ when: { status: 'DELETED' }, text: 'It is deleted' }, 'Change it here'] */
export type ConditionalText<T, N extends string = string> = string | readonly (string | TextWhen<N>)[] | ((values: T) => Translated | null);

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

/** What a condition asks for, one thing at a time. */
type Term =
  | { is: 'not'; condition: Condition }
  | { is: 'any'; conditions: readonly Condition[] }
  | { is: 'registered'; name: string }
  | { is: 'test'; name: string; test: unknown };

/** What a condition asks for; of what is malformed nothing. */
export const termsOf = (condition: Condition): Term[] =>
  Object.entries(condition).flatMap(([name, test]): Term[] => {
    if (test === undefined) return [];
    if (name === 'not') return isValues(test) ? [{ is: 'not', condition: test }] : [];
    if (name === 'any') return Array.isArray(test) ? [{ is: 'any', conditions: test.filter(isValues) }] : [];
    if (name === 'condition') return typeof test === 'string' ? [{ is: 'registered', name: test }] : [];
    return [{ is: 'test', name, test }];
  });

/** Whether a condition holds; an empty one always does. `isMet` answers for registered ones. */
export const holds = (condition: Condition, valueOf: ValueOf, isMet: (name: string) => boolean = () => false): boolean =>
  termsOf(condition).every((term) => {
    switch (term.is) {
      case 'not':
        return !holds(term.condition, valueOf, isMet);
      case 'any':
        return term.conditions.some((each) => holds(each, valueOf, isMet));
      case 'registered':
        return isMet(term.name);
      case 'test':
        return passes(valueOf(term.name), term.test);
    }
  });

/** The members that a condition looks at. */
export const namesIn = (condition: Condition): string[] =>
  termsOf(condition).flatMap((term) => {
    switch (term.is) {
      case 'not':
        return namesIn(term.condition);
      case 'any':
        return term.conditions.flatMap(namesIn);
      case 'registered':
        return [];
      case 'test':
        return [term.name];
    }
  });
