/** How a value of the wrong type is mended, by what stands in the file. */
import { nearest } from '../../schema/language/problem';
import { isValues } from '../../schema/values/path';

const words: Readonly<Record<string, boolean>> = { yes: true, on: true, true: true, no: false, off: false, false: false };

/** A hint for a problem of type (R022) that knows the value; undefined where the one of the check says all. */
export const hintForValue = (value: unknown, hint: string): string | undefined => {
  const wants = (what: string) => hint.startsWith(`Write ${what}`);
  if (wants('a text') && isValues(value)) {
    const [name, ...others] = Object.keys(value);
    return name !== undefined && others.length === 0 && value[name] === null ? `Put it into quotes: '{${name}}'.` : undefined;
  }
  if (wants('a text') && value === null) return 'Write a text; one with # at its start stands in quotes.';
  if (wants('a text') && ['number', 'boolean'].includes(typeof value)) return `Put it into quotes: '${String(value)}'.`;
  if (wants('a number') && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
    return `Take the quotes away: ${value}.`;
  if (wants('true or false') && typeof value === 'string' && Object.hasOwn(words, value.toLowerCase()))
    return `Write ${words[value.toLowerCase()]}.`;
  if (wants('one of') && typeof value === 'string') {
    const best = nearest(
      value,
      [...hint.matchAll(/'([^']+)'/g)].map(([, each]) => each!),
    );
    return best && `Did you mean '${best}'?`;
  }
  if (wants('a map') && Array.isArray(value)) return "Write 'key: value' without '- ' and without brackets.";
  if (wants('a list') && typeof value === 'string') return `Write [${value.split(/[\s,]+/).join(', ')}].`;
  return undefined;
};

const spaceAfterColon = "Write a space after ':'.";

/** A hint for a key that is not known, by what YAML has read as a key; undefined where the one of the check says all. */
export const hintForKey = (key: string, value: unknown, siblings: unknown, hint: string): string | undefined => {
  if (key === 'true' || key === 'false') return `A tool for YAML 1.1 has written this: put '${key === 'true' ? 'on' : 'off'}' into quotes.`;
  if (key.includes(':')) return spaceAfterColon;
  if (key === 'fields' && isValues(siblings) && (siblings.sections ?? siblings.steps) !== undefined)
    return `Write fields or ${siblings.sections === undefined ? 'steps' : 'sections'}, not both.`;
  const isGuessed = hint.startsWith('Did you mean') || hint.startsWith('It is');
  return value === null && !isGuessed ? 'A text with a comma stands in quotes.' : undefined;
};

/** A hint for a key that is missing: it may be there, without the space that divides it from its value. */
export const hintForMissing = (key: string, siblings: unknown): string | undefined =>
  isValues(siblings) && Object.keys(siblings).some((each) => each.startsWith(`${key}:`)) ? spaceAfterColon : undefined;
