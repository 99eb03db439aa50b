import type { Field, FieldOptions, TextRules } from '../../../schema/field';
import type { FormatName } from './formats';

export type TextOptions = TextRules & {
  /** A format with a rule and an error of its own. `code` and `name` have no rule: of a `code` only visible, half-width characters are sent, and a search by a `name` uses a straight apostrophe. Default: any text. */
  format?: FormatName;
  /** A regular expression for one character. The input drops all other characters. Default: all characters. @example allowedCharacters: '[0-9.]' */
  allowedCharacters?: string;
  /** In a search field: a regular expression whose match is removed from the text before the search. Default: none. @example strip: '^00(?=.)' */
  strip?: string;
  /** The language of the text, as a tag of HTML. Default: the language of the page. @example lang: 'ja' */
  lang?: string;
  /** The text in the empty input. Default: none. */
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
