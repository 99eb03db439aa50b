import { describe, expect, it } from 'vitest';
import { useDeployment } from './kit';

const { as, list, one, create } = useDeployment();
const path = '/contactUs/clientServices/';
const hotline = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 9999', post: false };

describe('a field that a deployment adds to hotlines', () => {
  it('is stored, shown in the list and the record, and changed', async () => {
    const { id } = await create(path, { ...hotline, fax: '+852 5550 8888' });
    expect(await one(path, id)).toMatchObject({ ...hotline, fax: '+852 5550 8888', countryEn: 'Hong Kong' });
    expect((await list(path)).find((row) => row.id === id)).toMatchObject({ fax: '+852 5550 8888' });
    await as('superadmin', 'PUT', `${path}${id}`, { ...hotline, fax: null });
    expect((await one(path, id)).fax).toBeNull();
  });
  it('may be left out, and is held to its length', async () => {
    expect((await as('superadmin', 'POST', path, hotline)).status).toBe('00');
    expect((await as('superadmin', 'POST', path, { ...hotline, fax: '1'.repeat(21) })).msg).toMatch(/\/fax must NOT have more than 20/);
    expect((await as('superadmin', 'POST', path, { ...hotline, telex: '1' })).msg).toMatch(/additional properties.*telex/);
  });
  it('leaves the calls of other entities as they are', async () => {
    const { id: _, ...office } = (await list('/contactUs/offices/'))[0]!;
    expect((await as('superadmin', 'PUT', '/contactUs/offices/1', { ...office, fax: '1' })).msg).toMatch(/additional properties/);
  });
});
