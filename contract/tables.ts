/**
 * What a contract tells of its calls, as tables: the portal's own ones are generated from them (`generate.ts`), and files of a
 * deployment are checked against those of its contract.
 */

/** A schema of a contract, as far as its readers look at it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  /** Codes that the server may add to. */
  'x-extensible-enum'?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
  'x-encrypted'?: boolean;
  'x-secret'?: boolean;
};
type Content = { $ref?: string; content?: Record<string, { schema?: Schema }> };
type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
  /** The members of a row in which a search or filter finds its value. Default: the member of its name. */
  'x-finds'?: string | string[];
};
export type Operation = {
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
/** A contract as its YAML has it. */
export type ParsedContract = {
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
};

/** Words separated by spaces, by call. */
type Table = Record<string, string>;
/** The tables of a contract. Calls are called "METHOD /path/{parameter}". */
export type ContractTables = {
  /** The members of the records of each reading call, nested ones with a dot. */
  reads: Table;
  /** The members that hold a time: with a star what the server stamps, without one what somebody chooses. */
  times: Table;
  /** The keys of each JSON body; a key with a star travels encrypted. */
  writes: Table;
  /** The members of each reply that are told once and kept nowhere. */
  secrets: Table;
  /** The query parameters of each call. */
  queries: Table;
  /** The sorts that a call takes where the contract lists them. */
  sorts: Table;
  /** The members of each reading call's payload. */
  payloads: Table;
  /** The members that the record of each reading call always has. */
  required: Table;
  /** Every call. */
  calls: string[];
  /** What files are uploaded as. */
  uploadKinds: string[];
  /** The permission codes that the schema `PermissionCode` lists as `x-extensible-enum`: the CMS may send others. */
  permissionCodes: string[];
  /** The menus of the first level that the schema `MenuName` lists as `x-extensible-enum`: the CMS may send others. */
  menus: string[];
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Names and schemas lead no further than this. */
const maxDepth = 8;
/** Records that name each other have members without end: a record with more of them than this is read less deep. */
const maxMembers = 1_000;

/** Follows the names of a contract. Its functions throw where a name leads nowhere. */
export const createReader = ({ components = {} }: ParsedContract) => {
  const resolve = <T extends { $ref?: string }>(value: T, steps = 0): T => {
    const { $ref } = value;
    if ($ref === undefined) return value;
    const [, group = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec($ref) ?? [];
    const found = components[group]?.[name] as T | undefined;
    if (!found || steps > maxDepth) throw new Error(`'${$ref}' leads nowhere`);
    return resolve(found, steps + 1);
  };
  const properties = (schema: Schema, depth = 0): Record<string, Schema> => {
    const { allOf = [], anyOf, oneOf, properties: direct } = resolve(schema);
    if (depth > maxDepth) return {};
    return Object.assign({}, direct, ...[...allOf, ...(anyOf ?? oneOf ?? [])].map((each) => properties(each, depth + 1))) as Record<
      string,
      Schema
    >;
  };
  /** The query parameters of a call. */
  const queryOf = ({ parameters = [] }: Operation) =>
    parameters.map((each) => resolve(each)).filter((each): each is Parameter & { name: string } => each.in === 'query');
  const jsonOf = (content: Content | undefined) => content && resolve(content).content?.['application/json']?.schema;
  const payloadOf = ({ responses }: Operation) => {
    const reply = jsonOf(responses?.['200']);
    return reply && properties(reply).payload;
  };
  type Members = readonly (readonly [name: string, schema: Schema])[];
  /** Members with those of their own members, so many levels deep. A schema within itself is read once. */
  const membersTo = (depth: number, schema: Schema, before = '', outer: readonly Schema[] = []): Members => {
    const whole = resolve(schema);
    if (outer.includes(whole) || outer.length >= depth) return [];
    return Object.entries(properties(whole)).flatMap(([name, member]) => [
      [before + name, resolve(member)] as const,
      ...membersTo(depth, member, `${before}${name}.`, [...outer, whole]),
    ]);
  };
  const known = new Map<Schema, Members>();
  /** Members with those of their own members, as deep as they stay few. */
  const membersIn = (schema: Schema): Members => {
    const whole = resolve(schema);
    const former = known.get(whole);
    if (former) return former;
    let found = membersTo(1, whole);
    for (let depth = 2; depth <= maxDepth; depth += 1) {
      const deeper = membersTo(depth, whole);
      if (deeper.length === found.length || deeper.length > maxMembers) break;
      found = deeper;
    }
    known.set(whole, found);
    return found;
  };
  /** The schema of the records in a reply. */
  const recordSchema = (operation: Operation): Schema | undefined => {
    const payload = payloadOf(operation);
    if (!payload) return undefined;
    const { content } = properties(payload);
    return (content ? resolve(content).items : resolve(payload).items) ?? payload;
  };
  return { resolve, properties, queryOf, jsonOf, payloadOf, recordSchema, membersIn };
};

/** Runs a step for one call; what it throws names the call. */
const named = <T>(call: string, step: () => T): T => {
  try {
    return step();
  } catch (error) {
    // of a missing map, for example
    const reason = error instanceof TypeError ? 'it is not written as OpenAPI 3 has it' : (error as Error).message;
    throw new Error(`${call}: ${reason}`, { cause: error });
  }
};

/** Every call with its operation, which has the parameters of its path too. */
export const callsOf = ({ paths }: ParsedContract) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, value]) => {
      if (!methods.includes(method)) return [];
      const call = `${method.toUpperCase()} ${path}`;
      const operation = value as Operation;
      const ofPath = (operations.parameters ?? []) as Parameter[];
      const parameters = named(call, () => [...ofPath, ...(operation.parameters ?? [])]);
      return [{ call, isRead: method === 'get', operation: { ...operation, parameters } }];
    }),
  );

/** A day and a time in digits, as its pattern has them. */
const isWritten = (pattern = '') => /^\^\\d\{4\}.\\d\{2\}.\\d\{2\} /.test(pattern);

/**
 * The tables of a contract.
 *
 * @throws Error where a name leads nowhere or a call is malformed; it names the call
 */
export const tablesOf = (contract: ParsedContract): ContractTables => {
  const { resolve, properties, queryOf, jsonOf, payloadOf, recordSchema, membersIn } = createReader(contract);
  const calls = callsOf(contract);
  const table = (wordsOf: (operation: Operation) => readonly string[], { readsOnly = false } = {}): Table =>
    Object.fromEntries(
      calls.flatMap(({ call, isRead, operation }) => {
        const words = readsOnly && !isRead ? [] : named(call, () => wordsOf(operation));
        return words.length === 0 ? [] : [[call, words.join(' ')] as const];
      }),
    );
  const membersOf = (schema: Schema | undefined) => Object.entries(schema ? properties(schema) : {});
  const recordOf = (operation: Operation) => {
    const record = recordSchema(operation);
    return record ? membersIn(record) : [];
  };
  const timesOf = (operation: Operation) =>
    recordOf(operation).flatMap(([name, { format, pattern }]) =>
      format === 'date-time' ? [`${name}*`] : isWritten(pattern) ? [name] : [],
    );
  const sortsOf = (operation: Operation) => {
    const { schema } = queryOf(operation).find(({ name }) => name === 'sort') ?? {};
    const whole = schema && resolve(schema);
    return (whole?.enum ?? (whole?.items && resolve(whole.items).enum) ?? []).map(String);
  };
  const requiredOf = (operation: Operation) => {
    const payload = payloadOf(operation);
    const record = payload && resolve(payload);
    return record?.properties?.id ? (record.required ?? []) : [];
  };
  const upload = calls.find(({ call }) => call === 'POST /upload/blob/{kind}');
  const knownValues = (schema: string) => {
    const { [schema]: found } = (contract.components?.schemas ?? {}) as Record<string, Schema | undefined>;
    const values: unknown = found?.['x-extensible-enum'] ?? found?.enum;
    return Array.isArray(values) ? values.filter((each): each is string => typeof each === 'string') : [];
  };
  const kind = upload?.operation.parameters.map((each) => resolve(each)).find(({ name }) => name === 'kind')?.schema;
  return {
    reads: table((operation) => recordOf(operation).map(([name]) => name), { readsOnly: true }),
    times: table(timesOf, { readsOnly: true }),
    writes: table(({ requestBody }) =>
      membersOf(jsonOf(requestBody)).map(([key, member]) => (resolve(member)['x-encrypted'] ? `${key}*` : key)),
    ),
    secrets: table((operation) => membersOf(payloadOf(operation)).flatMap(([name, member]) => (member['x-secret'] ? [name] : []))),
    queries: table((operation) => queryOf(operation).map(({ name }) => name)),
    sorts: table(sortsOf),
    payloads: table((operation) => membersOf(payloadOf(operation)).map(([name]) => name), { readsOnly: true }),
    required: table(requiredOf, { readsOnly: true }),
    calls: calls.map(({ call }) => call),
    uploadKinds: ((kind && resolve(kind).enum) ?? []).map(String),
    permissionCodes: knownValues('PermissionCode'),
    menus: knownValues('MenuName'),
  };
};
