import { isEmpty } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';
import './multiline.css';

/** The text with its lines, as they were typed. */
export const MultilineCell = ({ value }: CellProps<'multiline'>) =>
  isEmpty(value) ? <>{emptyMark}</> : <span className="multiline">{String(value)}</span>;
