import { TextInput } from '../../ui/inputs/TextInput';
import { controlProps, type InputProps } from '../input';

/** One line of text with a counter where there is a limit. */
export const TextFieldInput = (props: InputProps<'text'>) => {
  const { maxLength, hasCounter = true, keeps } = props.field;
  const text = String(props.value ?? '');
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={props.inputRef}
      value={text}
      onChange={props.onChange}
      limit={maxLength}
      keeps={keeps}
      hasCounter={hasCounter}
    />
  );
};
