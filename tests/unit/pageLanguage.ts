import { onTestFinished, vi } from 'vitest';
import { english, pageTexts, type Catalogue } from '../../src/messages/page';

/** A catalogue of some texts: key, English, translation. The key may be any text, `__proto__` too. */
export const catalogueOf = (...texts: readonly (readonly [key: string, english: string, text: string])[]): Catalogue =>
  JSON.parse(`{${texts.map(([key, ...both]) => `${JSON.stringify(key)}:${JSON.stringify({ english: both[0], text: both[1] })}`).join()}}`);

const setLanguage = (language: string, catalogue: Catalogue = {}) =>
  pageTexts.set({ language, catalogue, languages: [...new Set([english, language])] });

/** Stubs the element whose language the page sets. The page is in English again when the test ends. */
export const stubDocument = () => {
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  onTestFinished(() => {
    vi.stubGlobal('document', { documentElement });
    setLanguage(english);
    vi.unstubAllGlobals();
  });
  return documentElement;
};

/** Sets the language of the page until the test ends. */
export const speak = (language: string, catalogue: Catalogue = {}) => {
  const element = stubDocument();
  setLanguage(language, catalogue);
  return element;
};
