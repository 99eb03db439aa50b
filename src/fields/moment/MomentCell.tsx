import { isEmpty } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** A moment of UTC+8 as yyyy/MM/dd HH:mm (SHR-017). */
const MomentCell = ({ value }: CellProps<'moment'>) => <>{isEmpty(value) ? emptyMark : String(value).replaceAll('-', '/')}</>;
export default MomentCell;
