import type { Sample } from '../../sample';

const sample: Sample<'decimal'> = { fill: (input, _, { type }) => type(input, '12.5') };
export default sample;
