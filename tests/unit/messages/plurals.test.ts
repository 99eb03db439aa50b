import { describe, expect, it } from 'vitest';
import { formOf, pluralForms } from '../../../src/messages/plurals';

describe('plural forms', () => {
  it.each([
    ['en', 'one other'],
    ['ja', 'other'],
    ['zh-HK', 'other'],
    ['fr', 'one many other'],
    ['pl', 'one few many other'],
    ['ar', 'zero one two few many other'],
  ])('of %s stand in the order %s', (language, forms) => {
    expect(pluralForms(language).join(' ')).toBe(forms);
  });
  const arabic = 'zero |||| one |||| two |||| few |||| many |||| other';
  it.each<[string, string, number, string]>([
    ['en', '1 page |||| %{smart_count} pages', 1, '1 page'],
    ['en', '1 page |||| %{smart_count} pages', 0, '%{smart_count} pages'],
    ['en', '1 page |||| %{smart_count} pages', 2, '%{smart_count} pages'],
    ['en', '1 page |||| %{smart_count} pages', 1.5, '%{smart_count} pages'],
    ['fr', '%{smart_count} page |||| %{smart_count} de pages |||| %{smart_count} pages', 0, '%{smart_count} page'],
    ['ja', '%{smart_count} ページ', 1, '%{smart_count} ページ'],
    ['ja', '%{smart_count} ページ', 5, '%{smart_count} ページ'],
    ['ar', arabic, 0, 'zero'],
    ['ar', arabic, 1, 'one'],
    ['ar', arabic, 2, 'two'],
    ['ar', arabic, 3, 'few'],
    ['ar', arabic, 11, 'many'],
    ['ar', arabic, 100, 'other'],
    // a catalogue that was mended by hand
    ['ar', 'one |||| other', 100, 'one'],
    ['en', ' padded |||| forms ', 2, 'forms'],
    ['en', 'no forms', 2, 'no forms'],
  ])('%s: of %j for %d is %j', (language, text, count, form) => {
    expect(formOf(text, language, count)).toBe(form);
  });
  it.each([undefined, '2'])('are not chosen by the count %j', (count) => {
    expect(formOf('1 page |||| %{smart_count} pages', 'en', count)).toBe('1 page |||| %{smart_count} pages');
  });
});
