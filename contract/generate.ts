/**
 * Writes what is generated from `cms.openapi.yaml`: the types (`cms.d.ts`), the tables of what is read (`reads.ts`), of what a
 * record always has (`required.ts`) and of what is written (`writes.ts`). `npm run contract` writes them; `generated()` lets a
 * test compare them with what is checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { tablesOf, type ContractTables, type ParsedContract } from './tables';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const banner = '// Generated from cms.openapi.yaml by `npm run contract`. Do not edit.\n';

const lines = (table: Readonly<Record<string, string>>) =>
  Object.entries(table)
    .map(([call, words]) => `  '${call}': '${words}',`)
    .join('\n');

const writesText = ({ writes, secrets }: ContractTables) => `${banner}
/** The keys of each JSON body, separated by spaces; a key with a star is a password and travels encrypted. */
export const writes: Record<string, string> = {
${lines(writes)}
};

/** The members of each reply that are told once and kept nowhere, separated by spaces. */
export const secrets: Record<string, string> = {
${lines(secrets)}
};
`;

const readsText = ({ reads, times, queries, sorts, payloads, uploadKinds, permissionCodes, menus, calls }: ContractTables) => `${banner}
/** The members of the records of each reading call, separated by spaces, nested ones with a dot. */
export const reads: Record<string, string> = {
${lines(reads)}
};

/** The members that hold a time: with a star what the server stamps (ISO 8601), without one what somebody chooses (digits of UTC+8). */
export const times: Record<string, string> = {
${lines(times)}
};

/** The query parameters of each call, separated by spaces. */
export const queries: Record<string, string> = {
${lines(queries)}
};

/** The sorts that a call takes where the contract lists them, separated by spaces. */
export const sorts: Record<string, string> = {
${lines(sorts)}
};

/** The members of each reading call's payload, separated by spaces; a list has its rows and its counts there. */
export const payloads: Record<string, string> = {
${lines(payloads)}
};

/** What files are uploaded as. */
export const uploadKinds: readonly string[] = ${JSON.stringify(uploadKinds)};

/** The permission codes that the contract lists; the CMS may send others. */
export const permissionCodes: readonly string[] = ${JSON.stringify(permissionCodes)};

/** The menus of the first level that the contract lists; the CMS may send others. */
export const menus: readonly string[] = ${JSON.stringify(menus)};

/** Every call. */
export const calls: readonly string[] = [
${calls.map((call) => `  '${call}',`).join('\n')}
];
`;

const requiredText = ({ required }: ContractTables) => `${banner}
/** The members that the record of each reading call always has, separated by spaces. */
export const required: Record<string, string> = {
${lines(required)}
};
`;

/** The generated files, by name. */
export const generated = async () => {
  const contract = here('cms.openapi.yaml');
  const tables = tablesOf(parse(readFileSync(contract, 'utf8')) as ParsedContract);
  return {
    'cms.d.ts': banner + astToString(await openapiTS(pathToFileURL(contract), { silent: true })),
    'reads.ts': readsText(tables),
    'required.ts': requiredText(tables),
    'writes.ts': writesText(tables),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generated())) writeFileSync(here(name), text);
}
