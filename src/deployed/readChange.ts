import { checkResource } from '../schema/check/checkResource';
import { membersSent } from '../schema/check/bodyMembers';
import { suggest, wordsOf, type CheckContext, type Place, type Problem, type Report } from '../schema/language/problem';
import { readShape, type ShapeCheck } from '../schema/language/readShape';
import type { Declaration } from '../schema/declaration';
import { isValues, type Values } from '../schema/values/path';
import { applyChange } from './change';
import type { ContractChecks } from './checkContract';
import type { ChangedDeclaration, DeployedChange, FileEntry } from './deployment';
import { namedParameters } from './expand';
import { createFileReport } from './file/fileReport';
import { yamlProblemsIn } from './file/readFile';
import { changeShape } from './language';
import { withCalls, type EntityCalls } from './entityCalls';

/**
 * What the calls of a changed entity take and answer beyond the contract: the new fields, and what is searched and filtered by.
 * A call that the contract tells whole takes and answers nothing else.
 */
const addedCalls = (
  around: CheckContext,
  declaration: Declaration,
  added: readonly string[],
  { list }: Values,
  isContractWhole: boolean,
): EntityCalls => {
  const { calls, fields, form, createForm, clone } = declaration;
  const more = (known: string | undefined, names: readonly string[]) => [...new Set([...wordsOf(known), ...names])].join(' ');
  const sent = (each: Declaration['form']) =>
    each
      ? membersSent(around.kinds, Object.fromEntries(added.map((name) => [name, fields[name]])) as never, each).filter(
          (name) => name !== '',
        )
      : [];
  const ofNew = (each: Declaration['form']) => sent(each && { ...each, include: [], set: {} });
  const parameters = ['search', 'filters'].flatMap((key) =>
    namedParameters(isValues(list) ? list[key] : undefined).map(({ parameter }) => parameter),
  );
  const isTold = (call: string) => isContractWhole && around.calls.includes(call);
  const byCall = (entries: readonly (readonly [string | undefined, string])[]) =>
    Object.fromEntries(entries.flatMap(([call, words]) => (call === undefined || isTold(call) ? [] : [[call, words]])));
  return {
    calls: [],
    reads: byCall([calls.getList, calls.getOne].map((call) => [call, more(around.reads[call ?? ''], added)] as const)),
    writes: byCall([
      [calls.create, more(around.writes[calls.create ?? ''], ofNew(createForm ?? form))],
      [calls.update, more(around.writes[calls.update ?? ''], ofNew(form))],
      [calls.clone, more(around.writes[calls.clone ?? ''], ofNew(clone && declaration[clone]))],
    ]),
    queries: byCall([[calls.getList, more(around.queries[calls.getList ?? ''], parameters)]]),
  };
};

/** Problems without those that the declaration has by itself: a deployment's contract may lack what only the portal needs. */
const withoutFormer = (found: readonly Problem[], former: readonly Problem[]) => {
  const keyOf = ({ code, message }: Problem) => `${code} ${message}`;
  const known = new Set(former.map(keyOf));
  return found.filter((problem) => !known.has(keyOf(problem)));
};

/**
 * A change of an entity of the portal; undefined where nothing of it can be laid over. Its fit is known with the declaration.
 *
 * @param portal the names of the portal's entities
 * @param contract the checks against a contract that tells everything of the calls that it has; undefined where `around` does not
 */
export const readChange = (
  around: CheckContext,
  portal: readonly string[],
  shapeCheckOf: (report: Report) => ShapeCheck & Required<Pick<ShapeCheck, 'textOf'>>,
  { name, value, file, tree, report: { report, problems } }: FileEntry,
  contract: ContractChecks | undefined,
): DeployedChange | undefined => {
  const place = ['changes', name];
  if (!portal.includes(name)) {
    report('Y009', place, `the portal has no entity '${name}'`, suggest(name, portal, 'entities'));
    return undefined;
  }
  if (isValues(value) && Object.keys(value).length === 0)
    report('Y023', place, 'there is nothing to change', 'Say a label, fields, a list or a form.');
  const before = problems.length;
  const change = readShape(shapeCheckOf(report), place, value, changeShape);
  // a change with a problem is left out whole
  if (!isValues(change) || problems.length > before || yamlProblemsIn({ tree }, 'changes', name).length > 0) return undefined;
  const { label, titles, createLabel } = change as DeployedChange['entry'];
  const apply: DeployedChange['apply'] = (declaration, entityKinds): ChangedDeclaration => {
    const fit = createFileReport(file, tree);
    const kinds = { ...around.kinds, ...entityKinds.shapes };
    const changed = applyChange({ ...shapeCheckOf(fit.report), kinds }, name, declaration, change);
    const calls = addedCalls({ ...around, kinds }, changed.declaration, changed.added, change, contract !== undefined);
    const checked = checkResource(name, changed.declaration, withCalls(around, [calls]), entityKinds);
    const found = contract
      ? [
          ...withoutFormer(checked, checkResource(name, declaration, around, entityKinds)),
          ...withoutFormer(
            contract.checkContract({ ...around, kinds }, name, changed.declaration, changed.added),
            contract.checkContract({ ...around, kinds }, name, declaration, []),
          ),
        ]
      : checked;
    fit.addEchoes(found, (each: Place) => changed.origins.fromOf(each.slice(1)));
    if (fit.problems.length > 0) return { declaration, problems: fit.problems, bodies: {} };
    return { declaration: changed.declaration, problems: [], bodies: calls.writes };
  };
  return {
    entry: {
      ...(label !== undefined && { label }),
      ...(titles !== undefined && { titles }),
      ...(createLabel !== undefined && { createLabel }),
    },
    apply,
  };
};
