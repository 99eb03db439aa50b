import type { FilterLabelProps } from '../filtering/filter';
import { optionLabels } from '../filtering/optionLabels';
import { choiceOptions } from './options';

/** The labels of chosen codes. */
export const ChoiceLabel = ({ field, values, children }: FilterLabelProps<'choice'>) => (
  <>{children(optionLabels(choiceOptions(field), values))}</>
);
