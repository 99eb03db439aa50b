import type { ComponentType } from 'react';
import type { FilterField, Kind } from '../../schema/field';
import { ChoiceLabel } from '../choice/ChoiceLabel';
import { DateLabel } from '../date/DateLabel';
import type { FilterLabelProps } from './filter';
import { ReferenceLabel } from '../reference/ReferenceLabel';
import { ToggleLabel } from '../toggle/ToggleLabel';

/** What the values of a filter are called; complete for the kinds that filter. Lists load it, the filters with their panel. */
const labels: { [K in FilterField['kind']]: ComponentType<FilterLabelProps<K>> } = {
  reference: ReferenceLabel,
  choice: ChoiceLabel,
  toggle: ToggleLabel,
  date: DateLabel,
};

/** What says the values of a kind's filter. */
export const filterLabelOf = (kind: FilterField['kind']) => labels[kind] as ComponentType<FilterLabelProps<Kind>>;
