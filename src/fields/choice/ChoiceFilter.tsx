import type { Filter, FilterProps } from '../filter';
import { labelsOf, OptionsFilter } from './OptionsFilter';

const optionsOf = ({ labels }: FilterProps<'choice'>['field']) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A filter over codes. */
export const choiceFilter: Filter<'choice'> = {
  Input: (props) => <OptionsFilter {...props} options={optionsOf(props.field)} />,
  Label: (props) => <>{labelsOf(optionsOf(props.field), props)}</>,
};
