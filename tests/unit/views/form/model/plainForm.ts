/**
 * What a form says and sends, a second time and as plainly as it can be said: everything is read anew, nothing is remembered,
 * no rule stands in a schema. Tests hold the model against it.
 */
import { mixed, object, ref, ValidationError } from 'yup';
import { codecOf, leavesOf } from '../../../../../src/fields/codecs/codecs';
import type { Leaf } from '../../../../../src/fields/codecs/leaf';
import { holds } from '../../../../../src/schema/values/condition';
import { isMissing, valueAt, type Values } from '../../../../../src/schema/values/path';
import type { Form } from '../../../../../src/schema/resource';
import { plainProblem } from '../../../fields/rules/plainRules';

const put = (record: Values, path: string, value: unknown): Values => {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  const inner = record[key];
  const isMap = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return { ...record, [key]: put(isMap ? (inner as Values) : {}, rest.join('.'), value) };
};
const meant = (leaf: Leaf, typed: Values) => codecOf(leaf.field).parse(valueAt(typed, leaf.path), leaf.field);
const isNumberOrTime = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{4}.\d\d.\d\d( \d\d:\d\d)?$/.test(value));
const isBefore = (a: unknown, b: unknown) =>
  isNumberOrTime(a) && isNumberOrTime(b) && typeof a === typeof b && (a as string) < (b as string);

/** The texts of what is wrong, by path; the body where nothing is. */
export const plainSave = async (
  form: Form,
  record: Values | null,
  typed: Values,
): Promise<{ body: Values } | { texts: Record<string, string> }> => {
  const leaves = form.sections.flatMap(({ fields }) => fields).flatMap((name) => leavesOf(name, form.fields[name]!));
  let values = record ?? {};
  for (const leaf of leaves) values = put(put(values, leaf.path, meant(leaf, typed)), leaf.member, meant(leaf, typed));
  const counting = leaves.filter(
    ({ name, disabledWhen }) =>
      (form.visibleWhen[name]?.holds(values) ?? true) &&
      !form.disabledWhen[name]?.holds(values) &&
      !(disabledWhen && holds(disabledWhen, (member) => valueAt(values, member))),
  );
  const texts: Record<string, string> = {};
  for (const leaf of counting) {
    const stored = record ? codecOf(leaf.field).read(record, leaf) : undefined;
    const text = plainProblem(codecOf(leaf.field), leaf.field, valueAt(typed, leaf.path), stored);
    if (text !== null) texts[leaf.path] = text;
  }
  let parsed: Values = {};
  for (const leaf of leaves) parsed = put(parsed, leaf.path, meant(leaf, typed));
  for (const rule of form.rules.toReversed()) {
    if (typeof rule === 'function') {
      const told = await rule({ object, mixed, ref }, record)
        .validate(parsed, { abortEarly: false })
        .catch((error: ValidationError) => error);
      if (told instanceof ValidationError) for (const { path, message } of told.inner.toReversed()) texts[path!] = message;
      continue;
    }
    const other = 'notBefore' in rule ? rule.notBefore : rule.notAfter;
    const [value, limit] = [valueAt(parsed, rule.at), valueAt(parsed, other)];
    const counts = [rule.at, other].every((path) => counting.some((leaf) => leaf.path === path));
    if (counts && ('notBefore' in rule ? isBefore(value, limit) : isBefore(limit, value))) texts[rule.at] = rule.text;
  }
  // a problem of a filled field is reported at the choice that filled it
  const own = new Set(Object.keys(texts));
  for (const { path, name, field } of counting.filter((leaf) => leaf.field.filled && own.has(leaf.path))) {
    const choice = counting.find(({ field: { sets } }) => typeof sets === 'object' && Object.hasOwn(sets, name));
    if (!choice || own.has(choice.path) || isMissing(valueAt(typed, choice.path))) continue;
    texts[choice.path] = field.filledError ?? texts[path]!;
    delete texts[path];
  }
  if (Object.keys(texts).length > 0) return { texts };
  let edited: Values = {};
  for (const leaf of counting.filter(({ field }) => !field.filled))
    for (const [path, value] of Object.entries(codecOf(leaf.field).write(meant(leaf, typed) ?? null, leaf)))
      edited = put(edited, path, value);
  return { body: form.body(edited, record) };
};
