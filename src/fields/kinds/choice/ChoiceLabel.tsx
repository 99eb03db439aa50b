import type { FilterLabelProps } from '../../filters/filter';
import { optionLabels } from '../../filters/optionLabels';
import { choiceOptions } from './choiceOptions';

/** The labels of chosen codes. */
const ChoiceLabel = ({ field, values, children }: FilterLabelProps<'choice'>) => (
  <>{children(optionLabels(choiceOptions(field), values))}</>
);
export default ChoiceLabel;
