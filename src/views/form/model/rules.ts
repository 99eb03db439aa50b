/** The rules of a form: those of its inputs, then those across fields. They stand on yup, and load while the form is read. */
import { mixed, object, ref, ValidationError, type AnyObject, type AnySchema, type ObjectSchema } from 'yup';
import type { Leaf } from '../../../fields/codecs/leaf';
import { problemIn, type Problem } from '../../../fields/rules/problemIn';
import { schemaOf } from '../../../fields/rules/schemaOf';
import { valueAt, type Values } from '../../../schema/values/path';
import type { Form } from '../../../schema/resource';
import { across } from './across';

/** What is wrong, by path. */
export type Problems = Readonly<Record<string, Problem>>;

/** The paths that count; those that are off or absent break no rule. */
type Context = { counting?: ReadonlySet<string> };

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
  return object().test(`${at} ${path}`, (values: Values, { options, createError }) => {
    const { counting } = (options.context ?? {}) as Context;
    if (counting && !(counting.has(at) && counting.has(path))) return true;
    const [value, limit] = [valueAt(values, at), valueAt(values, path)];
    const isWrong = other.notBefore ? isBefore(value, limit) : isBefore(limit, value);
    return !isWrong || createError({ path: at, message: () => text });
  });
};

/** What the rules across fields say of values by path, all of them at once; the first that says something of a field counts. */
const problemsAcross = async (schema: AnySchema, values: Values, counting: ReadonlySet<string>): Promise<Problems> => {
  try {
    await schema.validate(values, { abortEarly: false, context: { counting } satisfies Context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const told = error.inner.map(({ path, message }) => [path!, { rule: across, message }] as const);
    return Object.fromEntries(told.toReversed());
  }
};

/** What is asked of the rules. */
export type Checked = {
  /** What is typed, nested by path. */
  typed: Values;
  /** The inputs that are looked at. */
  leaves: readonly Leaf[];
  /** All paths that count. */
  counting: ReadonlySet<string>;
  /** What all inputs mean, nested by path: what rules across fields look at. */
  values: () => Values;
};

/** The rules of a form over a record; null for a new one. Those across fields know more than a field says of itself, and win. */
const rulesOf = ({ rules }: Pick<Form, 'rules'>, record: Values | null) => {
  const schemas = new Map<string, AnySchema>();
  const schemaAt = (leaf: Leaf) => {
    const schema = schemas.get(leaf.path) ?? schemaOf(leaf, record);
    schemas.set(leaf.path, schema);
    return schema;
  };
  const whole = rules.reduce<ObjectSchema<AnyObject>>(
    (shape, rule) =>
      shape.concat((typeof rule === 'function' ? rule({ object, mixed, ref }, record) : orderOf(rule)) as ObjectSchema<AnyObject>),
    object(),
  );
  return async ({ typed, leaves, counting, values }: Checked): Promise<Problems> => {
    const own = leaves.flatMap((leaf) => {
      const problem = problemIn(schemaAt(leaf), valueAt(typed, leaf.path));
      return problem ? [[leaf.path, problem] as const] : [];
    });
    return { ...Object.fromEntries(own), ...(rules.length > 0 && (await problemsAcross(whole, values(), counting))) };
  };
};
export default rulesOf;
