/** Extends the JSON Schema of the language by the names of a deployment, so that an editor completes them. */
import { changeShape, entityShape, kindsInFiles, lookupInFile } from '../../../src/deployed/language';
import type { CheckContext } from '../../../src/schema/language/problem';
import { fieldKeys } from '../../../src/schema/language/keys';
import type { Keys, Shape } from '../../../src/schema/language/shape';
import { isValues, type Values } from '../../../src/schema/values/path';
import { createOffer, notSuggested, offer, type JsonSchema, type Names, type Offers } from './offers';
import type { Named } from './places';
import type { DeploymentNames, EntityNames } from './readNames';

const without = (keys: Keys, others: Keys): Keys => Object.fromEntries(Object.entries(keys).filter(([key]) => !Object.hasOwn(others, key)));
const refTo = (name: string) => ({ $ref: `#/definitions/${name}` });

/** The values that a condition may want of a field: the codes of a choice. */
const valuesOf = (field: unknown): JsonSchema => {
  const codes = isValues(field) && isValues(field.labels) && field.kind === 'choice' ? offer(Object.keys(field.labels)) : undefined;
  return codes ? { ...codes, items: codes } : {};
};

/**
 * The schema of a file of the deployment: that of the language, and names that it offers. A name that is not offered is as right or wrong as
 * before: the names are offers and no rules.
 *
 * @param base the schema of the language
 * @param seen is called with each place at which names may be offered
 */
export const deploymentSchema = (
  base: JsonSchema,
  { shared, entities, changeable }: DeploymentNames,
  declaredKinds: CheckContext['kinds'],
  seen?: (place: string) => void,
): JsonSchema => {
  const kinds = kindsInFiles(declaredKinds);
  const definitions: Record<string, JsonSchema> = {};
  const define = (name: string, make: () => JsonSchema | undefined): JsonSchema => {
    if (!Object.hasOwn(definitions, name)) {
      // a shape may hold itself
      definitions[name] = {};
      definitions[name] = make() ?? {};
    }
    return refTo(name);
  };
  const offerShared = (named: Named) => {
    const names = shared[named] ?? [];
    return names.length > 0 ? define(`names.${named}`, () => offer(names)) : undefined;
  };
  const patterns: string[] = [];
  const offerCalls = (pattern: string) => {
    if (!patterns.includes(pattern)) patterns.push(pattern);
    const whole = new RegExp(`^(?:${pattern})$`);
    const matching = (shared.call ?? []).filter((call) => whole.test(call));
    return matching.length > 0 ? define(`names.call.${patterns.indexOf(pattern)}`, () => offer(matching)) : undefined;
  };

  /** The offers of one entity, in definitions of its own. @param prefix begins the names of these definitions */
  const offersOf = (prefix: string, names: Names, fields: Values | undefined, shape: Shape): JsonSchema => {
    const own = (name: string, make: () => JsonSchema | undefined) => define(`${prefix}.${name}`, make);
    const condition =
      fields &&
      own('condition', () => ({
        properties: {
          ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)])),
          not: refTo(`${prefix}.condition`),
          any: { items: refTo(`${prefix}.condition`) },
        },
      }));
    const offers: Offers = { names, shared: offerShared, calls: offerCalls, condition, field: refTo(`${prefix}.field`) };
    const { offerOf, propertiesOf } = createOffer(offers, own, seen);
    own('field', () => {
      const byKind = Object.entries(kinds).flatMap(([kind, { keys }]) => {
        const options = propertiesOf(without(keys, fieldKeys), 'field');
        return options ? [{ if: { required: ['kind'], properties: { kind: { const: kind } } }, then: options }] : [];
      });
      return { ...propertiesOf(fieldKeys, 'field'), allOf: byKind };
    });
    return offerOf(shape, '') ?? {};
  };
  const ofEntities = (group: string, all: Readonly<Record<string, EntityNames>>, shape: Shape) =>
    Object.fromEntries(
      Object.entries(all).map(([name, { names, fields }]) => [name, offersOf(`names.${group}.${name}`, names, fields, shape)]),
    );
  const declared = ofEntities('resources', entities, entityShape);
  const offered = {
    properties: {
      lookups: notSuggested({ additionalProperties: offersOf('names.lookups', {}, undefined, lookupInFile) }),
      resources: notSuggested({
        // each of them has its name already
        properties: Object.fromEntries(Object.entries(declared).map(([name, schema]) => [name, notSuggested(schema)])),
        additionalProperties: offersOf('names.resources', {}, undefined, entityShape),
      }),
      changes: notSuggested({ properties: ofEntities('changes', changeable, changeShape) }),
    },
  };
  return { ...base, allOf: [offered], definitions: { ...(base.definitions as Values), ...definitions } };
};
