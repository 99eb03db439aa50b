/** Reads the files of a deployment: entities, lookups and changes of the portal's entities, with every problem of them. */
import { english } from '../messages/page';
import { checkLookups } from '../schema/check/checkEntries';
import type { CheckContext, Report } from '../schema/language/problem';
import { readShape } from '../schema/language/readShape';
import { isValues, type Values } from '../schema/values/path';
import type { LookupDeclaration, ResourceEntry } from '../schema/resourceEntry';
import { camelCase } from '../format/camelCase';
import { changeableNames, checkLabel, checkNewName, readCodes, takenNames } from './checkNames';
import type { ContractChecks } from './checkContract';
import type { DeployedChange, Deployment, FileEntry } from './deployment';
import { inOrder, type FileProblem } from './file/fileProblem';
import { misplacedIn } from './file/misplaced';
import { fileKeys, kindsInFiles, lookupInFile } from './language';
import { noCalls, entityCallsOf, mergeBodies, withCalls } from './entityCalls';
import { readChange } from './readChange';
import { checkEntity, shapeEntity, type ShapedEntity } from './readEntity';
import { entriesOf, readFile, yamlProblemsIn, type Source } from './file/readFile';
import { textChooser } from './texts';

const neverLoaded = () => Promise.reject(new Error('An entity of a file is there already'));

/** Entries by their names; the first of a name counts (Y007), wherever it stands. */
const createFirsts = () => {
  const seen = new Map<string, string>();
  return ({ name, file, report }: FileEntry, group: string) => {
    const former = seen.get(name);
    if (former === undefined) seen.set(name, file);
    else report.report('Y007', [group, name], `'${name}' stands in ${former} too`, 'Remove one of them.');
    return former === undefined;
  };
};

/** Keys that a group of entries has only if it is an entry itself. */
const keysOfEntries = ['path', 'calls', 'getList'];
/** Whether an entry is not a key of the file that is indented too far (R036). */
const isInPlace = ({ name, value, tree, report: { report } }: FileEntry, group: string) => {
  if (!Object.hasOwn(fileKeys, name) || (isValues(value) && keysOfEntries.some((key) => Object.hasOwn(value, key)))) return true;
  const { code, place, message, hint } = misplacedIn(tree, [group, name], [group]);
  report(code, place, message, hint);
  return false;
};

type ReadOptions = {
  /** The checks against a contract that tells every call: what it lacks is told. Default: calls under an entity's path are its own. */
  contract?: ContractChecks;
};

/** Calls under one path belong to one entity (Y010). Answers with the entities that have a path of their own. */
const withDistinctPaths = (entities: readonly ShapedEntity[]) => {
  const owners = new Map<string, string>();
  for (const { name, expanded, report } of entities) {
    const { path } = expanded;
    const owner = path === undefined ? undefined : owners.get(path);
    if (owner !== undefined)
      report.report('Y010', ['resources', name, 'path'], `'${path}' is the path of ${owner} too`, 'Give each entity a path of its own.');
    else if (path !== undefined) owners.set(path, name);
  }
  return entities.filter(({ name, expanded: { path } }) => path === undefined || owners.get(path) === name);
};

/**
 * Reads files. It never throws, whatever stands in them: what is wrong is told and left out, everything else goes on.
 *
 * @param portal what the portal has, and what its contract has
 * @param language the language that texts are taken in
 */
export const readDeployment = (
  sources: readonly Source[],
  portal: CheckContext,
  language = english,
  { contract }: ReadOptions = {},
): Deployment => {
  const missing = sources.flatMap((source): FileProblem[] =>
    'missing' in source
      ? [{ file: source.file, line: 1, column: 1, code: 'Y000', message: source.missing, hint: 'Lay it beside config.json.' }]
      : [],
  );
  const files = sources.flatMap((source) => ('missing' in source ? [] : [readFile(source.file, source.text)]));
  const readable = files.filter(({ isReadable }) => isReadable);
  const codes = readable.flatMap(({ tree, report }) => readCodes(portal.permissionCodes, report.report, (tree.value as Values).codes));
  const around = { ...portal, permissionCodes: [...portal.permissionCodes, ...codes] };
  const kinds = kindsInFiles(around.kinds);
  const shapeCheckOf = (report: Report) => ({ report, kinds, textOf: textChooser(language, report) });

  const isFirst = createFirsts();
  const newEntries = (group: 'resources' | 'lookups') =>
    entriesOf(readable, group).filter(
      (entry) =>
        isInPlace(entry, group) && checkNewName(around, entry.report.report, [group, entry.name], entry.name) && isFirst(entry, group),
    );
  const lookupEntries = newEntries('lookups').flatMap((entry) => {
    const lookup = readShape(shapeCheckOf(entry.report.report), ['lookups', entry.name], entry.value, lookupInFile);
    const isWhole = isValues(lookup) && yamlProblemsIn(entry, 'lookups', entry.name).length === 0;
    return isWhole ? [{ ...entry, lookup: lookup as unknown as LookupDeclaration }] : [];
  });
  const shaped = newEntries('resources').map((entry) => shapeEntity(around, shapeCheckOf, entry, contract));
  const taken = takenNames(around.resources);
  for (const { name, shape, report } of shaped) {
    checkLabel(taken, report.report, ['resources', name, 'label'], shape.label);
    if (typeof shape.label === 'string') taken.push(camelCase(shape.label));
  }
  const entityCalls = withDistinctPaths(shaped).map(({ expanded }) => (contract ? noCalls : entityCallsOf(around, expanded)));
  const entries = shaped.map(
    ({ name, expanded }) => [name, { ...(expanded.entry as unknown as ResourceEntry), load: neverLoaded }] as const,
  );
  const calling: CheckContext = {
    ...withCalls(around, entityCalls),
    resources: { ...around.resources, ...Object.fromEntries(entries) },
  };
  const declared = Object.fromEntries(lookupEntries.map(({ name, lookup }) => [name, lookup]));
  const ofLookups = checkLookups({ ...calling, lookups: declared });
  const byName = new Map(lookupEntries.map(({ name, report }) => [name, report]));
  for (const each of new Set(byName.values()))
    each.addEchoes(
      ofLookups.filter(({ place }) => byName.get(String(place[1])) === each),
      (place) => place,
    );
  const wrongLookups = [...new Set(ofLookups.map(({ place }) => String(place[1])))];
  const lookups = Object.fromEntries(Object.entries(declared).filter(([name]) => !wrongLookups.includes(name)));
  const whole = { ...calling, lookups: { ...around.lookups, ...lookups } };
  const entities = Object.fromEntries(shaped.map((entity) => [entity.name, checkEntity(whole, entity, wrongLookups, contract)]));

  const isFirstChange = createFirsts();
  const changes = entriesOf(readable, 'changes').flatMap((entry): [string, DeployedChange][] => {
    const change = isFirstChange(entry, 'changes') ? readChange(whole, changeableNames(around), shapeCheckOf, entry, contract) : undefined;
    return change ? [[entry.name, change]] : [];
  });

  const problems = [
    ...missing,
    ...files.flatMap(({ tree, report }) => [...tree.problems, ...report.problems]),
    ...shaped.flatMap(({ report }) => report.problems),
  ];
  return {
    entities,
    lookups,
    changes: Object.fromEntries(changes),
    bodies: mergeBodies(entityCalls.map(({ writes }) => writes)),
    problems: inOrder(
      problems,
      sources.map(({ file }) => file),
    ),
  };
};
