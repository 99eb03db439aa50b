import type { Sample } from '../../sample';

/** An editor writes paragraphs. */
const sample: Sample<'richText'> = {
  fill: async (input, _, { type }) => `<p>${await type(input, 'Sample')}</p>`,
  read: (input) => input.innerHTML(),
};
export default sample;
