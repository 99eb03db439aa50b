/** The contract of a deployment in place of the portal's. */
import { YAMLParseError, parse } from 'yaml';
import { tablesOf, type ContractTables, type ParsedContract } from '../../contract/tables';
import { isValues } from '../../src/schema/values/path';
import type { CheckContext } from '../../src/schema/language/problem';
import { CouldNotRun } from '../couldNotRun';
import { readText } from './sources';

const parsed = (file: string): unknown => {
  const text = readText(file);
  try {
    return parse(text, { logLevel: 'error' }) as unknown;
  } catch (error) {
    const [{ line = 1, col = 1 } = {}] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
    throw new CouldNotRun(
      `${file}:${line}:${col}: this is no YAML: ${(error as Error).message.split('\n')[0]!.replace(/ at line .*/, '')}`,
    );
  }
};

/** A contract as its file has it. @throws CouldNotRun where the file is none */
export const readContract = (file: string): ParsedContract => {
  const contract = parsed(file);
  const paths = isValues(contract) ? contract.paths : undefined;
  if (!isValues(contract) || typeof contract.openapi !== 'string' || !isValues(paths) || !Object.values(paths).every(isValues))
    throw new CouldNotRun(`${file}: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'`);
  return contract as ParsedContract;
};

/** The tables of a contract. @throws CouldNotRun where the file is none */
export const readTables = (file: string): ContractTables => {
  const contract = readContract(file);
  try {
    return tablesOf(contract);
  } catch (error) {
    throw new CouldNotRun(`${file}: the contract cannot be read: ${(error as Error).message}`);
  }
};

/** What is checked against, with the calls of another contract. What that lacks stays as the portal has it: lookups of the portal need it. */
export const withContract = (context: CheckContext, { secrets: _, required: _required, ...theirs }: ContractTables): CheckContext => {
  const over = (key: 'reads' | 'writes' | 'times' | 'queries' | 'sorts' | 'payloads') => ({
    ...Object.fromEntries(Object.entries(context[key]).filter(([call]) => !theirs.calls.includes(call))),
    ...theirs[key],
  });
  // the portal does not know the others, and a contract may leave these lists out
  const inBoth = (key: 'uploadKinds' | 'permissionCodes') =>
    theirs[key].length > 0 ? context[key].filter((each) => theirs[key].includes(each)) : context[key];
  return {
    ...context,
    reads: over('reads'),
    writes: over('writes'),
    times: over('times'),
    queries: over('queries'),
    sorts: over('sorts'),
    payloads: over('payloads'),
    calls: theirs.calls,
    uploadKinds: inBoth('uploadKinds'),
    permissionCodes: inBoth('permissionCodes'),
    menus: theirs.menus.length > 0 ? theirs.menus : context.menus,
  };
};
