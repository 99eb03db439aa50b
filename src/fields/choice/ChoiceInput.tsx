import { useText } from '../../messages/i18n';
import { SelectInput } from '../../ui/SelectInput';
import type { InputProps } from '../input';

/** One of a fixed set of codes. */
export const ChoiceInput = ({
  field: { label, labels, hint },
  name,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  isRequired,
}: InputProps<'choice'>) => {
  const t = useText();
  return (
    <SelectInput
      name={name}
      label={label}
      value={String(value ?? '')}
      none={t('form.choose')}
      options={Object.entries(labels).map(([code, text]) => ({ value: code, label: text }))}
      onChange={onChange}
      onBlur={onBlur}
      selectRef={inputRef}
      error={error}
      hint={hint}
      isRequired={isRequired}
    />
  );
};
