/** How the kinds of fields are read and written. The codecs load with the first form. */
import { optionFor, type EngineField } from '../../schema/kind';
import { loadedLazy, loadLazy } from '../../ui/lazy';
import { shownOnly, type Codec } from './codec';
import { partsLoadOf } from '../kindParts';
import type { Leaf } from './leaf';

const shown = shownOnly();

/** The codec of a field's kind. Throws while it has not loaded. */
export const codecOf = ({ definition }: Pick<EngineField, 'definition'>): Codec => {
  if (!definition.traits.typed) return shown;
  const parts = loadedLazy(partsLoadOf({ definition }));
  if (!parts) throw new Error(`The codec of ${definition.kind} has not loaded`);
  return parts.codec!;
};

/** Loads the codecs of some fields, and of those that they wrap. */
export const loadCodecs = async (fields: readonly EngineField[]): Promise<void> => {
  const all = fields.flatMap((field) => [field, optionFor(field, 'wraps') ?? []].flat());
  await Promise.all(all.map((field) => loadLazy(partsLoadOf(field))));
};

/** The inputs of a declared field. */
export const leavesOf = (name: string, field: EngineField): Leaf[] =>
  codecOf(field).leaves?.(name, field) ?? [
    { name, path: name, member: name, sentAs: typeof field.sentAs === 'string' ? field.sentAs : name, field },
  ];
