import type { Field, FieldOptions, TextRules } from '../../../schema/field';
import type { FormatName } from './formats';

export type TextOptions = TextRules & {
  /** A known format, with its rule and its error. `code` and `name` have no rule: of a code only half-width, visible characters are sent, and a name is searched for with a straight apostrophe. Default: any text. */
  format?: FormatName;
  /** A regular expression of one character; typing and pasting drop all others. Default: all are kept. @example allowedCharacters: '[0-9.]' */
  allowedCharacters?: string;
  /** In a search field: a regular expression whose match is removed from the typed text before the search. Default: none. @example strip: '^00(?=.)' */
  strip?: string;
  /** The language of the text, as HTML knows it. Default: that of the page. @example lang: 'ja' */
  lang?: string;
  /** Text in the empty input. Default: none. */
  placeholder?: string;
};
declare module '../../../schema/field' {
  interface KindOptions {
    text: TextOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & TextOptions = {},
): Field<string | null | undefined, 'text', M> => ({
  kind: 'text',
  label,
  ...options,
});
