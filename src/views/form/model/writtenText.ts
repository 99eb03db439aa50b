import { joined } from '../../../fields/codecs/codec';
import { codecOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';

/** What stands in an input as text that can be read and copied without it. */
export const writtenText = ({ field }: Pick<Leaf, 'field'>, typed: unknown): string => {
  const { parse, toText = (value) => joined(value) } = codecOf(field);
  return toText(parse(typed, field), field);
};
