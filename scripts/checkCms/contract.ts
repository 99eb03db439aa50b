/** The contract as the check reads it: which calls there are, and where a reply differs. */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import {
  createCompiler,
  parametersOf,
  readContract,
  replyOf,
  resolved,
  type Contract,
  type Operation,
  type Parameter,
  type Schema,
} from '../../contract/schemas';
import { shownKey } from './findings';

/** One place of a reply that is not as the contract says. */
export type Problem = { place: string; expected: string; found: unknown; isMissing: boolean; isExtra: boolean };

/** A call as the check needs it. */
export type ContractCall = {
  /** "METHOD /path/{parameter}" as the contract writes it. */
  name: string;
  method: string;
  /** The header that its token stands in; undefined for a call that needs nobody. */
  tokenHeader?: string;
  takesJson: boolean;
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  /** A list in pages. */
  isPaged: boolean;
  /** Where a reply with status "00" differs from the contract. */
  problems: (reply: unknown) => Problem[];
};

const at = (value: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, key) => (inner as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      value,
    );

const kinds: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};
const formats: Record<string, string> = {
  'date-time': 'a time with its zone, such as 2026-11-20T06:15:00Z',
  uri: 'an address',
};
const patterns: Record<string, string> = {
  '^\\d{4}/\\d{2}/\\d{2}$': 'a day such as 2026/11/20',
};
type Params = {
  type?: string | string[];
  allowedValues?: unknown[];
  allowedValue?: unknown;
  missingProperty?: string;
  additionalProperty?: string;
  format?: string;
  pattern?: string;
  limit?: number;
};
const listed = (values: unknown[]) => values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');

const expectedOf = ({ keyword, params, message }: ErrorObject): string => {
  const {
    type = '',
    allowedValues = [],
    allowedValue,
    missingProperty,
    additionalProperty,
    format = '',
    pattern = '',
    limit,
  } = params as Params;
  switch (keyword) {
    case 'type':
      return [type]
        .flat()
        .map((each) => kinds[each] ?? each)
        .join(' or ');
    case 'enum':
      return `one of ${listed(allowedValues)}`;
    case 'const':
      return JSON.stringify(allowedValue);
    case 'required':
      return `the member ${missingProperty}`;
    case 'additionalProperties':
      return `no member ${shownKey(additionalProperty ?? '')}`;
    case 'format':
      return formats[format] ?? `the format ${format}`;
    case 'pattern':
      return patterns[pattern] ?? `a text of the form ${pattern}`;
    case 'maxLength':
      return `at most ${limit} characters`;
    default:
      return message ?? keyword;
  }
};

/** Errors without those that only say that no branch fitted, and without branches that another one comes closer to. */
const telling = (errors: ErrorObject[]) => {
  const isBranch = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';
  const branches = new Set(errors.filter(isBranch).map(({ instancePath }) => instancePath));
  const rest = errors.filter((error) => !isBranch(error));
  return rest.filter(({ keyword, instancePath, params }) => {
    const isOfBranch = branches.has(instancePath);
    const isNull = keyword === 'type' && (params as { type: unknown }).type === 'null';
    return !(isOfBranch && isNull && rest.length > 1);
  });
};

const problemsOf = (errors: ErrorObject[], reply: unknown): Problem[] =>
  telling(errors).map((error) => {
    const { keyword, instancePath, params } = error;
    const { missingProperty, additionalProperty } = params as Params;
    const member = missingProperty ?? additionalProperty;
    const place = member === undefined ? instancePath : `${instancePath}/${member}`;
    const found = keyword === 'required' ? undefined : at(reply, place);
    return {
      place: place || '/',
      expected: expectedOf(error),
      found,
      isMissing: keyword === 'required',
      isExtra: additionalProperty !== undefined,
    };
  });

/** The branch of a reply that says "00". */
const successOf = (contract: Contract, operation: Operation): Schema | undefined => {
  const schema = replyOf(contract, operation, '200');
  const refusal = '#/components/schemas/Refusal';
  const whole = schema && resolved(contract, schema);
  return whole?.anyOf?.find(({ $ref }) => $ref !== refusal) ?? whole;
};

/** Reads the contract of a file. */
export const loadCalls = (file: URL) => {
  const contract = readContract(file);
  const compile = createCompiler(contract, { allErrors: true });
  const callOf = (path: string, method: string, operation: Operation): ContractCall => {
    const success = successOf(contract, operation);
    let validate: ValidateFunction | undefined;
    const queryParameters = parametersOf(contract, operation, 'query');
    const resolvedParameter = (parameter: Parameter): Parameter => ({ ...parameter, schema: resolved(contract, parameter.schema) });
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      tokenHeader: operation.security
        ? operation.security.flatMap(Object.keys).map((name) => contract.components.securitySchemes[name]?.name)[0]
        : 'Authorization',
      takesJson: operation.requestBody?.content['application/json'] !== undefined,
      pathParameters: parametersOf(contract, operation, 'path').map(resolvedParameter),
      queryParameters: queryParameters.map(resolvedParameter),
      isPaged: method === 'get' && queryParameters.some(({ name }) => name === 'size'),
      problems: (reply) => {
        if (!success) return [];
        validate ??= compile(success);
        return validate(reply) ? [] : problemsOf(validate.errors ?? [], reply);
      },
    };
  };
  const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  );
  return { calls, call: (name: string) => calls.find((each) => each.name === name)! };
};
export type Calls = ReturnType<typeof loadCalls>;
