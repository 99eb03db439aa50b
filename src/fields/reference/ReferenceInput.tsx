import { useText } from '../../messages/i18n';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { controlProps, type InputProps } from '../input';
import { useLookup } from './useLookup';

/** One of a lookup; a lookup that fails says so here, with Retry. */
export const ReferenceInput = (props: InputProps<'reference'>) => {
  const { field, value, onChange, inputRef, shown, within, isLocked } = props;
  const t = useText();
  const { items = [], error: failure, isPending, retry } = useLookup(field, within);
  const options = items.map((item) => ({ value: String(item.value), label: item.label }));
  const text = String(value ?? '');
  const isKnown = text === '' || options.some((option) => option.value === text);
  const choose = (chosen: string) => onChange(items.find((item) => String(item.value) === chosen)?.value ?? (chosen === text ? value : ''));
  const hint = failure ? (
    <>
      <span className="lookup-failure">{t('list.lookupFailed', { label: field.label })}</span>{' '}
      <button type="button" className="link-button" onClick={retry}>
        {t('shell.retry')}
      </button>
    </>
  ) : isLocked ? (
    t('list.locked')
  ) : (
    field.hint
  );
  return (
    <SelectInput
      {...controlProps(props)}
      hint={hint}
      value={text}
      none={t(isPending ? 'shell.loading' : 'form.choose')}
      isLocked={isLocked}
      options={isKnown ? options : [...options, { value: text, label: shown ?? text }]}
      onChange={choose}
      selectRef={inputRef}
    />
  );
};
