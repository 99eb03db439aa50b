/** The calls of a contract under the path of a new entity. */
import { callsOf, createReader, type Operation, type ParsedContract, type Schema } from '../../../contract/tables';
import { nearest, wordsOf, type CheckContext } from '../../../src/schema/language/problem';
import { CouldNotRun } from '../../couldNotRun';

export type EntityOperations = {
  reader: ReturnType<typeof createReader>;
  /** The operation of each call of a plain entity that the contract has. */
  list: Operation;
  one?: Operation;
  create?: Operation;
  update?: Operation;
  canDelete: boolean;
  /** Calls of a record that are none of a plain entity's: an action may make them. */
  others: readonly string[];
  /** What keeps a screen away. */
  notes: readonly string[];
};

/** What the contract has in place of a path that it lacks. */
const otherPaths = (path: string, around: CheckContext): string => {
  if (around.calls.some((call) => call.split(' ')[1] === path.slice(0, -1)))
    return `it has '${path.slice(0, -1)}', and the portal calls '${path}': describe that path if the CMS answers it`;
  const lists = [...new Set(around.calls.filter((call) => /^GET (\/[\w-]+)+\/$/.test(call)).map((call) => call.slice('GET '.length)))];
  const near = nearest(path, lists);
  if (near !== undefined) return `did you mean '${near}'?`;
  return lists.length > 0 ? `it has ${lists.slice(0, 8).join(', ')}` : 'it has no list whose path ends with a slash';
};

/** A list answers with a page or with a list of records. */
const isList = ({ payloadOf, properties, resolve }: EntityOperations['reader'], operation: Operation) => {
  const payload = payloadOf(operation);
  if (!payload) return false;
  const { content } = properties(payload);
  return (content ? resolve(content) : resolve(payload)).items !== undefined;
};

/**
 * The calls of a plain entity.
 *
 * @throws CouldNotRun if the contract has no list at the path, or one that the portal cannot read
 */
export const readOperations = (file: string, contract: ParsedContract, path: string, around: CheckContext): EntityOperations => {
  const operations = new Map(callsOf(contract).map(({ call, operation }) => [call, operation]));
  const reader = createReader(contract);
  const list = operations.get(`GET ${path}`);
  if (![...operations.keys()].some((call) => call.split(' ')[1]!.startsWith(path)))
    throw new CouldNotRun(`${file}: the contract has no path '${path}': ${otherPaths(path, around)}`);
  if (!list) throw new CouldNotRun(`${file}: the contract has no 'GET ${path}', and an entity needs a list`);
  const envelope = 'describe { status, msg, payload }, and in the payload of a list { content, totalElements }';
  for (const call of [`GET ${path}`, `GET ${path}{id}`])
    if (operations.has(call) && wordsOf(around.reads[call]).length === 0)
      throw new CouldNotRun(`${file}: the reply of '${call}' has no record that the portal can read: ${envelope}`);
  if (!isList(reader, list)) throw new CouldNotRun(`${file}: the reply of 'GET ${path}' is no list: ${envelope}`);

  const notes: string[] = [];
  const withBody = (call: string) => {
    const operation = operations.get(call);
    if (!operation) notes.push(`the contract has no '${call}'`);
    else if (around.writes[call] === undefined) notes.push(`'${call}' takes no JSON body`);
    else return operation;
    return undefined;
  };
  const create = withBody(`POST ${path}`);
  const one = operations.get(`GET ${path}{id}`);
  if (!one) notes.push(`the contract has no 'GET ${path}{id}'`);
  const update = withBody(`PUT ${path}{id}`);
  const inPath = [...operations.keys()].find((call) => call.split(' ')[1]!.startsWith(`${path}{`) && !call.includes(`${path}{id}`));
  if (inPath !== undefined && !one) notes.push(`it has '${inPath}': the parameter has to be {id}`);
  const others = [...operations.keys()].filter((call) => {
    const [method = '', callPath = ''] = call.split(' ');
    const isOfRecord = callPath.startsWith(path) && callPath.includes('{id}') && /^(\/([\w-]+|\{id\}))+\/?$/.test(callPath);
    return isOfRecord && callPath !== `${path}{id}` && ['POST', 'PUT', 'DELETE'].includes(method) && around.writes[call] === undefined;
  });
  return { reader, list, one, create, update, canDelete: operations.has(`DELETE ${path}{id}`), others, notes };
};

/** The schema of a call's body. */
export const bodyOf = ({ jsonOf }: EntityOperations['reader'], operation: Operation | undefined): Schema | undefined =>
  operation && jsonOf(operation.requestBody);
