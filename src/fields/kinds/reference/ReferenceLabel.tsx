import { ofCode } from '../../cells/cell';
import type { FilterLabelProps } from '../../filters/filter';
import { useLookup } from '../../lookups/useLookup';

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
export default ReferenceLabel;
