/**
 * The language of the page and its catalogue. It stands outside react-admin: the sign-in page and messages come before and
 * after the portal. English needs no catalogue: it stands where a text is used, or in `en.ts`.
 */
import { fill } from './fill';

/** A translation, with the English text that it translates: where that has changed since, the translation is stale and English is shown. */
export type Translation = { english: string; text: string };
/** Translations by the key of their text. */
export type Catalogue = Readonly<Record<string, Translation>>;
/** What a text takes for its placeholders; `smart_count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

declare const isTranslated: unique symbol;
/** A text in the language of the page. A function of a declaration answers with one, so that no hard-coded text gets past the catalogue. */
export type Translated = string & { readonly [isTranslated]: true };

export const english = 'en';
/** What the page shows its texts in, and what there is to choose from. */
export type Page = { language: string; catalogue: Catalogue; languages: readonly string[] };
/** Gets something ready in another language, and returns what shows it. */
type Prepare = (page: Page) => Promise<() => void>;

const createPageTexts = () => {
  let page: Page = { language: english, catalogue: {}, languages: [english] };
  const listeners = new Set<() => void>();
  return {
    get: () => page,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: Page) => {
      page = next;
      document.documentElement.lang = next.language;
      for (const listener of listeners) listener();
    },
    /** What has to be ready before the page shows another language, so that all of it changes at once. */
    preparing: new Set<Prepare>(),
  };
};
export const pageTexts = createPageTexts();

/** The translation of a text; null where there is none, or one of another English. */
export const translationOf = (catalogue: Catalogue, key: string, original: string): string | null => {
  const found = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return found?.english === original ? found.text : null;
};

/** Chooses the plural form of a text, by the rules of a language. */
type ChooseForm = (text: string, language: string, count: string | number | undefined) => string;

/**
 * A text in the language of the page: its translation, else its English.
 *
 * @param choose Default: the text has no plural forms
 */
export const translated = (key: string, original: string, values?: Values, choose: ChooseForm = (text) => text): Translated => {
  const { language, catalogue } = pageTexts.get();
  const translation = translationOf(catalogue, key, original);
  if (!values) return (translation ?? original) as Translated;
  const form = choose(translation ?? original, translation === null ? english : language, values.smart_count);
  return fill(form, values) as Translated;
};

/** A text that is nobody's to translate, such as what the server says, the name of a record or of a file. */
export const asIs = (text: string) => text as Translated;
