/** Names of entities and changes, and warnings about what is near to a name that there is. */
import { nearest, placed, suggest, type CheckContext, type Place, type Report } from '../schema/language/problem';
import { reservedRoutes } from '../schema/check/checkResource';
import { checkCode } from '../schema/check/names';
import { checkWriting, readShape } from '../schema/language/readShape';
import { camelCase } from '../format/camelCase';
import { isValues } from '../schema/values/path';
import { permissionCode } from '../schema/language/keys';
import { entryName, fileKeys } from './language';

/** How many letters of a name may differ for it to be taken for another. */
const nearby = 2;

/** Whether the portal has something of a name. Lists in dialogs are among its entities. */
const isTaken = ({ resources, lookups }: CheckContext, name: string) =>
  [resources, lookups].some((each) => Object.hasOwn(each, name)) ||
  reservedRoutes.includes(`/${name}`) ||
  takenNames(resources).includes(name);

/** The entities of the portal that changes may name: lists in dialogs are none of them. */
export const changeableNames = ({ resources, dialogLists }: CheckContext) =>
  Object.keys(resources).filter((name) => !Object.hasOwn(dialogLists, name));

/** Where entries lead to: the first segment of their addresses, and the names by which menus find them. */
export const takenNames = (resources: CheckContext['resources']) =>
  Object.values(resources).flatMap(({ routes, menuNames = [] }) => [
    ...Object.values(routes).map((route) => route.split('/')[1] ?? ''),
    ...menuNames,
  ]);

/** The menu finds a page by its label: one that leads to another page (Y011). */
export const checkLabel = (taken: readonly string[], report: Report, place: Place, label: unknown) => {
  if (typeof label !== 'string' || label.trim() === '') return;
  const name = camelCase(label);
  if (name === '') report('Y011', place, `the menu cannot name a page '${label}'`, 'Write a letter or a digit too.');
  else if (taken.includes(name)) report('Y011', place, `the menu leads from '${label}' to another page`, 'Choose another label.');
};

/** The name of an entity or a lookup: its form (R038), and whether the portal has it (Y008). Answers whether it can be used. */
export const checkNewName = (around: CheckContext, report: Report, place: Place, name: string) => {
  const isFree = !isTaken(around, name);
  const hint = changeableNames(around).includes(name) ? 'Change it under changes, or choose another name.' : 'Choose another name.';
  if (!isFree) report('Y008', place, `the portal has '${name}'`, hint);
  return checkWriting({ report }, place, name, entryName) && isFree;
};

const withoutMethod = (call: string) => call.split(' ')[1] ?? '';

/** A path near to one of the contract (W001). */
export const warnOfPath = ({ calls }: CheckContext, report: Report, place: Place, path: unknown) => {
  if (typeof path !== 'string') return;
  const paths = [...new Set(calls.map(withoutMethod))];
  const near = paths.includes(path) ? undefined : nearest(path, paths, nearby);
  if (near) report('W001', place, `the contract has '${near}'`, 'If that is meant, write it so.');
};

/** What to write for a permission code that does not exist yet. */
export const newCodeHint = "List a new code under 'codes'.";
/** The new permission codes of a file. One that almost equals a code of the portal is reported (W002): it may be a slip. */
export const readCodes = (known: readonly string[], report: Report, codes: unknown): string[] => {
  if (codes === undefined) return [];
  const read = readShape({ report, kinds: {} }, ['codes'], codes, fileKeys.codes);
  return placed(Array.isArray(read) ? (read as string[]) : [], ['codes']).flatMap(([code, place]) => {
    if (!checkWriting({ report: () => {} }, place, code, permissionCode)) return [];
    const near = known.includes(code) ? undefined : nearest(code, known, nearby);
    if (near) report('W002', place, `'${code}' is almost '${near}'`, `Remove it and write ${near} if you mean that code.`);
    return code;
  });
};

/** Where the menu has an entity: who sees it (R042), and a menu that the CMS is not known to send (W003). */
export const checkMenu = (around: CheckContext, report: Report, place: Place, menu: unknown) => {
  const name = isValues(menu) ? menu.in : menu;
  if (isValues(menu)) checkCode(around, report, [...place, 'code'], menu.code, newCodeHint);
  if (typeof name !== 'string' || around.menus.includes(name)) return;
  if (name.trim() === '')
    return report('R022', isValues(menu) ? [...place, 'in'] : place, 'the menu is empty', 'Write the name of a menu.');
  report('W003', isValues(menu) ? [...place, 'in'] : place, `the portal gets a new menu '${name}'`, suggest(name, around.menus, 'menus'));
};
