/**
 * Offers names in a JSON Schema. Each schema here accepts everything: it tells an editor which names to complete, and the schema of
 * the language beside it tells what is right.
 */
import type { Keys, Shape } from '../../../src/schema/language/shape';
import { byMeaning, places, type Named } from './places';

export type JsonSchema = { readonly [keyword: string]: unknown };
/** The names of an entity, or of the whole deployment. */
export type Names = Readonly<Partial<Record<Named, readonly string[]>>>;

/** A name as the text of a snippet, in which some characters have a meaning. */
const snippetText = (name: string) => name.replaceAll(/[\\$}]/g, String.raw`\$&`).replace(/^\^/, '^^');
/** Completes these names, and accepts any other value. Editors show no snippet on hover, where examples would fill the screen. */
export const offer = (names: readonly string[]): JsonSchema => ({
  defaultSnippets: [...new Set(names)].map((name) => ({ label: name, body: snippetText(name) })),
});

/** Several schemas as one. */
const merge = (schemas: readonly (JsonSchema | undefined)[]): JsonSchema | undefined => {
  const present = schemas.filter((each) => each !== undefined);
  return present.length <= 1 ? present[0] : { allOf: present };
};
/** A schema of a key that another schema completes. Beside a reference the keyword would not count. */
export const notSuggested = (schema: JsonSchema): JsonSchema => ({
  ...('$ref' in schema ? { allOf: [schema] } : schema),
  doNotSuggest: true,
});

/** How the pattern of a call begins. */
const isCall = /^(delete\|)?\(?(GET|POST|PUT|DELETE)\b/;

/** What is offered in one entity. */
export type Offers = {
  names: Names;
  /** Offers names that every entity may use; undefined if there are none. */
  shared: (named: Named) => JsonSchema | undefined;
  /** Offers the calls that match a pattern. */
  calls: (pattern: string) => JsonSchema | undefined;
  /** Offers what a condition on the entity may have. */
  condition?: JsonSchema;
  /** Offers what its fields may have. */
  field: JsonSchema;
};

/**
 * Makes schemas that offer names where a shape takes them, and undefined where it takes none.
 *
 * @param define makes the schema of a shape that has a name once, and refers to it
 * @param seen is called with each place at which names may be offered
 */
export const createOffer = (
  { names, shared, calls, condition, field }: Offers,
  define: (name: string, make: () => JsonSchema | undefined) => JsonSchema,
  seen: (place: string) => void = () => undefined,
) => {
  const namedAt = (place: string): Named | undefined => {
    const named = Object.hasOwn(places, place) ? places[place] : undefined;
    if (named) seen(place);
    return named;
  };
  const offerNames = (named: Named | undefined): JsonSchema | undefined => {
    const own = (named && names[named]) ?? [];
    return own.length > 0 ? define(`names.${named}`, () => offer(own)) : named && shared(named);
  };
  const propertiesOf = (of: Keys, place: string): JsonSchema | undefined => {
    const properties = Object.entries(of).flatMap(([key, shape]) => {
      const schema = offerOf(shape, `${place}.${key}`);
      // the schema of the language completes the key
      return schema ? [[key, notSuggested(schema)] as const] : [];
    });
    return properties.length > 0 ? { properties: Object.fromEntries(properties) } : undefined;
  };
  /** A map: names as its keys, and what is offered at each of them. */
  const mapOf = (of: Shape, place: string): JsonSchema | undefined => {
    const values = place === 'changedFields' ? field : offerOf(of, `${place}{}`);
    const named = namedAt(`${place}{key}`);
    const keys = (named && names[named]) ?? [];
    if (!values && keys.length === 0) return undefined;
    return {
      ...(keys.length > 0 && { properties: Object.fromEntries(keys.map((key) => [key, values ?? {}])) }),
      ...(values && { additionalProperties: values }),
    };
  };
  const inner = (shape: Shape, place: string): JsonSchema | undefined => {
    switch (shape.is) {
      case 'text': {
        const { pattern = '' } = shape.written ?? {};
        return isCall.test(pattern) ? calls(pattern) : offerNames(namedAt(place) ?? (shape.means && byMeaning[shape.means]));
      }
      case 'condition':
        return condition;
      case 'field':
        return field;
      case 'list': {
        const items = offerOf(shape.of, `${place}[]`);
        return items && { items };
      }
      case 'map':
        return mapOf(shape.of, place);
      case 'keys':
        return propertiesOf(shape.of, place);
      case 'tagged':
        return propertiesOf(Object.assign({}, ...Object.values(shape.of)) as Keys, place);
      case 'either':
        return merge(shape.of.map((each) => offerOf(each, place)));
      default:
        return undefined;
    }
  };
  const offerOf = (shape: Shape, place: string): JsonSchema | undefined =>
    shape.name === undefined ? inner(shape, place) : define(shape.name, () => inner(shape, shape.name!));
  return { offerOf, propertiesOf };
};
