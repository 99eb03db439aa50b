/** Fields of every kind that a file can declare, made from the tables of the language: a new kind is among them. */
import { readBuiltInKinds } from '../../../src/app/entities/readKinds';
import { kindsInFiles } from '../../../src/deployed/language';
import { fieldKeys } from '../../../src/schema/language/keys';
import type { Shape } from '../../../src/schema/language/shape';
import type { Values } from '../../../src/schema/values/path';

/** A field as a file declares it, without its label. */
export type DeclaredField = { kind: string } & Values;
/** Fields of one kind. The words tell them apart. */
type Variants = { plain: DeclaredField; more: { words: string; field: DeclaredField }[] };

const kinds = kindsInFiles((await readBuiltInKinds()).shapes);
const rolesOf = (kind: string) => kinds[kind]!.traits.roles ?? {};

/** Values of options that stand for something. */
const byMeaning: Values = { upload: 'PROJECT_THUMBNAIL', lookup: 'salesOffices', title: 'Made of record {id}', count: 3 };
/** A value of a shape; undefined where only an author knows one. */
const valueOf = (shape: Shape): unknown => {
  if (shape.means && shape.means in byMeaning) return byMeaning[shape.means];
  switch (shape.is) {
    case 'boolean':
      return true;
    case 'word':
      return shape.of[0];
    case 'text':
      return shape.isRead ? 'Some text' : undefined;
    case 'either':
      return valueOf(shape.of[0]!);
    case 'list':
      return [valueOf(shape.of)];
    case 'map': {
      const value = valueOf(shape.of);
      const [first, second, third] = typeof value === 'string' ? ['One', 'The second', 'A third with a long name'] : [value, value, value];
      return value === undefined ? undefined : { FIRST: first, SECOND: second, THIRD: third };
    }
    case 'keys':
      return Object.fromEntries(Object.entries(shape.of).flatMap(([name, each]) => (each.required ? [[name, valueOf(each)]] : [])));
    default:
      return undefined;
  }
};

/** The options of a kind with their values: those that a field needs, and others whose value can be made up. */
const optionsOf = (kind: string) => {
  const own = Object.entries(kinds[kind]!.keys).filter(([name]) => !Object.hasOwn(fieldKeys, name));
  const needed: Values = {};
  const others: Values = {};
  for (const [name, shape] of own) {
    const value = name === 'maxLength' ? 120 : valueOf(shape);
    if (shape.required && value === undefined && name !== rolesOf(kind).wraps)
      throw new Error(`a field of the kind ${kind} needs '${name}': add a value of it to ${import.meta.url}`);
    if (shape.required) needed[name] = value;
    else if (name !== 'as' && !['list', 'keys'].includes(shape.is) && value !== undefined) others[name] = value;
  }
  return { needed, others };
};

/** The smallest field of a kind; the same with all options that can be made up; and one for each look (`as`), of a single value. */
const variantsOf = (kind: string): Variants => {
  const { needed, others } = optionsOf(kind);
  const plain = { kind, ...needed };
  const { as } = kinds[kind]!.keys;
  const looks = as?.is === 'word' ? as.of : [];
  const ofOne = Object.fromEntries(Object.entries(others).filter(([name]) => name !== rolesOf(kind).several));
  return {
    plain,
    more: [
      ...(Object.keys(others).length > 0 ? [{ words: 'with all', field: { ...plain, ...others } }] : []),
      ...looks.map((look) => ({ words: `as ${look}`, field: { ...plain, ...ofOne, as: look } })),
    ],
  };
};

/** Whether people type a value of a kind. */
export const isTyped = (kind: string) => kinds[kind]!.traits.typed === true;
/** Whether a value of a kind can be shown: a password cannot. */
export const isShown = (kind: string) => !kinds[kind]!.encrypted;
/** Whether a field shares rows with its neighbours. */
export const sharesRows = (field: DeclaredField) => kinds[field.kind]!.traits.sharesRows?.(field as never) ?? false;
/** The option of a kind that has the field that it wraps; undefined for a kind that wraps none. */
export const wrapsOf = (kind: string) => rolesOf(kind).wraps;

const needsComponent = (kind: string) => Object.values(kinds[kind]!.keys).some((shape) => shape.required && shape.means === 'component');
const canBeWrapped = (kind: string) => isTyped(kind) && isShown(kind) && !wrapsOf(kind);
const names = Object.keys(kinds).filter((kind) => !needsComponent(kind));

/** The fields of each kind; of a kind that wraps others, those around each of these. */
export const fieldGroups = (): ({ title: string } & Variants)[] =>
  names.flatMap((kind) => {
    const outer = variantsOf(kind);
    const of = wrapsOf(kind);
    if (!of) return [{ title: kind, ...outer }];
    return names.filter(canBeWrapped).map((wrapped) => {
      const inner = variantsOf(wrapped);
      const around = (words: string, field: DeclaredField, each: DeclaredField) => ({ words, field: { ...field, [of]: each } });
      return {
        title: `${kind} ${wrapped}`,
        plain: { ...outer.plain, [of]: inner.plain },
        more: [
          ...outer.more.map(({ words, field }) => around(words, field, inner.plain)),
          ...inner.more.map(({ words, field }) => around(`around ${wrapped} ${words}`, outer.plain, field)),
        ],
      };
    });
  });
