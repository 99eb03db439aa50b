import type { TextWhen } from '../../../schema/values/condition';
import type { Field, FieldOptions, TextRules } from '../../../schema/field';

export type DecimalOptions<M extends string = string> = Pick<TextRules, 'maxLength' | 'counter'> & {
  /** An amount of money. It is shown with a comma every three digits, and users can write `$` before it. Default: false. */
  money?: boolean;
  /** The text after the number. Of a list, it is the first text whose condition holds for the values in the form. Default: none. @example unit: [{ when: { country: 'US' }, text: 'USD' }, 'CAD'] */
  unit?: string | readonly (string | TextWhen<M>)[];
};
declare module '../../../schema/field' {
  interface KindOptions {
    decimal: DecimalOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & DecimalOptions<NoInfer<M>> = {},
): Field<number | null | undefined, 'decimal', M> => ({ kind: 'decimal', label, ...options });
