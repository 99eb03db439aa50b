import { TextArea } from '../../../ui/inputs/TextArea';
import { shownLimit } from '../../rules/limitOf';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';

/** A text of several lines, with a counter where there is a limit. */
const MultilineInput = (props: InputProps<'multiline'>) => {
  const { counter: hasCounter = true, rows = 4 } = props.field;
  const { stored } = useFormField();
  return (
    <TextArea
      {...controlProps(props)}
      rows={rows}
      inputRef={props.inputRef}
      value={String(props.value ?? '')}
      onChange={props.onChange}
      {...shownLimit(props, stored)}
      countedAs="lines"
      hasCounter={hasCounter}
    />
  );
};
export default MultilineInput;
