import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useTranslate } from 'react-admin';
import { en, type TextKey } from './en';

/** Interface texts through react-admin's i18n provider; a second language is a second catalogue. */
export const i18nProvider = polyglotI18nProvider(() => en as never, 'en', [{ locale: 'en', name: 'English' }], { allowMissing: true });

/** Translates with typed keys: `const t = useText(); t('list.total', { total })`. */
export const useText = () => useTranslate() as (key: TextKey, values?: Record<string, string | number>) => string;
export type Text = ReturnType<typeof useText>;
