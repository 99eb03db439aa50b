import { TextArea } from '../../ui/inputs/TextArea';
import { controlProps, type InputProps } from '../input';

/** A text of several lines, with a counter where there is a limit. */
const MultilineInput = (props: InputProps<'multiline'>) => {
  const { maxLength, hasCounter = true, rows = 4 } = props.field;
  return (
    <TextArea
      {...controlProps(props)}
      rows={rows}
      inputRef={props.inputRef}
      value={String(props.value ?? '')}
      onChange={props.onChange}
      limit={maxLength}
      hasCounter={hasCounter}
    />
  );
};
export default MultilineInput;
