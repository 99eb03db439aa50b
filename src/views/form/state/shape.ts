import { mixed, object, ref, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import { codecOf } from '../../../fields/codecs/codecs';
import { problemOf } from '../../../fields/codecs/codec';
import type { Leaf } from '../../../fields/codecs/leaf';
import { nested, valueAt, type Values } from '../../../schema/path';
import type { Form } from '../../../schema/resource';

/** The paths that count while the form is as it is; those that are off or absent break no rule. */
type Context = { active?: ReadonlySet<string> };

/** The rules of one input: they speak of what was typed, and what passes is the value that it means. */
const schemaOf = (leaf: Leaf, record: Values | null) => {
  const { path, field } = leaf;
  const stored = record ? codecOf(field).read(record, leaf) : undefined;
  return mixed()
    .nullable()
    .transform((_, typed: unknown) => codecOf(field).parse(typed, field))
    .test('field', (_value, context) => {
      const { active } = (context.options.context ?? {}) as Context;
      const message =
        active && !active.has(path)
          ? null
          : problemOf(codecOf(field), field, (context as { originalValue?: unknown }).originalValue, stored);
      return message === null || context.createError({ message });
    });
};

const toSchema = (shape: Values): ObjectSchema<AnyObject> =>
  object(
    Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => [
        name,
        (inner as Schema).isType === undefined ? toSchema(inner as Values) : (inner as Schema),
      ]),
    ),
  );

/** Whether two values are a day, a moment or a number each, and the first comes before the second. */
const isBefore = (a: unknown, b: unknown) => {
  if (typeof a === 'number' && typeof b === 'number') return a < b;
  const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}.\d\d.\d\d( \d\d:\d\d)?$/.test(value);
  return isTime(a) && isTime(b) && a < b;
};
/** A rule about the order of two values, where both count. */
const orderOf = (rule: Form['rules'][number] & object) => {
  const { at, text, ...other } = rule as { at: string; text: string; notBefore?: string; notAfter?: string };
  const path = (other.notBefore ?? other.notAfter)!;
  return object().test(`${at} ${path}`, (typed: Values, context) => {
    const { active } = (context.options.context ?? {}) as Context;
    if (active && !(active.has(at) && active.has(path))) return true;
    const [value, limit] = [valueAt(typed, at), valueAt(typed, path)];
    const isWrong = other.notBefore ? isBefore(value, limit) : isBefore(limit, value);
    return !isWrong || context.createError({ path: at, message: text });
  });
};

/** The yup shape of a form: the rules of its inputs, and those that concern several fields. */
export const shapeOf = (leaves: readonly Leaf[], rules: Form['rules'] = [], record: Values | null = null): ObjectSchema<AnyObject> =>
  rules.reduce<ObjectSchema<AnyObject>>(
    (shape, rule) =>
      shape.concat((typeof rule === 'function' ? rule({ object, mixed, ref }, record) : orderOf(rule)) as ObjectSchema<AnyObject>),
    toSchema(nested(Object.fromEntries(leaves.map((leaf) => [leaf.path, schemaOf(leaf, record)])))),
  );

/** What a form says of values by path, and what was typed as the values that it means. A rule over several fields knows more than a field says of itself, so the last text of a path counts. */
export const validate = async (shape: ObjectSchema<AnyObject>, typed: Values, active: ReadonlySet<string>) => {
  try {
    return { parsed: (await shape.validate(typed, { abortEarly: false, context: { active } satisfies Context })) as Values, problems: {} };
  } catch (error) {
    const inner = (error as { inner?: { path?: string; message: string }[] }).inner;
    if (!inner) throw error;
    const told = inner.filter(({ path }) => path !== undefined).map(({ path, message }) => [path!, message] as const);
    return { parsed: null, problems: Object.fromEntries(told) as Record<string, string> };
  }
};

export default { shapeOf, validate };
