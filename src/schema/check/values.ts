/** Checks constants: what a field starts with, what changes set, and bounds. */
import type { Field } from '../field';
import { isValues } from '../path';
import { checkWord } from './names';
import { meant, shown, type Check, type Place } from './problem';
import { readShape } from './readShape';
import { list } from './shape';

type AnyField = { kind: Field['kind'] } & Record<string, unknown>;

/** A registered generator (R021), or a constant that the field can hold (R026) and that one of its choices has (R029). */
export const checkConstant = (check: Check, place: Place, field: object | undefined, value: unknown) => {
  if (value === null || value === undefined || typeof value === 'function') return;
  if (typeof value === 'object' && 'generator' in value)
    return checkWord(check, [...place, 'generator'], value.generator, check.around.generators, 'generator');
  const { kind, multiple, labels } = (field ?? {}) as AnyField;
  const shape = kind && check.around.kinds[kind].value;
  if (shape === undefined) return;
  if (shape === null) return check.report('R026', place, `a ${kind} starts with nothing`, 'Take it away.');
  const wanted = multiple ? list(shape) : shape;
  let isRight = true;
  readShape({ kinds: check.around.kinds, report: () => (isRight = false) }, place, value, wanted);
  if (!isRight) return check.report('R026', place, `${shown(value)} is no value of this ${kind}`, `Write ${wanted.words}.`);
  if (kind !== 'choice' || !isValues(labels)) return;
  for (const code of [value].flat())
    if (!Object.hasOwn(labels, String(code)))
      check.report('R029', place, `no choice has the code '${String(code)}'`, meant(String(code), Object.keys(labels)));
};

/** Options that count something. */
const counts = ['maxLength', 'maxLengthChanged', 'rows', 'maxFiles', 'maxMegabytes', 'maxItems'];
/** Pairs of options of which the first is not above the second. */
const bounds = [
  ['min', 'max'],
  ['maxLengthChanged', 'maxLength'],
  ['first', 'last'],
] as const;
const isDay = (text: string) => /^\d{4}\/\d{2}\/\d{2}$/.test(text);

/** Numbers and days that leave nothing to write (R027). */
export const checkBounds = ({ report }: Check, place: Place, field: object) => {
  const options = field as AnyField;
  if (options.kind !== 'integer')
    for (const key of counts) {
      const value = options[key];
      if (typeof value === 'number' && (value < 1 || !Number.isInteger(value)))
        report('R027', [...place, key], `'${key}' is ${value}`, 'Write a whole number from 1 on.');
    }
  for (const key of ['first', 'last'] as const) {
    const day = options[key];
    if (typeof day === 'string' && day !== 'today' && !isDay(day))
      report('R027', [...place, key], `'${day}' is no day`, "Write yyyy/MM/dd or 'today'.");
  }
  for (const [low, high] of bounds) {
    const [a, b] = [options[low], options[high]];
    const isAbove =
      (typeof a === 'number' && typeof b === 'number' && a > b) ||
      (typeof a === 'string' && typeof b === 'string' && isDay(a) && isDay(b) && a > b);
    if (isAbove) report('R027', [...place, low], `'${low}' lies above '${high}'`, 'Nothing fits between them.');
  }
};
