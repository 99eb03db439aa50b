import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { textRules } from '../../../schema/check/language';
import { pattern, text, word } from '../../../schema/check/shape';
import { formats } from './formats';

const options: KindTable = {
  keys: {
    ...textRules,
    format: word(...Object.keys(formats)),
    allowedCharacters: pattern,
    strip: pattern,
    placeholder: text,
    lang: text,
  } satisfies OptionsOf<'text'>,
  value: text,
};
export default options;
