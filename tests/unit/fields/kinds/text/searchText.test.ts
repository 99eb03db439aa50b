import { expect, it } from 'vitest';
import { searchText } from '../../../../../src/fields/kinds/text/forms';
import type { TextOptions } from '../../../../../src/fields/kinds/text/declare';

it.each<[TextOptions, string, string]>([
  [{ format: 'name' }, ' O’Brien ', "O'Brien"],
  [{}, ' O’Brien ', 'O’Brien'],
  [{ format: 'code' }, ' ＡＢ１ ', 'AB1'],
  [{ format: 'email' }, 'ａ@b.co', 'a@b.co'],
  [{ format: 'url' }, ' ＡＢ ', 'ＡＢ'],
  [{ strip: '^00(?=.)' }, '0085', '85'],
  [{ strip: '^00(?=.)' }, '00', '00'],
])('a search field with %j asks for "%s" as "%s"', (options, typed, asked) => {
  expect(searchText(typed, options)).toBe(asked);
});
