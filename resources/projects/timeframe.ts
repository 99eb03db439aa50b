import { formatDateTime } from '../../src/format/dateTime';
import type { ChangeAbout } from '../../src/schema';
import { shownMoment } from './project';
import { t } from './texts';

const quarter = 15 * 60_000;
/** How the wire writes a moment of a project. */
export const wire = 'yyyy-MM-dd HH:mm';
/** The end of a project that nobody has ended (PRJ-056). */
export const endless = '2300-12-31 00:00';

/** Now in UTC+8, rounded up to the next quarter of an hour; a quarter that is just now stays (PRJ-055, PRJ-057). */
export const nextQuarter = (now = Date.now()) => formatDateTime(Math.ceil(now / quarter) * quarter, 'YYYY-MM-DD HH:mm')!;

/** What app users see of a project that is online: now, later, or no more; null of one that is offline. */
export const visibility = ({ isPost, startDate, endDate }: { isPost?: unknown; startDate?: unknown; endDate?: unknown }) => {
  const now = formatDateTime(Date.now(), 'YYYY-MM-DD HH:mm')!;
  if (!isPost || typeof startDate !== 'string' || typeof endDate !== 'string') return null;
  return endDate < now ? 'ended' : startDate > now ? 'scheduled' : 'live';
};

/** What is to be known before a project goes online. */
export const timeframeHint = (values: { isPost?: unknown; startDate?: unknown; endDate?: unknown }) => {
  const { startDate, endDate } = values as { startDate: string; endDate: string };
  switch (visibility(values)) {
    case 'ended':
      return t('The timeframe ended on %{moment}: app users will not see it.', { moment: shownMoment(endDate) });
    case 'scheduled':
      return t('App users will see it from %{moment} on, not before.', { moment: shownMoment(startDate) });
    default:
      return null;
  }
};

/** A start that nobody has chosen and that has passed is rounded up anew when a project goes online. */
export const changeOnline = (isOnline: unknown, { values, stored }: ChangeAbout) => {
  const next = nextQuarter();
  const isUntouched = !stored?.startDate && typeof values.startDate === 'string' && values.startDate < next;
  return isOnline && isUntouched ? { startDate: next } : {};
};
