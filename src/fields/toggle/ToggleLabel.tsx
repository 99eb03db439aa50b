import type { FilterLabelProps } from '../filtering/filter';
import { optionLabels } from '../filtering/optionLabels';
import { toggleOptions } from './options';

/** What yes or no is called. */
export const ToggleLabel = ({ field, values, children }: FilterLabelProps<'toggle'>) => (
  <>{children(optionLabels(toggleOptions(field), values))}</>
);
