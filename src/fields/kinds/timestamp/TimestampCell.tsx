import { isEmpty, valueAt } from '../../../schema/values/path';
import { cannotShow, emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';
import { formatDateTime } from '../../../format/dateTime';
import { Lines } from '../../cells/Lines';

/** A moment in UTC+8, with the name of who did it below. */
const TimestampValue = ({ field: { by, emptyText = emptyMark }, value, record }: CellProps<'timestamp'>) => {
  const time = isEmpty(value) ? emptyText : (formatDateTime(lettersOf(value)) ?? cannotShow());
  const name = by && valueAt(record, by);
  return name && time !== emptyText ? <Lines lines={[time, lettersOf(name)]} /> : <>{time}</>;
};
const TimestampCell: Cell<'timestamp'> = { Value: TimestampValue };
export default TimestampCell;
