import type { DerivedField, FieldOptions, Lines } from '../../../schema/field';
import type { TemplateOn } from '../../../schema/values/template';
import type { Values } from '../../../schema/values/path';

declare module '../../../schema/field' {
  interface KindOptions {
    derived: {
      /** One or two lines, each a template with members of the record in braces. A member without a field has to be in `members` of the entity. */
      lines: Lines<Values>;
    };
  }
}
export const declare = <T = unknown, const L extends string = string, M extends string = string>(
  label: string,
  options: FieldOptions<NoInfer<M>> & { lines: readonly (L & TemplateOn<L, NoInfer<M>>)[] | Lines<T> },
): DerivedField<T, M> => ({ kind: 'derived', label, ...options });
