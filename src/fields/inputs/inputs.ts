/** How the kinds of fields are typed. An input loads with a form that has one. */
import { optionFor, type EngineField } from '../../schema/kind';
import { loadLazy, useLazy } from '../../ui/lazy';
import { partsLoadOf } from '../kindParts';

/** The input of a field; null until it has loaded, and for a kind that nobody types. */
export const useInput = (field: EngineField) => useLazy(useLazy(partsLoadOf(field))?.Input ?? null);

/** Loads the codec and the input of a field ahead of their use, and those of the field that it wraps. */
export const loadInput = async (field: EngineField): Promise<void> => {
  const wrapped = optionFor(field, 'wraps');
  const { Input } = await loadLazy(partsLoadOf(field));
  await Promise.all([Input && loadLazy(Input), wrapped && loadInput(wrapped)]);
};
