/** Members of records by name, nested ones with a dot: `titles.EN`. */

/** The names of a record's members. */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${Path<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];
/** The value at such a name. */
export type ValueAt<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? ValueAt<NonNullable<T[K]>, Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** A record whose members nobody has checked. */
export type Values = Record<string, unknown>;

/** A map of values by name; neither null nor a list. */
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a name; what a record only inherits is none of its members. */
export const valueAt = (record: Values, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Values)[key] : undefined),
      record,
    );

/** Whether a record could have a value at a name: what stands on the way there is a record itself, or nothing. */
export const canHave = (record: Values, path: string) => {
  const keys = path.split('.');
  return keys.slice(1).every((_, i) => {
    const holder = valueAt(record, keys.slice(0, i + 1).join('.'));
    return isEmpty(holder) || isValues(holder);
  });
};

/** A copy of a record with other values at some names; what the way there needs is made. */
export const withValues = (record: Values, values: Iterable<readonly [path: string, value: unknown]>): Values => {
  const result = { ...record };
  const copies = new Set<unknown>();
  for (const [path, value] of values) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let at = result;
    for (const key of keys) {
      if (!copies.has(at[key])) copies.add((at[key] = isValues(at[key]) ? { ...at[key] } : {}));
      at = at[key] as Values;
    }
    at[last] = value;
  }
  return result;
};

/** Members by name as a record. @example nested({ 'titles.EN': 'New' }) // { titles: { EN: 'New' } } */
export const nested = (values: Values): Values => withValues({}, Object.entries(values));

/** The members of a record with some names. */
export const pick = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

/** Whether two values are the same, whatever they consist of. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Whether a value tells a record from others. */
export const isId = (value: unknown): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** No value, however it is written. */
export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
/** No value, or of several none. */
export const isMissing = (value: unknown) => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Ends the drawing of a part whose value is none that it can show: what stands around the part says so in its place. */
export const cannotShow = (): never => {
  throw new TypeError('the value is none of its kind');
};

/** A value in letters; there are none for an object. */
export const lettersOf = (value: unknown): string => (typeof value === 'object' ? cannotShow() : String(value));
