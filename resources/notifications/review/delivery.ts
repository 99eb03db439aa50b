import { formatCount } from '../../../src/format/count';
import { timeOf } from '../../../src/format/moment';
import type { Translated } from '../../../src/messages/page';
import { t } from '../texts';

const minute = 60_000;

/** How long it is until a moment, as people say it: "in 3 h 10 min", "in 12 days 4 h"; null for one that is over. The minute that is now is not over. */
export const untilDelivery = (deliveryDate: string, now: number): Translated | null => {
  const time = timeOf(deliveryDate);
  if (time === null || time < Math.floor(now / minute) * minute) return null;
  const left = Math.max(0, Math.ceil((time - now) / minute));
  const [days, hours, minutes] = [Math.floor(left / 1_440), Math.floor(left / 60) % 24, left % 60];
  if (left === 0) return t('now');
  if (days > 0) {
    const count = { smart_count: days, days: formatCount(days) };
    return hours > 0
      ? t('in %{days} day %{hours} h |||| in %{days} days %{hours} h', { ...count, hours })
      : t('in %{days} day |||| in %{days} days', count);
  }
  if (hours === 0) return t('in %{minutes} min', { minutes });
  return minutes > 0 ? t('in %{hours} h %{minutes} min', { hours, minutes }) : t('in %{hours} h', { hours });
};
