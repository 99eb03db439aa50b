import { describe, expect, it } from 'vitest';
import { readCsv } from '../box';
import { folderOf, useDeployment } from './kit';

const entity = (name: string, call: string) => `
  ${name}:
    menu: { in: Content Management, code: CMS_USER_READ }
    path: /${name}/
    access: { create: {}, save: {} }
    fields:
      name: { kind: text, label: { en: Name, zh-HK: 名稱 } }
      title: { kind: localized, of: { kind: text, label: Title } }
      zones: { kind: choice, label: Zones, labels: { 01: { en: One, ja: 一 }, 02: Two }, multiple: true }
      open: { kind: toggle, label: Open, 'on': Yes, 'off': No }
      plan: { kind: file, label: Plan, upload: PROJECT_IMAGE }
      geo.lat: { kind: decimal, label: Latitude }
      both: { kind: derived, label: Both, lines: ['{name}: {geo.lat}', '{open}'] }
      seen: { kind: timestamp, label: Seen }
    list:
      columns: [name, title, zones, open, plan, geo.lat, both, seen]
      labels: { geo.lat: North }
      search: [name]
      filters: [open]
      sorts: [name asc]
      query: { entry: CMS }
      export: { call: '${call}', fileName: 陳列室.csv }
      refresh: 'GET /${name}/refresh'
    form: [name]
`;
const resources = `resources:${entity('shows', 'GET /shows/csv')}${entity('fairs', 'POST /fairs/file/csv')}`;
const seed = `
shows:
  rows:
    - { name: '=B,', title: { EN: T, JA: 題 }, zones: ['01', '02'], open: true, geo: { lat: 1.5 }, seen: '2026-11-12T23:40:00.000Z',
        plan: { fileId: f, fileName: f.png, filePath: /files/f } }
    - { name: A, open: false }
`;
const { as, list } = useDeployment(folderOf({ 'resources.yaml': resources, 'seed.yaml': seed }));
const header = ['Name', 'Title', 'Zones', 'Open', 'Plan', 'North', 'Seen'];

describe('the export of a list', () => {
  it('answers with what its columns show', async () => {
    const { headers, text } = await as('superadmin', 'GET', '/shows/csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="shows.csv"');
    expect(readCsv(text)).toEqual([
      header,
      ["'=B,", 'T', 'One; Two', 'Yes', 'f.png', '1.5', '2026/11/13 07:40'],
      ['A', '', '', 'No', '', '', ''],
    ]);
  });
  it('takes what is searched, filtered and sorted by', async () => {
    const names = async (query: string) => readCsv((await as('superadmin', 'GET', `/shows/csv${query}`)).text).map(([name]) => name);
    expect(await names('?open=false')).toEqual(['Name', 'A']);
    expect(await names('?name=b')).toEqual(['Name', "'=B,"]);
    expect(await names('?sort=name,desc')).toEqual(['Name', 'A', "'=B,"]);
    expect((await as('superadmin', 'GET', '/shows/csv?color=red')).msg).toMatch(/additional properties.*color/);
  });
  it('may be a POST, and has all rows', async () => {
    expect(readCsv((await as('superadmin', 'POST', '/fairs/file/csv')).text)).toHaveLength(51);
  });
  it('needs what reading needs', async () => {
    for (const [method, path] of [
      ['GET', '/shows/csv'],
      ['POST', '/fairs/file/csv'],
      ['GET', '/shows/refresh'],
    ] as const)
      expect((await as('viewer.hk', method, path)).http, path).toBe(403);
  });
});

it('the call that Refresh makes first is answered', async () => {
  expect(await as('superadmin', 'GET', '/shows/refresh')).toMatchObject({ status: '00', payload: null });
});

it('what a list sends beside its filters is taken', async () => {
  expect((await list('/shows/', 'entry=CMS')).length).toBe(2);
});
