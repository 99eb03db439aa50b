import { useText } from '../../messages/i18n';
import { MultiSelect } from '../../ui/inputs/MultiSelect';
import { SelectInput } from '../../ui/inputs/SelectInput';
import type { FilterLabelProps, FilterProps } from '../filter';

type Option = { value: string; label: string };

/** A filter over a few choices: a select with "All", ticks where several may be chosen. */
export const OptionsFilter = ({
  field,
  value,
  onChange,
  options,
}: Pick<FilterProps, 'field' | 'value' | 'onChange'> & { options: Option[] }) => {
  const all = useText()('list.all');
  return typeof value === 'string' ? (
    <SelectInput label={field.label} value={value} onChange={onChange} none={all} options={options} />
  ) : (
    <MultiSelect label={field.label} all={all} options={options} values={value} onChange={onChange} />
  );
};

/** The labels of chosen options. */
export const labelsOf = (options: Option[], { values, children }: Pick<FilterLabelProps, 'values' | 'children'>) =>
  children(values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', '));
