import { formatCount } from '../../../src/format/count';
import { timeOf } from '../../../src/format/moment';

const minute = 60_000;

/** How long it is until a moment, as people say it: "in 3 h 10 min", "in 12 days 4 h"; null for one that is over. The minute that is now is not over. */
export const untilDelivery = (deliveryDate: string, now: number): string | null => {
  const time = timeOf(deliveryDate);
  if (time === null || time < Math.floor(now / minute) * minute) return null;
  const minutes = Math.max(0, Math.ceil((time - now) / minute));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (minutes === 0) return 'now';
  const parts =
    days > 0
      ? [`${formatCount(days)} ${days === 1 ? 'day' : 'days'}`, hours > 0 && `${hours} h`]
      : [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  return `in ${parts.filter((part) => part !== false).join(' ')}`;
};
