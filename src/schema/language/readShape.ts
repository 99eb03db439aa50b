/** The check of a value against a shape. It never throws, whatever it is given. */
import { formerKeyHint, formerWordHint, nowCalled } from './formerKeys';
import { english } from '../../messages/page';
import { isValues, type Values } from '../values/path';
import { bracedIn } from '../values/template';
import { kindIn, knownNames, suggest, roleIn, type CheckContext, type Place, type Report } from './problem';
import { condition, list, methodsText, text, word, type Keys, type Shape } from './shape';

/** Why a text is no regular expression; null for one that is. */
const patternError = (text: string): string | null => {
  try {
    new RegExp(text, 'u');
    return null;
  } catch (error) {
    // the engine repeats the pattern before the reason
    return (error as Error).message.split(': ').at(-1)!;
  }
};
const isScalar = (value: unknown) => value === null || Number.isFinite(value) || ['string', 'boolean'].includes(typeof value);
/** Deeper maps are refused: nobody writes them, and a map may hold itself. */
const maxDepth = 20;
const isConstant = (value: unknown, depth = 0): boolean =>
  isScalar(value) ||
  (depth < maxDepth && typeof value === 'object' && value !== null && Object.values(value).every((each) => isConstant(each, depth + 1)));

/** Whether a number lies within bounds; where there are any it is a whole one. */
const isWithin = (value: number, { min, max }: { min?: number; max?: number }) =>
  min === undefined || max === undefined || (Number.isInteger(value) && value >= min && value <= max);

/** Whether the outside of a value fits a shape: its type, whatever stands within. */
export const fitsOutside = (value: unknown, shape: Shape): boolean => {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && isWithin(value, shape);
    case 'boolean':
      return typeof value === 'boolean';
    case 'pattern':
      return typeof value === 'string' && patternError(value) === null;
    case 'code':
      return typeof value === 'function';
    case 'constant':
      return isConstant(value);
    case 'word':
      return typeof value === 'string' && shape.of.includes(value);
    case 'list':
      return Array.isArray(value) && (shape.length === undefined || value.length === shape.length);
    case 'either':
      return shape.of.some((each) => fitsOutside(value, each));
    default:
      return isValues(value);
  }
};

/** What the check of one declaration is given: where problems go, and the kinds of field that it may name. */
export type ShapeCheck = { report: Report } & Pick<CheckContext, 'kinds'> &
  Partial<Pick<CheckContext, 'kindsOfOthers'>> & {
    /** Takes a text out of a map by language, where one stands in place of a text that people read. Default: no map may. */
    textOf?: (texts: Values, place: Place) => string | undefined;
  };

const called = (place: Place) => {
  const last = place.at(-1);
  return typeof last === 'string' ? `'${last}'` : 'this';
};

/** How a key that is not known here is mended: it has another name today, it belongs to other kinds of field, or it is misspelt. */
const hintFor = ({ kinds }: ShapeCheck, key: string, of: Keys, isOption: boolean) => {
  const all = isOption ? Object.keys(kinds) : [];
  const others = all.filter((kind) => Object.hasOwn(kinds[kind]!.keys, key));
  // what every kind has is no option of another one
  const ofOthers = others.length > 0 && others.length < all.length ? `It is an option of ${others.join(', ')}.` : undefined;
  return formerKeyHint(key, Object.keys(of)) ?? ofOthers ?? suggest(key, Object.keys(of), 'keys');
};

/** What is left of a map when what is wrong was taken away; undefined when a key is missing that has to be there. */
const readKeys = (check: ShapeCheck, place: Place, value: Values, of: Keys, depth: number, unknown = 'R036') => {
  const read: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    if (!Object.hasOwn(of, key))
      check.report(unknown, [...place, key], `'${key}' is not known here`, hintFor(check, key, of, unknown === 'R014'));
    else read.push([key, readShape(check, [...place, key], each, of[key]!, depth)]);
  }
  const found = Object.fromEntries(read.filter(([, each]) => each !== undefined));
  const missing = Object.keys(of).filter((key) => of[key]!.required && value[key] === undefined);
  for (const key of missing) check.report('R037', [...place, key], `'${key}' is missing`, `Write ${of[key]!.words}.`);
  return { found, isWhole: Object.keys(of).every((key) => !of[key]!.required || Object.hasOwn(found, key)) };
};

const without = (map: Keys, key: string): Keys => Object.fromEntries(Object.entries(map).filter(([each]) => each !== key));
const asOptional = (map: Keys): Keys => Object.fromEntries(Object.entries(map).map(([key, shape]) => [key, { ...shape, required: false }]));

/** How a map says which it is: by a key that only one of several has, or by its tag. */
export const tellingHint = (of: Readonly<Record<string, Keys>>, by: string, byKey: Readonly<Record<string, string>>) => {
  const telling = Object.keys(byKey).filter((key) => Object.hasOwn(of, byKey[key]!));
  return `Write ${telling.map((key) => `'${key}'`).join(', ')} or '${by}': it says what this is.`;
};

/** What a field may say, or with `isWhole: false` what a form may say of it: the options of its kind, and of the one that it wraps. */
export const keysOfField = (kinds: CheckContext['kinds'], field: Values, isWhole: boolean): Keys => {
  const options = kindIn(kinds, field.kind).keys;
  const wrapped = roleIn(kinds, field, 'wraps');
  const isWrapper = isValues(wrapped);
  // what the wrapped field needs is asked for there, and so is its label
  const inner = isWrapper ? asOptional(kindIn(kinds, wrapped.kind).keys) : {};
  const outer = isWrapper && options.label ? { ...options, label: { ...options.label, required: false } } : options;
  const takes = { ...inner, ...(isWhole ? outer : asOptional(without(outer, 'kind'))) };
  return isWhole ? takes : without(takes, 'kind');
};

/** The options of a field, or what a form says of it beyond them (R014). */
export const readOptions = (check: ShapeCheck, place: Place, value: unknown, field: Values, isWhole: boolean, depth = 0) =>
  readKeys(check, place, isValues(value) ? value : {}, keysOfField(check.kinds, field, isWhole), depth, 'R014').found;

/** What is told of a kind that there is not: its name of today, the entity that has it for itself, or the kinds that there are. */
const hintForKind = ({ kinds, kindsOfOthers = {} }: ShapeCheck, kind: string) => {
  const [owner] = Object.keys(kindsOfOthers).filter((name) => kindsOfOthers[name]!.includes(kind));
  const ofOwner = owner === undefined ? undefined : `${owner} brings one for itself. Bring it here too: kinds: [${kind}].`;
  const now = Object.keys(kinds).filter((each) => kinds[each]!.formerly?.includes(kind));
  const meantHere = Object.keys(kinds).filter((each) => kinds[each]!.elsewhere?.includes(kind.toLowerCase()));
  const here = meantHere.length > 0 ? `Write ${meantHere.join(' or ')}.` : undefined;
  return nowCalled(now) ?? ofOwner ?? here ?? suggest(kind, Object.keys(kinds), 'kinds');
};

/** A field: one of a kind that there is not stays, so that its name is known. */
const readField = (check: ShapeCheck, place: Place, value: Values, depth: number) => {
  const { kind } = value;
  if (typeof kind === 'string' && Object.hasOwn(check.kinds, kind))
    return {
      ...(isValues(roleIn(check.kinds, value, 'wraps')) ? {} : { label: '' }),
      ...readOptions(check, place, value, value, true, depth),
      kind,
    };
  const shown = typeof kind === 'string' ? kind : typeof kind;
  if (kind === undefined) check.report('R037', [...place, 'kind'], "'kind' is missing", knownNames(Object.keys(check.kinds), 'kinds'));
  else check.report('R003', place, `there is no kind '${shown}'`, hintForKind(check, shown));
  return { kind: shown, label: typeof value.label === 'string' ? value.label : '' };
};

const readCondition = (check: ShapeCheck, place: Place, value: Values, depth: number) => {
  const read = Object.entries(value).map(([name, test]): [string, unknown] => {
    const at = [...place, name];
    if (test === undefined) return [name, undefined];
    if (name === 'not') return [name, readShape(check, at, test, condition, depth)];
    if (name === 'condition') return [name, readShape(check, at, test, text, depth)];
    // a wrong one counts as one that always holds
    if (name === 'any') {
      const conditions = readShape(check, at, test, list(condition), depth);
      return [name, Array.isArray(conditions) ? conditions.map((each: unknown) => each ?? {}) : undefined];
    }
    const scalars = (each: unknown) => isScalar(each) || (Array.isArray(each) && each.every(isScalar));
    const isTest = scalars(test) || (isValues(test) && 'not' in test && Object.keys(test).length === 1 && scalars(test.not));
    if (!isTest) check.report('R022', at, `'${name}' is not tested so`, 'Write a value, a list of values, or { not: value }.');
    return [name, isTest ? test : undefined];
  });
  return Object.fromEntries(read.filter(([, each]) => each !== undefined));
};

/** What is left of a map whose shape takes maps; a constant is left whole. */
const readMap = (check: ShapeCheck, place: Place, value: Values, shape: Shape, depth: number): unknown => {
  switch (shape.is) {
    case 'map': {
      const read = Object.entries(value).filter(([, each]) => each !== undefined);
      const found = read.map(([key, each]) => [key, readShape(check, [...place, key], each, shape.of, depth)] as const);
      return Object.fromEntries(found.filter(([, each]) => each !== undefined));
    }
    case 'keys': {
      const { found, isWhole } = readKeys(check, place, value, shape.of, depth);
      return isWhole ? found : shape.fallback && { ...shape.fallback, ...found };
    }
    case 'tagged': {
      const told = Object.keys(shape.byKey ?? {}).find((key) => Object.hasOwn(value, key));
      const tag = value[shape.by] ?? (told && shape.byKey![told]);
      const tags = Object.keys(shape.of);
      const { words } = word(...tags);
      if (tag === undefined) {
        const hint = shape.byKey ? tellingHint(shape.of, shape.by, shape.byKey) : `Write ${words}.`;
        check.report('R037', [...place, shape.by], `'${shape.by}' is missing`, hint);
        return undefined;
      }
      if (typeof tag !== 'string' || !Object.hasOwn(shape.of, tag)) {
        const hint = (typeof tag === 'string' && formerWordHint(tag, tags)) || `Write ${words}.`;
        check.report('R022', [...place, shape.by], `'${shape.by}' is not ${words}`, hint);
        return undefined;
      }
      const { found, isWhole } = readKeys(check, place, value, { [shape.by]: text, ...shape.of[tag] }, depth);
      return isWhole ? { ...found, [shape.by]: tag } : undefined;
    }
    case 'condition':
      return readCondition(check, place, value, depth);
    case 'field':
      return readField(check, place, value, depth);
    default:
      return value;
  }
};

/** Whether a map stands for a text that people read: it has a language, or no other map may stand there. */
const areTexts = (value: Values, shape: Shape): boolean => {
  if (shape.is !== 'either') return Boolean(shape.isRead);
  return shape.of.some((each) => areTexts(value, each)) && (english in value || !shape.of.some((each) => isMapShape(each)));
};
const isMapShape = ({ is }: Shape) => ['keys', 'map', 'tagged', 'condition', 'field', 'constant'].includes(is);

/** How a text has to be written (R038). Answers whether it is. */
export const checkWriting = ({ report }: Pick<ShapeCheck, 'report'>, place: Place, value: unknown, shape: Shape): boolean => {
  if (typeof value !== 'string' || shape.is !== 'text' || !shape.written) return true;
  const { pattern, hint, methods } = shape.written;
  const isRight = new RegExp(`^(?:${pattern})$`).test(value);
  const method = /^[A-Z]+(?= )/.exec(value)?.[0];
  if (methods && method !== undefined && !methods.includes(method))
    report('R038', place, `${method} is not allowed here`, `Write a call with ${methodsText(methods)}.`);
  else if (!isRight) report('R038', place, `'${value}' is malformed`, hint);
  return isRight;
};

/** A map whose required values are words, as a file writes it; undefined for any other shape. @example '{ tone: green, mark: dot }' */
const sampleOf = (shape: Shape) => {
  const needed = shape.is === 'keys' ? Object.entries(shape.of).filter(([, { required }]) => required) : [];
  const words = needed.flatMap(([key, of]) => (of.is === 'word' ? [`${key}: ${of.of[0]}`] : []));
  return words.length > 0 && words.length === needed.length ? `a map such as { ${words.join(', ')} }` : undefined;
};

/** How a value of the wrong type is mended: by the words that may stand there, where it is one. */
const hintForType = (value: unknown, shape: Shape) => {
  if (shape.is === 'pattern' && typeof value === 'string') return `${patternError(value)}.`;
  const sample = sampleOf(shape);
  if (sample !== undefined) return `Write ${sample}.`;
  const words = shape.is === 'either' ? shape.of.flatMap((each) => (each.is === 'word' ? each.of : [])) : [];
  return typeof value === 'string' && words.length > 0 ? suggest(value, words, 'words') : `Write ${shape.words}.`;
};

/**
 * Reports every problem of a value and returns what is left of it: what is wrong is taken away, and in a list leaves
 * `undefined` in its place, so that the places of the others stay true. Undefined where nothing is left.
 */
export const readShape = (check: ShapeCheck, place: Place, value: unknown, shape: Shape, depth = 0): unknown => {
  if (check.textOf && isValues(value) && areTexts(value, shape)) {
    const chosen = check.textOf(value, place);
    return chosen === undefined ? undefined : readShape({ ...check, textOf: undefined }, place, chosen, shape, depth);
  }
  const fitting = shape.is === 'either' ? shape.of.find((each) => fitsOutside(value, each)) : shape;
  if (depth > maxDepth || !fitting || !fitsOutside(value, fitting)) {
    check.report('R022', place, `${called(place)} is not ${shape.words}`, hintForType(value, shape));
    return undefined;
  }
  if (fitting.is === 'either') return readShape(check, place, value, fitting, depth);
  checkWriting(check, place, value, fitting);
  if (fitting.isRead && typeof value === 'string' && value.trim() === '')
    check.report('R022', place, `${called(place)} is empty`, `Write ${fitting.words}.`);
  if (fitting.isRead && !fitting.means && typeof value === 'string' && bracedIn(value).some((name) => !fitting.fills?.includes(name)))
    check.report('R031', place, `${called(place)} is no template: '${value}' is shown with its braces`, 'Remove them.');
  if (fitting.is === 'list' && Array.isArray(value))
    return value.map((each: unknown, i) => readShape(check, [...place, i], each, fitting.of, depth + 1));
  return isValues(value) ? readMap(check, place, value, fitting, depth + 1) : value;
};
