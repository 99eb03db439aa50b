import type { Field, FieldOptions } from '../../../schema/field';

export type RichTextOptions = {
  /** Words of the text that stand for something, such as `<AMT1>`: they stand out in the editor and stay whole. Default: none. */
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
