import { memberCodec } from '../codec';
import { brokenPattern } from '../rules';
import { formatOf } from './formats';

/** A text, sent without the blanks around it; an empty one is null. */
export const textCodec = memberCodec<'text'>({
  toInput: (value) => value ?? '',
  parse: (typed) => (typeof typed === 'string' ? typed.trim() || null : (typed ?? null)),
  emptyText: ({ format }) => formatOf(format)?.empty,
  problem: (text, field) => brokenPattern(text, field) ?? formatOf(field.format)?.problem(text) ?? null,
  options: {
    matches: 'pattern',
    maxLength: 'number',
    hasCounter: 'boolean',
    format: 'text',
    keeps: 'pattern',
    omits: 'pattern',
    placeholder: 'text',
  },
});
