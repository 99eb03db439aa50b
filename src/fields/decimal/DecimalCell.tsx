import { plainNumber } from '../../format/plainNumber';
import { valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** A number as its input would have it. */
export const decimalText = ({ name, record }: Pick<CellProps<'decimal'>, 'name' | 'record'>) => {
  const value = valueAt(record, name);
  return typeof value === 'number' ? plainNumber(value) : '';
};

/** A number in digits alone. */
export const DecimalCell = (props: CellProps<'decimal'>) => <>{decimalText(props) || emptyMark}</>;
