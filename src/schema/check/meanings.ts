/** Checks what the options of a field stand for, by their shapes: names, conditions, templates, counts and days. */
import { isValues } from '../values/path';
import { checkCondition } from './conditions';
import { checkComponent, checkLookup, checkMember, checkOneOf, checkTemplate, checkTitle, checkWord } from './names';
import { suggest, placed, type Check, type Place } from '../language/problem';
import { fitsOutside } from '../language/readShape';
import type { Meaning, Shape } from '../language/shape';
import { hintForSlow } from './slowPattern';

/** Whether a text is a day of the calendar, as yyyy/MM/dd. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}\/\d{2}\/\d{2}$/.test(value)) return false;
  const day = value.replaceAll('/', '-');
  const time = new Date(`${day}T00:00:00Z`);
  // some parsers take 31 February for 2 March
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
};

type CheckMeaning = (check: Check, place: Place, value: unknown, outer: readonly string[]) => void;
const checks: Readonly<Record<Meaning, CheckMeaning>> = {
  lookup: checkLookup,
  lock: (check, place, value) => checkWord(check, place, value, check.around.locks, 'lock'),
  component: checkComponent,
  member: (check, place, value) => checkMember(check, place, value),
  outer: ({ report }, place, value, outer) => {
    if (typeof value === 'string' && !outer.includes(value))
      report('R011', place, `'${value}' is no field`, suggest(value, outer, 'names'));
  },
  upload: (check, place, value) => checkOneOf(check, place, value, check.around.uploadKinds, 'kind of upload', 'kinds of upload'),
  template: (check, place, value) => checkTemplate(check, place, value),
  title: checkTitle,
  count: ({ report }, place, value) => {
    if (typeof value === 'number' && (value < 1 || !Number.isInteger(value)))
      report('R027', place, `'${String(place.at(-1))}' is ${value}`, 'Write a whole number from 1 on.');
  },
  day: ({ report }, place, value) => {
    if (typeof value === 'string' && value !== 'today' && !isDay(value))
      report('R027', place, `'${value}' is no day`, "Write yyyy/MM/dd or 'today'.");
  },
};

/** What stands at an option, however deep. @param outer the names that `within` may have: fields of the form, or filters of the list */
export const checkMeaning = (check: Check, place: Place, value: unknown, shape: Shape, outer: readonly string[]): void => {
  const inside = (at: string | number, inner: unknown, of: Shape) => checkMeaning(check, [...place, at], inner, of, outer);
  if (value === undefined) return;
  if (shape.means) checks[shape.means](check, place, value, outer);
  if (shape.is === 'pattern' && typeof value === 'string') {
    const hint = hintForSlow(value, shape.isSearched);
    if (hint !== undefined) check.report('R039', place, `'${value}' may take for ever`, hint);
    // YAML ends a block of text with one
    if (value.endsWith('\n')) check.report('R027', place, 'the pattern ends with a line break', 'Write it in quotes, on one line.');
  }
  switch (shape.is) {
    case 'condition':
      return checkCondition(check, place, value, shape.knowsViewer);
    case 'either': {
      const fitting = shape.of.find((each) => fitsOutside(value, each));
      return fitting && checkMeaning(check, place, value, fitting, outer);
    }
    case 'list':
      return placed(Array.isArray(value) ? value : [], place).forEach(([each, at]) => checkMeaning(check, at, each, shape.of, outer));
    case 'map':
      return Object.entries(isValues(value) ? value : {}).forEach(([key, each]) => inside(key, each, shape.of));
    case 'keys':
      return Object.entries(isValues(value) ? value : {}).forEach(([key, each]) => shape.of[key] && inside(key, each, shape.of[key]));
  }
};
