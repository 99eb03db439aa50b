import { isEmpty } from '../../../schema/values/path';
import { emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';
import './multiline.css';

/** The text with its lines, as they were typed. */
const MultilineValue = ({ value }: CellProps<'multiline'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <span className="multiline">{lettersOf(value)}</span>;
const MultilineCell: Cell<'multiline'> = { Value: MultilineValue };
export default MultilineCell;
