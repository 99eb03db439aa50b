import { TextInput } from '../../../ui/inputs/TextInput';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { unitOf } from './unit';

/** A number with a fraction, typed as text. */
const DecimalInput = (props: InputProps<'decimal'>) => {
  const { holds } = useFormField();
  const unit = unitOf(props.field, holds);
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="decimal"
      inputRef={props.inputRef}
      value={String(props.value ?? '')}
      onChange={props.onChange}
      limit={props.field.maxLength}
      countedAs="code"
      hasCounter={props.field.counter ?? false}
      end={unit && <span className="counter">{unit}</span>}
    />
  );
};
export default DecimalInput;
