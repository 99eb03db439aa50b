import type { Field, FieldOptions, TextRules } from '../../schema/field';

export type IntegerOptions = TextRules & {
  /** The smallest number. Default: none. */
  min?: number;
  /** The largest number. Default: none. */
  max?: number;
};
declare module '../../schema/field' {
  interface KindOptions {
    integer: IntegerOptions;
  }
}

/** A whole number, typed as text and sent as a number. @example integer('Order', { maxLength: 2 }) */
export const integer = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & IntegerOptions = {},
): Field<number | null | undefined, 'integer', M> => ({ kind: 'integer', label, ...options });
