import { useText } from '../../messages/i18n';
import { Radios } from '../../ui/inputs/choices/Radios';
import { SelectInput } from '../../ui/inputs/choices/SelectInput';
import { ofCode } from '../cell';
import { controlProps, type InputProps } from '../input';

/** One of a fixed set of codes. */
const ChoiceInput = (props: InputProps<'choice'>) => {
  const t = useText();
  const { field, value, onChange, inputRef, viewer } = props;
  const control = { ...controlProps(props), onChange };
  const options = Object.entries(field.labels)
    .filter(([code]) => code === value || (field.offered?.(code, viewer) ?? true))
    .map(([code, text]) => ({ value: code, label: text, hint: ofCode(field.hints, code) }));
  if (field.as === 'radios') return <Radios {...control} inputRef={inputRef} value={value} options={options} />;
  return <SelectInput {...control} selectRef={inputRef} value={String(value ?? '')} none={t('form.choose')} options={options} />;
};
export default ChoiceInput;
