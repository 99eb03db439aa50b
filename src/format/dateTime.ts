import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { translate } from '../messages/i18n';

dayjs.extend(utc);

/** The offset in which every time is shown (SHR-019), in hours. */
export const displayOffset = 8;

const hour = 3_600_000;

/** A moment as YYYY/MM/DD HH:mm in the browser's own zone, where that differs from UTC+8; else null. One that comes twice, when clocks go back, says which it is. */
export const localTime = (value: number | null) => {
  const written = (time: number) => dayjs(time).format('YYYY/MM/DD HH:mm');
  if (value === null || dayjs(value).utcOffset() === displayOffset * 60) return null;
  const local = written(value);
  if (written(value + hour) === local) return translate('format.firstOfTwo', { time: local });
  return written(value - hour) === local ? translate('format.secondOfTwo', { time: local }) : local;
};

/** A moment as YYYY/MM/DD HH:mm in UTC+8 (SHR-017); null when it is none. */
export const formatDateTime = (value: string | number | null | undefined, pattern = 'YYYY/MM/DD HH:mm') => {
  if (value === null || value === undefined || value === '') return null;
  // in UTC all the way: with an offset of its own dayjs skips the hour that the browser's clocks skip
  const moment = dayjs.utc(value).add(displayOffset, 'hour');
  return moment.isValid() ? moment.format(pattern) : null;
};
