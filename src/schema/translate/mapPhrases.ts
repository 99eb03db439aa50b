/** Finds the texts of a declaration that people read: the table of the declaration language says which they are. */
import { declarationShape } from '../language/keys';
import { fitsOutside, keysOfField } from '../language/readShape';
import type { CheckContext, Place } from '../language/problem';
import type { Keys, Shape } from '../language/shape';
import type { Declaration } from '../declaration';
import { isValues, type Values } from '../values/path';

/** The kinds of fields with what each takes. */
export type KindShapes = CheckContext['kinds'];
/** What stands in place of a text. `holder` is the map that it stands in. */
export type ChangePhrase = (text: string, place: Place, holder: Values) => string;

/** A text with no letter beside its members is nothing to translate. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

const mapped = (value: Values, of: (key: string) => Shape | undefined, map: (each: unknown, shape: Shape, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const shape = of(key);
      return [key, shape ? map(each, shape, key) : each];
    }),
  );

/** A value with its texts changed; what is no text, and what does not have the shape, stays as it is. */
export const mapPhrases = (
  kinds: KindShapes,
  value: unknown,
  shape: Shape,
  change: ChangePhrase,
  place: Place = [],
  holder: Values = {},
): unknown => {
  const inside = (each: unknown, of: Shape, key: string | number, inner: Values) =>
    mapPhrases(kinds, each, of, change, [...place, key], inner);
  const keysOf = (map: Values, of: Keys) =>
    mapped(
      map,
      (key) => (Object.hasOwn(of, key) ? of[key] : undefined),
      (each, one, key) => inside(each, one, key, map),
    );
  switch (shape.is) {
    case 'text':
      return shape.isRead && typeof value === 'string' && hasLetters(value) ? change(value, place, holder) : value;
    case 'list':
      return Array.isArray(value) ? value.map((each: unknown, i) => inside(each, shape.of, i, holder)) : value;
    case 'either': {
      const fitting = shape.of.find((each) => fitsOutside(value, each));
      return fitting ? mapPhrases(kinds, value, fitting, change, place, holder) : value;
    }
  }
  if (!isValues(value)) return value;
  switch (shape.is) {
    case 'map':
      return mapped(
        value,
        () => shape.of,
        (each, one, key) => inside(each, one, key, value),
      );
    case 'keys':
      return keysOf(value, shape.of);
    case 'tagged':
      return keysOf(value, shape.of[String(value[shape.by])] ?? {});
    case 'field':
      return keysOf(value, keysOfField(kinds, value, true));
    default:
      return value;
  }
};

/** A declaration with its texts changed. Functions and components translate their own (`entityTexts`). */
export const mapDeclaration = (name: string, declaration: Declaration, kinds: KindShapes, change: ChangePhrase): Declaration => {
  const changed = mapPhrases(kinds, declaration, declarationShape, change, [name]) as Values;
  const fields = declaration.fields as Readonly<Record<string, Values>>;
  // what a form says of a field has the shape of that field
  const withOverrides = (view: 'form' | 'createForm') => {
    const form = changed[view];
    if (!isValues(form) || !isValues(form.overrides)) return {};
    const overrides = Object.entries(form.overrides).map(([field, more]) => {
      const shape: Shape = { is: 'keys', words: 'a map', of: keysOfField(kinds, fields[field] ?? {}, false) };
      return [field, mapPhrases(kinds, more, shape, change, [name, view, 'overrides', field])];
    });
    return { [view]: { ...form, overrides: Object.fromEntries(overrides) as Values } };
  };
  return { ...changed, ...withOverrides('form'), ...withOverrides('createForm') } as unknown as Declaration;
};
