/**
 * The rules of the built-in kinds a second time, as plainly as they can be said: one function, no yup. Tests hold the schemas
 * of the kinds against it.
 */
import { isDay, readDay } from '../../../../src/format/day';
import { formatDateTime } from '../../../../src/format/dateTime';
import { readMoment } from '../../../../src/format/moment';
import { passwordProblem } from '../../../../src/format/password';
import { plainDigits } from '../../../../src/format/plainDigits';
import { judgingsOf, refusalsOf, replacementsOf, uploadsOf } from '../../../../src/fields/kinds/file/items/items';
import { formats } from '../../../../src/fields/kinds/text/formats';
import type { Codec } from '../../../../src/fields/codecs/codec';
import type { EngineField } from '../../../../src/schema/kind';

const wrong = 'Please enter the correct format';
type Options = {
  format?: keyof typeof formats;
  min?: number;
  max?: number;
  first?: string;
  last?: string;
  future?: boolean;
  pastError?: string;
  error?: string;
};
type Plain = Omit<EngineField, 'kind'> & Options & { kind: string };

const unfinished = (label: string, chosen: unknown) => {
  if (judgingsOf(chosen).length > 0) return `${label} is still being checked`;
  const refused = refusalsOf(chosen)[0];
  if (refused) return `${label}: ${refused.fileName} was not taken. Choose another file, or go on without it`;
  const failed = uploadsOf(chosen).find(({ state }) => state.at === 'failed');
  if (failed && replacementsOf(chosen).some(({ upload }) => upload === failed))
    return `${label}: ${failed.fileName} was not uploaded. Try again, or keep the former file`;
  if (failed) return `${label}: ${failed.fileName} was not uploaded. Try again, or remove it`;
  return uploadsOf(chosen).some(({ fileId }) => fileId === null) ? `${label} is still being uploaded` : null;
};

const wholeNumber = ({ min, max }: Options) => {
  if (min === undefined && max === undefined) return wrong;
  if (max === undefined) return `Enter a whole number of at least ${min}`;
  return min === undefined ? `Enter a whole number of at most ${max}` : `Enter a whole number from ${min} to ${max}`;
};
const ofKind = (field: Plain, text: string): string | null => {
  const { matches, min = -Infinity, max = Infinity, error = wrong } = field;
  const plain = plainDigits(text);
  const isMatch = (words: string) => matches === undefined || new RegExp(`^(?:${matches})$`, 'u').test(words);
  switch (field.kind) {
    case 'text':
      return isMatch(text) ? (field.format ? formats[field.format].problem(text) : null) : error;
    case 'integer': {
      const whole = /^-?\d+$/.test(plain) ? String(BigInt(plain)) : plain;
      if (!isMatch(whole)) return error;
      return /^-?\d{1,15}$/.test(whole) && Number(whole) >= min && Number(whole) <= max ? null : (field.error ?? wholeNumber(field));
    }
    case 'decimal':
      return /^\d+(\.\d+)?$/.test(plain) ? null : error;
    case 'date':
      return isDay(text, field) ? null : error;
    case 'localDateTime': {
      const plainDay = text.replaceAll('-', '/');
      const moment = readMoment(plainDay);
      const now = formatDateTime(Date.now())!;
      const read = moment ?? readDay(plainDay);
      if (field.future && read !== null && read < now.slice(0, read.length)) return field.pastError ?? error;
      return moment === null || moment.endsWith('24:00') || !isDay(moment.slice(0, 10), field) ? error : null;
    }
    case 'password':
      return passwordProblem(text);
    default:
      return null;
  }
};

/** The text of what is wrong with an input; null for nothing. @param stored what it held of the stored record */
export const plainProblem = (codec: Pick<Codec, 'parse'>, engineField: EngineField, typed: unknown, stored: unknown): string | null => {
  const field = engineField as unknown as Plain;
  const { label, required, emptyError, maxLength, maxLengthChanged } = field;
  const waits = field.kind === 'file' ? unfinished(label, typed) : null;
  if (waits !== null) return waits;
  const value = codec.parse(typed, engineField);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    if (!required) return null;
    if (emptyError !== undefined) return emptyError;
    if (field.kind === 'password' || field.format === 'password') return 'Password can not be empty';
    return field.format === 'username' ? 'User Name must be 8-15 chars' : `${label} cannot be empty`;
  }
  if (typeof typed !== 'string' && typeof typed !== 'number') return null;
  const text = typeof value === 'string' ? value : String(typed).trim();
  const problem = ofKind(field, text);
  if (problem !== null) return problem;
  const isKept = text === stored && maxLengthChanged !== undefined && text.length > maxLengthChanged;
  const limit = isKept ? maxLength : (maxLengthChanged ?? maxLength);
  return limit !== undefined && text.length > limit ? `${label} must be at most ${limit} characters` : null;
};
