import type { Sample } from '../../sample';

const texts: Readonly<Record<string, string>> = {
  email: 'sample@example.com',
  username: 'sample.name.7',
  password: 'Sampl3.Pass',
  url: 'https://example.com/',
  day: '2001/02/03',
};

const sample: Sample<'text'> = {
  // nobody but its stored value knows what an expression matches
  fill: async (input, { format, matches }, { type }) =>
    matches === undefined ? type(input, texts[format ?? ''] ?? 'Sample') : input.inputValue(),
};
export default sample;
