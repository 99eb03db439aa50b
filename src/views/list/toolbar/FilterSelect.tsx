import type { ListPath } from '../../../schema/actions';
import type { Field, FilterField } from '../../../schema/field';
import { ofCode } from '../../../fields/cell';
import { useLookup } from '../../../fields/reference/useLookup';
import { useText } from '../../../messages/i18n';
import { DayInput } from '../../../ui/inputs/DayInput';
import { MultiSelect } from '../../../ui/inputs/MultiSelect';
import { SelectInput } from '../../../ui/inputs/SelectInput';

type Value = string | readonly string[];
type Props = {
  name: string;
  field: FilterField;
  within?: string;
  path?: ListPath;
  value: Value;
  isLocked: boolean;
  error?: string | null;
  onChange: (value: Value) => void;
};

/** What a filter without a lookup offers. */
export const fixedOptions = (field: Exclude<FilterField, { kind: 'reference' | 'date' }>) =>
  field.kind === 'toggle'
    ? [
        { value: 'true', label: field.on },
        { value: 'false', label: field.off },
      ]
    : Object.entries(field.labels).map(([value, label]) => ({ value, label }));

const ReferenceFilter = ({ field, within, path, value, isLocked, onChange }: Props & { field: Field<never, 'reference'> }) => {
  const t = useText();
  const { items, error, retry } = useLookup(field, within, path);
  const options = (items ?? []).map((item) => ({ value: String(item.value), label: item.label }));
  const failure = error && (
    <>
      <span className="lookup-failure">{t('list.lookupFailed', { label: field.label })}</span>{' '}
      <button type="button" className="link-button" onClick={retry}>
        {t('shell.retry')}
      </button>
    </>
  );
  if (typeof value !== 'string')
    return <MultiSelect label={field.label} all={t('list.all')} options={options} values={value} onChange={onChange} hint={failure} />;
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectInput
      label={field.label}
      value={value}
      onChange={onChange}
      none={t('list.all')}
      options={value && !isKnown ? [...options, { value, label: ofCode(field.labels, value) ?? value }] : options}
      isLocked={isLocked}
      isDisabled={Boolean(error)}
      hint={failure ?? (isLocked ? t('list.locked') : undefined)}
    />
  );
};

/** One filter: a select with "All", ticks where several may be chosen, or a day. */
export const FilterSelect = (props: Props) => {
  const t = useText();
  const { name, field, value, isLocked, error, onChange } = props;
  if (field.kind === 'reference') return <ReferenceFilter {...props} field={field} />;
  const text = String(value);
  if (field.kind === 'date')
    return <DayInput name={name} label={field.label} range={field} value={text} onChange={onChange} error={error} />;
  const options = fixedOptions(field);
  return typeof value === 'string' ? (
    <SelectInput label={field.label} value={text} onChange={onChange} none={t('list.all')} options={options} isLocked={isLocked} />
  ) : (
    <MultiSelect label={field.label} all={t('list.all')} options={options} values={value} onChange={onChange} />
  );
};
