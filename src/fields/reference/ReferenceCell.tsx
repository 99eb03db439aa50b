import { isEmpty, valueAt } from '../../schema/path';
import { emptyMark, ofCode, type CellProps } from '../cell';
import { CodeLabel } from '../choice/Chip';
import { useLookup } from './useLookup';

/** The label of a lookup item by its id. */
const LookupLabel = ({ field, value }: CellProps<'reference'>) => {
  const { items } = useLookup(field);
  return <>{items?.find((item) => item.value === value)?.label ?? ofCode(field.otherwise, String(value)) ?? String(value)}</>;
};

/** What the record itself says, else the declared label, else that of the lookup. */
export const ReferenceCell = (props: CellProps<'reference'>) => {
  const { field, value, record } = props;
  const shown = field.shownAs ? valueAt(record, field.shownAs) : undefined;
  if (!isEmpty(shown)) return <>{String(shown)}</>;
  if (isEmpty(value)) return <>{ofCode(field.otherwise, '') ?? emptyMark}</>;
  const code = String(value);
  return (
    <CodeLabel field={field} code={code}>
      {ofCode(field.labels, code) ?? <LookupLabel {...props} />}
    </CodeLabel>
  );
};
