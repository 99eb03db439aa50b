import { describe, expect, it } from 'vitest';
import { useDeployment, type Row } from './kit';

const { as, list } = useDeployment();
const paths = ['/carParks/', '/marketReports/', '/brokers/', '/faqGroups/'];

describe('lists of a deployment', () => {
  it.each([
    ['/carParks/', 50],
    ['/marketReports/', 24],
    ['/brokers/', 60],
    ['/faqGroups/', 3],
  ])('%s has the rows that seed.yaml says', async (path, count) => {
    expect((await list(path)).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  it.each(paths)('%s: every record passes the contract, and equals its row of the list', async (path) => {
    const rows = await list(path);
    expect(rows).not.toEqual([]);
    for (const row of rows) expect((await as('superadmin', 'GET', `${path}${row.id}`)).payload).toEqual(row);
  });

  it('have made-up values that belong together', async () => {
    const carParks = await list('/carParks/');
    expect(new Set(carParks.map(({ type }) => type))).toEqual(new Set(['INDOOR', 'OUTDOOR']));
    for (const { type, height } of carParks) expect(height === null, String(type)).toBe(type === 'OUTDOOR');
    const offices = (await list('/contactUs/offices/')).map(({ id }) => id);
    const chosen = new Set(carParks.map(({ officeId }) => officeId));
    expect(chosen.size).toBeGreaterThan(3);
    expect(offices).toEqual(expect.arrayContaining([...chosen]));
    const regions: Record<string, string[]> = { HK: ['HK', 'CN', 'TW', 'DB'], SG: ['SG', 'MY', 'JP', 'ID'] };
    const brokers = await list('/brokers/');
    expect(new Set(brokers.map(({ salesOffice }) => salesOffice))).toEqual(new Set(['HK', 'SG']));
    for (const { salesOffice, region } of brokers) expect(regions[String(salesOffice)]).toContain(region);
  });

  it('come in pages', async () => {
    const page = async (n: number) => (await as('superadmin', 'GET', `/carParks/?page=${n}&size=20`)).payload as { content: unknown[] };
    expect([...(await page(0)).content, ...(await page(1)).content, ...(await page(2)).content]).toEqual(await list('/carParks/'));
    expect(await page(3)).toEqual({ content: [], totalElements: 50 });
  });

  it('are searched by a text that a member contains, whatever its case', async () => {
    const all = await list('/carParks/');
    const found = await list('/carParks/', 'name=hArBoUr');
    expect(found).toEqual(all.filter(({ name }) => String(name).includes('Harbour')));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
  });

  it('are filtered by a choice, several choices, a reference and a toggle', async () => {
    const all = await list('/carParks/');
    const expectFound = async (query: string, isWanted: (row: Row) => boolean) => {
      const wanted = all.filter(isWanted);
      expect(wanted, query).not.toEqual([]);
      expect(wanted.length, query).toBeLessThan(all.length);
      expect(await list('/carParks/', query)).toEqual(wanted);
    };
    const { officeId } = all.find(({ type, post }) => type === 'INDOOR' && post === true)!;
    await expectFound(
      `type=INDOOR&officeId=${String(officeId)}&post=true`,
      (row) => row.type === 'INDOOR' && row.officeId === officeId && row.post === true,
    );
    expect(await list('/carParks/', 'type=INDOOR&type=OUTDOOR')).toEqual(all);
    await expectFound('post=false', ({ post }) => post === false);
    await expectFound('officeId=1&officeId=2', (row) => row.officeId === 1 || row.officeId === 2);
  });

  it('come by their first sort, and by any other in both directions', async () => {
    const names = (await list('/carParks/')).map(({ name }) => String(name).toLowerCase());
    expect(names).toHaveLength(50);
    expect(names).toEqual(names.toSorted());
    const spaces = (await list('/carParks/', 'sort=spaces,desc')).map((row) => Number(row.spaces));
    expect(new Set(spaces).size).toBeGreaterThan(1);
    expect(spaces).toEqual(spaces.toSorted((a, b) => b - a));
    expect((await list('/carParks/', 'sort=spaces,asc')).map((row) => Number(row.spaces))).toEqual(spaces.toReversed());
  });

  it('without sorts come by displayOrder, and take no sort', async () => {
    const body = { displayOrder: 2, titleEn: 'Second', audience: 'ALL', online: false };
    expect((await as('superadmin', 'POST', '/faqGroups/', body)).status).toBe('00');
    expect((await list('/faqGroups/')).map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [1, 1],
      [2, 2],
      [4, 2],
      [3, 3],
    ]);
    expect((await as('superadmin', 'GET', '/faqGroups/?sort=displayOrder,desc')).msg).toMatch(/must NOT have additional properties.*sort/);
  });

  it('refuse a parameter and a sort that nobody declared', async () => {
    expect((await as('superadmin', 'GET', '/carParks/?company=x')).msg).toMatch(/additional properties.*company/);
    expect((await as('superadmin', 'GET', '/carParks/?sort=photo,asc')).msg).toMatch(
      /\/sort\/0 must be equal to one of the allowed values/,
    );
  });
});
