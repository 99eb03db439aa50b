import type { Filter } from '../../filters/filter';
import { choiceOptions } from './choiceOptions';
import { OptionsFilter } from '../../filters/OptionsFilter';

/** A filter over codes. */
const choiceFilter: Filter<'choice'> = { Input: (props) => <OptionsFilter {...props} options={choiceOptions(props.field)} /> };
export default choiceFilter;
