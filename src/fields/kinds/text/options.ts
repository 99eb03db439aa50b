import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { textRules } from '../../../schema/language/keys';
import { pattern, searchedPattern, text, word, phrase } from '../../../schema/language/shape';
import { formats } from './formats';

const options: KindTable = {
  keys: {
    ...textRules,
    format: word(...Object.keys(formats)),
    allowedCharacters: pattern,
    strip: searchedPattern,
    placeholder: phrase,
    lang: text,
  } satisfies OptionsOf<'text'>,
  value: text,
  elsewhere: ['string'],
};
export default options;
