/** Names of entities and changes, and warnings about what is near to a name that there is. */
import { nearest, type CheckContext, type Place, type Report } from '../schema/language/problem';
import { reservedRoutes } from '../schema/check/checkResource';
import { checkWriting } from '../schema/language/readShape';
import { camelCase } from '../format/camelCase';
import { isValues, type Values } from '../schema/values/path';
import { entryName } from './language';

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

/** The permission codes that entries name. */
export const codesIn = (resources: CheckContext['resources']) =>
  Object.values(resources).flatMap(({ access = {} }) => Object.values(access).flatMap(({ code }) => code ?? []));

/** A permission code near to one that others name (W002). */
export const warnOfCodes = (known: readonly string[], report: Report, place: Place, access: unknown) => {
  for (const [action, need] of Object.entries(isValues(access) ? access : {})) {
    const code = typeof need === 'string' ? need : (need as Values | undefined)?.code;
    // one in small letters is told as malformed
    if (typeof code !== 'string' || known.includes(code) || code !== code.toUpperCase()) continue;
    const near = nearest(code, known, nearby);
    if (near)
      report(
        'W002',
        [...place, action, ...(typeof need === 'string' ? [] : ['code'])],
        `nobody else names '${code}'`,
        `Did you mean '${near}'?`,
      );
  }
};
