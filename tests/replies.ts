/**
 * Records that the contract allows and the seeds never have, made from real ones: with everything missing that may be missing, with
 * lists of one and of two entries, with the longest texts, and with codes that the portal does not know.
 */
import { resolved, type Contract, type Schema } from '../contract/schemas';

export const variantNames = [
  'nothing optional',
  'null wherever allowed',
  'only what a save needs',
  'empty texts',
  'lists of one entry',
  'lists of two entries',
  'the longest texts',
  'unknown codes',
] as const;
export type VariantName = (typeof variantNames)[number];

type Values = Record<string, unknown>;
type Options = {
  contract: Contract;
  variant: VariantName | 'as it is';
  /** The schema of the body that saves the record: its texts are no longer than it allows. Default: the limits of the record alone. */
  written?: Schema;
  /** Members that `only what a save needs` has. Default: those that are never null. */
  needed?: readonly string[];
  /** Members with the id of another record: `unknown codes` has an id there that no record has. Default: none. */
  references?: readonly string[];
};

/** A code such as `ZH_HK`. */
const code = /^[A-Z][A-Z_]+$/;
/** An id, an address, a date, a path or a link: other texts would not be valid in its place. */
const isReserved = (text: string, member: string) =>
  /(Id|path|email)$/i.test(member) || code.test(text) || /^[\d\s/:.-]+$|^\/|^https?:|^[A-Z]{1,5}-?\d+$/.test(text);
const unknownCode = 'NEWCODE';
const unknownId = 987_654;
const longText = `${'Long text with many words '.repeat(10)}${'Unbreakable'.repeat(10)}`;
const largest = 999_999_999_999_999;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const distinct = (values: readonly unknown[]) => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];

/** The alternative of a schema that is not null, and whether null is allowed. */
const withoutNull = (contract: Contract, schema: Schema): { some: Schema; isNullable: boolean } => {
  const whole = resolved(contract, schema);
  const several = whole.anyOf ?? whole.oneOf;
  if (!several) return { some: whole, isNullable: [whole.type].flat().includes('null') || Boolean(whole.enum?.includes(null)) };
  const some = resolved(
    contract,
    several.find(({ type }) => type !== 'null')!,
  );
  return { some, isNullable: several.some(({ type }) => type === 'null') };
};

/** A second entry for a list whose records have one: another code, or the same with another id and other texts. */
const another = (value: unknown, codes: readonly unknown[] | undefined, member = ''): unknown => {
  if (codes) return codes.find((each) => each !== value);
  if (isValues(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, another(each, undefined, key)]));
  if (typeof value !== 'string') return value;
  if (code.test(value)) return `${value}_B`;
  return /Id$/.test(member) || !isReserved(value, member) ? `${value}-2` : value;
};

const textOf = (schema: Schema, seed: unknown, { variant, written }: Options, member: string) => {
  const { format, pattern, enum: codes, minLength = 0, maxLength = Infinity } = schema;
  const isLink = (written?.format ?? format) === 'uri';
  const isUsable = typeof seed === 'string' && seed !== '' && !(isLink && !/^https?:\/\/\w/.test(seed));
  const text = isUsable ? seed : isLink ? 'https://example.com/a' : 'Text';
  if (codes) return seed ?? codes[0];
  if (format) return text;
  if (variant === 'empty texts') return pattern || minLength > 0 || /(id|path)$/i.test(member) ? text : '';
  if (variant !== 'the longest texts' || written?.format) return text;
  const limit = Math.min(maxLength, written?.maxLength ?? Infinity);
  if (pattern) {
    const padded = Number.isFinite(limit) ? text.padEnd(limit, text.at(-1)) : text;
    return new RegExp(pattern).test(padded) ? padded : text;
  }
  if (isReserved(text, member)) return text;
  // a text with markup still has some
  if (text.startsWith('<p>')) return `<p>${longText}</p>`;
  // no blank at the end, which a form would remove
  return longText.slice(0, limit).trimEnd().padEnd(Math.min(limit, longText.length), 'x');
};

const isMinimal = ({ variant }: Options) => variant === 'null wherever allowed' || variant === 'only what a save needs';

/** How many entries a list has; as many as the real one where the variant is not about lists. @param least how many the contract demands */
const countOf = (options: Options, least: number, real: number) => {
  if (isMinimal(options) || options.variant === 'nothing optional') return least;
  return { 'lists of one entry': 1, 'lists of two entries': 2 }[options.variant as string] ?? real;
};

const listOf = (schema: Schema, seeds: readonly unknown[], options: Options, member: string) => {
  const { contract, variant, written, references = [] } = options;
  const items = schema.items!;
  const { enum: codes } = withoutNull(contract, items).some;
  const entries = distinct(seeds.flat());
  const count = countOf(options, schema.minItems ?? 0, (seeds[0] as unknown[]).length);
  while (entries.length < count && entries.length > 0) entries.push(another(entries.at(-1), codes));
  const real = entries.slice(0, count);
  if (variant === 'unknown codes' && !real.some(isValues)) {
    const isOpen = !codes && (references.includes(member) || code.test(String(real[0])));
    return isOpen ? [...real, unknownCode] : real;
  }
  if (variant === 'empty texts' && !real.some(isValues)) return real;
  return real.map((entry) => valueOf(items, [entry], { ...options, written: written?.items }, ''));
};

const objectOf = ({ properties = {}, required = [] }: Schema, seeds: readonly unknown[], options: Options) => {
  const { contract, variant, written, needed = [] } = options;
  // a map, such as texts by language, has the members of one real record
  const isMap = required.length === 0;
  const records = seeds.filter(isValues).slice(0, isMap ? 1 : undefined);
  const seedsAt = (name: string) => records.map((record) => record[name]).filter((value) => value !== undefined && value !== null);
  const hasOptional = variant !== 'nothing optional' && !(isMap && isMinimal(options));
  const names = Object.keys(properties).filter((name) => required.includes(name) || (seedsAt(name).length > 0 && hasOptional));
  const optionsAt = (name: string): Options => {
    const writtenAs = written?.properties?.[name];
    return {
      ...options,
      variant: variant === 'only what a save needs' && needed.includes(name) ? 'as it is' : variant,
      written: writtenAs && withoutNull(contract, writtenAs).some,
    };
  };
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name]!, seedsAt(name), optionsAt(name), name)]));
};

const valueOf = (schema: Schema, seeds: readonly unknown[], options: Options, member: string): unknown => {
  const { contract, variant, written, references = [] } = options;
  const { some, isNullable } = withoutNull(contract, schema);
  if (isNullable && (variant === 'nothing optional' || isMinimal(options) || seeds.length === 0)) return null;
  const [seed] = seeds;
  const types = [some.type].flat();
  if (some.properties) return objectOf(some, seeds, options);
  if (types.includes('array')) return seeds.length > 0 ? listOf(some, seeds, options, member) : [];
  const isText = typeof seed === 'string' || types.includes('string');
  const isReference = references.includes(member) || (code.test(String(seed)) && !some.pattern);
  if (variant === 'unknown codes' && isReference && !some.enum) return isText ? unknownCode : unknownId;
  if (isText) return textOf(some, seed, options, member);
  const isFigure = types.includes('number') || some.maximum !== undefined;
  if (variant === 'the longest texts' && isFigure) return Math.min(some.maximum ?? largest, written?.maximum ?? largest);
  return seed ?? some.enum?.[0] ?? (types.includes('boolean') ? true : 1);
};

/**
 * Makes a record of a schema of the contract.
 *
 * @param records real records: the first is changed, and the others have what it lacks
 */
export const recordOf = (schema: Schema, records: readonly unknown[], options: Options) => valueOf(schema, records, options, '') as Values;

/** The variants in which records of a schema differ: without lists and offices, lists of two entries are no variant. */
export const variantsOf = (contract: Contract, schema: Schema): VariantName[] => {
  const { some } = withoutNull(contract, schema);
  const hasLists = Object.entries(some.properties ?? {}).some(
    ([name, each]) => /^salesOffices?$/.test(name) || withoutNull(contract, each).some.type === 'array',
  );
  return variantNames.filter((variant) => hasLists || variant !== 'lists of two entries');
};

/** The members that a body has to have and that are never null in it. */
export const neverNull = (contract: Contract, body: Schema | undefined) =>
  (body?.required ?? []).filter((name) => !withoutNull(contract, body!.properties![name]!).isNullable);

type Member = { path: readonly string[]; isRequired: boolean };
/** The members of a record that may be missing, those of its maps too. */
const optionalMembers = (contract: Contract, schema: Schema): Member[] => {
  const { properties = {}, required = [] } = withoutNull(contract, schema).some;
  return Object.entries(properties).flatMap(([name, each]) => {
    const { some, isNullable } = withoutNull(contract, each);
    const isRequired = required.includes(name);
    const isMap = some.properties && !some.required;
    return [
      ...(isNullable || !isRequired ? [{ path: [name], isRequired }] : []),
      ...(isMap ? Object.keys(some.properties!).map((key) => ({ path: [name, key], isRequired: false })) : []),
    ];
  });
};
const without = (record: Values, members: readonly Member[]) => {
  const copy = structuredClone(record);
  for (const { path, isRequired } of members) {
    const holder = path.length > 1 ? copy[path[0]!] : copy;
    if (!isValues(holder)) continue;
    if (isRequired) holder[path.at(-1)!] = null;
    else delete holder[path.at(-1)!];
  }
  return copy;
};

/** Copies of a record, each without one of the members that may be missing. */
export const eachWithoutOne = (contract: Contract, schema: Schema, record: Values) =>
  optionalMembers(contract, schema).map((member) => without(record, [member]));

/** Two copies of a record: neighbours such as a time and who it was are missing in turn. */
export const eachWithoutHalf = (contract: Contract, schema: Schema, record: Values) =>
  [0, 1].map((rest) =>
    without(
      record,
      optionalMembers(contract, schema).filter((_, i) => i % 2 === rest),
    ),
  );
