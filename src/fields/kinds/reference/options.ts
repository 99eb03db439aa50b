import type { KindTable, OptionsOf } from '../../../schema/language/problem';
import { chips } from '../../../schema/language/keys';
import {
  boolean,
  condition,
  either,
  keys,
  list,
  lockName,
  lookupName,
  map,
  memberName,
  number,
  outerName,
  required,
  text,
  phrase,
} from '../../../schema/language/shape';

const options: KindTable = {
  keys: {
    resource: required(lookupName),
    shownAs: memberName,
    value: text,
    excluded: list(text),
    included: list(text),
    labels: map(phrase),
    fallbackLabels: map(phrase),
    within: outerName,
    withinHint: phrase,
    groups: list(keys({ label: required(phrase), values: required(list(text)) })),
    lock: lockName,
    multiple: boolean,
    listOfOne: boolean,
    extraChoices: keys({ labels: required(map(phrase)), when: condition }),
    allOf: text,
    fresh: boolean,
    mustExist: boolean,
    chips,
  } satisfies OptionsOf<'reference'>,
  value: either(text, number),
  elsewhere: ['lookup'],
};
export default options;
