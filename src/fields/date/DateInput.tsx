import { TextInput } from '../../ui/TextInput';
import type { InputProps } from '../input';

/** A day in the browser's own picker; the form holds it as yyyy/MM/dd. */
export const DateInput = ({ field: { label, hint }, name, value, onChange, onBlur, inputRef, error, isRequired }: InputProps<'date'>) => (
  <TextInput
    type="date"
    max="9999-12-31"
    name={name}
    label={label}
    value={String(value ?? '').replaceAll('/', '-')}
    onChange={(day) => onChange(day.replaceAll('-', '/'))}
    onBlur={onBlur}
    inputRef={inputRef}
    error={error}
    hint={hint}
    isRequired={isRequired}
  />
);
