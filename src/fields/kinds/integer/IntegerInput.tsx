import { TextInput } from '../../../ui/inputs/TextInput';
import { controlProps, type InputProps } from '../../inputs/input';

/** A whole number, typed as text, aligned at the right. */
const IntegerInput = (props: InputProps<'integer'>) => (
  <TextInput
    {...controlProps(props)}
    className="integer-input"
    inputMode="numeric"
    inputRef={props.inputRef}
    value={String(props.value ?? '')}
    onChange={props.onChange}
    limit={props.field.maxLength}
    countedAs="code"
  />
);
export default IntegerInput;
