import { memberCodec } from '../codec';

/** A code. */
export const choiceCodec = memberCodec<'choice'>({
  toInput: (value) => value ?? '',
  parse: (typed) => (typed === '' ? null : (typed ?? null)),
  options: { labels: 'map', chips: 'map', isMultiple: 'boolean', as: 'text', offered: 'any', hints: 'map' },
});
