import type { Field, FilterField } from '../../schema/resource';
import { ofCode } from '../../fields/cell';
import { useLookup } from '../../fields/reference/useLookup';
import { useText } from '../../messages/i18n';
import { SelectInput } from '../../ui/SelectInput';

type Props = { field: FilterField; within?: string; value: string; isLocked: boolean; onChange: (value: string) => void };

/** What a filter without a lookup offers. */
export const fixedOptions = (field: Exclude<FilterField, { kind: 'reference' }>) =>
  field.kind === 'toggle'
    ? [
        { value: 'true', label: field.on },
        { value: 'false', label: field.off },
      ]
    : Object.entries(field.labels).map(([value, label]) => ({ value, label }));

const ReferenceFilter = ({ field, within, value, isLocked, onChange }: Props & { field: Field<never, 'reference'> }) => {
  const t = useText();
  const { items, error, retry } = useLookup(field, within);
  const options = (items ?? []).map((item) => ({ value: String(item.value), label: item.label }));
  const isKnown = options.some((option) => option.value === value);
  const failure = error && (
    <>
      <span className="lookup-failure">{t('list.lookupFailed', { label: field.label })}</span>{' '}
      <button type="button" className="link-button" onClick={retry}>
        {t('shell.retry')}
      </button>
    </>
  );
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

/** One filter as a select with "All". */
export const FilterSelect = (props: Props) => {
  const t = useText();
  const { field, value, isLocked, onChange } = props;
  if (field.kind === 'reference') return <ReferenceFilter {...props} field={field} />;
  return (
    <SelectInput
      label={field.label}
      value={value}
      onChange={onChange}
      none={t('list.all')}
      options={fixedOptions(field)}
      isLocked={isLocked}
    />
  );
};
