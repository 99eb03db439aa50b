import type { FilterLabelProps } from '../../filters/filter';
import { optionLabels } from '../../filters/optionLabels';
import { toggleOptions } from './toggleOptions';

/** What yes or no is called. */
const ToggleLabel = ({ field, values, children }: FilterLabelProps<'toggle'>) => (
  <>{children(optionLabels(toggleOptions(field), values))}</>
);
export default ToggleLabel;
