import { useText } from '../../messages/i18n';
import { MultiSelect } from '../../ui/inputs/MultiSelect';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { ofCode } from '../cell';
import type { Filter, FilterLabelProps, FilterProps } from '../filter';
import { LookupFailure } from './LookupFailure';
import { useLookup } from './useLookup';

/** A filter over a lookup; what the session locks is fixed, and of several the own ones are offered (PLT-107). */
const ReferenceFilter = ({ field, within, path, value, locked, onChange }: FilterProps<'reference'>) => {
  const t = useText();
  const { items, error, retry } = useLookup(field, within, path);
  const options = (items ?? []).map((item) => ({ value: String(item.value), label: item.label }));
  const failure = error && <LookupFailure label={field.label} onRetry={retry} />;
  const hint = failure ?? (locked ? t('list.locked') : undefined);
  if (typeof value !== 'string') {
    const own = locked ? options.filter((option) => locked.includes(option.value)) : options;
    return <MultiSelect label={field.label} all={t('list.all')} options={own} values={value} onChange={onChange} hint={hint} />;
  }
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectInput
      label={field.label}
      value={value}
      onChange={onChange}
      none={t('list.all')}
      options={value && !isKnown ? [...options, { value, label: ofCode(field.labels, value) ?? value }] : options}
      isLocked={Boolean(locked)}
      isDisabled={Boolean(error)}
      hint={hint}
    />
  );
};

const LookupLabels = ({ field, path, values, children }: FilterLabelProps<'reference'>) => {
  const { items } = useLookup(field, undefined, path);
  return <>{children(values.map((value) => items?.find((item) => String(item.value) === value)?.label ?? value).join(', '))}</>;
};

/** The labels of chosen items; those that the declaration names ask for no lookup. */
const ReferenceLabel = (props: FilterLabelProps<'reference'>) => {
  const { field, values, children } = props;
  const known = values.flatMap((value) => ofCode(field.labels, value) ?? (field.value ? value : []));
  return known.length === values.length ? <>{children(known.join(', '))}</> : <LookupLabels {...props} />;
};

export const referenceFilter: Filter<'reference'> = { Input: ReferenceFilter, Label: ReferenceLabel };
