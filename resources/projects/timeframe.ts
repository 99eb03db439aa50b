import { formatDateTime } from '../../src/format/dateTime';
import type { ChangeAbout } from '../../src/schema';

const quarter = 15 * 60_000;
/** How the wire writes a moment of a project. */
export const wire = 'yyyy-MM-dd HH:mm';
/** The end of a project that nobody has ended (PRJ-056). */
export const endless = '2300-12-31 00:00';

/** Now in UTC+8, rounded up to the next quarter of an hour; a quarter that is just now stays (PRJ-055, PRJ-057). */
export const nextQuarter = (now = Date.now()) => formatDateTime(Math.ceil(now / quarter) * quarter, 'YYYY-MM-DD HH:mm')!;

/** A start that nobody has chosen and that has passed is rounded up anew when a project goes online. */
export const changeOnline = (isOnline: unknown, { values, stored }: ChangeAbout) => {
  const next = nextQuarter();
  const isUntouched = !stored?.startDate && typeof values.startDate === 'string' && values.startDate < next;
  return isOnline && isUntouched ? { startDate: next } : {};
};
