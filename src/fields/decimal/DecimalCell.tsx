import { plainNumber } from '../../format/plainNumber';
import { emptyMark, type CellProps } from '../cell';
import { unitOf } from './unit';

/** A number in digits alone, with its unit. */
const DecimalCell = ({ field, value, record }: CellProps<'decimal'>) => (
  <>{typeof value === 'number' ? [plainNumber(value), unitOf(field, record)].filter(Boolean).join(' ') : emptyMark}</>
);
export default DecimalCell;
