import { emptyMark, isEmpty, valueAt, type CellProps } from '../cell';
import { useLookup } from './useLookup';

/** The label of a lookup item by its id. */
const LookupLabel = ({ field, value }: CellProps<'reference'>) => {
  const { items } = useLookup(field);
  return <>{items?.find((item) => item.value === value)?.label ?? String(value)}</>;
};

/** What the record itself says, else the label of the lookup. */
export const ReferenceCell = (props: CellProps<'reference'>) => {
  const { field, value, record } = props;
  const shown = field.shownAs ? valueAt(record, field.shownAs) : undefined;
  if (!isEmpty(shown)) return <>{String(shown)}</>;
  return isEmpty(value) ? <>{emptyMark}</> : <LookupLabel {...props} />;
};
