import { mixed, object, string, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { fill } from '../../../messages/fill';
import * as literal from '../../../messages/literal';
import { passwordProblem } from '../../../fields/password/passwordRule';
import { emailPattern } from '../../../fields/email';
import { isDay, readDay } from '../../../ui/inputs/day';
import type { FormDeclaration } from '../../../schema/form';
import type { Resource } from '../../../schema/resource';
import type { Rules } from '../../../schema/rules';

const emptyText = (label: string) => fill(literal.cannotBeEmpty, { 'Field label': label });

/** The rules that declarations are given; the texts are those of the specification. */
export const toolbox: Rules = {
  object,
  text: () => string().nullable(),
  required: (label, message = emptyText(label)) => string().trim().required(message),
  pattern: (label, pattern, message = literal.correctFormat) =>
    string().trim().required(emptyText(label)).matches(pattern, { message, excludeEmptyString: true }),
  username: () => string().trim().required(literal.userNameRule).min(8, literal.userNameRule).max(15, literal.userNameRule),
  email: () => string().trim().nullable().matches(emailPattern, { message: literal.correctFormat, excludeEmptyString: true }),
  day: (label) => {
    const day = string()
      .trim()
      .nullable()
      .test('day', literal.correctFormat, (value) => !value || readDay(value) !== null);
    return label ? day.required(emptyText(label)) : day;
  },
  password: () =>
    string()
      .required(literal.temporaryPasswordEmpty)
      .test('password', (value, context) => {
        const problem = passwordProblem(value);
        return problem ? context.createError({ message: problem }) : true;
      }),
  chosen: (label) =>
    mixed()
      .test('chosen', emptyText(label), (value) => value !== null && value !== undefined && value !== '')
      .required(emptyText(label)),
};

/** The shape of a form: its rules, the maximum lengths of its fields (SHR-014) and the range of its days. */
export const shapeOf = (
  form: Pick<FormDeclaration<never, string>, 'rules'>,
  fields: Resource['fields'],
  record: object | null = null,
  names?: readonly string[],
) => {
  const all = form.rules(toolbox, record as never) as ObjectSchema<AnyObject>;
  const shape = names ? all.pick(names as never[]) : all;
  const limits = Object.entries(shape.fields).flatMap(([name, rule]) => {
    const field = fields[name];
    if (field?.kind === 'date')
      return [[name, (rule as Schema).test('range', literal.correctFormat, (value) => !value || isDay(String(value), field))]];
    const max = field && 'maxLength' in field ? field.maxLength : undefined;
    if (!field || max === undefined) return [];
    const message = fill(literal.tooLong, { 'Field label': field.label, n: max });
    return [[name, (rule as Schema).test('length', message, (value) => typeof value !== 'string' || value.length <= max)]];
  });
  return shape.shape(Object.fromEntries(limits) as Record<string, Schema>);
};

/** The fields that must be filled in, read from the shape. */
export const requiredNames = (shape: ObjectSchema<AnyObject>) =>
  new Set(
    Object.entries(shape.describe().fields)
      .filter(([, description]) => 'optional' in description && !description.optional)
      .map(([name]) => name),
  );
