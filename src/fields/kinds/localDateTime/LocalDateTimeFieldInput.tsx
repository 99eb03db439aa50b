import { joinParts, partsOf } from '../../../format/moment';
import { LocalDateTimeInput } from '../../../ui/inputs/times/LocalDateTimeInput';
import { controlProps, type InputProps } from '../../inputs/input';
import { rangeOf } from './codec';

/** A day and a quarter of an hour. */
const LocalDateTimeFieldInput = (props: InputProps<'localDateTime'>) => (
  <LocalDateTimeInput
    {...controlProps(props)}
    range={rangeOf(props.field)}
    upTo={props.field.lastTime}
    inputRef={props.inputRef}
    value={partsOf(String(props.value ?? ''))}
    onChange={(parts) => props.onChange(joinParts(parts))}
  />
);
export default LocalDateTimeFieldInput;
