/**
 * Writes what is generated from `cms.openapi.yaml`: the types (`cms.d.ts`), the tables of what is read (`reads.ts`), of what a
 * record always has (`required.ts`) and of what is written (`writes.ts`). `npm run contract` writes them; `generated()` lets a
 * test compare them with what is checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  format?: string;
  pattern?: string;
  'x-encrypted'?: boolean;
  'x-secret'?: boolean;
};
type Content = { content?: Record<string, { schema: Schema }> };
type Parameter = { $ref?: string; name?: string; in?: string; schema: { enum?: string[]; items?: { enum?: string[] } } };
type Operation = {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const banner = '// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.\n';

const jsonOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;
const readerOf = ({ components }: Contract) => {
  const resolve = (schema: Schema): Schema => (schema.$ref ? resolve(components.schemas[schema.$ref.split('/').pop()!]!) : schema);
  const properties = (schema: Schema): Record<string, Schema> => {
    const { anyOf, oneOf, properties: own } = resolve(schema);
    return Object.assign({}, own, ...(anyOf ?? oneOf ?? []).map(properties));
  };
  return { resolve, properties };
};
const lines = ({ paths }: Contract, lineOf: (operation: Operation, method: string) => string[]) =>
  Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const names = lineOf(operation, method);
        return names.length === 0 ? [] : [`  '${method.toUpperCase()} ${path}': '${names.join(' ')}',`];
      }),
    )
    .join('\n');

/** The keys that the body of each write may have, and which of them travel encrypted. */
const writes = (contract: Contract) => {
  const { resolve, properties } = readerOf(contract);
  const keys = ({ requestBody }: Operation) => {
    const schema = jsonOf(requestBody);
    return Object.entries(schema ? properties(schema) : {}).map(([key, member]) => (resolve(member)['x-encrypted'] ? `${key}*` : key));
  };
  return `${banner}
/** The keys of each JSON body, separated by spaces; a key with a star is a password and travels encrypted. */
export const writes: Record<string, string> = {
${lines(contract, keys)}
};

/** The members of each reply that are told once and kept nowhere, separated by spaces. */
export const secrets: Record<string, string> = {
${secretsOf(contract)}
};
`;
};

/** The members of a reply that are told once and kept nowhere. */
const secretsOf = (contract: Contract) => {
  const { properties } = readerOf(contract);
  return lines(contract, ({ responses }) => {
    const reply = jsonOf(responses['200']);
    const payload = reply && properties(reply).payload;
    return Object.entries(payload ? properties(payload) : {}).flatMap(([name, member]) => (member['x-secret'] ? [name] : []));
  });
};

/** The kinds of the call for uploads. */
const uploadKindsOf = ({ paths }: Contract) =>
  paths['/upload/blob/{kind}']?.post?.parameters?.find(({ name }) => name === 'kind')?.schema.enum ?? [];

/** The query parameters of a call. */
const queryOf = ({ components }: Contract, { parameters = [] }: Operation) =>
  parameters
    .map((parameter) => (parameter.$ref ? components.parameters![parameter.$ref.split('/').pop()!]! : parameter))
    .filter((parameter) => parameter.in === 'query');

/** A day and a time in digits, as its pattern has them. */
const isWritten = (pattern = '') => /^\^\\d\{4\}.\\d\{2\}.\\d\{2\} /.test(pattern);

/** The members of the records that each reading call answers with. */
const reads = (contract: Contract) => {
  const { properties, resolve } = readerOf(contract);
  const membersIn = (schema: Schema, before = ''): [name: string, schema: Schema][] =>
    Object.entries(properties(schema)).flatMap(([name, member]) => [
      [before + name, resolve(member)] as [string, Schema],
      ...membersIn(member, `${before}${name}.`),
    ]);
  const recordOf = ({ responses }: Operation, method: string) => {
    const reply = jsonOf(responses['200']);
    const payload = method === 'get' && reply ? properties(reply).payload : undefined;
    if (!payload) return [];
    const { content } = properties(payload);
    return membersIn((content ? content.items : payload.items) ?? payload);
  };
  const members = (operation: Operation, method: string) => recordOf(operation, method).map(([name]) => name);
  const times = (operation: Operation, method: string) =>
    recordOf(operation, method).flatMap(([name, { format, pattern }]) =>
      format === 'date-time' ? [`${name}*`] : isWritten(pattern) ? [name] : [],
    );
  const besides = ({ responses }: Operation) => {
    const payload = properties(jsonOf(responses['200']) ?? {}).payload;
    return Object.keys(payload ? properties(payload) : {});
  };
  const query = (operation: Operation) => queryOf(contract, operation).map(({ name }) => name!);
  const sorts = (operation: Operation) => {
    const sort = queryOf(contract, operation).find(({ name }) => name === 'sort')?.schema;
    return sort?.enum ?? sort?.items?.enum ?? [];
  };
  return `${banner}
/** The members of the records of each reading call, separated by spaces, nested ones with a dot. */
export const reads: Record<string, string> = {
${lines(contract, members)}
};

/** The members that hold a time: with a star what the server stamps (ISO 8601), without one what somebody chooses (digits of UTC+8). */
export const times: Record<string, string> = {
${lines(contract, times)}
};

/** The query parameters of each call, separated by spaces. */
export const queries: Record<string, string> = {
${lines(contract, query)}
};

/** The sorts that a call takes where the contract lists them, separated by spaces. */
export const sorts: Record<string, string> = {
${lines(contract, sorts)}
};

/** The members of each reading call's payload, separated by spaces; a list has its rows and its counts there. */
export const payloads: Record<string, string> = {
${lines(contract, (operation, method) => (method === 'get' ? besides(operation) : []))}
};

/** What files are uploaded as. */
export const uploadKinds: readonly string[] = ${JSON.stringify(uploadKindsOf(contract))};

/** Every call. */
export const calls: readonly string[] = [
${Object.entries(contract.paths)
  .flatMap(([path, operations]) => Object.keys(operations).map((method) => `  '${method.toUpperCase()} ${path}',`))
  .join('\n')}
];
`;
};

/** The members that a record always has, by the call that reads one record. */
const required = (contract: Contract) => {
  const { properties, resolve } = readerOf(contract);
  const replyOf = ({ responses }: Operation) => {
    const reply = jsonOf(responses['200']);
    const payload = reply && properties(reply).payload;
    return payload && resolve(payload);
  };
  return `${banner}
/** The members that the record of each reading call always has, separated by spaces. */
export const required: Record<string, string> = {
${lines(contract, (operation, method) => (method === 'get' && replyOf(operation)?.properties?.id ? (replyOf(operation)!.required ?? []) : []))}
};
`;
};

/** The generated files, by name. */
export const generated = async () => {
  const contract = here('cms.openapi.yaml');
  return {
    'cms.d.ts': banner + astToString(await openapiTS(pathToFileURL(contract), { silent: true })),
    'reads.ts': reads(parse(readFileSync(contract, 'utf8')) as Contract),
    'required.ts': required(parse(readFileSync(contract, 'utf8')) as Contract),
    'writes.ts': writes(parse(readFileSync(contract, 'utf8')) as Contract),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generated())) writeFileSync(here(name), text);
}
