import type { Condition } from '../../schema/condition';
import type { Field, FieldOptions, TextRules } from '../../schema/field';

export type DecimalOptions = Pick<TextRules, 'maxLength' | 'hasCounter'> & {
  /** What stands behind the number; the first whose condition holds of what is typed. Default: nothing. @example unit: [{ when: { country: 'US' }, text: 'USD' }, 'CAD'] */
  unit?: string | readonly (string | { when: Condition; text: string })[];
};
declare module '../../schema/field' {
  interface KindOptions {
    decimal: DecimalOptions;
  }
}

/** A number with an optional fraction, not negative: typed as text, sent as a number (PRJ-076). @example decimal('Property size', { maxLength: 15, error: 'Property size must be number' }) */
export const decimal = (
  label: string,
  options: FieldOptions & DecimalOptions = {},
): Field<number | null | undefined, 'decimal', never> => ({ kind: 'decimal', label, ...options });
