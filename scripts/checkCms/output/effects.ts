import type { Result } from '../check';
import type { Deviation, Effect } from '../findings';

/** What the portal does about a deviation, the worst first. */
export const effects: readonly Effect[] = ['fails', 'shows less', 'nothing'];

/** What is told of each deviation. */
export const heads = ['Call', 'Place', 'Expected', 'Found', 'What the portal does'];

/** A place, the id of its row or record, and at how many rows or records the same was found. */
const shownPlace = ({ calls, place, id, count }: Deviation) => {
  const isInReply = place.startsWith('/');
  const notes = [...(id === undefined ? [] : [`id ${id}`]), ...(isInReply && count > calls.length ? [`${count} times`] : [])];
  return notes.length > 0 ? `${place} (${notes.join(', ')})` : place;
};

/** The deviations with one effect, as rows under the heads. */
export const rowsOf = ({ deviations }: Pick<Result, 'deviations'>, effect: Effect): string[][] =>
  deviations
    .filter((each) => each.effect === effect)
    .map((deviation) => {
      const { calls, expected, found, portal } = deviation;
      const [first = '', ...more] = calls;
      return [more.length > 0 ? `${first} and ${more.length} more` : first, shownPlace(deviation), expected, found, portal];
    });

/** What the check cannot tell, by the reason. */
export const doubtsOf = ({ unsure }: Pick<Result, 'unsure'>): [why: string, about: string[]][] =>
  [...new Set(unsure.map(({ why }) => why))].map((why) => [
    why,
    unsure.filter((each) => each.why === why).map(({ call, about }) => `${call}, ${about}`),
  ]);

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What came of a check, in a line. */
export const summaryOf = ({ deviations, unsure, calls, seconds, stopped }: Result): string => {
  const made = Object.values(calls).reduce((sum, count) => sum + count, 0);
  const of = effects.map((effect) => `${deviations.filter((each) => each.effect === effect).length} ${effect}`).join(', ');
  const found = deviations.length === 0 ? 'no deviation' : `${counted(deviations.length, 'deviation')} (${of})`;
  const end = stopped ? ` It did not end: ${stopped}` : '';
  return `${found}, ${unsure.length} that it cannot tell; ${made} calls of ${counted(Object.keys(calls).length, 'kind')} in ${Math.round(seconds)} s.${end}`;
};
