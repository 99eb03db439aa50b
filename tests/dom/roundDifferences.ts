/** What rightly differs between two rounds of the same flow, by name. Each rule replaces it by a word that says what it is. */
import type { Sent } from '../calls';

const rules: Readonly<Record<string, readonly [RegExp, string]>> = {
  'the time of a load': [/\b(as of|read) \d\d:\d\d/g, '$1 <time>'],
  'the time of a change': [/\b20\d\d\/\d\d\/\d\d \d\d:\d\d( UTC\+8)?/g, '<time>'],
  'the time of a stored change': [/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?/g, '<time>'],
  'the id of an uploaded file': [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/g, '<file id>'],
  'an encrypted password': [/"[A-Za-z0-9+/]{300,}=*"/g, '"<encrypted>"'],
};

/**
 * Replaces what rightly differs.
 * @param own texts of this round, such as the name of its record, with the word that stands for each
 */
export const withoutDifferences = (text: string, own: Readonly<Record<string, string>> = {}) => {
  const ruled = Object.values(rules).reduce((result, [pattern, word]) => result.replaceAll(pattern, word), text);
  const longestFirst = Object.entries(own).toSorted(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((result, [ownText, word]) => result.replaceAll(ownText, `<${word}>`), ruled);
};

/** A request as a line. */
export const requestLine = ({ call, path, query, body }: Sent) => `${call} ${path}${query} ${JSON.stringify(body)}`;
