import { useText } from '../../../messages/i18n';
import { MultiSelect } from '../../../ui/inputs/choices/MultiSelect';
import { useLazy } from '../../../ui/lazy';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput';
import { ofCode } from '../../cells/cell';
import type { Filter, FilterProps } from '../../filters/filter';
import { LookupFailure } from '../../lookups/LookupFailure';
import { useLookup } from '../../lookups/useLookup';

const loadSearch = () => import('./ReferenceSearch');

/** A filter over a lookup; what the session locks is fixed, and of several the own ones are offered (PLT-107). */
const ReferenceFilter = ({ field, within, path, value, locked, onChange }: FilterProps<'reference'>) => {
  const t = useText();
  const { items, error, isPart, retry } = useLookup(field, within, path);
  const isSeveral = typeof value !== 'string';
  const Select = useLazy(isPart && !isSeveral && !locked ? loadSearch : null) ?? SelectInput;
  const options = (isPart && isSeveral ? [] : (items ?? [])).map((item) => ({ value: String(item.value), label: item.label }));
  const failure = (error ?? (isPart && isSeveral)) && <LookupFailure label={field.label} onRetry={retry} />;
  const hint = failure || (locked ? t('list.locked') : undefined);
  if (isSeveral) {
    const offered = locked ? options.filter((option) => locked.includes(option.value)) : options;
    return <MultiSelect label={field.label} all={t('list.all')} options={offered} values={value} onChange={onChange} hint={hint} />;
  }
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      field={field}
      within={within}
      path={path}
      narrows={!isPart}
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

/** A filter over a lookup. */
const referenceFilter: Filter<'reference'> = { Input: ReferenceFilter };
export default referenceFilter;
