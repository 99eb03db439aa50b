import { isEmpty } from '../../schema/path';
import { emptyMark, ofCode, type CellProps } from '../cell';
import { CodeLabel } from './Chip';

/** A code by its label. */
export const ChoiceCell = ({ field, value }: CellProps<'choice'>) => {
  if (isEmpty(value)) return <>{emptyMark}</>;
  const code = String(value);
  return (
    <CodeLabel field={field} code={code}>
      {ofCode<string>(field.labels, code) ?? code}
    </CodeLabel>
  );
};
