import { normaliseText, type TextForm } from '../../../format/normaliseText';
import type { TextOptions } from './declare';
import type { FormatName } from './formats';

/** The form in which a format is checked and sent; null for exactly what was typed. Others are lines that people read. */
const typedForms: { readonly [F in FormatName]?: TextForm | null } = {
  email: 'code',
  username: 'code',
  day: 'code',
  code: 'code',
  url: 'plain',
  password: null,
};

/** The form in which a text of a format is checked and sent; null for exactly what was typed. */
export const typedFormOf = (format: FormatName | undefined): TextForm | null => {
  const form = format && typedForms[format];
  return form === undefined ? 'line' : form;
};

/** What a search field asks the server for, of what was typed. */
export const searchText = (typed: string, { format, strip }: TextOptions): string => {
  const form = format === 'name' ? 'name' : typedFormOf(format) === 'code' ? 'code' : 'plain';
  const text = normaliseText(typed, form);
  return strip === undefined ? text : text.replace(new RegExp(strip, 'u'), '');
};
