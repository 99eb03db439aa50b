import type { DerivedField, FieldOptions, Lines } from '../../schema/field';
import type { TemplateOn } from '../../schema/template';
import type { Values } from '../../schema/path';

declare module '../../schema/field' {
  interface KindOptions {
    derived: { lines: Lines<Values> };
  }
}
/**
 * One or two lines made from the whole record: templates, or names of registered formatters. In code a function.
 *
 * @example derived('Referral', { lines: ['{company}', '{planner}'] })
 * @example derived('Full Name', { lines: (client) => [fullName(client)] })
 */
export const derived = <T = unknown, const L extends string = string, M extends string = string>(
  label: string,
  options: FieldOptions<NoInfer<M>> & { lines: readonly (L & TemplateOn<L, NoInfer<M>>)[] | Lines<T> },
): DerivedField<T, M> => ({ kind: 'derived', label, ...options });
