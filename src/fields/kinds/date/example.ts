import { daysOf } from '../../../format/day';
import type { Example } from '../../example';

const dayMs = 86_400_000;
const written = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '/');

export const example: Example<'date'> = (field, { member, row }) => {
  const { from, to } = daysOf(field);
  const day = written(Date.UTC(2026, 1, 3) + row * 9 * dayMs);
  return { [member]: day < from ? from : day > to ? to : day };
};
