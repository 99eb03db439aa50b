import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useTranslate, type TranslationMessages } from 'react-admin';
import { en, type TextKey, type TextValues } from './en';

/** As react-admin types a catalogue: its own words come with its components (`ReactAdminTheme`). */
export const catalogue = en as object as TranslationMessages;

/** Interface texts through react-admin's i18n provider; a second language is a second catalogue. */
export const i18nProvider = polyglotI18nProvider(() => catalogue, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});

/** Translates with typed keys: `const t = useText(); t('list.total', { total })`. */
export const useText = () => useTranslate() as <K extends TextKey>(key: K, ...values: TextValues<K>) => string;
export type Text = ReturnType<typeof useText>;
