import { useText } from '../../messages/i18n';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { controlProps, type InputProps } from '../input';
import { LookupFailure } from './LookupFailure';
import { useLookup } from './useLookup';

/** One of a lookup; a lookup that fails says so here, with Retry. */
const ReferenceInput = (props: InputProps<'reference'>) => {
  const { field, value, onChange, inputRef, text: storedText, within, isLocked } = props;
  const t = useText();
  const { items = [], error: failure, isPending, retry } = useLookup(field, within);
  const options = items.map((item) => ({ value: String(item.value), label: item.label }));
  const text = String(value ?? '');
  const isKnown = text === '' || options.some((option) => option.value === text);
  const choose = (chosen: string) => onChange(items.find((item) => String(item.value) === chosen)?.value ?? (chosen === text ? value : ''));
  const control = controlProps(props);
  const hint = failure ? <LookupFailure label={field.label} onRetry={retry} /> : isLocked ? t('list.locked') : control.hint;
  return (
    <SelectInput
      {...control}
      hint={hint}
      value={text}
      none={t(isPending ? 'shell.loading' : 'form.choose')}
      isLocked={isLocked}
      options={isKnown ? options : [...options, { value: text, label: storedText ?? text }]}
      onChange={choose}
      selectRef={inputRef}
    />
  );
};
export default ReferenceInput;
