/** The five calls of a plain entity in the contract. */
import { parse, parseDocument } from 'yaml';

const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });
const object = (properties: object, required: string[]) => ({ type: 'object', additionalProperties: false, required, properties });
const reply = (payload: object) => ({
  anyOf: [ref('Refusal'), object({ status: { type: 'string', const: '00' }, msg: ref('Msg'), payload }, ['status', 'msg', 'payload'])],
});
const id = { $ref: '#/components/parameters/id' };
const page = { $ref: '#/components/parameters/page' };
const size = { $ref: '#/components/parameters/size' };

/**
 * Adds the calls to the text of a contract and returns the new text.
 *
 * @param args the path, the name of a record, the members of its body, and the filters of the list (optional), as YAML
 * @throws Error when the path, the name or the members are missing or malformed
 */
export const addCrudCalls = (text: string, [path = '', name = '', body = '', filters = '{}']: readonly string[]) => {
  if (!/^\/[\w/]+\/$/.test(path) || !/^[A-Z]\w+$/.test(name) || !body)
    throw new Error('Give a path with a slash at both ends, the name of a record with a capital letter, and the members of its body.');
  const contract = parseDocument(text);
  const members = parse(body) as Record<string, { type?: string | string[] }>;
  let number = (contract.toString().match(/x-call: C-/g) ?? []).length + 4;
  const operation = (verb: string, summary: string, parameters: object[], payload: object, hasBody = false) => ({
    operationId: `${verb}${name}`,
    summary,
    tags: ['contents'],
    'x-call': `C-${(number += 1)}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: ref(`${name}Body`) } } } } : {}),
    responses: {
      200: { description: 'Done, or a refusal', content: { 'application/json': { schema: payload } } },
      401: { $ref: '#/components/responses/Unauthorized' },
      403: { $ref: '#/components/responses/Forbidden' },
    },
  });
  const query = Object.entries(parse(filters) as Record<string, object>).map(([key, schema]) => ({ name: key, in: 'query', schema }));
  const rows = object({ content: { type: 'array', items: ref(name) }, totalElements: { type: 'integer', minimum: 0 } }, [
    'content',
    'totalElements',
  ]);

  contract.setIn(['paths', path], {
    get: operation('list', `${name} list`, [page, size, ...query], reply(rows)),
    post: operation('create', `Create a ${name}`, [], ref('Nothing'), true),
  });
  contract.setIn(['paths', `${path}{id}`], {
    get: operation('get', `One ${name}`, [id], reply(ref(name))),
    put: operation('update', `Save a ${name}`, [id], ref('Nothing'), true),
    delete: operation('delete', `Delete a ${name}`, [id], ref('Nothing')),
  });
  const stamp = { updatedAt: ref('Timestamp'), updatedByName: { type: ['string', 'null'] } };
  /** A member that may be null may be missing too. */
  const requiredKeys = Object.entries(members).flatMap(([key, { type }]) => ([type].flat().includes('null') ? [] : [key]));
  contract.setIn(['components', 'schemas', name], object({ id: ref('Id'), ...members, ...stamp }, ['id', ...requiredKeys]));
  contract.setIn(['components', 'schemas', `${name}Body`], object(members, requiredKeys));
  return contract.toString({ lineWidth: 180, flowCollectionPadding: true });
};
