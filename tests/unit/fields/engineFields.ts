/** Fields as the engine reads them, with the codecs of all kinds. */
import { builtInKinds } from '../../../src/fields/builtInKinds';
import * as engine from '../../../src/fields/codecs/codec';
import type { Codec } from '../../../src/fields/codecs/codec';
import * as codecs from '../../../src/fields/codecs/codecs';
import type { Declaration } from '../../../src/schema';
import type { Field } from '../../../src/schema/field';
import type { EngineField } from '../../../src/schema/kind';
import { normalise } from '../../../src/schema/normalise';

const none = { formatters: {}, generators: {}, conditions: {}, components: {} };

/** A declared field as the engine reads it. */
export const engineField = (field: object): EngineField =>
  normalise({ recordTitle: '{field}', calls: {}, fields: { field } } as unknown as Declaration, none, builtInKinds).fields.field!;

await codecs.loadCodecs(Object.values(builtInKinds).map((definition) => ({ definition }) as EngineField));

/** A codec that takes fields as they are declared. */
type DeclaredCodec = Omit<Codec, 'parse'> & { parse: (typed: unknown, field: Field) => unknown };
export const codecOf = (field: Field) => codecs.codecOf(engineField(field)) as unknown as DeclaredCodec;
export const leavesOf = (name: string, field: Field) => codecs.leavesOf(name, engineField(field));
export const problemOf = (codec: DeclaredCodec, field: Field, typed: unknown, stored?: unknown) =>
  engine.problemOf(codec as unknown as Codec, engineField(field), typed, stored);
