import { plainNumber } from '../../format/plainNumber';
import { emptyMark, type CellProps } from '../cell';

/** A number in digits alone. */
const DecimalCell = ({ value }: CellProps<'decimal'>) => <>{typeof value === 'number' ? plainNumber(value) : emptyMark}</>;
export default DecimalCell;
