import { isMissing } from '../../../schema/values/path';
import { emptyMark, lettersOf, ofCode, type Cell, type CellProps } from '../../cells/cell';
import { CodeLabel } from '../../cells/Chip';

/** A code by its label. */
const ChoiceValue = ({ field, value }: CellProps<'choice'>) => {
  if (isMissing(value)) return <>{emptyMark}</>;
  if (Array.isArray(value)) return <>{value.map((each) => ofCode<string>(field.labels, lettersOf(each)) ?? lettersOf(each)).join(', ')}</>;
  const code = lettersOf(value);
  return (
    <CodeLabel field={field} code={code}>
      {ofCode<string>(field.labels, code) ?? code}
    </CodeLabel>
  );
};
const ChoiceCell: Cell<'choice'> = { Value: ChoiceValue };
export default ChoiceCell;
