import { cellLoadsOf } from '../../fields/cells/cells';
import { filterLabelLoadOf } from '../../fields/filters/filter';
import type { Load } from '../../schema/kind';
import type { List } from '../../schema/resource';
import type { Engine } from '../engine';
import { lockedFilters } from './state/listParams';

export const loadFilterTags = () => import('./toolbar/FilterTags');

/** What has to load before the rows of a list can be drawn: how its columns are shown. */
export const rowLoadsOf = ({ fields, columns, card }: List): Load<unknown>[] => [
  ...new Set([...columns, ...card.heading, ...card.lines.flat()].flatMap((name) => cellLoadsOf(fields[name]!))),
];
/** What has to load before chosen filters can be told. */
export const tagLoadsOf = ({ filters = {} }: List): Load<unknown>[] => [
  loadFilterTags,
  ...Object.values(filters).flatMap((field) => filterLabelLoadOf(field) ?? []),
];

/** What a list shows at first, beyond what every list does. A filter that is locked is told at once. */
export const listLoadsOf = (list: List, locks: Engine['locks']): Load<unknown>[] => [
  ...rowLoadsOf(list),
  ...(Object.keys(lockedFilters(list, locks)).length > 0 ? tagLoadsOf(list) : []),
];
