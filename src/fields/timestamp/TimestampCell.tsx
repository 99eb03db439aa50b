import { valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';
import { formatDateTime } from '../../format/dateTime';
import { Lines } from '../derived/Lines';

/** A moment in UTC+8, with the name of who did it below. */
export const TimestampCell = ({ field: { by, emptyText = emptyMark }, value, record }: CellProps<'timestamp'>) => {
  const time = formatDateTime(value as string) ?? emptyText;
  const name = by && valueAt(record, by);
  return name && time !== emptyText ? <Lines lines={[time, String(name)]} /> : <>{time}</>;
};
