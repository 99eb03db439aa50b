import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../fixtures/auth/people';
import type { Journal } from '../../fixtures/store/journal';
import type { RecordOf } from '../../src/schema';
import { useBox } from './box';

type Client = RecordOf<'Client'>;
type Page<T> = { content: T[]; totalElements: number };
type Calls = Pick<ReturnType<typeof useBox>, 'as' | 'encrypt' | 'upload'>;
const hotline = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 9999', post: false };
const hotlines = '/contactUs/clientServices/';
const admin = { salesOffices: ['HK'], regions: ['HK'], userLevel: 'SALES_TEAM', permissionCode: ['CONTENT_READ'] };
const profile = {
  userType: 'B',
  userTypeRemark: null,
  firstName: null,
  middleName: null,
  dob: '1990/05/06',
  salesOffice: 'HK',
  region: 'HK',
  representative: 'Grace Tan',
};

/** Every kind of save that the box knows, by what it is; each changes what no other one does. */
const saves: Record<string, (calls: Calls) => Promise<{ status: string }>> = {
  'a saved account': async ({ as }) => {
    const { clientID, email, sfUserType, username } = (await as('superadmin', 'GET', '/appuser/1')).payload as Client;
    const userStatusRemark = 'Kept';
    return as('superadmin', 'PUT', `/appuser/${clientID}`, { clientID, email, sfUserType, username, userStatusRemark });
  },
  'a suspended account': ({ as }) => as('superadmin', 'PUT', '/appuser/suspend/2', { userStatusRemark: 'Why' }),
  'a deleted partner': ({ as }) => as('superadmin', 'DELETE', '/appuser/5000001'),
  'a stored email': ({ as }) => as('superadmin', 'PUT', '/appuser/email/3', { email: 'kept@example.com', updateEmail: true }),
  'a temporary password': async ({ as, encrypt }) => as('superadmin', 'PUT', '/appuser/reset/pwd/4', { pwd: await encrypt('Passw0rd!') }),
  'a new account': async ({ as, encrypt }) =>
    as('superadmin', 'POST', '/appuser/add/dummy', {
      ...profile,
      username: 'kept.one',
      lastName: 'Kept',
      email: null,
      pwd: await encrypt('Dummy#2026x'),
    }),
  'a new hotline': ({ as }) => as('superadmin', 'POST', hotlines, hotline),
  'a saved hotline': ({ as }) => as('superadmin', 'PUT', `${hotlines}1`, hotline),
  'a deleted hotline': ({ as }) => as('superadmin', 'DELETE', `${hotlines}2`),
  'a saved content': ({ as }) =>
    as('superadmin', 'PUT', '/genericContents/1', {
      ...{ field: 'f', type: 't', contentEn: 'x', contentTc: null },
      contentSc: null,
      contentJa: null,
    }),
  'a saved popup': ({ as }) =>
    as('superadmin', 'PUT', '/campaignPopup/3', {
      ...{ useGlobalLanguage: true, buttonType: 'NONE', buttons: {}, imageIds: { EN: 'popup-3-EN' }, title: 'Kept', postOnline: true },
    }),
  'an uploaded file': ({ upload }) => upload(),
  'a new admin user': ({ as }) => as('superadmin', 'POST', '/cmsuser/add', { ...admin, employeeId: 'E3001' }),
  'a saved admin user': ({ as }) => as('superadmin', 'PUT', '/cmsuser/edit/110', admin),
  'a deleted admin user': ({ as }) => as('superadmin', 'DELETE', '/cmsuser/delete/111'),
  'the password of an admin user': async ({ as, encrypt }) =>
    as('superadmin', 'PUT', '/cmsuser/reset/pwd/112', { newPwd: await encrypt('Passw0rd!') }),
  'an own password': async ({ as, encrypt }) =>
    as('viewer.hk', 'PUT', '/reset-pwd/current', { oldPwd: await encrypt(demoPassword), newPwd: await encrypt('N3w-Passw0rd') }),
};

describe('a save', () => {
  const waiting: (() => void)[] = [];
  const slow: Journal = {
    load: async () => [],
    write: () => new Promise((resolve) => waiting.push(resolve)),
    reopen: async () => {},
    close: async () => {},
  };
  const calls = useBox({ journal: slow });
  const { as } = calls;

  it.each(Object.entries(saves))('is answered when its journal has it and not before: %s', async (_, save) => {
    for (const username of ['superadmin', 'viewer.hk'] as const) await calls.tokenOf(username);
    waiting.length = 0;
    let isAnswered = false;
    const reply = save(calls).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => waiting.length + Number(isAnswered)).toBe(1);
    // whatever the box would have answered by now has arrived before these
    for (let i = 0; i < 3; i += 1) await as('superadmin', 'GET', '/country/');
    expect(isAnswered).toBe(false);
    waiting.pop()!();
    expect((await reply).status).toBe('00');
  });
});

describe('a list that was asked before a save', () => {
  const { as, encrypt } = useBox();
  const page = async <T>(path: string) => (await as('superadmin', 'GET', path)).payload as Page<T>;
  const sorted = '/appuser/?page=0&size=1&sort=cmsUpdatedAt,desc&sort=id,asc';
  const named = (name: string) => page<Client>(`/appuser/?page=0&size=10&lastName=${name}`);
  const create = async (username: string, lastName: string) =>
    (
      (await as('superadmin', 'POST', '/appuser/add/dummy', {
        ...profile,
        username,
        lastName,
        email: null,
        pwd: await encrypt('Dummy#2026x'),
      })) as { payload: { clientID: string } }
    ).payload.clientID;

  it('DUM-029 PLT-098 has a new account in its order and finds it by its name', async () => {
    const before = await page<Client>(sorted);
    expect((await named('quillfeather')).totalElements).toBe(0);
    const clientID = await create('stale.one', 'Quillfeather');
    expect(await page<Client>(sorted)).toMatchObject({ content: [{ clientID }], totalElements: before.totalElements + 1 });
    expect((await named('quillfeather')).content).toMatchObject([{ clientID }]);
  });
  it('CLI-078 has a saved account in its new order and finds it by its new name only', async () => {
    const clientID = await create('stale.two', 'Featherquill');
    await create('stale.six', 'Inbetween');
    expect((await page<Client>(sorted)).content[0]).toMatchObject({ lastName: 'Inbetween' });
    expect((await named('featherquill')).totalElements).toBe(1);
    const body = {
      ...profile,
      clientID,
      email: null,
      userStatusRemark: null,
      sfUserType: 'CL',
      username: 'stale.two',
      lastName: 'Renamed',
    };
    expect((await as('superadmin', 'PUT', `/appuser/${clientID}`, body)).status).toBe('00');
    expect((await page<Client>(sorted)).content).toMatchObject([{ clientID }]);
    expect((await named('featherquill')).totalElements).toBe(0);
    expect((await named('renamed')).content).toMatchObject([{ clientID }]);
  });
  it('HOT-008 has a created, a saved and a deleted hotline where they belong', async () => {
    const numbers = async () =>
      (await page<RecordOf<'Hotline'>>(`${hotlines}?page=0&size=100`)).content.map(({ phoneNumber }) => phoneNumber);
    const before = await numbers();
    await as('superadmin', 'POST', hotlines, { ...hotline, displayOrder: 99, phoneNumber: '+1' });
    expect(await numbers()).toEqual([...before, '+1']);
    const { content } = await page<RecordOf<'Hotline'>>(`${hotlines}?page=0&size=100`);
    const { id } = content.at(-1)!;
    await as('superadmin', 'PUT', `${hotlines}${id}`, { ...hotline, displayOrder: 1, phoneNumber: '+2' });
    expect(await numbers()).toEqual([before[0], '+2', ...before.slice(1)]);
    await as('superadmin', 'DELETE', `${hotlines}${id}`);
    expect(await numbers()).toEqual(before);
  });
});
