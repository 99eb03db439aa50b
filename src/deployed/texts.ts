/** Texts by language in place of a text that people read. */
import { languages } from '../format/languages';
import { english } from '../messages/page';
import type { Place, Report } from '../schema/language/problem';
import type { Values } from '../schema/values/path';

const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/** The tag of a language of contents, by its code in the contract or its label on screens; undefined for any other word. */
const tagOfContents = (word: string): string | undefined => {
  const language = languages.find(({ code, label }) => [code, label].some((each) => each === word.toUpperCase()));
  return language && Intl.getCanonicalLocales(language.code.replace('_', '-'))[0];
};

/**
 * Takes the text of a language out of a map by language: `zh` serves zh-HK and zh-CN, English whatever is missing. Reports what
 * is no language, and a map without English.
 */
export const textChooser =
  (language: string, report: Report) =>
  (texts: Values, place: Place): string | undefined => {
    const tags = Object.keys(texts);
    // YAML reads '{name}' without quotes as a map
    const isBraced = tags.length === 1 && texts[tags[0]!] === null;
    if (isBraced || tags.length === 0) {
      report('R022', place, `'${place.at(-1)}' is not a text`, 'Write a text.');
      return undefined;
    }
    if (tags.includes('when')) {
      report('R022', place, `'${place.at(-1)}' is not a text`, 'Write a list: [{ when, text }].');
      return undefined;
    }
    for (const tag of tags) {
      const meant = tagOfContents(tag) ?? tag;
      if (meant !== tag) report('R038', [...place, tag], `'${tag}' is no language`, `Write ${meant}.`);
      else if (!isTag(tag)) report('R038', [...place, tag], `'${tag}' is no language`, 'Write tags such as en or zh-HK.');
      else if (typeof texts[tag] !== 'string') report('R022', [...place, tag], `'${tag}' is not a text`, 'Write a text.');
    }
    if (!tags.includes(english))
      report('R037', [...place, english], `'${english}' is missing`, 'Write the English text: other languages fall back to it.');
    const text = texts[language] ?? texts[language.split('-')[0]!] ?? texts[english];
    return typeof text === 'string' ? text : undefined;
  };
