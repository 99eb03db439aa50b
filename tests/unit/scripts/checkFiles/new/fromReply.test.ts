import { afterAll, describe, expect, it } from 'vitest';
import { createWorkspace } from './created';

const { at, write, create, fromReply, refusal, problems, remove } = createWorkspace();
afterAll(remove);

/** The field of a member that has these values, in a record each. */
const fieldOf = async (...values: unknown[]) => {
  const { entity } = await fromReply(values.map((value, id) => ({ id, name: 'A', value })));
  return entity.fields.value;
};
/** What a comment says of a member that has these values. */
const noteOf = async (...values: unknown[]) => {
  const { text } = await fromReply(values.map((value, id) => ({ id, name: 'A', value })));
  return /# {3}'value': (.*)/.exec(text)?.[1];
};
const file = { fileId: '1', fileName: 'a.png', filePath: '/a.png' };

describe('check --new --from: the kind of a member', () => {
  it.each<[what: string, values: unknown[], field: object]>([
    ['text', ['Harbour', 'yes', 'on'], { kind: 'text', label: 'Value' }],
    ['text of several lines', ['One\nTwo'], { kind: 'multiline', label: 'Value', rows: 4 }],
    ['long text', ['x '.repeat(150)], { kind: 'multiline', label: 'Value', rows: 4 }],
    ['HTML', ['<p>Hello</p>', ''], { kind: 'richText', label: 'Value' }],
    ['email address', ['a@b.example', null], { kind: 'text', label: 'Value', format: 'email' }],
    ['address of a page', ['https://x.example/a'], { kind: 'text', label: 'Value', format: 'url' }],
    ['boolean', [true, null], { kind: 'toggle', label: 'Value', on: 'Yes', off: 'No' }],
    ['whole number', [1, -2], { kind: 'integer', label: 'Value' }],
    ['number with a fraction', [1, 2.5], { kind: 'decimal', label: 'Value' }],
    ['day', ['2026/11/20'], { kind: 'date', label: 'Value' }],
    ['day that does not exist', ['2026/13/40'], { kind: 'text', label: 'Value' }],
    ['time with slashes', ['2026/11/20 14:15'], { kind: 'localDateTime', label: 'Value', wire: 'yyyy/MM/dd HH:mm' }],
    ['time with dashes', ['2026-11-20 14:15'], { kind: 'localDateTime', label: 'Value', wire: 'yyyy-MM-dd HH:mm' }],
    ['moment with an offset', ['2026-11-20T14:15:00Z', '2026-11-20T14:15:00.123+08:00'], { kind: 'timestamp', label: 'Value' }],
    ['moment without an offset', ['2026-11-20T14:15:00'], { kind: 'text', label: 'Value' }],
    ['day with dashes', ['2026-11-20'], { kind: 'text', label: 'Value' }],
    [
      'code that several records have',
      ['OPEN', 'WALK_IN', 'OPEN'],
      { kind: 'choice', label: 'Value', labels: { OPEN: 'Open', WALK_IN: 'Walk in' }, as: 'radios' },
    ],
    ['code of two records', ['OPEN', 'OPEN'], { kind: 'text', label: 'Value' }],
    ['code that differs in each record', ['A1', 'B2', 'C3'], { kind: 'text', label: 'Value' }],
    ['map by language', [{ EN: 'Hi', JA: null }], { kind: 'localized', of: { kind: 'text', label: 'Value' } }],
    ['map of HTML by language', [{ EN: '<p>Hi</p>', JA: 'x' }], { kind: 'localized', of: { kind: 'richText', label: 'Value' } }],
    ['file', [file], { kind: 'file', label: 'Value', upload: 'POPUP_IMAGE' }],
    ['list of files', [[file]], { kind: 'file', label: 'Value', upload: 'POPUP_IMAGE', maxFiles: 10 }],
    ['list of texts', [['roof', 'ev'], []], { kind: 'items', label: 'Value' }],
  ])('check --new --from chooses the kind of a member by its values: %s', async (_, values, field) => {
    expect(await fieldOf(...values)).toEqual(field);
  });
  it.each<[what: string, values: unknown[], note: string]>([
    ['numbers and texts', [1, 'a'], 'it has numbers and texts'],
    ['a map and a text', [{ a: 1 }, 'a'], 'it has maps and texts'],
    ['no value in any record', [null, ''], 'it is empty in every record'],
    ['records', [[{ a: 1 }]], 'a list of records has no kind of field'],
    ['lists', [[[1]]], 'a list of lists has no kind of field'],
    ['numbers in a list', [[1, 2]], 'a list of values that are no texts has no kind of field'],
    ['empty lists', [[], []], 'the lists are empty'],
    ['an empty map', [{}], 'it has no members'],
  ])('check --new --from writes a comment with the reason for a member with %s', async (_, values, note) => {
    expect([await noteOf(...values), await fieldOf(...values)]).toEqual([note, undefined]);
  });
  it('check --new --from shows a value that no input takes, and leaves it out of the form', async () => {
    const { entity } = await fromReply([{ id: 1, name: 'A', delta: -1.5, large: 1e15, tags: ['a'], at: '2026-11-20T14:15:00Z' }]);
    expect(Object.keys(entity.fields)).toEqual(['name', 'delta', 'large', 'tags', 'at']);
    expect(entity.form).toEqual(['name']);
  });
});

describe('check --new --from: the members of a record', () => {
  it('check --new --from reads the members of all records, and of maps within them', async () => {
    const { entity } = await fromReply([
      { id: 1, name: 'A' },
      { id: 2, name: 'B', geo: { lat: 22.3, zone: { code: 'A1' } } },
    ]);
    expect(Object.keys(entity.fields)).toEqual(['name', 'geo.lat', 'geo.zone.code']);
  });
  it('check --new --from makes one field of a text in four members, whatever their names end with', async () => {
    const { entity } = await fromReply({ id: 1, titleEn: 'A', titleJa: 'B', titleTc: 'C', titleSc: null, body_en: 'x', body_jp: '', body_zh_hk: '', body_zh_cn: '' }); // prettier-ignore
    expect(entity.fields).toEqual({
      title: {
        kind: 'localized',
        members: { EN: 'titleEn', JA: 'titleJa', ZH_HK: 'titleTc', ZH_CN: 'titleSc' },
        of: { kind: 'text', label: 'Title' },
      },
      body: {
        kind: 'localized',
        members: { EN: 'body_en', JA: 'body_jp', ZH_HK: 'body_zh_hk', ZH_CN: 'body_zh_cn' },
        of: { kind: 'text', label: 'Body' },
      },
    });
    expect(entity.recordTitle).toBe('{titleEn}');
  });
  it('check --new --from makes a field of each member of a text in three languages', async () => {
    const { entity } = await fromReply({ id: 1, titleEn: 'A', titleJa: 'B', titleTc: 'C' });
    expect(Object.keys(entity.fields)).toEqual(['titleEn', 'titleJa', 'titleTc']);
  });
  it('check --new --from makes one field of a time and the name of a person', async () => {
    const { entity } = await fromReply({ id: 1, name: 'A', createdAt: '2026-11-20T14:15:00Z', createdByName: 'Kai', updatedAt: '2026-11-20T14:15:00Z', updatedByName: 'Kai' }); // prettier-ignore
    expect(entity.fields).toEqual({
      name: { kind: 'text', label: 'Name' },
      createdAt: { kind: 'timestamp', label: 'Created at', by: 'createdByName' },
      updatedAt: { kind: 'timestamp', label: 'Updated at', by: 'updatedByName' },
    });
    expect([entity.versionedBy, entity.members, entity.form]).toEqual([
      'updatedAt',
      ['createdByName'],
      { footer: 'updatedAt', fields: ['name'] },
    ]);
  });
  it('check --new --from makes a reference of an id whose lookup the portal has, and a comment of any other', async () => {
    const { entity, text } = await fromReply({ id: 1, name: 'A', countryId: 2, officeId: 3 });
    expect(entity.fields).toEqual({
      name: { kind: 'text', label: 'Name' },
      countryId: { kind: 'reference', label: 'Country', resource: 'countries' },
    });
    expect(text).toContain(
      "'officeId': An id of another record. To show its name, declare a lookup: { kind: reference, label: Office, resource: LOOKUP }.",
    );
  });
  it('check --new --from finds the idField of records without an id', async () => {
    const records = [
      { typeId: 1, parkId: 7, name: 'A' },
      { typeId: 1, parkId: 8, name: 'B' },
    ];
    const { entity } = await fromReply(records);
    expect([entity.idField, entity.members, Object.keys(entity.fields)]).toEqual(['parkId', ['parkId'], ['name']]);
  });
  it('check --new --from writes a comment if nothing identifies a record', async () => {
    const { entity, text } = await fromReply([{ name: 'A' }, { name: 'B' }]);
    expect(entity.idField).toBeUndefined();
    expect(text).toContain("# The reply has no member 'id'. Name the member that identifies a record.\n    # idField: id\n");
  });
  it('check --new --from turns off search, filters and sorts, since a reply does not show what the CMS takes', async () => {
    const { entity, text } = await fromReply([1, 2, 3].map((id) => ({ id, name: 'A', type: id === 1 ? 'IN_1' : 'OUT', open: true })));
    expect(Object.keys(entity.list)).toEqual(['columns', 'rowActions']);
    for (const line of ['# search: [name]', '# filters: [type, open]', '# sorts: [name asc]', "call: 'PUT /things/{id}/close' }"])
      expect(text).toContain(line);
    expect(await problems(text)).toEqual([]);
  });
});

describe('check --new --from: the reply', () => {
  const record = { id: 1, name: 'A' };
  it.each<[string, unknown]>([
    ['an envelope with a page', { status: '00', msg: '', payload: { content: [record], totalElements: 1 } }],
    ['an envelope with a list', { status: '00', msg: '', payload: [record] }],
    ['an envelope with a record', { status: '00', msg: '', payload: record }],
    ['a page', { content: [record], totalElements: 1 }],
    ['a list', [record]],
    ['a record', record],
    ['a record with a byte order mark', `\uFEFF${JSON.stringify(record)}`],
  ])('check --new --from reads %s', async (_, reply) => {
    expect((await fromReply(reply)).entity.fields).toEqual({ name: { kind: 'text', label: 'Name' } });
  });
  it('check --new --from reads a record with a member called payload', async () => {
    expect(Object.keys((await fromReply({ id: 1, payload: 'x' })).entity.fields)).toEqual(['payload']);
  });
  it.each<[string, string, string]>([
    [
      'a comma too many',
      '{\n  "id": 1,\n}',
      'reply.json:3:1: this is not JSON: expected a key in double quotes; after the last one stands no comma',
    ],
    ['a comment', '[\n// none\n]', 'reply.json:2:1: this is not JSON: JSON has no comments: take it out'],
    ['nothing', '', 'reply.json:1:1: this is not JSON: expected a value; after the last one stands no comma'],
    ['an empty list', '{ "payload": { "content": [] } }', 'reply.json: the list is empty: give a reply with at least one record'],
    ['a list of numbers', '[1, 2]', 'reply.json: the list has no records: give a list of JSON objects'],
    ['a list of records and others', '[{ "id": 1 }, 2]', 'reply.json: item 2 of the list is no record: give a list of JSON objects only'],
    ['a number', '12', 'reply.json: there is no record: give a reply of a list or of one record'],
    [
      'a refusal',
      '{ "status": "01", "msg": "No", "payload": null }',
      "reply.json: the payload has no record, and its status is '01': give a reply of a list or of one record",
    ],
    ['an empty record', '{ "payload": {} }', 'reply.json: the record has no members'],
    ['an id alone', '{ "id": 1 }', 'reply.json: no member of the record can become a field'],
  ])('check --new --from refuses %s in one line, and writes nothing', async (_, text, message) => {
    expect(await refusal({ replyFile: write('reply.json', text) })).toEqual({ message, isWritten: false });
  });
  it('check --new --from refuses a reply that is nested too deeply for the parser, or is not there', async () => {
    const deep = '['.repeat(1_000_000);
    expect((await refusal({ replyFile: write('reply.json', deep) })).message).toBe('reply.json: the reply is nested too deeply');
    expect((await refusal({ replyFile: at('gone.json') })).message).toBe('gone.json: the file is not there');
  });
  it('check --new --from takes 500 members, and names and texts that YAML reads in another way', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`member${i}`, 'on']));
    const odd = {
      id: 1,
      on: 'yes',
      yes: 'no',
      null: '~',
      'first-name': 'null',
      '2fa': '012',
      'say "x"': 1,
      'line\nbreak': 1,
      '\ud800\u0085': 1,
    };
    const { entity, text } = await fromReply({ ...many, ...odd });
    expect(Object.keys(entity.fields)).toHaveLength(505);
    expect(text).toContain(String.raw`'say "x"': the name has other characters`);
    expect(text).toContain(String.raw`'line\u000abreak': the name has other characters`);
    expect(text).toContain(String.raw`'\ud800\u0085': the name has other characters`);
    expect(await problems(text)).toEqual([]);
  });
  it('check --new without a reply writes an entity to start from', async () => {
    const { entity, text } = await create({});
    expect(entity.fields).toEqual({
      name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
      open: { kind: 'toggle', label: 'Open', required: true, on: 'Open', off: 'Closed' },
      updatedAt: { kind: 'timestamp', label: 'Last update', by: 'updatedByName' },
    });
    expect(entity).toMatchObject({
      label: 'Things',
      titles: { create: 'Create Thing', edit: 'Edit Thing' },
      recordTitle: '{name}',
      versionedBy: 'updatedAt',
    });
    expect(await problems(text)).toEqual([]);
  });
});
