import type { Sample } from '../../sample';

const sample: Sample<'password'> = { fill: (input, _, { type }) => type(input, 'Sampl3.Pass'), isSecret: true };
export default sample;
