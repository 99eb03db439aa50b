import type { DerivedField, FieldOptions, Lines } from '../../../schema/field';
import type { TemplateOn } from '../../../schema/values/template';
import type { Values } from '../../../schema/values/path';

declare module '../../../schema/field' {
  interface KindOptions {
    derived: {
      /** One or two lines made from the record: templates, or names of formatters. In code a function. */
      lines: Lines<Values>;
    };
  }
}
export const declare = <T = unknown, const L extends string = string, M extends string = string>(
  label: string,
  options: FieldOptions<NoInfer<M>> & { lines: readonly (L & TemplateOn<L, NoInfer<M>>)[] | Lines<T> },
): DerivedField<T, M> => ({ kind: 'derived', label, ...options });
