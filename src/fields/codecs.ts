import type { Field, Kind } from '../schema/field';
import { choiceCodec } from './choice/codec';
import { shownOnly, type Codec } from './codec';
import { dateCodec } from './date/codec';
import { decimalCodec } from './decimal/codec';
import { fileCodec } from './file/codec';
import { integerCodec } from './integer/codec';
import type { Leaf } from './leaf';
import { localizedCodec } from './localized/codec';
import { matrixCodec } from './matrix/codec';
import { localDateTimeCodec } from './localDateTime/codec';
import { multilineCodec } from './multiline/codec';
import { passwordCodec } from './password/codec';
import { referenceCodec } from './reference/codec';
import { richTextCodec } from './richText/codec';
import { textCodec } from './text/codec';
import { toggleCodec } from './toggle/codec';

/** How each kind is read and written; complete by type. Loads with the first form. */
const codecs: { [K in Kind]: Codec<K> } = {
  text: textCodec,
  multiline: multilineCodec,
  integer: integerCodec,
  decimal: decimalCodec,
  reference: referenceCodec,
  choice: choiceCodec,
  toggle: toggleCodec,
  date: dateCodec,
  localDateTime: localDateTimeCodec,
  timestamp: shownOnly(),
  derived: shownOnly(),
  password: passwordCodec,
  panel: shownOnly(),
  items: shownOnly(),
  file: fileCodec,
  localized: localizedCodec,
  matrix: matrixCodec,
  richText: richTextCodec,
};

/** The codec of a field's kind. */
export const codecOf = ({ kind }: Pick<Field, 'kind'>) => codecs[kind] as Codec;

/** The inputs of a declared field. */
export const leavesOf = (name: string, field: Field): Leaf[] =>
  codecOf(field).leaves?.(name, field) ?? [
    { name, path: name, member: name, sentAs: typeof field.sentAs === 'string' ? field.sentAs : name, field },
  ];
