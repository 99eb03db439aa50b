import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { text } from '../../../schema/language/shape';

const options: KindTable = {
  keys: {} satisfies OptionsOf<'password'>,
  value: text,
  encrypted: true,
  // the data provider encrypts members of a body, and nothing within one
  check: ({ report }, place, { sentAs }) => {
    const [at, member] = sentAs === undefined ? [place, place.at(-1)] : [[...place, 'sentAs'], sentAs];
    if (String(member).includes('.')) report('R038', at, `'${String(member)}' would travel in clear`, 'Write a name without dots.');
  },
};
export default options;
