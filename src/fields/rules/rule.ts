/** The rules that several kinds share, each as a named test of yup. Their texts come from functions: yup interpolates none of them. */
import { mixed, type AnySchema, type TestConfig } from 'yup';
import { normaliseText } from '../../format/normaliseText';
import { translate } from '../../messages/i18n';
import type { EngineField } from '../../schema/kind';
import { isMissing } from '../../schema/values/path';
import { codecOf } from '../codecs/codecs';
import type { KindSchema } from './kindSchema';
import { limitOf } from './limitOf';

/** What was typed, read by the codec of the field's kind. yup's own `string()` and `number()` read other things into it. */
export const typed = (field: EngineField): AnySchema =>
  mixed()
    .nullable()
    .transform((_, input: unknown) => codecOf(field).parse(input, field));

/** A rule of any value. @param problem what is wrong with the value, and with the input as it was typed; null for nothing */
export const rule = (name: string, problem: (value: unknown, input: unknown) => string | null): TestConfig => ({
  name,
  test: (value, context) => {
    const text = problem(value, context.originalValue);
    return text === null || context.createError({ message: () => text });
  },
});

/** A rule of a text as it would be sent; it says nothing of what is missing, or no text. */
export const textRule = (name: string, problem: (text: string) => string | null): TestConfig =>
  rule(name, (value, input) => {
    if (isMissing(value) || (typeof input !== 'string' && typeof input !== 'number')) return null;
    return problem(typeof value === 'string' ? value : normaliseText(String(input), 'code'));
  });

/** SHR-016: a required value is there. @param text what is said unless the field has a text of its own. Default: "{label} cannot be empty" */
export const required = (
  { required: isRequired, emptyError, label }: EngineField,
  text: string = translate('literal.cannotBeEmpty', { 'Field label': label }),
): TestConfig => rule('required', (value) => (isRequired && isMissing(value) ? (emptyError ?? text) : null));

/** The whole text matches the field's pattern. */
export const matches = (
  { matches: pattern, error = translate('literal.correctFormat') }: { matches?: string; error?: string },
  read = (text: string) => text,
): TestConfig =>
  textRule('matches', (text) => (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(read(text)) ? null : error));

/** SHR-014: the text is not too long. */
export const maxLength = (field: EngineField, stored: unknown): TestConfig =>
  textRule('maxLength', (text) => {
    const limit = limitOf(field, text, stored) ?? Infinity;
    return text.length > limit ? translate('literal.tooLong', { 'Field label': field.label, n: limit }) : null;
  });

/** The rules of a kind that has none of its own. */
export const plainSchema: KindSchema = (field, stored) => typed(field).test(required(field)).test(maxLength(field, stored));
