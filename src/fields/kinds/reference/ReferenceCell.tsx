import { Fragment } from 'react';
import { isEmpty, valueAt } from '../../../schema/values/path';
import { emptyMark, lettersOf, ofCode, type Cell, type CellProps } from '../../cells/cell';
import { CodeLabel } from '../../cells/Chip';
import { useLookup } from '../../lookups/useLookup';

/** The label of a lookup item by its id. */
const LookupLabel = ({ field, value }: CellProps<'reference'>) => {
  const { items } = useLookup(field);
  return <>{items?.find((item) => item.value === value)?.label ?? ofCode(field.fallbackLabels, lettersOf(value)) ?? lettersOf(value)}</>;
};

/** The labels of several, in one line. */
const SeveralLabels = ({ codes, ...props }: CellProps<'reference'> & { codes: (string | number)[] }) =>
  codes.length === 0
    ? emptyMark
    : codes.map((code, i) => (
        <Fragment key={code}>
          {i > 0 && ', '}
          {ofCode(props.field.labels, lettersOf(code)) ?? ofCode(props.field.extraChoices?.labels, lettersOf(code)) ?? (
            <LookupLabel {...props} value={code} />
          )}
        </Fragment>
      ));

/** What the record itself says, else the declared label, else that of the lookup. */
const ReferenceValue = (props: CellProps<'reference'>) => {
  const { field, value, record } = props;
  const shown = field.shownAs ? valueAt(record, field.shownAs) : undefined;
  if (!isEmpty(shown)) return <>{lettersOf(shown)}</>;
  if (Array.isArray(value)) return <SeveralLabels {...props} codes={value as (string | number)[]} />;
  if (isEmpty(value)) return <>{ofCode(field.fallbackLabels, '') ?? emptyMark}</>;
  const code = lettersOf(value);
  return (
    <CodeLabel field={field} code={code}>
      {ofCode(field.labels, code) ?? <LookupLabel {...props} />}
    </CodeLabel>
  );
};
/** Nothing may have a name of its own. */
const ReferenceCell: Cell<'reference'> = { Value: ReferenceValue, isBlank: () => false };
export default ReferenceCell;
