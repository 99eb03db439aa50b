import { afterEach, vi } from 'vitest';
import { english, pageTexts, type Catalogue } from '../../src/messages/page';

/** A catalogue of some texts: key, English, translation. The key may be any text, `__proto__` too. */
export const catalogueOf = (...texts: readonly (readonly [key: string, english: string, text: string])[]): Catalogue =>
  JSON.parse(`{${texts.map(([key, ...both]) => `${JSON.stringify(key)}:${JSON.stringify({ english: both[0], text: both[1] })}`).join()}}`);

/** The element whose language the page sets. */
export const stubDocument = () => {
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  return documentElement;
};

/** Puts the page into a language until the test ends. */
export const speak = (language: string, catalogue: Catalogue = {}) => {
  const element = stubDocument();
  pageTexts.set({ language, catalogue, languages: [...new Set([english, language])] });
  return element;
};

afterEach(() => {
  speak(english);
  vi.unstubAllGlobals();
});
