import { joinParts, partsOf } from '../../format/moment';
import { MomentInput } from '../../ui/inputs/times/MomentInput';
import { controlProps, type InputProps } from '../input';

/** A day and a quarter of an hour. */
const MomentFieldInput = (props: InputProps<'moment'>) => (
  <MomentInput
    {...controlProps(props)}
    range={props.field.isFuture ? { ...props.field, first: 'today' } : props.field}
    upTo={props.field.upTo}
    inputRef={props.inputRef}
    value={partsOf(String(props.value ?? ''))}
    onChange={(parts) => props.onChange(joinParts(parts))}
  />
);
export default MomentFieldInput;
