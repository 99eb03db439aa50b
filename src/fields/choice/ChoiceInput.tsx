import { useText } from '../../messages/i18n';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { controlProps, type InputProps } from '../input';

/** One of a fixed set of codes. */
export const ChoiceInput = (props: InputProps<'choice'>) => {
  const t = useText();
  return (
    <SelectInput
      {...controlProps(props)}
      selectRef={props.inputRef}
      value={String(props.value ?? '')}
      none={t('form.choose')}
      options={Object.entries(props.field.labels).map(([code, text]) => ({ value: code, label: text }))}
      onChange={props.onChange}
    />
  );
};
