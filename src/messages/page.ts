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
type Page = { language: string; catalogue: Catalogue; languages: readonly string[] };
/** Gets something ready in another language, and returns what shows it. */
type Prepare = (page: Page) => Promise<() => void>;

const createPageTexts = () => {
  let page: Page = { language: english, catalogue: {}, languages: [english] };
  const listeners = new Set<() => void>();
  const preparing = new Set<Prepare>();
  return {
    /** Says, before anything is drawn, which languages there are to choose from. */
    offer: (languages: readonly string[]) => {
      page = { ...page, languages };
    },
    get: () => page,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks for something to be ready before the page shows another language, so that all of it changes at once. */
    prepare: (prepare: Prepare) => {
      preparing.add(prepare);
      return () => void preparing.delete(prepare);
    },
    /** Shows another language. @param isWanted whether it still is, once everything is ready */
    show: async (language: string, catalogue: Catalogue, isWanted = () => true) => {
      const next = { ...page, language, catalogue };
      const shows = await Promise.all([...preparing].map((prepare) => prepare(next)));
      if (!isWanted()) return;
      page = next;
      for (const show of shows) show();
      document.documentElement.lang = language;
      for (const listener of listeners) listener();
    },
  };
};
export const pageTexts = createPageTexts();

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** The plural categories of a language, in the order in which a text writes their forms. */
export const pluralForms = (language: string): string[] => {
  const has = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return categories.filter((each) => has.includes(each));
};
/** Stands between the plural forms of a text: `1 page |||| %{smart_count} pages`. */
export const formDelimiter = '||||';
const formOf = (text: string, language: string, count: unknown) => {
  if (typeof count !== 'number') return text;
  const forms = text.split(formDelimiter);
  const wanted = forms.length > 1 ? pluralForms(language).indexOf(new Intl.PluralRules(language).select(count)) : 0;
  return (forms[wanted] ?? forms[0]!).trim();
};

/** The translation of a text; null where there is none, or one of another English. */
export const translationOf = (catalogue: Catalogue, key: string, original: string): string | null => {
  const found = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return found?.english === original ? found.text : null;
};

/** A text in the language of the page: its translation, else its English. */
export const translated = (key: string, original: string, values?: Values): Translated => {
  const { language, catalogue } = pageTexts.get();
  const translation = translationOf(catalogue, key, original);
  if (!values) return (translation ?? original) as Translated;
  const form = translation === null ? formOf(original, english, values.smart_count) : formOf(translation, language, values.smart_count);
  return fill(form, values) as Translated;
};

/** A text that is nobody's to translate, such as what the server says, the name of a record or of a file. */
export const asIs = (text: string) => text as Translated;
