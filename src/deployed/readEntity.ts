import { checkResource } from '../schema/check/checkResource';
import { type CheckContext, type Place, type Problem, type Report } from '../schema/language/problem';
import { readOptions, readShape, type ShapeCheck } from '../schema/language/readShape';
import type { Declaration } from '../schema/declaration';
import { isValues, type Values } from '../schema/values/path';
import type { ResourceEntry } from '../schema/resourceEntry';
import type { ContractChecks } from './checkContract';
import { checkAccess } from '../schema/check/names';
import { checkMenu, newCodeHint, warnOfPath } from './checkNames';
import type { DeployedEntity, FileEntry } from './deployment';
import { checkParameters } from './checkParameters';
import { expand, type Expanded } from './expand';
import { isWarning } from './file/fileProblem';
import { createFileReport, type FileReport } from './file/fileReport';
import { yamlProblemsIn } from './file/readFile';
import { entityShape } from './language';

/** An entity whose shape is checked: what is left of it, and what it stands for. */
export type ShapedEntity = { name: string; report: FileReport; shape: Values; expanded: Expanded };

/** Keys that others stand on: while one of them is wrong, what these codes tell would be an echo of it. */
const groundKeys = ['path', 'calls', 'access', 'fields'];
const recordKeys = ['versionedBy', 'updateId', 'idField'];
const echoCodes = ['R007', 'R008', 'R009', 'R010', 'R015', 'R019', 'R025'];

/** What of the problems of a declaration is no echo of what is told already. */
const withoutEchoes = (found: readonly Problem[], isEcho: boolean, lacksFields: boolean) => {
  // the members of a record are not known where its calls are not
  const isOfRecord = ({ code, place }: Problem) => code === 'R001' && recordKeys.includes(String(place[1])) && place.length === 2;
  const isEchoed = (problem: Problem) =>
    echoCodes.includes(problem.code) || isOfRecord(problem) || (lacksFields && problem.code === 'R001');
  return found.filter((problem) => !isEcho || !isEchoed(problem));
};

/** Texts by language in what a form says of fields: their shapes are known with the fields. */
const readOverrides = (check: ShapeCheck, place: Place, form: unknown, fields: unknown) => {
  if (!isValues(form) || !isValues(form.overrides)) return form;
  const overrides = Object.entries(form.overrides).map(([name, more]) => {
    const field = isValues(fields) ? fields[name] : undefined;
    return [name, isValues(field) ? readOptions(check, [...place, 'overrides', name], more, field, false) : more];
  });
  return { ...form, overrides: Object.fromEntries(overrides) as Values };
};

/** Reads the shape of an entity. It has a report of its own: its problems keep it alone away. */
export const shapeEntity = (
  around: CheckContext,
  shapeCheckOf: (report: Report) => ShapeCheck,
  { name, value, file, tree }: FileEntry,
  contract: ContractChecks | undefined,
): ShapedEntity => {
  const report = createFileReport(file, tree);
  report.problems.push(...yamlProblemsIn({ tree }, 'resources', name));
  const place = ['resources', name];
  const check = shapeCheckOf(report.report);
  const read = readShape(check, place, value, entityShape);
  const whole = isValues(read) ? read : {};
  const forms = (['form', 'createForm'] as const).flatMap((view) =>
    whole[view] === undefined ? [] : [[view, readOverrides(check, [...place, view], whole[view], whole.fields)] as const],
  );
  const shape = { ...whole, ...Object.fromEntries(forms) };
  // a misspelt key is reported already
  if (isValues(value) && value.path === undefined && value.calls === undefined && report.problems.every(isWarning))
    report.report('R037', [...place, 'path'], "'path' is missing", 'Write the path of its calls at the CMS, as in /carParks/.');
  // a path that such a contract lacks is a problem
  if (!contract) warnOfPath(around, report.report, [...place, 'path'], shape.path);
  checkAccess(around, report.report, [...place, 'access'], shape.access, newCodeHint);
  checkMenu(around, report.report, [...place, 'menu'], shape.menu);
  return { name, report, shape, expanded: expand(around.kinds, name, shape) };
};

/** Whether a key that others stand on is wrong: it is gone after the shape check, misspelt, or malformed. */
const lacksGround = ({ report: { problems, misplacedKeys }, shape }: ShapedEntity) =>
  problems.some((problem) => !isWarning(problem)) &&
  (misplacedKeys.length > 0 ||
    groundKeys.slice(0, 2).every((key) => shape[key] === undefined) ||
    problems.some(({ code, message }) => ['R038', 'Y010'].includes(code) && message.startsWith(`'${String(shape.path)}' `)) ||
    groundKeys.slice(2).some((key) => shape[key] === undefined));

/**
 * Checks what an entity means.
 *
 * @param wrongLookups lookups of files that need mending: what names one cannot be shown
 * @param around with the calls, entries and lookups of all files
 * @param contract the checks against a contract that tells everything of the entity's calls; undefined where `around` does not
 */
export const checkEntity = (
  around: CheckContext,
  entity: ShapedEntity,
  wrongLookups: readonly string[],
  contract: ContractChecks | undefined,
): DeployedEntity => {
  const { name, report, shape, expanded } = entity;
  const declaration = expanded.declaration as unknown as Declaration;
  const fields: Values = declaration.fields;
  const lacking = contract?.lackingPath(around, ['resources', name, 'path'], expanded.path);
  if (lacking) report.report(lacking.code, lacking.place, lacking.message, lacking.hint);
  const isEcho = lacksGround(entity) || lacking !== undefined;
  checkParameters(around.kinds, report.report, ['resources', name, 'list'], shape.list, fields);
  const members = expanded.members.map((member, i) => [member, [name, 'members', i]] as const);
  const ofContract = contract && !isEcho ? contract.checkContract(around, name, declaration, Object.keys(fields), members) : [];
  const checked = contract
    ? contract.withoutUnusedCalls(around.calls, declaration, isValues(shape.calls) ? shape.calls : {})
    : expanded.declaration;
  const found = withoutEchoes(checkResource(name, checked, around), isEcho, shape.fields === undefined).map((problem) => {
    const wrong = problem.code === 'R010' ? wrongLookups.find((lookup) => problem.message.includes(`'${lookup}'`)) : undefined;
    return wrong === undefined ? problem : { ...problem, message: `the lookup '${wrong}' is wrong`, hint: 'Mend it first.' };
  });
  report.addEchoes([...found, ...ofContract], (place) => expanded.origins.fromOf(place.slice(1)));
  return {
    entry: expanded.entry as unknown as ResourceEntry,
    declaration,
    menu: expanded.menu,
    problems: report.problems.filter((problem) => !isWarning(problem)),
  };
};
