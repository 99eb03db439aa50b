/** What the contract says of the calls of the registry. */
import { parametersOf, replyOf, resolved, type Schema } from '../../../contract/schemas';
import { writtenContract } from '../../../fixtures/dialect/contract';

export const contract = writtenContract();

const operationOf = (call: string) => {
  const [method, path] = call.split(' ') as [string, string];
  return contract.paths[path]![method.toLowerCase()]!;
};

/** The schema of the payload of a successful reply. */
export const payloadOf = (call: string): Schema => {
  const reply = resolved(contract, replyOf(contract, operationOf(call), '200')!);
  return resolved(contract, reply.anyOf!.find((each) => each.properties?.payload)!.properties!.payload!);
};

/** The schema of the rows of a list, and whether the payload is a page with the rows in its `content`. */
export const rowsOf = (call: string) => {
  const { items, properties } = payloadOf(call);
  return { schema: (items ?? properties!.content!.items)!, isPage: !items };
};

/** The schema of the body of a call; of several the last, which has the most members. */
export const bodyOf = (call: string | undefined): Schema | undefined => {
  const body = call && operationOf(call).requestBody?.content['application/json']?.schema;
  if (!body) return undefined;
  const whole = resolved(contract, body);
  return resolved(contract, whole.anyOf?.at(-1) ?? whole);
};

/** The path of the list of a call with as many rows as it gives at once. */
export const listPath = (call: string) => {
  const isPaged = parametersOf(contract, operationOf(call), 'query').some(({ name }) => name === 'page');
  return call.split(' ')[1]! + (isPaged ? '?page=0&size=100' : '');
};
