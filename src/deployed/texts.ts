/** Texts by language in place of a text that people read. */
import { english } from '../messages/page';
import type { Place, Report } from '../schema/language/problem';
import type { Values } from '../schema/values/path';

/** What members of the CMS call languages, and what the portal calls them. */
const suffixes: Readonly<Record<string, string>> = { tc: 'zh-HK', sc: 'zh-CN', jp: 'ja' };
const isTag = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

/**
 * Takes the text of a language out of a map by language: `zh` serves zh-HK and zh-CN, English whatever is missing. Reports what is no language, and a map
 * without English.
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
      const suffix = Object.hasOwn(suffixes, tag) ? suffixes[tag] : undefined;
      if (suffix || !isTag(tag))
        report('R038', [...place, tag], `'${tag}' is no language`, suffix ? `Write ${suffix}.` : 'Write tags such as en or zh-HK.');
      else if (typeof texts[tag] !== 'string') report('R022', [...place, tag], `'${tag}' is not a text`, 'Write a text.');
    }
    if (!tags.includes(english))
      report('R037', [...place, english], `'${english}' is missing`, 'Write the English text: other languages fall back to it.');
    const text = texts[language] ?? texts[language.split('-')[0]!] ?? texts[english];
    return typeof text === 'string' ? text : undefined;
  };
