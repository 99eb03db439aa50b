import type { Field, FieldOptions, TextRules } from '../../schema/field';
import type { FormatName } from './formats';

export type TextOptions = TextRules & {
  /** What the text is, with the rule and the words of the specification. Default: any text. */
  format?: FormatName;
  /** The characters that are kept while typing or pasting, as a regular expression of one; others are dropped. Default: all. @example allowedCharacters: '[0-9.]' */
  allowedCharacters?: string;
  /** As a search field: what is taken away from what was typed before it is asked for, as a regular expression. Default: nothing. @example strip: '^00(?=.)' */
  strip?: string;
  /** The language of the text, as HTML knows it. Default: that of the page. @example lang: 'ja' */
  lang?: string;
  /** Stands in the empty field, as long as nothing is typed. Default: nothing. */
  placeholder?: string;
};
declare module '../../schema/field' {
  interface KindOptions {
    text: TextOptions;
  }
}

/** A line of text. @example text('Tel Number', { maxLength: 20 }) */
export const text = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & TextOptions = {},
): Field<string | null | undefined, 'text', M> => ({
  kind: 'text',
  label,
  ...options,
});
