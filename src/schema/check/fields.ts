/** Checks fields one by one. */
import type { Declaration } from '../declaration';
import { isValues, type Values } from '../values/path';
import { checkMeaning } from './meanings';
import { checkMember, checkName } from './names';
import { kindIn, roleIn, wordsOf, type Check, type Place } from '../language/problem';
import { checkBounds, checkConstant } from './values';

type AnyField = Declaration['fields'][string] & { readonly [option: string]: unknown };

/** What a change sets in other fields: their names, what is set, and members of the row that was chosen. */
const checkChanges = (check: Check, place: Place, field: AnyField) => {
  const { sets } = field;
  if (!isValues(sets)) return;
  const { declaration, around } = check;
  const lookup = roleIn(around.kinds, field, 'lookup');
  const { getList = '' } = (typeof lookup === 'string' && around.lookups[lookup]) || {};
  for (const [name, change] of Object.entries(sets)) {
    const at = [...place, name];
    checkName(check, at, name);
    if (isValues(change) && 'row' in change) checkMember(check, [...at, 'row'], change.row, 'it takes', wordsOf(around.reads[getList]));
    else checkConstant(check, at, declaration.fields[name], change);
  }
};

/**
 * One field, or what a form says of one beyond its declaration: what its options stand for, and the values that it has.
 *
 * @param outer the names that `within` may have. Default: fields, and members of the record
 */
export const checkField = (check: Check, place: Place, declared: object, outer: readonly string[] = check.known) => {
  const { around } = check;
  const field = declared as AnyField;
  const kind = kindIn(around.kinds, field.kind);
  const wrapped = roleIn(around.kinds, field, 'wraps');
  // a kind that wraps another takes its options too
  const keys = { ...kindIn(around.kinds, isValues(wrapped) ? wrapped.kind : undefined).keys, ...kind.keys };
  for (const [option, value] of Object.entries(field)) {
    const shape = Object.hasOwn(keys, option) ? keys[option] : undefined;
    if (shape) checkMeaning(check, [...place, option], value, shape, outer);
  }
  kind.check?.(check, place, field as Values);
  checkChanges(check, [...place, 'sets'], field);
  checkConstant(check, [...place, 'defaultValue'], field, field.defaultValue);
  checkBounds(check, place, field);
  if (isValues(wrapped)) checkField(check, [...place, kind.traits.roles!.wraps!], wrapped, outer);
};
