import { TextInput } from '../../../ui/inputs/TextInput';
import { shownLimit } from '../../rules/limitOf';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';
import { typedFormOf } from './forms';

/** One line of text with a counter where there is a limit. */
const TextFieldInput = (props: InputProps<'text'>) => {
  const { counter: hasCounter = true, allowedCharacters: keeps } = props.field;
  const { limit, storedHint } = shownLimit(props.field, useFormField().stored);
  const text = String(props.value ?? '');
  return (
    <TextInput
      {...controlProps(props)}
      inputRef={props.inputRef}
      value={text}
      onChange={props.onChange}
      limit={limit}
      hint={props.disabledReason ?? storedHint ?? props.field.hint}
      countedAs={typedFormOf(props.field.format) ?? undefined}
      keeps={keeps}
      hasCounter={hasCounter}
    />
  );
};
export default TextFieldInput;
