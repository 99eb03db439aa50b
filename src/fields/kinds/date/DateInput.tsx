import { DayInput } from '../../../ui/inputs/times/DayInput';
import { controlProps, type InputProps } from '../../inputs/input';

/** A day without a time. */
const DateInput = (props: InputProps<'date'>) => (
  <DayInput
    {...controlProps(props)}
    range={props.field}
    inputRef={props.inputRef}
    value={String(props.value ?? '')}
    onChange={props.onChange}
  />
);
export default DateInput;
