import type { Filter } from '../filtering/filter';
import { choiceOptions } from './options';
import { OptionsFilter } from './OptionsFilter';

/** A filter over codes. */
export const choiceFilter: Filter<'choice'> = { Input: (props) => <OptionsFilter {...props} options={choiceOptions(props.field)} /> };
