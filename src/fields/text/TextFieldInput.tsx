import { TextInput } from '../../ui/inputs/TextInput';
import { limitOf } from '../codec';
import { controlProps, type InputProps } from '../input';

/** One line of text with a counter where there is a limit. */
export const TextFieldInput = (props: InputProps<'text'>) => {
  const { counter: hasCounter = true, allowedCharacters: keeps } = props.field;
  const text = String(props.value ?? '');
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={props.inputRef}
      value={text}
      onChange={props.onChange}
      limit={limitOf(props.field, String(props.value ?? ''), props.stored)}
      keeps={keeps}
      hasCounter={hasCounter}
    />
  );
};
