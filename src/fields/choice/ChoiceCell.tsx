import { isMissing } from '../../schema/path';
import { emptyMark, ofCode, type CellProps } from '../cell';
import { CodeLabel } from './Chip';

/** A code by its label. */
export const ChoiceCell = ({ field, value }: CellProps<'choice'>) => {
  if (isMissing(value)) return <>{emptyMark}</>;
  if (Array.isArray(value)) return <>{value.map((each) => ofCode<string>(field.labels, String(each)) ?? String(each)).join(', ')}</>;
  const code = String(value);
  return (
    <CodeLabel field={field} code={code}>
      {ofCode<string>(field.labels, code) ?? code}
    </CodeLabel>
  );
};
