import { TextInput } from '../../ui/TextInput';
import type { InputProps } from '../input';

/** One line of text with a counter where there is a limit. */
export const LineInput = ({
  field: { label, maxLength, hasCounter = true, keeps, hint },
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
}: InputProps<'text'>) => {
  const text = String(value ?? '');
  return (
    <TextInput
      name={name}
      label={label}
      value={text}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      hint={hint}
      isRequired={isRequired}
      limit={maxLength}
      keeps={keeps}
      end={maxLength && hasCounter && <span className="counter">{`${text.length}/${maxLength}`}</span>}
    />
  );
};
