import { useState } from 'react';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { shownDigits } from './codec';
import { unitOf } from './unit';

/** A number with a fraction, typed as text. An amount of money has its commas while it is not being typed. */
const DecimalInput = (props: InputProps<'decimal'>) => {
  const { holds } = useFormField();
  const unit = unitOf(props.field, holds);
  const [isTyping, setTyping] = useState(false);
  const text = String(props.value ?? '');
  const leave = () => {
    setTyping(false);
    props.onBlur();
  };
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="decimal"
      inputRef={props.inputRef}
      value={isTyping ? text : shownDigits(text, props.field)}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      onChange={props.onChange}
      limit={props.field.maxLength}
      countedAs="code"
      hasCounter={props.field.counter ?? false}
      end={unit && <span className="counter">{unit}</span>}
    />
  );
};
export default DecimalInput;
