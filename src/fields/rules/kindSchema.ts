import type { AnySchema } from 'yup';
import type { Kind } from '../../schema/field';
import type { EngineField } from '../../schema/kind';

/**
 * The rules of a kind for one of its inputs, in the order in which they are told: the first that is broken is the one that
 * is shown. No rule waits for an answer.
 * @param stored what the input held of the stored record; undefined for a new one
 */
export type KindSchema<K extends Kind = Kind> = (field: EngineField<K>, stored?: unknown) => AnySchema;
