import { isEmpty } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** Text and numbers as they are. */
export const TextCell = ({ value }: CellProps) => <>{isEmpty(value) ? emptyMark : String(value)}</>;
