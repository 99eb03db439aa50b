/** The contract as a value, and what its schemas are compiled with: for whoever holds calls or replies to it. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  type?: unknown;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  maximum?: number;
};
export type Parameter = {
  $ref?: string;
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  schema: Schema;
  /** The members of a row in which the value of a search or filter is found. Default: the member of its name. `[]`: in none that a row shows. */
  'x-finds'?: string | string[];
};
type Content = { content?: Record<string, { schema: Schema }>; $ref?: string };
export type Operation = {
  operationId: string;
  summary: string;
  'x-call': string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Content>;
};
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Content>;
    schemas: Record<string, Schema>;
    /** How a call says who calls; a key has a header of its own. */
    securitySchemes: Record<string, { type: string; name?: string }>;
  };
};

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const nameIn = (ref: string) => ref.split('/').pop()!;

const parsed = new Map<string, Contract>();
/** Reads the contract from a file, which is parsed once per process. Each caller gets a copy, which it may change. */
export const readContract = (file: string | URL): Contract => {
  const path = String(file);
  if (!parsed.has(path)) parsed.set(path, parse(readFileSync(file, 'utf8')) as Contract);
  return structuredClone(parsed.get(path)!);
};

/** The schema itself where a name stands for it. */
export const resolved = (contract: Contract, schema: Schema): Schema =>
  schema.$ref ? resolved(contract, contract.components.schemas[nameIn(schema.$ref)]!) : schema;

/** The parameters of a call that stand in its path or its query. */
export const parametersOf = (contract: Contract, { parameters = [] }: Operation, place: Parameter['in']): Parameter[] =>
  parameters.map((each) => (each.$ref ? contract.components.parameters[nameIn(each.$ref)]! : each)).filter((each) => each.in === place);

/** The schema of a call's JSON reply with an HTTP status, undefined where the contract has none. */
export const replyOf = (contract: Contract, { responses }: Operation, status: string): Schema | undefined => {
  const response = responses[status];
  const whole = response?.$ref ? contract.components.responses[nameIn(response.$ref)] : response;
  return whole?.content?.['application/json']?.schema;
};

/** Compiles schemas of the contract, references in them included. @param options of Ajv */
export const createCompiler = (contract: Contract, options: object = {}) => {
  const ajv = new Ajv2020({ strict: false, allowUnionTypes: true, allErrors: false, ...options });
  addFormats(ajv);
  ajv.addFormat('int64', true);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  return (schema: object) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object);
};
