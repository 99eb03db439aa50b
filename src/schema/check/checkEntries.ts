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
    const { getList, getListOf, narrowedBy, query = {}, idField, labels } = lookup;
    checkCall({ around, report }, [...place, 'getList'], getList);
    checkCall({ around, report }, [...place, 'getListOf'], getListOf);
    if (!around.calls.includes(getList)) continue;
    const parameters = wordsOf(around.queries[getList]);
    const asked = Object.keys(query).map((parameter) => [parameter, ['query', parameter]] as const);
    for (const [parameter, key] of [...asked, ...(narrowedBy === undefined ? [] : [[narrowedBy, ['narrowedBy']] as const])])
      if (!parameters.includes(parameter))
        report('R025', [...place, ...key], `${getList} takes no '${parameter}'`, meant(parameter, parameters));
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
