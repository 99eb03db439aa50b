/** How the kinds of fields are shown. */
import { optionFor, type EngineField, type Load } from '../../schema/kind';
import type { Values } from '../../schema/values/path';
import { loadedLazy, useLazy } from '../../ui/lazy';
import { plainText, type Cell } from './cell';

type Shown = { field: EngineField; name: string; record: Values };
const loadOf = ({ definition }: EngineField) => definition.Cell as Load<Cell>;

/** How a field is shown; null until that has loaded. */
export const useCell = (field: EngineField) => useLazy(loadOf(field));

/** What has to load before a field can be shown: its kind, and the one that this wraps. */
export const cellLoadsOf = (field: EngineField): Load<unknown>[] => {
  const wrapped = optionFor(field, 'wraps');
  return [loadOf(field), ...(wrapped ? cellLoadsOf(wrapped) : [])];
};

/** A value as plain text; nothing is '', and so is what its cell cannot show. Its cell has loaded. */
export const textOf = (shown: Shown) => {
  try {
    return (loadedLazy(loadOf(shown.field))?.text ?? plainText)(shown);
  } catch {
    return '';
  }
};
/** Whether there is nothing to show; what its cell cannot show is something. Its cell has loaded. */
export const isBlank = (shown: Shown) => {
  const { isBlank: isBlankCell, text = plainText }: Partial<Cell> = loadedLazy(loadOf(shown.field)) ?? {};
  try {
    return isBlankCell?.(shown) ?? text(shown) === '';
  } catch {
    return false;
  }
};
