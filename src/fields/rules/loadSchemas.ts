import type { EngineField } from '../../schema/kind';
import { loadedLazy, loadLazy } from '../../ui/lazy';
import { partsLoadOf } from '../kindParts';
import type { KindSchema } from './kindSchema';

/** Loads the rules of a field's kind; undefined for a kind without rules of its own, and while its parts have not loaded. */
export const schemaLoadOf = (field: EngineField) => loadedLazy(partsLoadOf(field))?.schema;

/** Loads the rules of the fields of some inputs, with yup. Their codecs have loaded. */
export const loadSchemas = async (fields: readonly EngineField[]): Promise<void> => {
  await Promise.all(fields.map(schemaLoadOf).map((load) => load && loadLazy<KindSchema>(load)));
};
