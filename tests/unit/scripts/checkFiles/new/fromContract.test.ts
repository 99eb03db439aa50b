import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bodyOf, contractOf, createWorkspace, oneOf, pageOf } from './created';

const { at, write, fromContract, refusal, problems, remove } = createWorkspace();
afterAll(remove);

const portal = fileURLToPath(new URL('../../../../../contract/cms.openapi.yaml', import.meta.url));
const text = { type: 'string' };
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const id = { type: 'integer' };

/** The field of a member with a schema. */
const fieldOf = async (schema: object) => {
  const { entity } = await fromContract(contractOf({ record: object({ id, name: text, value: schema }) }));
  return entity.fields.value;
};
/** The entity of a contract, whose file passes the check with the contract and without. */
const checked = async (contract: object) => {
  const created = await fromContract(contract);
  expect(await problems(created.text, at('theirs.yaml'))).toEqual([]);
  return created;
};

describe('check --new --contract: the kind of a member', () => {
  const files = object({ fileId: text, fileName: text, filePath: text });
  it.each<[what: string, schema: object, field: object]>([
    ['text', text, { kind: 'text', label: 'Value' }],
    ['text or null', { type: ['string', 'null'] }, { kind: 'text', label: 'Value' }],
    ['one of a text and null', { oneOf: [text, { type: 'null' }] }, { kind: 'text', label: 'Value' }],
    ['text by name alone', { allOf: [{ type: 'string', maxLength: 9 }] }, { kind: 'text', label: 'Value', maxLength: 9 }],
    ['text with a limit', { ...text, maxLength: 20 }, { kind: 'text', label: 'Value', maxLength: 20 }],
    ['text with a limit of none', { ...text, maxLength: 0 }, { kind: 'text', label: 'Value' }],
    ['long text', { ...text, maxLength: 500 }, { kind: 'multiline', label: 'Value', rows: 4, maxLength: 500 }],
    ['text with a pattern', { ...text, pattern: '^[A-Z]{3}$' }, { kind: 'text', label: 'Value', matches: '[A-Z]{3}' }],
    ['text with a pattern of alternatives', { ...text, pattern: '^(a|b)$' }, { kind: 'text', label: 'Value', matches: '(a|b)' }],
    ['text with a pattern for a part of it', { ...text, pattern: '[A-Z]' }, { kind: 'text', label: 'Value' }],
    ['text with two patterns', { ...text, pattern: '^a|b$' }, { kind: 'text', label: 'Value' }],
    ['text with a slow pattern', { ...text, pattern: '^(a+)+$' }, { kind: 'text', label: 'Value' }],
    ['text with a broken pattern', { ...text, pattern: '^($' }, { kind: 'text', label: 'Value' }],
    ['email address', { ...text, format: 'email' }, { kind: 'text', label: 'Value', format: 'email' }],
    ['address of a page', { ...text, format: 'uri' }, { kind: 'text', label: 'Value', format: 'url' }],
    ['moment', { ...text, format: 'date-time' }, { kind: 'timestamp', label: 'Value' }],
    ['day with slashes', { ...text, pattern: String.raw`^\d{4}/\d{2}/\d{2}$` }, { kind: 'date', label: 'Value' }],
    ['day with dashes', { ...text, format: 'date' }, { kind: 'text', label: 'Value' }],
    [
      'time',
      { ...text, pattern: String.raw`^\d{4}/\d{2}/\d{2} \d{2}:\d{2}$` },
      { kind: 'localDateTime', label: 'Value', wire: 'yyyy/MM/dd HH:mm' },
    ],
    [
      'enumeration',
      { ...text, enum: ['on', 'OFF_LINE', '', null] },
      { kind: 'choice', label: 'Value', labels: { on: 'On', OFF_LINE: 'Off line' }, as: 'radios' },
    ],
    ['open enumeration', { ...text, 'x-extensible-enum': ['A'] }, { kind: 'choice', label: 'Value', labels: { A: 'A' }, as: 'radios' }],
    ['enumeration with a reserved word', { ...text, enum: ['constructor', 'a'] }, { kind: 'text', label: 'Value' }],
    ['enumeration of numbers', { enum: [-1, 0, 9, null] }, { kind: 'integer', label: 'Value' }],
    ['whole number', { type: 'integer', minimum: 1, maximum: 99 }, { kind: 'integer', label: 'Value', min: 1, max: 99 }],
    ['whole number between none', { type: 'integer', minimum: 9, maximum: 1 }, { kind: 'integer', label: 'Value' }],
    ['number', { type: 'number', minimum: 0 }, { kind: 'decimal', label: 'Value' }],
    ['boolean', { type: 'boolean' }, { kind: 'toggle', label: 'Value', on: 'Yes', off: 'No' }],
    [
      'map by language',
      object({ EN: text, JA: text, ZH_HK: text, ZH_CN: text }),
      { kind: 'localized', of: { kind: 'text', label: 'Value' } },
    ],
    ['file', files, { kind: 'file', label: 'Value', upload: 'POPUP_IMAGE' }],
    ['list of files', { type: 'array', items: files }, { kind: 'file', label: 'Value', upload: 'POPUP_IMAGE', maxFiles: 10 }],
    ['list of texts', { type: 'array', items: text }, { kind: 'items', label: 'Value' }],
    [
      'list of codes',
      { type: 'array', items: { ...text, enum: ['A', 'B'] } },
      { kind: 'choice', label: 'Value', labels: { A: 'A', B: 'B' }, multiple: true },
    ],
  ])('check --new --contract chooses the kind of a member by its schema: %s', async (_, schema, field) => {
    expect(await fieldOf(schema)).toEqual(field);
  });
  it.each<[what: string, schema: object, note: string]>([
    [
      'a password that travels in clear',
      { ...text, format: 'password' },
      'it is a password: the portal sends those alone that the contract marks with x-encrypted',
    ],
    ['bytes', { ...text, format: 'binary' }, 'it is binary'],
    ['a map without members', { type: 'object' }, 'the contract describes no members of it'],
    ['several types', { type: ['string', 'integer'] }, 'it is one of string, integer'],
    ['no type', {}, 'the contract says no type'],
    ['a list of anything', { type: 'array' }, 'the contract does not say what the list has'],
  ])('check --new --contract writes a comment with the reason for a member with %s', async (_, schema, note) => {
    const { text: written } = await fromContract(contractOf({ record: object({ id, name: text, value: schema }) }));
    expect(written).toContain(`#   'value': ${note}\n`);
  });
  it('check --new --contract reads a record that holds itself', async () => {
    const node = object({ id, name: text, parent: { $ref: '#/components/schemas/Node' } });
    const { entity } = await checked({
      ...contractOf({ record: { $ref: '#/components/schemas/Node' } }),
      components: { schemas: { Node: node } },
    });
    expect(Object.keys(entity.fields)).toEqual(['name']);
  });
});

describe('check --new --contract: forms', () => {
  it('check --new --contract makes a form of the fields that the bodies take, with the rules of the bodies', async () => {
    const { entity } = await checked(
      contractOf({
        record: object({ id, name: text, code: text, notes: text, createdAt: { ...text, format: 'date-time' } }),
        body: object({ name: { ...text, maxLength: 40 }, code: { ...text, enum: ['A', 'B'] } }, ['name']),
      }),
    );
    expect(entity.fields.name).toEqual({ kind: 'text', label: 'Name', required: true, maxLength: 40 });
    expect(entity.fields.code).toMatchObject({ kind: 'choice' });
    expect([entity.form, entity.createForm]).toEqual([['name', 'code'], undefined]);
  });
  it('check --new --contract makes two forms if a new record takes other members than a save', async () => {
    const { entity, text: written } = await checked(
      contractOf({
        record: object({ id, name: text, code: text, notes: text }),
        createBody: object({ name: text, code: text, secret: { ...text, 'x-encrypted': true } }, ['code', 'secret']),
        body: object({ name: text, notes: text }),
      }),
    );
    expect([entity.form, entity.createForm]).toEqual([
      ['name', 'notes'],
      ['name', 'code', 'secret'],
    ]);
    expect([entity.fields.code!.required, entity.fields.secret]).toEqual([true, { kind: 'password', label: 'Secret', required: true }]);
    expect(written).toContain('# The fields of the form of a new record.');
  });
  it('check --new --contract includes members that a save requires and no field sends', async () => {
    const record = object({ id, name: text, tags: { type: 'array', items: text } });
    const { entity, text: written } = await checked(
      contractOf({
        record,
        body: { ...record, required: ['id', 'tags'] },
        createBody: object({ name: text, photo: { type: 'array' } }, ['photo']),
      }),
    );
    expect(entity.form).toEqual({ include: ['id', 'tags'], fields: ['name'] });
    expect(written).toContain("# 'POST /things/' requires 'photo', which no field sends.");
  });
  it('check --new --contract makes no field of the name of a person, unless a form sends it', async () => {
    const time = { ...text, format: 'date-time' };
    const { entity } = await checked(
      contractOf({
        record: object({ id, openedAt: time, openedBy: text, closedAt: time, closedBy: text }),
        body: object({ openedBy: text }),
      }),
    );
    expect(entity.fields).toEqual({
      openedAt: { kind: 'timestamp', label: 'Opened at' },
      openedBy: { kind: 'text', label: 'Opened by' },
      closedAt: { kind: 'timestamp', label: 'Closed at', by: 'closedBy' },
    });
    expect([entity.form, entity.members]).toEqual([['openedBy'], ['closedBy']]);
  });
  it('check --new --contract sends a file by the member that takes its id, and languages by the members of the body', async () => {
    const names = (...ends: string[]) => object(Object.fromEntries(ends.map((end) => [`title${end}`, text])), [`title${ends[0]}`]);
    const photo = object({ fileId: text, fileName: text, filePath: text });
    const { entity } = await checked(
      contractOf({
        record: object({ id, photo, ...names('EN', 'JA', 'TC', 'SC').properties }),
        body: object({ photoId: text, ...names('En', 'Ja', 'Tc', 'Sc').properties }, ['titleEn', 'photoId']),
      }),
    );
    expect(entity.fields).toEqual({
      photo: { kind: 'file', label: 'Photo', required: true, upload: 'POPUP_IMAGE', sentAs: 'photoId' },
      title: {
        kind: 'localized',
        members: { EN: 'titleEN', JA: 'titleJA', ZH_HK: 'titleTC', ZH_CN: 'titleSC' },
        sentAs: { EN: 'titleEn', JA: 'titleJa', ZH_HK: 'titleTc', ZH_CN: 'titleSc' },
        requiredIn: ['EN'],
        of: { kind: 'text', label: 'Title', required: true },
      },
    });
  });
  it.each<[without: string, entity: object, line: string]>([
    ['POST', { rowActions: ['delete'] }, "# No form: the contract has no 'POST /things/'. A form needs GET, POST and PUT."],
    ['DELETE', { rowActions: ['edit'], form: ['name'] }, ''],
    [
      'PUT',
      { rowActions: ['delete'], createForm: ['name'] },
      "# Records can be created and not edited: the contract has no 'PUT /things/{id}'.",
    ],
    [
      'GET {id}',
      { rowActions: ['delete'], createForm: ['name'] },
      "# Records can be created and not edited: the contract has no 'GET /things/{id}'.",
    ],
  ])('check --new --contract leaves out a screen with a comment if the contract lacks %s', async (without, wanted, line) => {
    const { entity, text: written } = await checked(contractOf({ record: object({ id, name: text }), without: [without] }));
    const { list, form, createForm } = entity;
    expect({ rowActions: list.rowActions, ...(form !== undefined && { form }), ...(createForm !== undefined && { createForm }) }).toEqual(
      wanted,
    );
    expect(written).toContain(line);
  });
  it('check --new --contract leaves out a form with a comment if the path of a record has another parameter than {id}', async () => {
    const contract = contractOf({ record: object({ id, name: text }), without: ['GET {id}', 'PUT', 'DELETE'] });
    const { text: written } = await checked({
      ...contract,
      paths: { ...contract.paths, '/things/{thingId}': { get: { responses: oneOf(object({ id })) } } },
    });
    expect(written).toContain("it has 'GET /things/{thingId}': the parameter has to be {id}");
  });
  it('check --new --contract leaves out a form with a comment if a call takes no JSON', async () => {
    const contract = contractOf({ record: object({ id, name: text }), without: ['POST'] });
    const post = { requestBody: { content: { 'text/plain': { schema: text } } }, responses: {} };
    const { text: written } = await checked({
      ...contract,
      paths: { ...contract.paths, '/things/': { ...contract.paths['/things/'], post } },
    });
    expect(written).toContain("# No form: 'POST /things/' takes no JSON body.");
  });
});

describe('check --new --contract: the list', () => {
  const record = object({ id, name: text, phone: text, type: { ...text, enum: ['A', 'B'] }, open: { type: 'boolean' } });
  const parameter = (name: string, schema: object = text, more: object = {}) => ({ name, in: 'query', schema, ...more });
  it('check --new --contract chooses columns that a row has', async () => {
    const { entity } = await checked(contractOf({ record: object({ id, name: text, notes: text }), row: object({ id, code: text }) }));
    expect([entity.list.columns, entity.recordTitle]).toEqual([['code'], '{code}']);
  });
  it('check --new --contract makes the search fields and filters that the list call takes', async () => {
    const { entity, text: written } = await checked(
      contractOf({
        record,
        parameters: [
          parameter('page', id),
          parameter('q'),
          parameter('name'),
          parameter('tel', text, { 'x-finds': 'phone' }),
          parameter('type', { type: 'array', items: text }),
          parameter('open', { type: 'boolean' }),
          parameter('state', { ...text, enum: ['NEW', 'OLD'] }),
          parameter('limit', id, { required: true }),
          parameter('filter[x]'),
        ],
      }),
    );
    expect(entity.list.search).toEqual({ q: { kind: 'text', label: 'Q' }, name: 'name', tel: 'phone' });
    expect(entity.list.filters).toEqual({
      type: 'type',
      open: 'open',
      state: { kind: 'choice', label: 'State', labels: { NEW: 'NEW', OLD: 'OLD' }, as: 'radios' },
    });
    expect(written).toContain("# The call takes 'limit' too: a filter of it needs a field of kind choice or reference.");
    expect(written).toContain("# The call requires 'limit': an empty search field or filter sends nothing.");
    expect(written).toContain("# The parameter 'filter[x]' is left out: the name has other characters");
  });
  it('check --new --contract lists names of fields if the parameters have the same names', async () => {
    const { entity } = await checked(contractOf({ record, parameters: [parameter('name'), parameter('open', { type: 'boolean' })] }));
    expect([entity.list.search, entity.list.filters]).toEqual([['name'], ['open']]);
  });
  it.each<[what: string, schema: object | undefined, sorts: string[] | undefined, line: string]>([
    [
      'that its call lists',
      { type: 'array', items: { ...text, enum: ['name,desc', 'id,asc', 'name,asc'] } },
      ['name desc', 'name asc'],
      '',
    ],
    ['turned off if its call takes any', text, undefined, '# sorts: [name asc, phone asc]'],
    [
      'of no field left out',
      { ...text, enum: ['rank,asc'] },
      undefined,
      '# No sorts: the call sorts by rank asc, and none of them is a field.',
    ],
    ['left out if its call takes none', undefined, undefined, '# No sorts: the call has no parameter sort.'],
  ])('check --new --contract writes sorts %s', async (_, schema, sorts, line) => {
    const { entity, text: written } = await checked(contractOf({ record, parameters: schema ? [parameter('sort', schema)] : [] }));
    expect(entity.list.sorts).toEqual(sorts);
    expect(written).toContain(line);
  });
  it('check --new --contract writes an action that is turned off for each further call of a record', async () => {
    const call = { post: { responses: {} } };
    const body = { put: { requestBody: bodyOf(object({ a: text })), responses: {} } };
    const more = { '/things/{id}/take-offline': call, '/things/unlock/{id}': call, '/things/{id}/copy': body, '/things/{id}/x/{y}': call };
    const { text: written } = await checked(contractOf({ record, more }));
    expect(written.match(/call: '.*'/g)).toEqual(["call: 'POST /things/{id}/take-offline'", "call: 'POST /things/unlock/{id}'"]);
    expect(written).toContain('# - { name: takeOffline, label: Take offline, question: Take offline it?');
  });
});

describe('check --new --contract: the contract of the portal', () => {
  it.each([
    ['/contactUs/offices/', { footer: 'updatedAt', fields: ['countryId', 'displayOrder', 'post', 'city', 'address'] }],
    ['/appuser/', undefined],
  ])('check --new --contract writes a file for %s of the portal that passes the check', async (path, form) => {
    const { text: written, entity } = await fromContract('', { path, contractFile: portal });
    expect(await problems(written, portal)).toEqual([]);
    expect(entity.form).toEqual(form);
  });
});

describe('check --new --contract: a contract that gives no file', () => {
  const list = (schema: object) => ({ content: { 'application/json': { schema } } });
  const withPaths = (paths: object) => JSON.stringify({ openapi: '3.1.0', paths });
  const things = { get: { responses: pageOf(object({ id, name: text })) } };
  const envelope = 'describe { status, msg, payload }, and in the payload of a list { content, totalElements }';
  it.each<[string, string, string]>([
    ['is no OpenAPI', 'language: 1', "theirs.yaml: this is no contract: write OpenAPI 3 with 'openapi' and 'paths'"],
    [
      'is no YAML',
      'openapi: 3.1.0\npaths: [',
      'theirs.yaml:2:9: this is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['has a similar path', withPaths({ '/thing/': things }), "theirs.yaml: the contract has no path '/things/': did you mean '/thing/'?"],
    [
      'has other paths',
      withPaths({ '/cars/': things, '/boats/': things }),
      "theirs.yaml: the contract has no path '/things/': it has /cars/, /boats/",
    ],
    ['has no paths', withPaths({}), "theirs.yaml: the contract has no path '/things/': it has no list whose path ends with a slash"],
    [
      'has the path without its slash',
      withPaths({ '/things': things }),
      "theirs.yaml: the contract has no path '/things/': it has '/things', and the portal calls '/things/': describe that path if the CMS answers it",
    ],
    [
      'has no list',
      withPaths({ '/things/{id}': { get: { responses: oneOf(object({ id })) } } }),
      "theirs.yaml: the contract has no 'GET /things/', and an entity needs a list",
    ],
    [
      'has a list without an envelope',
      withPaths({ '/things/': { get: { responses: { 200: list({ type: 'array', items: object({ id }) }) } } } }),
      `theirs.yaml: the reply of 'GET /things/' has no record that the portal can read: ${envelope}`,
    ],
    [
      'has a record in place of a list',
      withPaths({ '/things/': { get: { responses: oneOf(object({ id, name: text })) } } }),
      `theirs.yaml: the reply of 'GET /things/' is no list: ${envelope}`,
    ],
    [
      'has a record without a payload',
      withPaths({ '/things/': things, '/things/{id}': { get: { responses: {} } } }),
      `theirs.yaml: the reply of 'GET /things/{id}' has no record that the portal can read: ${envelope}`,
    ],
    [
      'has rows without a usable member',
      withPaths({ '/things/': { get: { responses: pageOf(object({ id, 'a b': text })) } } }),
      "theirs.yaml: no member of the record of 'GET /things/' can become a field",
    ],
    [
      'has a name that leads nowhere',
      withPaths({
        '/things/': { get: { responses: pageOf(object({ id, tags: { type: 'array', items: { $ref: '#/components/schemas/Gone' } } })) } },
      }),
      "theirs.yaml: the contract cannot be read: '#/components/schemas/Gone' leads nowhere",
    ],
  ])('check --new --contract explains in one line that the contract %s', async (_, contract, message) => {
    expect(await refusal({ contractFile: write('theirs.yaml', contract) })).toEqual({ message, isWritten: false });
  });
});
