import type { Sample } from '../../sample';

const sample: Sample<'date'> = { fill: (input, _, { type }) => type(input, '2001/02/03') };
export default sample;
