/**
 * Adds the five calls of a plain entity to the contract:
 *
 *   npm run contract:add -- /announcements/ Announcement "{ title: { type: string, maxLength: 100 } }" "{ post: { type: boolean } }"
 *
 * The arguments are the path, the name of a record, the members of its body, and the filters of the list (optional).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';

const [path = '', name = '', body = '', filters = '{}'] = process.argv.slice(2);
if (!/^\/[\w/]+\/$/.test(path) || !/^[A-Z]\w+$/.test(name) || !body) {
  console.error('Give a path with a slash at both ends, the name of a record with a capital letter, and the members of its body.');
  process.exit(1);
}

const file = new URL('cms.openapi.yaml', import.meta.url);
const contract = parseDocument(readFileSync(file, 'utf8'));
const members = parse(body) as Record<string, { type?: string | string[] }>;
const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });
const object = (properties: object, required: string[]) => ({ type: 'object', additionalProperties: false, required, properties });
const reply = (payload: object) => ({
  anyOf: [ref('Refusal'), object({ status: { type: 'string', const: '00' }, msg: ref('Msg'), payload }, ['status', 'msg', 'payload'])],
});
const id = { $ref: '#/components/parameters/id' };
const page = { $ref: '#/components/parameters/page' };
const size = { $ref: '#/components/parameters/size' };

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
writeFileSync(file, contract.toString({ lineWidth: 180, flowCollectionPadding: true }));
execFileSync('npm', ['run', '--silent', 'contract'], { stdio: 'inherit', shell: process.platform === 'win32' });
