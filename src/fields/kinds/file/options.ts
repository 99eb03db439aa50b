import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { boolean, code, condition, count, keys, list, number, required, uploadName, word, phrase } from '../../../schema/language/shape';
import { fileTypes } from '../../../files/fileTypes';

const options: KindTable = {
  keys: {
    upload: required(uploadName),
    accept: word(...fileTypes),
    maxFiles: count,
    maxMegabytes: count,
    suggestedSize: list(number, 2),
    ordered: boolean,
    protected: keys({ when: required(condition), text: required(phrase) }),
    reader: code,
  } satisfies OptionsOf<'file'>,
  value: null,
  textMembers: () => [],
  elsewhere: ['image', 'upload'],
};
export default options;
