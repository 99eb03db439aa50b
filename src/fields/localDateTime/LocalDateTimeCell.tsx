import { isEmpty } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** A moment of UTC+8 as yyyy/MM/dd HH:mm (SHR-017). */
const LocalDateTimeCell = ({ value }: CellProps<'localDateTime'>) => <>{isEmpty(value) ? emptyMark : String(value).replaceAll('-', '/')}</>;
export default LocalDateTimeCell;
