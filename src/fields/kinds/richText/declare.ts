import type { Field, FieldOptions } from '../../../schema/field';

export type RichTextOptions = {
  /** Placeholders, which the editor highlights and never splits. Default: none. @example tags: ['<AMT1>'] */
  tags?: readonly string[];
};
declare module '../../../schema/field' {
  interface KindOptions {
    richText: RichTextOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & RichTextOptions = {},
): Field<string | null | undefined, 'richText', M> => ({ kind: 'richText', label, ...options });
