/** The pieces of a JSON Schema that know nothing of the language of files. */
import type { Shape } from '../../src/schema/language/shape';
import type { Values } from '../../src/schema/values/path';

/** A JSON Schema of draft 7. */
export type JsonSchema = { readonly [keyword: string]: unknown };
type Type = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** The types of JSON. */
export const allTypes: readonly Type[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];
/** A text, a number, true, false or null. */
export const scalar = { type: ['string', 'number', 'boolean', 'null'] };
/** A language as `Intl` writes it. */
export const languageTag = '^([a-z]{2,3}|[a-z]{5,8})(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-[a-z0-9]{1,8})*$';
/** A pattern that has to match all of a text. */
export const whole = (pattern: string) => `^(?:${pattern})$`;
/** A reference to a definition. */
export const refTo = (name: string) => ({ $ref: `#/definitions/${name}` });
/** A map with these keys and no others. */
export const closed = (properties: Values, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});
/** Keys that have to be there; apart from the others, so that an editor completes none of them twice. */
export const needs = (required: readonly string[], errorMessage?: string) => ({ allOf: [{ required, errorMessage }] });
/** A map that has a key, or this value at it. */
export const has = (key: string, value?: unknown) => ({
  // what is no map has every key, as JSON Schema reads `required`
  type: 'object',
  required: [key],
  ...(value !== undefined && { properties: { [key]: { const: value } } }),
});

/** The types that the outside of a shape takes whole: a later one of several never gets a value of them. */
export const takenBy = (shape: Shape): readonly Type[] => {
  switch (shape.is) {
    case 'text':
      return ['string'];
    case 'number':
      return shape.min === undefined && shape.max === undefined ? ['number'] : [];
    case 'boolean':
      return ['boolean'];
    case 'list':
      return shape.length === undefined ? ['array'] : [];
    case 'either':
      return shape.of.flatMap(takenBy);
    case 'constant':
      return allTypes;
    case 'word':
    case 'pattern':
    case 'code':
      return [];
    default:
      return ['object'];
  }
};
