import { labelsOf, OptionsFilter } from '../choice/OptionsFilter';
import type { Filter, FilterProps } from '../filter';

const optionsOf = ({ on, off }: FilterProps<'toggle'>['field']) => [
  { value: 'true', label: on },
  { value: 'false', label: off },
];

/** A filter over yes and no. */
export const toggleFilter: Filter<'toggle'> = {
  Input: (props) => <OptionsFilter {...props} options={optionsOf(props.field)} />,
  Label: (props) => <>{labelsOf(optionsOf(props.field), props)}</>,
};
