import type { Field, FieldOptions, TextRules } from '../../../schema/field';

export type MultilineOptions = Pick<TextRules, 'maxLength' | 'maxLengthChanged' | 'counter'> & {
  /** The height of its input in lines. Default: 4. */
  rows?: number;
  /** Words in brackets that stand for something, such as `<AMT1>`: where the text is shown as the markup that it is, they are text. Default: none. */
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
