import { OptionsFilter } from '../choice/OptionsFilter';
import type { Filter } from '../filtering/filter';
import { toggleOptions } from './options';

/** A filter over yes and no. */
export const toggleFilter: Filter<'toggle'> = { Input: (props) => <OptionsFilter {...props} options={toggleOptions(props.field)} /> };
