import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
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
  /** The commas go, and what is selected stays. The browser restores a selection after the event. */
  const enter = ({ currentTarget: element }: FocusEvent<HTMLInputElement>) =>
    queueMicrotask(() => {
      const withoutCommas = (at: number | null) => element.value.slice(0, at ?? 0).replaceAll(',', '').length;
      const [start, end] = [withoutCommas(element.selectionStart), withoutCommas(element.selectionEnd)];
      flushSync(() => setTyping(true));
      element.setSelectionRange(start, end);
    });
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
      onFocus={props.field.money ? enter : undefined}
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
