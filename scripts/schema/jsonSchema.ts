/**
 * Makes a JSON Schema (draft 07, which editors know best) of the language of files. It has no title: editors would show it over
 * the text of every key. An editor shows `errorMessage` and its like where it marks a value.
 */
import { changeShape, entityShape, fileKeys, languageVersion, lookupInFile, entryName } from '../../src/deployed/language';
import { tellingHint } from '../../src/schema/language/readShape';
import type { Keys, Shape } from '../../src/schema/language/shape';
import { descriptionOf } from './describe';
import { editorTexts, englishText, otherLanguageText, testedText } from './fileTexts';
import { createFieldSchemas } from './fieldSchemas';
import { allTypes, closed, has, languageTag, needs, refTo, scalar, takenBy, whole, type JsonSchema } from './jsonSchemaParts';
import { conditionKeys, testKeys, type Manual } from './manual';

/** The schema of the files that these kinds of fields make. */
export const jsonSchemaOf = (manual: Manual): JsonSchema => {
  const definitions: Record<string, JsonSchema> = {};
  const define = (name: string, make: () => JsonSchema) => {
    if (!Object.hasOwn(definitions, name)) {
      // a shape may hold itself
      definitions[name] = {};
      definitions[name] = make();
    }
    return refTo(name);
  };
  const propertiesOf = (of: Keys, but: readonly string[] = []) =>
    Object.fromEntries(
      Object.entries(of)
        .filter(([key]) => !but.includes(key))
        .map(([key, shape]) => {
          const description = descriptionOf(manual.commentOf(of, key));
          return [key, { ...schemaOf(shape, description), description }];
        }),
    );
  const requiredOf = (of: Keys) => Object.keys(of).filter((key) => of[key]!.required);
  const closedKeys = (of: Keys) => closed(propertiesOf(of), requiredOf(of));

  const readText = () =>
    define('text', () => ({
      type: ['string', 'object'],
      errorMessage: editorTexts.text,
      // apart from the type: else an editor completes a text as a map
      if: { type: 'object' },
      then: {
        properties: { en: { type: 'string', description: englishText } },
        ...needs(['en'], editorTexts.english),
        propertyNames: { pattern: languageTag, patternErrorMessage: editorTexts.language },
        additionalProperties: { type: 'string', description: otherLanguageText },
      },
    }));
  const conditionDefinition = () =>
    define('condition', () => ({
      type: 'object',
      properties: propertiesOf(conditionKeys),
      additionalProperties: {
        ...closed({ not: { ...scalars, description: descriptionOf(manual.commentOf(testKeys, 'not')) } }, ['not']),
        type: allTypes,
        items: scalar,
        errorMessage: editorTexts.test,
        description: testedText,
      },
    }));
  const scalars = { type: [...scalar.type, 'array'], items: scalar };

  /** Maps whose tag stands in them, or is told by a key that only they have. */
  const taggedSchema = (by: string, tags: Readonly<Record<string, Keys>>, byKey?: Readonly<Record<string, string>>): JsonSchema => {
    const tag = (name: string) => {
      const of = tags[name]!;
      const description = descriptionOf(manual.commentOf(of, by));
      return closed({ [by]: { const: name, description }, ...propertiesOf(of) }, requiredOf(of));
    };
    const tagProperty = {
      [by]: {
        enum: Object.keys(tags),
        enumDescriptions: Object.values(tags).map((of) => descriptionOf(manual.commentOf(of, by))),
        description: 'What it is.',
      },
    };
    const telling = Object.entries(byKey ?? {}).filter(([, name]) => tags[name]);
    const untold = {
      // an editor offers the keys of all of the maps until one of them says which map it is
      properties: Object.fromEntries([
        ...telling.flatMap(([, name]) => Object.entries(propertiesOf(tags[name]!))),
        ...Object.entries(tagProperty),
      ]),
      ...needs([by], byKey && tellingHint(tags, by, byKey)),
    };
    const told = telling.reduceRight<JsonSchema>((others, [key, name]) => ({ if: has(key), then: tag(name), else: others }), untold);
    return {
      type: 'object',
      if: has(by),
      then: {
        properties: tagProperty,
        allOf: Object.keys(tags).map((name) => ({ if: has(by, name), then: tag(name) })),
      },
      else: told,
    };
  };

  /** One of several shapes: the first whose outside fits counts. */
  const eitherSchema = (shapes: readonly Shape[], description?: string): JsonSchema => {
    const word = shapes.find(({ is }) => is === 'word');
    return {
      anyOf: shapes.map((shape, i) => {
        const taken = shapes.slice(0, i).flatMap(takenBy);
        if (shape.is === 'constant') return { type: allTypes.filter((type) => !taken.includes(type)) };
        const schema = schemaOf(shape, description);
        return word && shape.is === 'tagged' ? { ...schema, errorMessage: `Write ${word.words}, or a map.` } : schema;
      }),
    };
  };

  const { fieldDefinition, byKind } = createFieldSchemas(manual, { definitions, define, propertiesOf, requiredOf });

  /** @param description what the key means at which it stands: the names in a map have the same text */
  const plainSchemaOf = (shape: Shape, description?: string): JsonSchema => {
    switch (shape.is) {
      case 'text':
        if (shape.isRead) return readText();
        if (shape.means === 'day')
          return { type: 'string', pattern: '^(today|\\d{4}/\\d{2}/\\d{2})$', patternErrorMessage: editorTexts.day };
        return {
          type: 'string',
          ...(shape.written && { pattern: whole(shape.written.pattern), patternErrorMessage: shape.written.hint }),
        };
      case 'number':
        if (shape.means === 'count') return { type: 'integer', minimum: 1 };
        return {
          type: shape.min !== undefined && shape.max !== undefined ? 'integer' : 'number',
          ...(shape.min !== undefined && { minimum: shape.min }),
          ...(shape.max !== undefined && { maximum: shape.max }),
        };
      case 'boolean':
        return { type: 'boolean' };
      case 'pattern':
        return { type: 'string', format: 'regex' };
      case 'word':
        return { type: 'string', enum: shape.of };
      case 'constant':
        return {};
      case 'list':
        return {
          type: 'array',
          items: schemaOf(shape.of),
          ...(shape.length !== undefined && { minItems: shape.length, maxItems: shape.length }),
        };
      case 'map':
        return {
          type: 'object',
          ...(shape.offers && { propertyNames: { anyOf: [{ enum: shape.offers }, {}] } }),
          additionalProperties: { ...schemaOf(shape.of, description), description },
        };
      case 'keys':
        return closedKeys(shape.of);
      case 'tagged':
        return taggedSchema(shape.by, shape.of, shape.byKey);
      case 'either':
        return eitherSchema(shape.of, description);
      case 'condition':
        return conditionDefinition();
      case 'field':
        return fieldDefinition();
      case 'code':
        throw new Error('Files have no functions');
    }
  };
  const schemaOf = (shape: Shape, description?: string): JsonSchema =>
    shape.name === undefined
      ? plainSchemaOf(shape, description)
      : define(shape.name, () => (byKind[shape.name!] ?? ((text) => plainSchemaOf(shape, text)))(description));

  // nobody wants the word "property" completed
  const nameSchema = { ...plainSchemaOf(entryName), doNotSuggest: true };
  const describe = (key: keyof typeof fileKeys) => ({ description: descriptionOf(manual.commentOf(fileKeys, key)) });
  const part = (key: Exclude<keyof typeof fileKeys, 'language' | 'codes'>, of: Shape, isNew = true) => ({
    [key]: {
      type: 'object',
      ...(isNew && { propertyNames: nameSchema }),
      additionalProperties: { ...schemaOf(of), ...describe(key) },
      ...describe(key),
    },
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...closed(
      {
        language: { const: languageVersion, ...describe('language') },
        codes: { ...schemaOf(fileKeys.codes), ...describe('codes') },
        ...part('lookups', lookupInFile),
        ...part('resources', entityShape),
        ...part('changes', changeShape, false),
      },
      ['language'],
    ),
    definitions,
  };
};
