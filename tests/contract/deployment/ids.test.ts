import { describe, expect, it } from 'vitest';
import { folderOf, useDeployment, type Row } from './kit';

const gone = 'The record does not exist';
const entity = (name: string, more: string) => `
  ${name}:
    menu: { in: Content Management }
    path: /${name}/
    calls: { clone: 'POST /${name}/{id}/copy' }
    access: { create: {}, save: {}, clone: {}, delete: {} }
    fields:
      code: { kind: text, label: Code, required: true, maxLength: 5 }
      name: { kind: text, label: Name }
      ${more}
    list:
      columns: [code]
      rowActions:
        - { name: open, label: Open, question: Open?, call: 'PUT /${name}/{id}/open', successText: Done, permission: save }
        - { name: shut, label: Shut, question: Shut?, call: 'PUT /${name}/{code}/shut', successText: Done, permission: save }
        - { name: mark, label: Mark, question: Mark?, call: 'PUT /${name}/{name}/{id}/mark', successText: Done, permission: save }
    form: [code, name]
    createForm: [code, name]
    clone: form
`;
const resources = `resources:${entity('shows', '\n    idField: code')}${entity(
  'fairs',
  'no: { kind: integer, label: Number }\n    updateId: no',
)}
  tours: { menu: { in: Content Management }, path: /tours/, access: { create: {} }, idField: key, members: [key],
    fields: { name: { kind: text, label: Name } }, list: { columns: [name] }, form: [name] }
`;
const seed = `
shows:
  rows: [{ id: 7, code: HK1, name: A }, { id: 8, code: S/G 2, name: B }]
  actions: { 'PUT /shows/{id}/open': { name: open }, 'PUT /shows/{code}/shut': { name: shut }, 'PUT /shows/{name}/{id}/mark': { name: mark } }
fairs: { rows: [{ code: X, no: 31 }, { code: Y, no: 1 }] }
`;
const { as, create } = useDeployment(folderOf({ 'resources.yaml': resources, 'seed.yaml': seed }));
const ask = async (method: string, path: string, body?: object) => as('superadmin', method, path, body);
const read = async (path: string) => (await ask('GET', path)).payload as Row;

describe('idField', () => {
  it('names the record in the paths of its calls', async () => {
    expect(await read('/shows/HK1')).toMatchObject({ id: 7, name: 'A' });
    expect(await read('/shows/S%2FG%202')).toMatchObject({ id: 8 });
    expect((await ask('GET', '/shows/7')).msg).toBe(gone);
    expect((await ask('PUT', '/shows/HK1', { code: 'HK1', name: 'C' })).status).toBe('00');
    expect(await read('/shows/HK1')).toMatchObject({ id: 7, name: 'C' });
    expect((await ask('PUT', '/shows/7', { code: 'HK1' })).msg).toBe(gone);
    expect((await ask('POST', '/shows/HK1/copy', { code: 'HK9' })).status).toBe('00');
    expect((await ask('DELETE', '/shows/HK9')).status).toBe('00');
    expect((await ask('GET', '/shows/HK9')).msg).toBe(gone);
  });
  it('names it for actions; another member in their path does too', async () => {
    await ask('PUT', '/shows/HK1/open');
    expect(await read('/shows/HK1')).toMatchObject({ name: 'open' });
    await ask('PUT', '/shows/HK1/shut');
    expect(await read('/shows/HK1')).toMatchObject({ name: 'shut' });
    expect((await ask('PUT', '/shows/7/shut')).msg).toBe(gone);
    await ask('PUT', '/shows/S%2FG%202', { code: 'S/G 2', name: 'shut' });
    await ask('PUT', '/shows/shut/S%2FG%202/mark');
    expect([await read('/shows/HK1'), await read('/shows/S%2FG%202')]).toMatchObject([{ name: 'shut' }, { name: 'mark' }]);
  });
  it('has a value once', async () => {
    expect((await ask('POST', '/shows/', { code: 'HK1' })).msg).toBe('The code is already in use');
    expect((await ask('PUT', '/shows/S%2FG%202', { code: 'HK1' })).msg).toBe('The code is already in use');
  });
  it('is made by the server where nobody types it', async () => {
    const { id, key } = await create('/tours/', { name: 'N' });
    expect(await read(`/tours/${String(key)}`)).toMatchObject({ id, name: 'N' });
  });
});

describe('updateId', () => {
  it('names the record in the path of a save alone', async () => {
    const { id } = await read('/fairs/1');
    expect((await ask('PUT', '/fairs/31', { code: 'Z' })).status).toBe('00');
    expect(await read(`/fairs/${id}`)).toMatchObject({ code: 'Z', no: 31 });
    expect((await ask('PUT', '/fairs/2', { code: 'Q' })).msg).toBe(gone);
    const made = await create('/fairs/', { code: 'N' });
    expect((await ask('PUT', `/fairs/${String(made.no)}`, { code: 'O' })).status).toBe('00');
    expect(await read(`/fairs/${made.id}`)).toMatchObject({ code: 'O' });
  });
});

describe('made-up rows', () => {
  const { as: askMade, list: rowsOf } = useDeployment(folderOf({ 'resources.yaml': resources }));
  it.each([
    ['/shows/', 'code'],
    ['/tours/', 'key'],
  ])('%s are found by it', async (path, member) => {
    const rows = await rowsOf(path);
    expect(rows).toHaveLength(50);
    for (const row of rows)
      expect((await askMade('superadmin', 'GET', `${path}${encodeURIComponent(String(row[member]))}`)).payload).toEqual(row);
  });
  it('can be saved by updateId', async () => {
    for (const { no } of await rowsOf('/fairs/'))
      expect((await askMade('superadmin', 'PUT', `/fairs/${String(no)}`, { code: 'A', name: null })).status).toBe('00');
    expect(new Set((await rowsOf('/fairs/')).map(({ code }) => code))).toEqual(new Set(['A']));
  });
});
