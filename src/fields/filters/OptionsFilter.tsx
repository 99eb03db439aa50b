import { useText } from '../../messages/i18n';
import { MultiSelect } from '../../ui/inputs/choices/MultiSelect';
import { SelectInput } from '../../ui/inputs/choices/SelectInput';
import type { FilterProps } from './filter';
import type { Option } from './optionLabels';

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
