import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { chips } from '../../../schema/language/keys';
import { boolean, code, either, list, map, number, required, text, word, phrase } from '../../../schema/language/shape';
import { suggest, type Place } from '../../../schema/language/problem';
import { isValues, type Values } from '../../../schema/values/path';

/** The codes that other options of a choice name, with their places. */
const codesOf = ({ chips: looks, hints, alwaysSelected }: Values, place: Place) => [
  ...Object.keys(isValues(looks) ? looks : {}).map((code) => [code, [...place, 'chips', code]] as const),
  ...Object.keys(isValues(hints) ? hints : {}).map((code) => [code, [...place, 'hints', code]] as const),
  ...(Array.isArray(alwaysSelected) ? alwaysSelected : []).flatMap((code: unknown, i) =>
    typeof code === 'string' ? [[code, [...place, 'alwaysSelected', i]] as const] : [],
  ),
];

const options: KindTable = {
  keys: {
    labels: required(map(phrase)),
    chips,
    multiple: boolean,
    alwaysSelected: list(text),
    as: word('radios'),
    offered: code,
    hints: map(phrase),
  } satisfies OptionsOf<'choice'>,
  value: either(text, number),
  // what is said of a code is said of one that there is (R029)
  check: ({ report }, place, field) => {
    if (!isValues(field.labels)) return;
    const known = [...Object.keys(field.labels), '*'];
    for (const [code, at] of codesOf(field, place))
      if (!known.includes(code)) report('R029', at, `no choice has the code '${code}'`, suggest(code, known, 'codes'));
  },
  elsewhere: ['enum', 'select'],
};
export default options;
