import { TextInput } from '../../ui/inputs/TextInput';
import { controlProps, type InputProps } from '../input';

/** A number with a fraction, typed as text. */
const DecimalInput = (props: InputProps<'decimal'>) => (
  <TextInput
    {...controlProps(props)}
    inputMode="decimal"
    inputRef={props.inputRef}
    value={String(props.value ?? '')}
    onChange={props.onChange}
    limit={props.field.maxLength}
    hasCounter={props.field.counter ?? false}
    end={props.unit && <span className="counter">{props.unit}</span>}
  />
);
export default DecimalInput;
