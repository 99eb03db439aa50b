import type { Field, FieldOptions, TextRules } from '../../schema/field';

export type MultilineOptions = Pick<TextRules, 'maxLength' | 'hasCounter'> & {
  /** The height of its input in lines. Default: 4. */
  rows?: number;
};
declare module '../../schema/field' {
  interface KindOptions {
    multiline: MultilineOptions;
  }
}

/** Text of several lines. @example multiline('Content', { rows: 25 }) */
export const multiline = (
  label: string,
  options: FieldOptions & MultilineOptions = {},
): Field<string | null | undefined, 'multiline', never> => ({ kind: 'multiline', label, ...options });
