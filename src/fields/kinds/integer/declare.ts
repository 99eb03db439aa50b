import type { Field, FieldOptions, TextRules } from '../../../schema/field';

export type IntegerOptions = TextRules & {
  /** The smallest number. Default: none. */
  min?: number;
  /** The largest number. Default: none. */
  max?: number;
};
declare module '../../../schema/field' {
  interface KindOptions {
    integer: IntegerOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & IntegerOptions = {},
): Field<number | null | undefined, 'integer', M> => ({ kind: 'integer', label, ...options });
