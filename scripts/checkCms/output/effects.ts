import type { Result } from '../check';
import type { Effect } from '../findings';

/** What the portal does about a deviation, the worst first. */
export const effects: readonly Effect[] = ['fails', 'shows less', 'nothing'];

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What came of a check, in a line. */
export const summaryOf = ({ deviations, unsure, calls, seconds, stopped }: Result): string => {
  const made = Object.values(calls).reduce((sum, count) => sum + count, 0);
  const of = effects.map((effect) => `${deviations.filter((each) => each.effect === effect).length} ${effect}`).join(', ');
  const found = deviations.length === 0 ? 'no deviation' : `${counted(deviations.length, 'deviation')} (${of})`;
  const end = stopped ? ` It did not end: ${stopped}` : '';
  return `${found}, ${unsure.length} that it cannot tell; ${made} calls of ${counted(Object.keys(calls).length, 'kind')} in ${Math.round(seconds)} s.${end}`;
};
