import { brokenPattern, memberCodec } from '../codec';
import { formatOf } from './formats';

/** What an input of text holds of a value, and what is made of what was typed: no blanks around it, null for an empty one. */
export const textValue = {
  toInput: (value: unknown) => value ?? '',
  parse: (typed: unknown) => (typeof typed === 'string' ? typed.trim() || null : (typed ?? null)),
};

/** A text, sent without the blanks around it; an empty one is null. */
export const textCodec = memberCodec<'text'>({
  ...textValue,
  emptyText: ({ format }) => formatOf(format)?.empty,
  problem: (text, field) => brokenPattern(text, field) ?? formatOf(field.format)?.problem(text) ?? null,
});
