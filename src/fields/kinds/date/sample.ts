import type { Sample } from '../../sample';

const day = '2001/02/03';

/** A day that is not before the first one that may be. */
const sample: Sample<'date'> = {
  fill: (input, { first }, { type }) => type(input, first && first !== 'today' && first > day ? first : day),
};
export default sample;
