import type { Sample } from '../../sample';

const sample: Sample<'integer'> = { fill: (input, { max = 7 }, { type }) => type(input, String(Math.min(7, max))) };
export default sample;
