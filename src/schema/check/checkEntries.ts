/** Checks the entries of a registry: its entities before their declarations arrive, and its lookups. */
import { checkAccess, checkCall } from './names';
import { suggest, placed, wordsOf, type Problem, type Report, type CheckContext } from '../language/problem';
import { namesInTemplate } from '../values/template';
import { dialogListShape, resourceEntryShape, lookupShape } from '../language/keys';
import { readShape } from '../language/readShape';
import type { LookupDeclaration, ResourceEntry } from '../resourceEntry';

/** Every problem of the lookups: their calls, what these take, and members that an item does not have (R008, R022, R024, R025). */
export const checkLookups = (around: CheckContext): Problem[] => {
  const problems: Problem[] = [];
  const report: Report = (code, place, message, hint) => problems.push({ code, place, message, hint });
  for (const [name, declared] of Object.entries(around.lookups)) {
    const place = ['lookups', name];
    const lookup = readShape({ report, kinds: around.kinds }, place, declared, lookupShape) as LookupDeclaration | undefined;
    if (!lookup) continue;
    const { getList, getListOf, narrowedBy, searchedBy, query = {}, idField, labels } = lookup;
    checkCall({ around, report }, [...place, 'getList'], getList);
    checkCall({ around, report }, [...place, 'getListOf'], getListOf);
    const checkParameter = (asked: string, parameter: string | undefined, ...key: string[]) => {
      const parameters = wordsOf(around.queries[asked]);
      if (parameter !== undefined && around.calls.includes(asked) && !parameters.includes(parameter))
        report('R025', [...place, ...key], `${asked} takes no '${parameter}'`, suggest(parameter, parameters, 'parameters'));
    };
    for (const parameter of Object.keys(query)) checkParameter(getList, parameter, 'query', parameter);
    checkParameter(getList, narrowedBy, 'narrowedBy');
    // a part that has a call of its own is searched by that
    for (const asked of [getList, ...(getListOf ? [getListOf] : [])]) checkParameter(asked, searchedBy, 'searchedBy');
    if (!around.calls.includes(getList)) continue;
    const members = wordsOf(around.reads[getList]);
    const named =
      typeof labels === 'string' ? namesInTemplate(labels).map((each) => [each, ['labels']] as const) : placed(labels, ['labels']);
    for (const [member, key] of [[idField, ['idField']] as const, ...named])
      if (!members.includes(member)) report('R024', [...place, ...key], `an item has no '${member}'`, suggest(member, members, 'members'));
  }
  return problems;
};

/** Every entry of a list or an entity with a wrong shape (R022) or an unknown permission code (R042), and what is left of the entries without what is wrong. */
export const checkResourceEntries = (context: CheckContext) => {
  const { resources, dialogLists, kinds } = context;
  const problems: Problem[] = [];
  const report: Report = (code, place, message, hint) => problems.push({ code, place, message, hint });
  const checkCodes = (name: string, { access }: Pick<ResourceEntry, 'access'>) =>
    checkAccess(context, report, [name, 'access'], access, 'Add a new code to PermissionCode in the contract.');
  const right = Object.entries(resources).flatMap(([name, entry]) => {
    const isDialogList = Object.hasOwn(dialogLists, name);
    const read = readShape(
      { report, kinds },
      [name],
      isDialogList ? dialogLists[name] : entry,
      isDialogList ? dialogListShape : resourceEntryShape,
    ) as ResourceEntry | undefined;
    if (!read) return [];
    checkCodes(name, read);
    return [[name, isDialogList ? entry : read] as const];
  });
  return { problems, resources: Object.fromEntries(right) };
};
