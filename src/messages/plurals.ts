/** Plural forms of texts, by `Intl.PluralRules`. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** The plural categories of a language, in the order in which a text writes their forms. */
export const pluralForms = (language: string): string[] => {
  const has = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return categories.filter((each) => has.includes(each));
};
/** Stands between the plural forms of a text: `1 page |||| %{smart_count} pages`. */
export const formDelimiter = '||||';
/** The form of a text for a number; of a text without forms the text. */
export const formOf = (text: string, language: string, count: string | number | undefined) => {
  if (typeof count !== 'number') return text;
  const forms = text.split(formDelimiter);
  const wanted = forms.length > 1 ? pluralForms(language).indexOf(new Intl.PluralRules(language).select(count)) : 0;
  return (forms[wanted] ?? forms[0]!).trim();
};
