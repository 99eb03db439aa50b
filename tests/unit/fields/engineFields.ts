/** Fields as the engine reads them, with the codecs of all kinds. */
import { builtInKinds } from '../../../src/fields/builtInKinds';
import type { Codec } from '../../../src/fields/codecs/codec';
import * as codecs from '../../../src/fields/codecs/codecs';
import { loadSchemas } from '../../../src/fields/rules/loadSchemas';
import { problemIn } from '../../../src/fields/rules/problemIn';
import { schemaOf } from '../../../src/fields/rules/schemaOf';
import type { Declaration } from '../../../src/schema';
import type { Field } from '../../../src/schema/field';
import type { EngineField } from '../../../src/schema/kind';
import { normalise } from '../../../src/schema/normalise';

const none = { formatters: {}, generators: {}, conditions: {}, components: {} };

/** A declared field as the engine reads it. */
export const engineField = (field: object): EngineField =>
  normalise({ recordTitle: '{field}', calls: {}, fields: { field } } as unknown as Declaration, none, builtInKinds).fields.field!;

const ofEachKind = Object.values(builtInKinds).map((definition) => ({ definition }) as EngineField);
await codecs.loadCodecs(ofEachKind);
await loadSchemas(ofEachKind);

/** A codec that takes fields as they are declared. */
type DeclaredCodec = Omit<Codec, 'parse'> & { parse: (typed: unknown, field: Field) => unknown };
export const codecOf = (field: Field) => codecs.codecOf(engineField(field)) as unknown as DeclaredCodec;
export const leavesOf = (name: string, field: Field) => codecs.leavesOf(name, engineField(field));
/** The text of the first rule that an input breaks; null for none. @param stored what the input held of the stored record */
export const problemOf = (field: Field, typed: unknown, stored?: unknown): string | null =>
  brokenRule(field, typed, stored)?.message ?? null;
/** The same with the name of the rule. */
export const brokenRule = (field: Field, typed: unknown, stored?: unknown) => {
  const [leaf] = leavesOf('field', field);
  return problemIn(schemaOf(leaf!, stored === undefined ? null : { field: stored }), typed);
};
