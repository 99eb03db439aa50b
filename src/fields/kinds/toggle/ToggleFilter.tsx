import type { Filter } from '../../filters/filter';
import { OptionsFilter } from '../../filters/OptionsFilter';
import { toggleOptions } from './toggleOptions';

/** A filter over yes and no. */
const toggleFilter: Filter<'toggle'> = { Input: (props) => <OptionsFilter {...props} options={toggleOptions(props.field)} /> };
export default toggleFilter;
