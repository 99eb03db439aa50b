import { isEmpty } from '../../../schema/path';
import { emptyMark, type Cell, type CellProps } from '../../cells/cell';
import './multiline.css';

/** The text with its lines, as they were typed. */
const MultilineValue = ({ value }: CellProps<'multiline'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <span className="multiline">{String(value)}</span>;
const MultilineCell: Cell<'multiline'> = { Value: MultilineValue };
export default MultilineCell;
