import type { KindTable, OptionsOf } from '../../../schema/check/problem';
import { boolean, list, required, text, word } from '../../../schema/check/shape';

const options: KindTable = {
  keys: { on: required(text), off: required(text), choiceLabels: list(text, 2), as: word('tick') } satisfies OptionsOf<'toggle'>,
  value: boolean,
};
export default options;
