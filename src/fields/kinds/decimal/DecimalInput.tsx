import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { mergeRefs } from '../../../ui/hooks/mergeRefs';
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
  const input = useRef<HTMLInputElement>(null);
  /** What was selected when the field got the focus, counted without commas. */
  const selected = useRef<[start: number, end: number]>(null);
  const enter = ({ currentTarget: { value, selectionStart, selectionEnd } }: FocusEvent<HTMLInputElement>) => {
    const [start, end] = [selectionStart, selectionEnd].map((at) => value.slice(0, at ?? 0).replaceAll(',', '').length);
    if (value !== text) selected.current = [start!, end!];
    setTyping(true);
  };
  // the commas go while it is typed, and the selection stays
  useLayoutEffect(() => {
    if (isTyping && selected.current) input.current!.setSelectionRange(...selected.current);
    selected.current = null;
  }, [isTyping]);
  const leave = () => {
    setTyping(false);
    props.onBlur();
  };
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="decimal"
      inputRef={mergeRefs(input, props.inputRef)}
      value={isTyping ? text : shownDigits(text, props.field)}
      onFocus={enter}
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
