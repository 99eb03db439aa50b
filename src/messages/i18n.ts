import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createContext, createElement, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { TranslationMessages } from 'react-admin';
import { en, type EnglishTexts } from './en';
import { flattened, type KeyOf, type ValuesAt } from './keys';
import { nameOfLanguage } from './listed';
import { pageTexts, pluralForms, translated, translationOf, type Translated, type Values } from './page';

/** Every key of the interface. */
export type TextKey = KeyOf<EnglishTexts>;
/** Translates by a typed key. @example t('list.pageOf', { page, pages }) */
export type Text = <K extends TextKey>(key: K, ...values: ValuesAt<EnglishTexts, K>) => Translated;

const originals = flattened(en);
/** A text of the interface in the language of the page. A component calls `useText`, so that it is drawn again when the language changes. */
export const translate: Text = (key, ...[values]) => translated(key, originals[key]!, values as Values | undefined);

const TextContext = createContext(translate);
/** Says to the components below it that they translate anew when the language of the page changes. */
export const TextProvider = ({ children }: { children: ReactNode }) => {
  const page = useSyncExternalStore(pageTexts.subscribe, pageTexts.get);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another language is another function, for what remembers its texts
  const text = useMemo(() => ((...asked) => translate(...asked)) as Text, [page]);
  return createElement(TextContext, { value: text }, children);
};

/** Translates with typed keys: `const t = useText(); t('list.total', { total })`. */
export const useText = () => use(TextContext);

/**
 * What react-admin's own components and hooks translate with (`useTranslate`), in the language of the page. A language is
 * chosen by `changeLanguage`: react-admin's own way would draw the whole page anew, with what was typed into it.
 *
 * @param words texts of react-admin's components beyond those that the portal has. Default: none
 */
export const createI18nProvider = (words: Record<string, string> = {}) => {
  const { language, languages, catalogue } = pageTexts.get();
  const english = { ...words, ...originals };
  const texts = Object.entries(english).map(([key, text]) => [key, translationOf(catalogue, key, text) ?? text]);
  const ofEntities = Object.entries(catalogue).map(([key, { text }]) => [key, text]);
  const messages = Object.fromEntries([...ofEntities, ...texts]) as unknown as TranslationMessages;
  const forms = pluralForms(language);
  const rules = new Intl.PluralRules(language);
  const pluralRules = {
    pluralTypes: { ofLanguage: (count: number) => forms.indexOf(rules.select(count)) },
    pluralTypeToLanguages: { ofLanguage: [language] },
  };
  const locales = languages.map((locale) => ({ locale, name: nameOfLanguage(locale) }));
  return polyglotI18nProvider(() => messages, language, locales, { allowMissing: true, pluralRules });
};
