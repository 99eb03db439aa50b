import { ofCode } from '../cell';
import type { FilterLabelProps } from '../filtering/filter';
import { useLookup } from './useLookup';

const LookupLabels = ({ field, path, values, children }: FilterLabelProps<'reference'>) => {
  const { items } = useLookup(field, undefined, path);
  return <>{children(values.map((value) => items?.find((item) => String(item.value) === value)?.label ?? value).join(', '))}</>;
};

/** The labels of chosen items; those that the declaration names ask for no lookup. */
export const ReferenceLabel = (props: FilterLabelProps<'reference'>) => {
  const { field, values, children } = props;
  const known = values.flatMap((value) => ofCode(field.labels, value) ?? (field.value ? value : []));
  return known.length === values.length ? <>{children(known.join(', '))}</> : <LookupLabels {...props} />;
};
