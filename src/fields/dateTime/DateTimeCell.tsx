import { valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';
import { formatDateTime } from '../../format/dateTime';
import { Lines } from '../derived/Lines';

/** A moment in UTC+8, with the name of who did it below. */
export const DateTimeCell = ({ field: { by, empty = emptyMark }, value, record }: CellProps<'dateTime'>) => {
  const time = formatDateTime(value as string) ?? empty;
  const name = by && valueAt(record, by);
  return name && time !== empty ? <Lines lines={[time, String(name)]} /> : <>{time}</>;
};
