import { describe, expect, it } from 'vitest';
import { folderOf, useDeployment } from './kit';

const resources = `
resources:
  lockers:
    menu: { in: Content Management }
    path: /lockers/
    access: { create: {}, save: {} }
    fields:
      name: { kind: text, label: Name }
      pin: { kind: password, label: PIN, required: true }
      spare: { kind: password, label: Spare, sentAs: sparePin }
    list: { columns: [name] }
    createForm: [name, pin, spare]
    form: [name, spare]
changes:
  hotlines:
    fields: { pin: { kind: password, label: PIN } }
    form: { sections: { add: [pin] } }
`;
const { as, list, create, encrypt } = useDeployment(folderOf({ 'resources.yaml': resources, 'seed.yaml': 'lockers: { rows: 2 }' }));
const good = 'Passw0rd!';
const post = async (body: object, headers?: Record<string, string>) => as('superadmin', 'POST', '/lockers/', body, headers);

describe('a password in a form', () => {
  it('is taken encrypted, and neither stored nor shown', async () => {
    const row = await create('/lockers/', { name: 'N', pin: await encrypt(good), sparePin: await encrypt(good) });
    expect(Object.keys(row).toSorted()).toEqual(['id', 'name', 'updatedAt', 'updatedByName']);
    expect((await as('superadmin', 'PUT', `/lockers/${row.id}`, { name: 'M', sparePin: await encrypt(good) })).status).toBe('00');
    expect(Object.keys((await list('/lockers/')).at(-1)!)).toHaveLength(4);
  });

  it('may be empty where it is not required: the portal encrypts what nobody typed', async () => {
    for (const sparePin of [undefined, null, await encrypt('')])
      expect((await post({ pin: await encrypt(good), sparePin })).status).toBe('00');
  });

  it.each([
    ['in clear', async () => ({ pin: good }), 'The password is not encrypted as agreed'],
    ['that breaks the rule', async () => ({ pin: await encrypt('short') }), /^Password length must be 8-20/],
    ['that is required and empty', async () => ({ pin: await encrypt('') }), /^Password length must be 8-20/],
    ['that is required and missing', () => Promise.resolve({ name: 'N' }), /required property 'pin'/],
    ['under another name', async () => ({ pin: await encrypt(good), spare: await encrypt(good) }), /additional properties.*spare/],
  ])('is refused %s', async (_, body, why) => {
    const before = (await list('/lockers/')).length;
    expect(await post(await body())).toMatchObject({ status: '01', msg: expect.stringMatching(why) });
    expect((await list('/lockers/')).length).toBe(before);
  });

  it('counts in clear for a repeated Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'once' };
    const before = (await list('/lockers/')).length;
    for (const _ of [1, 2]) expect((await post({ pin: await encrypt(good), sparePin: null }, key)).status).toBe('00');
    expect((await list('/lockers/')).length).toBe(before + 1);
    expect((await post({ pin: await encrypt('Passw0rd?'), sparePin: null }, key)).msg).toMatch(/used for another request/);
  });

  it('may be added to an entity of the portal', async () => {
    const path = '/contactUs/clientServices/';
    const hotline = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 9999', post: false };
    expect(await create(path, { ...hotline, pin: await encrypt(good) })).not.toHaveProperty('pin');
    expect((await as('superadmin', 'POST', path, { ...hotline, pin: good })).msg).toBe('The password is not encrypted as agreed');
  });
});
