import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createContext, createElement, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { en } from './en';
import { flattened, type KeyOf, type Tree, type ValuesAt } from './keys';
import { nameOfLanguage } from './listed';
import { english, pageTexts, translated, translationOf, type Translated, type Values } from './page';
import { formOf, pluralForms } from './plurals';

/** The page that the components below show their texts of: another language is another one, so they are drawn again. */
const PageContext = createContext(pageTexts.get());
export const TextProvider = ({ children }: { children: ReactNode }) =>
  createElement(PageContext, { value: useSyncExternalStore(pageTexts.subscribe, pageTexts.get, pageTexts.get) }, children);

/** Texts with typed keys, in the language of the page: for functions, and for components, which are drawn again in another language. */
export const createTexts = <const T extends Tree>(tree: T) => {
  const originals = flattened(tree);
  const translate = <K extends KeyOf<T>>(key: K, ...[values]: ValuesAt<T, K>): Translated =>
    translated(key, originals[key]!, values as Values | undefined, formOf);
  const useText = () => {
    const page = use(PageContext);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another language is another function, for what remembers its texts
    return useMemo(() => ((...asked) => translate(...asked)) as typeof translate, [page]);
  };
  return { originals, translate, useText };
};

const interfaceTexts = createTexts(en);
/** A text of the interface in the language of the page. A component calls `useText`, so that it is drawn again when the language changes. */
export const { translate } = interfaceTexts;
/** Translates with typed keys: `const t = useText(); t('list.total', { total })`. */
export const { useText } = interfaceTexts;
export type Text = typeof translate;

/** Texts of one language as react-admin asks for them, with the plural forms that `translate` chooses. */
const providerOf = (language: string, texts: Record<string, string>) => {
  const forms = pluralForms(language);
  const rules = new Intl.PluralRules(language);
  const pluralRules = {
    pluralTypes: { ofLanguage: (count: number) => forms.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { ofLanguage: [language] },
  };
  const messages = texts as unknown as TranslationMessages;
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: true, pluralRules });
};

/** The text of a key of an entity, such as `resources.clients.fields.email`. */
export type TextOfEntity = (key: string) => string | undefined;

/**
 * What react-admin's own components and hooks translate with (`useTranslate`), in the language of the page. A language is
 * chosen by `chooseLanguage` of the services: react-admin's own way would draw the whole page anew, with what was typed into it.
 *
 * @param ofEntities the text of a key `resources.…`, in the language of the page. Default: react-admin makes one up of the name
 * @param words texts of react-admin's components beyond those that the portal has. Default: none
 */
export const createI18nProvider = (ofEntities: TextOfEntity = () => undefined, words: Record<string, string> = {}): I18nProvider => {
  const { language, languages, catalogue } = pageTexts.get();
  const originals: Record<string, string> = { ...words, ...interfaceTexts.originals };
  // what is not translated has the plural forms of English
  const original = providerOf(english, originals);
  const translations = Object.entries(originals).map(([key, text]) => [key, translationOf(catalogue, key, text)] as const);
  const texts = Object.fromEntries(translations.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
  const shown = language === english ? original : providerOf(language, texts);
  const translate: I18nProvider['translate'] = (key, values) =>
    ofEntities(key) ?? (Object.hasOwn(texts, key) ? shown : original).translate(key, values);
  // names of languages take 20 ms to make, and nobody asks for them while the first screen is drawn
  const getLocales = () => languages.map((locale) => ({ locale, name: nameOfLanguage(locale) }));
  return { ...shown, translate, getLocales };
};
