import { useText } from '../../../messages/i18n';
import { Radios } from '../../../ui/inputs/choices/Radios';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput';
import { Ticks } from '../../../ui/inputs/choices/Ticks';
import { useIsSending } from '../../../ui/submission/SendingContext';
import { ofCode } from '../../cells/cell';
import { useFormField } from '../../inputs/formField';
import { controlProps, type InputProps } from '../../inputs/input';

/** One of a fixed set of codes, or several as ticks. */
const ChoiceInput = (props: InputProps<'choice'>) => {
  const t = useText();
  const isSending = useIsSending();
  const { field, value, onChange, inputRef } = props;
  const { stored, viewer } = useFormField();
  const control = { ...controlProps(props), onChange };
  const options = Object.entries(field.labels)
    .filter(([code]) => code === value || (field.offered?.(code, viewer) ?? true))
    .map(([code, text]) => ({ value: code, label: text, hint: ofCode(field.hints, code) }));
  if (field.multiple) {
    const { isDisabled, ...ticks } = control;
    const kept = (stored ?? []) as readonly string[];
    return (
      <Ticks
        {...ticks}
        inputRef={inputRef}
        isDisabled={isDisabled || isSending}
        values={value as readonly string[]}
        options={options.map((option) => ({
          ...option,
          isFixed: Boolean(field.alwaysSelected?.includes(option.value) && kept.includes(option.value)),
        }))}
      />
    );
  }
  if (field.as === 'radios') return <Radios {...control} inputRef={inputRef} value={value} options={options} />;
  return <SelectInput {...control} selectRef={inputRef} value={String(value ?? '')} none={t('form.choose')} options={options} />;
};
export default ChoiceInput;
