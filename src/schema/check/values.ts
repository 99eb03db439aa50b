/** Checks constants: what a field starts with, what changes set, and bounds. */
import { isValues, type Values } from '../values/path';
import { isDay } from './meanings';
import { checkWord } from './names';
import { kindIn, suggest, roleIn, shown, type Check, type Place } from '../language/problem';
import { readShape } from '../language/readShape';
import { list } from '../language/shape';

/** A registered generator (R021), or a constant that the field can hold (R026) and that one of its choices has (R029). */
export const checkConstant = (check: Check, place: Place, field: object | undefined, value: unknown) => {
  if (value === null || value === undefined || typeof value === 'function') return;
  if (typeof value === 'object' && 'generator' in value)
    return checkWord(check, [...place, 'generator'], value.generator, check.around.generators, 'generator');
  if (!field) return;
  const { kinds } = check.around;
  const { kind } = field as Values;
  const shape = kindIn(kinds, kind).value;
  if (shape === null) return check.report('R026', place, `a ${String(kind)} starts with nothing`, 'Take it away.');
  const wanted = roleIn(kinds, field, 'several') === true ? list(shape) : shape;
  let isRight = true;
  readShape({ kinds, report: () => (isRight = false) }, place, value, wanted);
  if (!isRight) return check.report('R026', place, `${shown(value)} is no value of this ${String(kind)}`, `Write ${wanted.words}.`);
  const codes = roleIn(kinds, field, 'codes');
  if (!isValues(codes)) return;
  for (const code of [value].flat())
    if (!Object.hasOwn(codes, String(code)))
      check.report('R029', place, `no choice has the code '${String(code)}'`, suggest(String(code), Object.keys(codes), 'codes'));
};

/** The bounds of what is typed as text, which a form may say of any field. */
const textBounds = [['maxLengthChanged', 'maxLength']] as const;

/** Bounds that leave nothing to write (R027). */
export const checkBounds = ({ around, report }: Check, place: Place, field: object) => {
  const bounds = [field, roleIn(around.kinds, field, 'wraps')].flatMap((each) =>
    isValues(each) ? (kindIn(around.kinds, each.kind).bounds ?? []) : [],
  );
  const options = field as Values;
  for (const [low, high] of [...textBounds, ...bounds]) {
    const [a, b] = [options[low], options[high]];
    const isAbove = (typeof a === 'number' && typeof b === 'number' && a > b) || (isDay(a) && isDay(b) && a > b);
    if (isAbove) report('R027', [...place, low], `'${low}' lies above '${high}'`, 'Nothing fits between them.');
  }
};
