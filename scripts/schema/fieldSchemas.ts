/** The JSON Schemas of fields, by the kinds that there are. */
import { textsOf } from '../../src/deployed/language';
import { keysOfField } from '../../src/schema/language/readShape';
import type { Keys } from '../../src/schema/language/shape';
import type { Values } from '../../src/schema/values/path';
import { descriptionOf } from './describe';
import { closed, has, type JsonSchema } from './jsonSchemaParts';
import type { Manual } from './manual';

/** What a schema is made with. */
type Definitions = {
  /** Those that are made, by name. */ definitions: Readonly<Record<string, JsonSchema>>;
  /** Makes one once; answers with a reference to it. */ define: (name: string, make: () => JsonSchema) => JsonSchema;
  /** The schemas of keys, but for some. */ propertiesOf: (of: Keys, but?: readonly string[]) => Record<string, JsonSchema>;
  requiredOf: (of: Keys) => string[];
};

/** The schema of a field, and those of shapes that the table leaves to the kinds of fields. */
export const createFieldSchemas = (manual: Manual, { definitions, define, propertiesOf, requiredOf }: Definitions) => {
  const { kinds } = manual;
  const [everyKind] = Object.values(kinds);
  const every = (key: string) => Object.values(kinds).every(({ keys }) => Object.hasOwn(keys, key));
  const isEvery = (key: string) => key !== 'kind' && every(key);
  const sharedOption = (key: string) => `#/definitions/everyField/properties/${key}`;
  const everyField = () =>
    define('everyField', () => ({
      properties: Object.fromEntries(Object.entries(propertiesOf(everyKind!.keys)).filter(([key]) => isEvery(key))),
    }));
  /** The options of a kind; those that every kind has alike stand in one place. */
  const optionsOf = (kind: string): Values => {
    everyField();
    const shared = definitions.everyField!.properties as Values;
    return Object.fromEntries(
      Object.entries(propertiesOf(kinds[kind]!.keys, ['kind'])).map(([key, schema]) => [
        key,
        isEvery(key) && JSON.stringify(schema) === JSON.stringify(shared[key]) ? { $ref: sharedOption(key) } : schema,
      ]),
    );
  };
  const kindProperty = (kind: string) => ({
    kind: { const: kind, description: manual.kindTexts[kind] },
  });
  const anyKind = {
    kind: {
      enum: Object.keys(kinds),
      enumDescriptions: Object.keys(kinds).map((kind) => manual.kindTexts[kind]),
      description: descriptionOf(manual.commentOf(everyKind!.keys, 'kind')),
    },
  };
  const kindName = (kind: string) => `field.${kind}`;
  const kindDefinition = (kind: string): JsonSchema =>
    define(kindName(kind), () => {
      const wraps = kinds[kind]!.traits.roles?.wraps;
      const properties = { ...kindProperty(kind), ...optionsOf(kind) };
      if (wraps === undefined) return closed(properties, requiredOf(kinds[kind]!.keys));
      // it takes the options of what it wraps, too
      return {
        type: 'object',
        required: [wraps],
        properties,
        allOf: Object.keys(kinds).map((inner) => ({
          if: { required: [wraps], properties: { [wraps]: has('kind', inner) } },
          then: wrapper(kind, wraps, inner),
        })),
      };
    });
  const wrapper = (kind: string, wraps: string, inner: string) =>
    define(`${kindName(kind)}.${inner}`, () => {
      const of = keysOfField(kinds, { kind, [wraps]: { kind: inner } }, true);
      const all = { ...kindProperty(kind), ...optionsOf(kind) } as Values;
      return closed(
        Object.fromEntries(
          Object.keys(of).map((key) => [
            key,
            Object.hasOwn(all, key)
              ? isEvery(key)
                ? all[key]
                : { $ref: `#/definitions/${kindName(kind)}/properties/${key}` }
              : { $ref: `#/definitions/${kindName(inner)}/properties/${key}` },
          ]),
        ),
        requiredOf(of),
      );
    });
  const fieldDefinition = () =>
    define('field', () => ({
      type: 'object',
      required: ['kind'],
      properties: anyKind,
      allOf: Object.keys(kinds).map((kind) => ({ if: has('kind', kind), then: kindDefinition(kind) })),
    }));

  /** What kinds take, whichever it is. */
  const anyOption = (choose: (options: Keys) => Keys): Values => {
    const found = new Map<string, JsonSchema[]>();
    for (const [kind, { keys }] of Object.entries(kinds)) {
      const options = optionsOf(kind) as Record<string, JsonSchema>;
      for (const key of Object.keys(choose(keys))) {
        if (key === 'kind') continue;
        const before = found.get(key) ?? [];
        const schema = isEvery(key) ? { $ref: sharedOption(key) } : options[key]!;
        const text = JSON.stringify({ ...schema, description: '' });
        if (!before.some((each) => JSON.stringify({ ...each, description: '' }) === text)) found.set(key, [...before, schema]);
      }
    }
    return Object.fromEntries(
      [...found].map(([key, schemas]) => {
        const [first] = schemas;
        return [key, schemas.length === 1 ? first : { anyOf: schemas, description: first!.description }];
      }),
    );
  };

  /** What stands at shapes that the table leaves to the kinds of fields. */
  const byKind: Readonly<Record<string, (description?: string) => JsonSchema>> = {
    overrides: (description) => ({ type: 'object', additionalProperties: { ...closed(anyOption((options) => options)), description } }),
    changedFields: (description) => ({
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: anyKind,
        if: has('kind'),
        then: fieldDefinition(),
        else: closed(anyOption(textsOf)),
        description,
      },
    }),
  };

  return { fieldDefinition, byKind };
};
