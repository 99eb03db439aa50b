import { english, pageTexts } from './page';

/** How Intl calls the language of the page: English is the British one, with the day before the month and no comma before "or". */
export const localeOf = (language: string) => (language === english ? 'en-GB' : language);

/** One of several names, as the language of the page lists them. @example oneOf(['JPG', 'PNG', 'GIF']) // "JPG, PNG or GIF" */
export const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat(localeOf(pageTexts.get().language), { type: 'disjunction' }).format(names);

/** Several names, as the language of the page lists them. @example allOf(['Name', 'Email', 'Region']) // "Name, Email, and Region" */
export const allOf = (names: readonly string[]) => new Intl.ListFormat(pageTexts.get().language, { type: 'conjunction' }).format(names);

/** What a language calls itself. @example nameOfLanguage('zh-HK') // "中文（香港）" */
export const nameOfLanguage = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language', style: 'short' }).of(language) ?? language;
