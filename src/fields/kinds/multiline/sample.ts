import type { Sample } from '../../sample';

const sample: Sample<'multiline'> = { fill: (input, _, { type }) => type(input, 'First line\nSecond line') };
export default sample;
