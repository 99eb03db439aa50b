/** Checks fields one by one. */
import type { Declaration } from '../declaration';
import { isValues } from '../path';
import { checkCondition, checkConditionsOf } from './conditions';
import { checkLookup, checkMember, checkName, checkOneOf, checkComponent, checkTitle, checkWord } from './names';
import { checkTexts } from './texts';
import { meant, placed, wordsOf, type Check, type Place } from './problem';
import { checkBounds, checkConstant } from './values';

type AnyField = Declaration['fields'][string] & { readonly [option: string]: unknown };

/** Codes that have to be among the labels of a choice (R029). */
const checkCodes = (
  { report }: Check,
  place: Place,
  codes: readonly (readonly [code: string, place: Place, ...unknown[]])[],
  labels: object,
) => {
  const known = [...Object.keys(labels), '*'];
  for (const [code, at] of codes) if (!known.includes(code)) report('R029', at, `no choice has the code '${code}'`, meant(code, known));
};
const entriesAt = (value: unknown, place: Place) =>
  Object.entries(isValues(value) ? value : {}).map(([key, inner]) => [key, [...place, key], inner] as const);

/** What a change sets in other fields: their names, what is set, and members of the row that was chosen. */
const checkChanges = (check: Check, place: Place, { sets, resource }: AnyField) => {
  if (!isValues(sets)) return;
  const { declaration, around } = check;
  const { getList = '' } = (typeof resource === 'string' && around.lookups[resource]) || {};
  for (const [name, change] of Object.entries(sets)) {
    const at = [...place, name];
    checkName(check, at, name);
    if (isValues(change) && 'row' in change) checkMember(check, [...at, 'row'], change.row, 'it takes', wordsOf(around.reads[getList]));
    else checkConstant(check, at, declaration.fields[name], change);
  }
};

/** The members of a field by language, and what a body calls them: one for each (R020). */
const checkMembers = ({ around, report }: Check, place: Place, members: unknown) => {
  if (!isValues(members)) return;
  for (const language of around.languages)
    if (!Object.hasOwn(members, language))
      report('R020', [...place, language], `${language} has no member`, `Write ${language}: 'its member'.`);
};

/** One field: what it names, and the values that it has. `names` are those that `within` may use. */
export const checkField = (check: Check, place: Place, declared: object, names: readonly string[] = check.known) => {
  const { around } = check;
  const field = declared as AnyField;
  const at = (key: string) => [...place, key];
  const isChoice = field.kind === 'choice';
  checkLookup(check, at('resource'), field.resource);
  if (field.kind === 'matrix') checkLookup(check, at('rows'), field.rows);
  checkOneOf(check, at('upload'), field.upload, around.uploadKinds, 'kind of upload');
  checkWord(check, at('lock'), field.lock, around.locks, 'lock');
  checkComponent(check, at('component'), field.component);
  if (Array.isArray(field.lines)) for (const [line, i] of placed(field.lines as string[], at('lines'))) checkTitle(check, i, line);
  for (const key of ['by', 'shownAs', 'enabledBy']) checkMember(check, at(key), field[key]);
  const { within } = field;
  if (typeof within === 'string' && !names.includes(within))
    check.report('R011', at('within'), `'${within}' is no field`, meant(within, names));

  checkConditionsOf(check, place, field);
  checkCondition(check, at('oneForAllWhen'), field.oneForAllWhen);
  for (const key of ['tag', 'protected', 'extraChoices'])
    if (isValues(field[key])) checkCondition(check, [...at(key), 'when'], field[key].when);
  checkTexts(check, at('unit'), field.unit);
  checkCondition(check, at('oneselfWhen'), field.oneselfWhen, true);

  checkMembers(check, at('members'), field.members);
  if (typeof field.sentAs === 'object') {
    if (field.kind === 'localized') checkMembers(check, at('sentAs'), field.sentAs);
    else check.report('R022', at('sentAs'), `a ${String(field.kind)} has one name in a body`, 'Write a text.');
  }
  for (const [, i, member] of entriesAt(field.members, at('members'))) checkMember(check, i, member);
  if (field.kind === 'matrix' && isValues(field.columns)) {
    const columns = Object.keys(field.columns);
    for (const [column, i, implied] of entriesAt(field.implies, at('implies'))) {
      checkOneOf(check, i, column, columns, 'column');
      checkOneOf(check, i, implied, columns, 'column');
    }
  }
  if (isChoice && isValues(field.labels)) {
    const codes = [...entriesAt(field.chips, at('chips')), ...entriesAt(field.hints, at('hints'))];
    checkCodes(check, place, [...codes, ...placed(field.alwaysSelected as string[], at('alwaysSelected'))], field.labels);
  }
  checkChanges(check, at('sets'), field);
  checkConstant(check, at('defaultValue'), field, field.defaultValue);
  checkBounds(check, place, field);
  if (isValues(field.of)) checkField(check, at('of'), field.of, names);
};
