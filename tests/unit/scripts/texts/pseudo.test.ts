import { describe, expect, it } from 'vitest';
import { accented, closing, opening, pseudoCatalogue, pseudoLanguage, textsIn, unmarkedIn } from '../../../../scripts/texts/pseudo';
import { translated } from '../../../../src/messages/page';
import { formOf } from '../../../../src/messages/plurals';
import { speak } from '../../pageLanguage';

const textsOf = (...english: readonly string[]) => english.map((each) => ({ key: each, english: each, context: '' }));
const pseudo = (english: string) => pseudoCatalogue(textsOf(english))[english]!.text;
/** A text without the digits that nobody sees. */
const seen = (text: string) => text.replaceAll(/\u200C|\u200D|[\u2060-\u2064]/gu, '');

describe('the pseudo-language', () => {
  it('is one that Unicode has, with the plural forms of English', () => {
    expect(Intl.getCanonicalLocales(pseudoLanguage)).toEqual(['en-XA']);
    expect(formOf('one |||| other', pseudoLanguage, 2)).toBe('other');
  });
  it.each(['Save', 'Page %{page} of %{pages}', 'Total {total}', 'A', '+%{count}', 'The list could not be loaded. It is tried again.'])(
    'has %j between marks, with accents and about 40 % longer',
    (english) => {
      const text = seen(pseudo(english));
      expect([text[0], text.at(-1)]).toEqual([opening, closing]);
      expect(text.slice(1, 1 + english.length)).toBe(accented(english));
      // of what is filled in nobody knows how long it is; the marks alone are two
      const { length } = english.replaceAll(/%?\{[^{}]*\}/g, '');
      expect(text.length - english.length).toBe(Math.max(2, Math.ceil(length * 0.4)));
    },
  );
  it('breaks its lines within what is longer too', () => {
    const text = seen(pseudo('The list could not be loaded. It is tried again when the connection is back.'));
    expect(Math.max(...text.split(' ').map((word) => word.length))).toBeLessThan(14);
  });
  it.each([
    ['%{Field label} cannot be empty', ['%{Field label}']],
    ['{nick|name} · {shout()}', ['{nick|name}', '{shout()}']],
    ['Order %{name} %{name}', ['%{name}', '%{name}']],
  ])('keeps the placeholders and members of %j', (english, kept) => {
    expect(pseudo(english).match(/%?\{[^{}]*\}/g)).toEqual(kept);
  });
  it('has accents on vowels, of capitals too, and every other letter as it is', () => {
    expect(accented('Save as YEAR OUI, %{value}')).toBe('Sávê ás ÝÊÁR ÖÜÍ, %{value}');
  });
  it('has marks around each plural form', () => {
    const text = pseudo('1 page |||| %{smart_count} pages');
    expect(text.split('||||').map((form) => [textsIn(form), unmarkedIn(form).trim()])).toEqual([
      [[0], ''],
      [[0], ''],
    ]);
    speak(pseudoLanguage, pseudoCatalogue(textsOf('1 page |||| %{smart_count} pages')));
    const shown = translated('1 page |||| %{smart_count} pages', '1 page |||| %{smart_count} pages', { smart_count: 3 }, formOf);
    expect(seen(shown)).toMatch(/^⟦3 págês ñ*⟧$/);
  });
});

describe('what a page shows', () => {
  const texts = textsOf(...Array.from({ length: 1500 }, (_, n) => `Text ${n}`));
  const catalogue = pseudoCatalogue(texts);
  const shown = (n: number) => catalogue[`Text ${n}`]!.text;
  it('tells the number of each of its texts', () => {
    expect(texts.map((_, n) => textsIn(shown(n)))).toEqual(texts.map((_, n) => [n]));
    expect(textsIn(`Order: ${shown(0)}, ${shown(48)} (${shown(1499)})`)).toEqual([0, 48, 1499]);
  });
  it('tells the numbers of texts that are values of others', () => {
    speak(pseudoLanguage, pseudoCatalogue(textsOf('Edit', 'Back to %{title}')));
    const [inner] = textsOf('Edit').map(({ key, english }) => translated(key, english));
    const nested = translated('Back to %{title}', 'Back to %{title}', { title: inner! });
    expect([textsIn(nested), unmarkedIn(nested).trim()]).toEqual([[1, 0], '']);
    expect(unmarkedIn(`${nested} Edit`).trim()).toBe('Edit');
  });
  it.each([
    ['nothing where all stands between marks', '⟦Sávê⟧⟦Ópên⟧', ''],
    ['what stands before and after', 'Save ⟦Sávê⟧ Open', 'Save   Open'],
    ['nothing of a text that an element divides, before it', '⟦Sávê ', ''],
    ['nothing of a text that an element divides, behind it', ' ít ⟧', ''],
    ['what stands before a mark', 'Save ⟦Sávê', 'Save'],
    ['what stands behind a mark', 'Sávê⟧ Save', 'Save'],
    ['nothing of marks within marks', '⟦á ⟦b ⟦c⟧⟧ d ⟦e⟧⟧', ''],
    ['a text without marks', 'Save', 'Save'],
    ['nothing of nothing', '', ''],
  ])('outside of marks is %s', (_, text, unmarked) => {
    expect(unmarkedIn(text).trim()).toBe(unmarked);
  });
  it('without marks has no text', () => {
    expect([textsIn('Save'), textsIn('⟦Save⟧'), textsIn('')]).toEqual([[], [], []]);
  });
});
