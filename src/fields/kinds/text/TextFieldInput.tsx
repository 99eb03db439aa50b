import { TextInput } from '../../../ui/inputs/TextInput';
import { shownLimit } from '../../rules/limitOf';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { typedFormOf } from './forms';

/** One line of text with a counter where there is a limit. */
const TextFieldInput = (props: InputProps<'text'>) => {
  const { counter: hasCounter = true, allowedCharacters: keeps } = props.field;
  const { stored } = useFormField();
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={props.inputRef}
      value={String(props.value ?? '')}
      onChange={props.onChange}
      {...shownLimit(props, stored)}
      countedAs={typedFormOf(props.field.format) ?? undefined}
      keeps={keeps}
      hasCounter={hasCounter}
    />
  );
};
export default TextFieldInput;
