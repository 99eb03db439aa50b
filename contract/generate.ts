/**
 * Writes what is generated from `cms.openapi.yaml`: the types (`cms.d.ts`) and the table of writes (`writes.ts`).
 * `npm run contract` writes both; `generated()` lets a test compare them with what is checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

type Schema = { $ref?: string; properties?: Record<string, Schema>; anyOf?: Schema[]; oneOf?: Schema[]; 'x-encrypted'?: boolean };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Contract = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const banner = '// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.\n';

/** The keys that the body of each write may have, and which of them travel encrypted. */
const writes = ({ paths, components }: Contract) => {
  const resolve = (schema: Schema): Schema => (schema.$ref ? resolve(components.schemas[schema.$ref.split('/').pop()!]!) : schema);
  const properties = (schema: Schema): Record<string, Schema> => {
    const { anyOf, oneOf, properties: own } = resolve(schema);
    return Object.assign({}, own, ...(anyOf ?? oneOf ?? []).map(properties));
  };
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const members = schema ? Object.entries(properties(schema)) : [];
      if (members.length === 0) return [];
      const keys = members.map(([key, member]) => (resolve(member)['x-encrypted'] ? `${key}*` : key));
      return [`  '${method.toUpperCase()} ${path}': '${keys.join(' ')}',`];
    }),
  );
  return `${banner}
/** The keys of each JSON body, separated by spaces; a key with a star is a password and travels encrypted. */
export const writes: Record<string, string> = {
${lines.join('\n')}
};
`;
};

/** Both generated files, by name. */
export const generated = async () => {
  const contract = here('cms.openapi.yaml');
  return {
    'cms.d.ts': banner + astToString(await openapiTS(pathToFileURL(contract), { silent: true })),
    'writes.ts': writes(parse(readFileSync(contract, 'utf8')) as Contract),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generated())) writeFileSync(here(name), text);
}
