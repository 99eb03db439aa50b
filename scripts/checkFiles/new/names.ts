/** Names of members as fields, and labels made of names. */

/** A longer name would fill lines that people read. */
const maxNameLength = 100;
/** Names that an object inherits: YAML readers and forms refuse them. */
const reserved = (name: string) => name in {} || name === '__proto__' || name === 'prototype';

/** A name as a comment shows it: short, and in quotes. */
export const quoted = (name: string) => `'${name.length > 60 ? `${name.slice(0, 60)}…` : name}'`;

/**
 * Why a member cannot be a field; undefined if it can. A field's name is a path of the record: a dot separates the members.
 * Forms, templates and sorts give other characters a meaning too.
 */
export const nameProblem = (name: string): string | undefined => {
  if (name === '') return 'the name is empty';
  if (name.length > maxNameLength) return `the name has more than ${maxNameLength} characters`;
  if (reserved(name)) return 'the name is reserved';
  if (name.includes('.')) return 'the name has a dot, which stands for a member within a member';
  if (!/^[\p{L}\p{N}_$-]+$/u.test(name)) return 'the name has other characters than letters, digits, _, $ and -';
  // a form reads them as positions in a list
  if (/^\d+$/.test(name)) return 'the name is a number';
  return undefined;
};

/** The words of a name. @example wordsIn('carParkURL2') // ['car', 'Park', 'URL2'] */
const wordsIn = (name: string) =>
  name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const isAcronym = (word: string) => word.length > 1 && word === word.toUpperCase();

/** The title of an entity. @example entityLabel('carParks') // 'Car Parks' */
export const entityLabel = (name: string) => wordsIn(name).map(capitalized).join(' ');

/** The label of a field, of which each part of a path is named. @example fieldLabel('geo.lastURL') // 'Geo last URL' */
export const fieldLabel = (name: string) => {
  const words = wordsIn(name).map((word) => (isAcronym(word) ? word : word.toLowerCase()));
  return words.length === 0 ? name : capitalized(words.join(' '));
};

/** The label of a code; a short one is its own. @example codeLabel('WALK_IN') // 'Walk in' */
export const codeLabel = (code: string) => {
  if (/^[A-Z]{1,3}$/.test(code)) return code;
  const text = wordsIn(code).join(' ').toLowerCase();
  return text === '' ? code : capitalized(text);
};

const plurals: readonly (readonly [end: RegExp, singular: string])[] = [
  [/(ss|us|is|news)$/i, '$1'],
  [/([^aeiou])ies$/i, '$1y'],
  [/(ch|sh|x|ss|zz)es$/i, '$1'],
  [/s$/i, ''],
];
/** One of several, by the rules of English. @example singular('Categories') // 'Category' */
export const singular = (label: string) => {
  const [end, start] = plurals.find(([each]) => each.test(label)) ?? [/$/, ''];
  return label.replace(end, start);
};
