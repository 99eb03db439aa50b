import type { KindTable, OptionsOf } from '../../../src/schema/language/problem';
import { code, either, list, lookupName, map, phrase, required, text, viewerCondition } from '../../../src/schema/language/shape';
import { checkOneOf } from '../../../src/schema/check/names';
import { isValues } from '../../../src/schema/values/path';

const options: KindTable = {
  keys: {
    rows: required(lookupName),
    rowLabel: required(phrase),
    columns: required(map(phrase)),
    descriptions: map(phrase),
    implies: map(text),
    oneselfWhen: either(viewerCondition, code),
    offered: code,
  } satisfies OptionsOf<'matrix'>,
  value: list(text),
  // a tick brings that of another column (R015)
  check: (check, place, { columns, implies }) => {
    if (!isValues(columns) || !isValues(implies)) return;
    const names = Object.keys(columns);
    for (const [column, implied] of Object.entries(implies))
      for (const each of [column, implied]) checkOneOf(check, [...place, 'implies', column], each, names, 'column');
  },
};
export default options;
