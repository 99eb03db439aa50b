import { describe, expect, it } from 'vitest';
import { folderOf, useDeployment } from './kit';

const mark = '\uFEFF';
const resources = `
resources:
  stops:
    menu: { in: Content Management }
    path: /stops/
    access: { create: {} }
    fields:
      name: { kind: text, label: Name }
      zone: { kind: choice, label: Zone, labels: { 01: One, 02: Two }, required: true }
      grade: { kind: choice, label: Grade, labels: { 1.0: A, 0x1F: B, 1e3: C, null: D, ~: E, true: F } }
      07: { kind: integer, label: Seven }
    list: { columns: [name], filters: [zone, grade] }
    form: [name, zone, grade, '07']
`;
const seed = 'stops: { rows: [{ name: A, zone: "01", grade: 0x1F, 07: 7 }, { name: B, zone: "02", grade: "~" }] }';

describe('keys of maps in files', () => {
  const { as, list, create } = useDeployment(
    folderOf({ 'resources.yaml': resources, 'seed.yaml': seed.replace('grade: 0x1F', 'grade: "0x1F"') }),
  );
  const names = async (query: string) => (await list('/stops/', query)).map(({ name }) => name);

  it('are codes and names as they are written', async () => {
    expect(await names('zone=01')).toEqual(['A']);
    expect(await names('zone=1')).toEqual([]);
    expect(await names('grade=0x1F')).toEqual(['A']);
    expect(await names('grade=~')).toEqual(['B']);
    expect((await list('/stops/'))[0]).toMatchObject({ '07': 7 });
  });
  it('are taken in bodies', async () => {
    for (const grade of ['1.0', '0x1F', '1e3', 'null', '~', 'true'])
      expect(await create('/stops/', { zone: '02', grade })).toMatchObject({ zone: '02', grade });
    expect((await as('superadmin', 'POST', '/stops/', { zone: '2' })).msg).toMatch(/\/zone must be equal/);
  });
});

describe('made-up rows', () => {
  const { list } = useDeployment(folderOf({ 'resources.yaml': resources }));
  it('have codes as the file writes them', async () => {
    expect(new Set((await list('/stops/')).map(({ zone }) => zone))).toEqual(new Set(['01', '02']));
  });
});

describe('files with a byte order mark', () => {
  const texts = { 'config.json': '{ "resources": ["resources.yaml"] }', 'resources.yaml': resources, 'seed.yaml': 'stops: { rows: 3 }' };
  const marked = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, mark + text]));
  const { list } = useDeployment(folderOf(marked));
  it('are read as those without', async () => {
    expect((await list('/stops/')).length).toBe(3);
  });
});
