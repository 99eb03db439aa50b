import { formatDateTime } from '../../../format/dateTime';
import type { Example } from '../../example';

const dayMs = 86_400_000;

export const example: Example<'localDateTime'> = ({ wire, future: isFuture }, { member, row }) => {
  const start = isFuture ? Date.now() + dayMs : Date.UTC(2026, 1, 3);
  const day = formatDateTime(start + row * 9 * dayMs, 'YYYY/MM/DD')!;
  return { [member]: `${wire.includes('-') ? day.replaceAll('/', '-') : day} 10:15` };
};
