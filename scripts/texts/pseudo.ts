/** The pseudo-language: English with accents, between marks and 40 % longer. What shows without marks has got past the catalogue. */
import type { Catalogue } from '../../src/messages/page';
import { formDelimiter } from '../../src/messages/plurals';
import type { Text } from './collectTexts';

/** The tag that Unicode has for it. */
export const pseudoLanguage = 'en-XA';
export const [opening, closing] = ['⟦', '⟧'];

/** Digits that nobody sees and that no line breaks at: the number of a text stands in it, so that a test knows which texts were shown. */
const hiddenDigits = ['\u2060', '\u200C', '\u200D', '\u2061', '\u2062', '\u2063', '\u2064'];
const hiddenNumber = (n: number): string =>
  n < hiddenDigits.length ? hiddenDigits[n]! : hiddenNumber(Math.floor(n / hiddenDigits.length)) + hiddenDigits[n % hiddenDigits.length]!;
const numberOf = (hidden: string) => [...hidden].reduce((n, digit) => n * hiddenDigits.length + hiddenDigits.indexOf(digit), 0);

const accents: Record<string, string> = { a: 'á', e: 'ê', i: 'í', o: 'ö', u: 'ü', y: 'ý', A: 'Á', E: 'Ê', I: 'Í', O: 'Ö', U: 'Ü', Y: 'Ý' };
/** English as the pseudo-language writes it; placeholders and members of records stay. */
export const accented = (english: string) =>
  english
    .split(/(%?\{[^{}]*\})/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
    .join('');

/** 40 % longer, the marks included, in words that a line can break between. */
const padding = (english: string) => {
  const missing = Math.ceil(english.replaceAll(/%?\{[^{}]*\}/g, '').length * 0.4) - 2;
  return Array.from({ length: Math.max(0, missing) }, (_, i) => (i % 6 === 0 ? ' ' : 'ñ')).join('');
};
const inPseudo = (english: string, n: number) =>
  english
    .split(formDelimiter)
    .map((form) => `${opening}${hiddenNumber(n)}${accented(form.trim())}${padding(form.trim())}${closing}`)
    .join(` ${formDelimiter} `);

/** The catalogue of the pseudo-language. */
export const pseudoCatalogue = (texts: readonly Text[]): Catalogue =>
  Object.fromEntries(texts.map(({ key, english }, n) => [key, { english, text: inPseudo(english, n) }]));

const hidden = `[${hiddenDigits.join('')}]`;
/** The numbers of the texts that stand in what a page shows. */
export const textsIn = (shown: string): number[] =>
  [...shown.matchAll(new RegExp(`${opening}(${hidden}+)`, 'gu'))].map(([, digits]) => numberOf(digits!));
/** What of a shown text stands outside the marks; one of them may stand in a neighbour, where an element divides a text. */
export const unmarkedIn = (shown: string): string => {
  const inner = new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'gu');
  const without = shown.replaceAll(inner, ' ');
  if (without !== shown) return unmarkedIn(without);
  return shown.replace(new RegExp(`^[^${opening}]*${closing}`, 'u'), ' ').replace(new RegExp(`${opening}[^${closing}]*$`, 'u'), ' ');
};
