/** Checks the entries of a registry: its entities before their declarations arrive, and its lookups. */
import { checkCall } from './names';
import { meant, wordsOf, type Problem, type Report, type CheckContext } from './problem';
import { namesInTemplate } from '../template';
import { dialogListShape, resourceEntryShape, lookupShape } from './language';
import { readShape } from './readShape';
import type { LookupDeclaration } from '../resourceEntry';

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
        report('R025', [...place, ...key], `${asked} takes no '${parameter}'`, meant(parameter, parameters));
    };
    for (const parameter of Object.keys(query)) checkParameter(getList, parameter, 'query', parameter);
    checkParameter(getList, narrowedBy, 'narrowedBy');
    // a part that has a call of its own is searched by that
    for (const asked of [getList, ...(getListOf ? [getListOf] : [])]) checkParameter(asked, searchedBy, 'searchedBy');
    if (!around.calls.includes(getList)) continue;
    const members = wordsOf(around.reads[getList]);
    const named =
      typeof labels === 'string'
        ? namesInTemplate(labels).map((each) => [each, ['labels']] as const)
        : labels.map((each, i) => [each, ['labels', i]] as const);
    for (const [member, key] of [[idField, ['idField']] as const, ...named])
      if (!members.includes(member)) report('R024', [...place, ...key], `an item has no '${member}'`, meant(member, members));
  }
  return problems;
};

/** Every entry of a list or an entity that has not the shape of one (R022). */
export const checkResourceEntries = ({ resources, dialogLists, kinds }: CheckContext): Problem[] => {
  const problems: Problem[] = [];
  const report: Report = (code, place, message, hint) => problems.push({ code, place, message, hint });
  for (const [name, head] of Object.entries(resources)) {
    const isList = Object.hasOwn(dialogLists, name);
    readShape({ report, kinds }, [name], isList ? dialogLists[name] : head, isList ? dialogListShape : resourceEntryShape);
  }
  return problems;
};
