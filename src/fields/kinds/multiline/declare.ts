import type { Field, FieldOptions, TextRules } from '../../../schema/field';

export type MultilineOptions = Pick<TextRules, 'maxLength' | 'maxLengthChanged' | 'counter'> & {
  /** The height of its input in lines. Default: 4. */
  rows?: number;
  /** Placeholders in brackets. A preview of the text as HTML shows them as text. Default: none. @example tags: ['<AMT1>'] */
  tags?: readonly string[];
};
declare module '../../../schema/field' {
  interface KindOptions {
    multiline: MultilineOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & MultilineOptions = {},
): Field<string | null | undefined, 'multiline', M> => ({ kind: 'multiline', label, ...options });
