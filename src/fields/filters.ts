import type { Kind } from '../schema/field';
import { choiceFilter } from './choice/ChoiceFilter';
import { dateFilter } from './date/DateFilter';
import type { Filter } from './filtering/filter';
import { referenceFilter } from './reference/ReferenceFilter';
import { toggleFilter } from './toggle/ToggleFilter';

/** How each kind filters a list, null for one that does not; complete by type. Loads with the filter panel. */
export const filters: { [K in Kind]: Filter<K> | null } = {
  text: null,
  multiline: null,
  integer: null,
  reference: referenceFilter,
  choice: choiceFilter,
  toggle: toggleFilter,
  date: dateFilter,
  decimal: null,
  localDateTime: null,
  timestamp: null,
  derived: null,
  password: null,
  panel: null,
  items: null,
  file: null,
  localized: null,
  matrix: null,
  richText: null,
};

/** The filter of a kind; one that has none is a mistake in a declaration (R003) and throws. */
export const filterOf = (kind: Kind) => {
  const filter = filters[kind] as Filter | null;
  if (!filter) throw new Error(`A ${kind} is no filter`);
  return filter;
};
