import { TextInput } from '../../ui/TextInput';
import type { InputProps } from '../input';

/** A whole number, typed as text, aligned at the right. */
export const IntegerInput = ({
  field: { label, maxLength, hint },
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
}: InputProps<'integer'>) => (
  <TextInput
    className="integer-input"
    inputMode="numeric"
    name={name}
    label={label}
    value={String(value ?? '')}
    onChange={onChange}
    onBlur={onBlur}
    inputRef={inputRef}
    error={error}
    hint={hint}
    isRequired={isRequired}
    limit={maxLength}
  />
);
