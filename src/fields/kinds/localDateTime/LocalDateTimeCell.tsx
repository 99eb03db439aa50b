import { isEmpty } from '../../../schema/path';
import { emptyMark, type Cell, type CellProps } from '../../cells/cell';

/** A moment of UTC+8 as yyyy/MM/dd HH:mm (SHR-017). */
const LocalDateTimeValue = ({ value }: CellProps<'localDateTime'>) => (
  <>{isEmpty(value) ? emptyMark : String(value).replaceAll('-', '/')}</>
);
const LocalDateTimeCell: Cell<'localDateTime'> = { Value: LocalDateTimeValue };
export default LocalDateTimeCell;
