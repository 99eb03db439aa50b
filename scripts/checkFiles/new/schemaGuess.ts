/** The kind of field of a value that a contract describes. */
import type { Schema } from '../../../contract/tables';
import { hintForSlow } from '../../../src/schema/check/slowPattern';
import type { Values } from '../../../src/schema/values/path';
import { codesProblem, toggle, unknown, value, type Member } from './member';
import { choiceOf, isoDayNote, isoTimeNote, longText } from './textGuess';

const matches = (pattern: string, text: string) => {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
};
/** Texts that a pattern of days or times does not match. */
const noTimes = ['text', '1', 'aaaaaaaaaa', '0000000000', 'aaaaaaaaaaaaaaaa'];
const times: readonly (readonly [example: string, member: () => Member])[] = [
  ['2026/11/20', () => value('date')],
  ['2026/11/20 14:15', () => value('localDateTime', { wire: 'yyyy/MM/dd HH:mm' })],
  ['2026-11-20 14:15', () => value('localDateTime', { wire: 'yyyy-MM-dd HH:mm' })],
  ['2026-11-20', () => value('text', {}, isoDayNote)],
  ['2026-11-20T14:15:00', () => value('text', {}, isoTimeNote)],
];
/** The time that a pattern describes. */
const timeOf = (pattern: string) =>
  noTimes.some((text) => matches(pattern, text)) ? undefined : times.find(([example]) => matches(pattern, example))?.[1]();

/** A pattern for all of a text, without its anchors; undefined if it cannot be one. */
const wholePattern = (pattern: string): string | undefined => {
  const [, inner] = /^\^(.*[^\\])\$$/.exec(pattern) ?? [];
  if (inner === undefined) return undefined;
  // outside of classes and groups an alternative belongs to one of the anchors
  let outside = inner.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');
  for (let before = ''; before !== outside;) [before, outside] = [outside, outside.replaceAll(/\([^()]*\)/g, '')];
  const isPattern = matches(`^(?:${inner})$|`, '');
  return outside.includes('|') || !isPattern || hintForSlow(inner) !== undefined ? undefined : inner;
};

const formats: Readonly<Record<string, (schema: Schema) => Member>> = {
  email: () => value('text', { format: 'email' }),
  uri: () => value('text', { format: 'url' }),
  url: () => value('text', { format: 'url' }),
  date: () => value('text', {}, isoDayNote),
  'date-time': () => value('timestamp'),
  password: () => unknown('it is a password: the portal sends those alone that the contract marks with x-encrypted'),
  binary: () => unknown('it is binary'),
  byte: () => unknown('it is binary'),
};

const textMember = (schema: Schema): Member => {
  const { format, pattern, maxLength } = schema;
  const ofFormat = format !== undefined && Object.hasOwn(formats, format) ? formats[format]!(schema) : undefined;
  const member = ofFormat ?? (pattern === undefined ? undefined : timeOf(pattern)) ?? value('text');
  if (member.is !== 'value' || member.guess.kind !== 'text') return member;
  const limit = maxLength !== undefined && Number.isInteger(maxLength) && maxLength > 0 ? { maxLength } : {};
  if (pattern === undefined && member.guess.options === undefined && (maxLength ?? 0) > longText)
    return value('multiline', { rows: 4, ...limit });
  const whole = pattern === undefined ? undefined : wholePattern(pattern);
  const note = pattern !== undefined && whole === undefined ? `The contract has the pattern ${pattern}: write it as 'matches'.` : undefined;
  return value('text', { ...member.guess.options, ...limit, ...(whole !== undefined && { matches: whole }) }, member.guess.note ?? note);
};

const bounds = ({ minimum, maximum }: Schema): Values => {
  const min = Number.isSafeInteger(minimum) ? minimum! : undefined;
  const max = Number.isSafeInteger(maximum) ? maximum! : undefined;
  if (min !== undefined && max !== undefined && min > max) return {};
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

const ofCodes = (codes: readonly unknown[]): Member => {
  const filled = codes.filter((code) => code !== null && code !== '');
  if (filled.length > 0 && filled.every((code) => typeof code === 'string')) {
    const problem = codesProblem(filled);
    return problem === undefined ? choiceOf([...new Set(filled)]) : value('text', {}, `No choice, because it has ${problem}.`);
  }
  if (filled.length > 0 && filled.every((code) => Number.isSafeInteger(code)))
    return value('integer', {}, `One of ${filled.slice(0, 20).join(', ')}: a choice has texts as its codes.`);
  return filled.every((code) => typeof code === 'boolean') && filled.length > 0 ? toggle() : unknown('its values are of several types');
};

/** The kind of a value that is no map and no list. @param schema with all of its parts */
export const guessSchema = (schema: Schema): Member => {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (schema['x-encrypted']) return value('password');
  const codes = schema.const === undefined ? (schema.enum ?? schema['x-extensible-enum']) : [schema.const];
  if (Array.isArray(codes)) return ofCodes(codes);
  if (types.length > 1) return unknown(`it is one of ${types.join(', ')}`);
  const isText = types.length === 0 && (schema.format ?? schema.pattern ?? schema.maxLength) !== undefined;
  switch (isText ? 'string' : types[0]) {
    case 'boolean':
      return toggle();
    case 'integer':
      return value('integer', bounds(schema));
    case 'number':
      return (schema.minimum ?? 0) < 0
        ? { is: 'value', guess: { kind: 'decimal', isReadOnly: true, note: "A number below zero: the input of a 'decimal' takes none." } }
        : value('decimal');
    case 'string':
      return textMember(schema);
    case 'object':
      return unknown('the contract describes no members of it');
    default:
      return unknown('the contract says no type');
  }
};
