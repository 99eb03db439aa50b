import type { DerivedField, FieldOptions, Lines } from '../../schema/field';
import type { NamesOf } from '../../schema/template';
import type { Values } from '../../schema/path';

declare module '../../schema/field' {
  interface KindOptions {
    derived: { lines: Lines<Values> };
  }
}
type Made<T> = FieldOptions & { lines: Lines<T> };

/**
 * One or two lines made from the whole record: templates, or names of registered formatters.
 *
 * @example derived('Referral', { lines: ['{company}', '{planner}'] })
 * @example derived<Client>('Full Name', { lines: (client) => [fullName(client)] })
 */
export function derived<const L extends string>(
  label: string,
  options: FieldOptions & { lines: readonly L[] },
): DerivedField<unknown, NamesOf<L>>;
export function derived<T>(label: string, options: Made<T>): DerivedField<T, never>;
export function derived(label: string, options: FieldOptions & { lines: readonly string[] | Lines<never> }): DerivedField<never> {
  return { kind: 'derived', label, ...options };
}
