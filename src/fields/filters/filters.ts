/** How the kinds of fields filter a list. They load with the filter panel. */
import type { EngineField } from '../../schema/kind';
import { loadedLazy, loadLazy } from '../../ui/lazy';
import type { Filter } from './filter';
import { partsLoadOf } from '../kindParts';

/** Loads how some fields filter. */
export const loadFilters = (fields: readonly EngineField[]) =>
  Promise.all(fields.map(async (field) => loadLazy((await loadLazy(partsLoadOf(field))).Filter!)));

/** How a field filters; it has loaded. */
export const filterOf = (field: EngineField): Filter => loadedLazy(loadedLazy(partsLoadOf(field))!.Filter!)!;
