import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { boolean, day, required, text, word, phrase } from '../../../schema/language/shape';

const options: KindTable = {
  keys: {
    wire: required(word('yyyy-MM-dd HH:mm', 'yyyy/MM/dd HH:mm')),
    first: day,
    last: day,
    future: boolean,
    pastError: phrase,
    lastTime: word('24:00'),
    partialIsEmpty: boolean,
  } satisfies OptionsOf<'localDateTime'>,
  value: text,
  bounds: [['first', 'last']],
  formerly: ['dateTime', 'moment'],
  elsewhere: ['datetime'],
};
export default options;
