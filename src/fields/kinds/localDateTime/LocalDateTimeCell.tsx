import { isEmpty } from '../../../schema/values/path';
import { emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';

/** A moment of UTC+8 as yyyy/MM/dd HH:mm (SHR-017). */
const LocalDateTimeValue = ({ value }: CellProps<'localDateTime'>) => (
  <>{isEmpty(value) ? emptyMark : lettersOf(value).replaceAll('-', '/')}</>
);
const LocalDateTimeCell: Cell<'localDateTime'> = { Value: LocalDateTimeValue };
export default LocalDateTimeCell;
