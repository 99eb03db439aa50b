import { describe, expect, it } from 'vitest';
import type { RecordOf } from '../../src/schema';
import { useBox, type Username } from './box';

type AdminUser = RecordOf<'AdminUser'>;
const box = useBox();
const { as } = box;
const body = { salesOffices: ['HK'], regions: ['HK'], userLevel: 'SALES_TEAM', permissionCode: ['CONTENT_READ'] };
const add = (username: Username, more: object = {}) => as(username, 'POST', '/cmsuser/add', { ...body, employeeId: 'E3001', ...more });
const edit = (username: Username, id: number, more: object = {}) => as(username, 'PUT', `/cmsuser/edit/${id}`, { ...body, ...more });
const one = async (id: number) => (await as('superadmin', 'GET', `/cmsuser/details/${id}`)).payload as AdminUser;
const list = async (username: Username, query = '') =>
  ((await as(username, 'GET', `/cmsuser/findAll?page=0&size=100${query}`)).payload as { content: AdminUser[] }).content;
const asBody = ({ salesOffices, regions, userLevel, permissions }: AdminUser) => ({
  salesOffices,
  regions,
  userLevel,
  permissionCode: permissions,
});

/** A level-2 person with CMS_USER_WRITE of Hong Kong: no demo person is one. */
const level2 = async (employeeId = 'E3002') => {
  const { payload } = await add('superadmin', {
    userLevel: 'CS_TEAM',
    employeeId,
    permissionCode: ['CMS_USER_READ', 'CMS_USER_WRITE', 'CONTENT_WRITE'],
  });
  const { email, password } = payload as { email: string; password: string };
  const { accessToken, userId } = (await box.signIn(email, password)).payload as { accessToken: string; userId: number };
  const call = (method: string, path: string, more?: object) => box.send(method, path, { token: accessToken, body: more });
  return { id: userId + 100, call, password, email };
};

describe('admin users', () => {
  it('ADM-006 ADM-007 come by user id, those of the own offices and of all alone', async () => {
    const ids = (await list('superadmin')).map(({ userId }) => userId);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, i) => 60 - i));
    expect((await list('superadmin', '&sort=userId,asc'))[0]!.userId).toBe(1);
    const seen = await list('csteam.hk');
    expect(new Set(seen.flatMap(({ salesOffices }) => salesOffices))).toEqual(new Set(['HK', 'ALL']));
    const foreign = (await list('superadmin')).find(({ salesOffices }) => salesOffices[0] === 'SG')!;
    expect((await as('csteam.hk', 'GET', `/cmsuser/details/${foreign.id}`)).msg).toBe('The record does not exist');
  });
  it('ADM-004 of all offices are found by each; regions by their codes', async () => {
    const found = await list('superadmin', '&salesOffice=SG&region=MY');
    expect(found.every(({ salesOffices, regions }) => ['SG', 'ALL'].includes(salesOffices[0]!) && regions.includes('MY'))).toBe(true);
    expect(new Set(found.flatMap(({ salesOffices }) => salesOffices))).toEqual(new Set(['SG', 'ALL']));
  });
  it.each([
    ['of an unknown employee', { employeeId: 'E0' }, 'The employee does not exist'],
    ['of one who has an account', { employeeId: 'E1001' }, 'The employee has an account by now'],
    ['of one without an email', { employeeId: 'E3004' }, 'Email cannot be empty'],
    ['of all offices below Level 1', { salesOffices: ['ALL'] }, 'All sales offices are for Level 1 only'],
    ['without a region', { regions: [] }, 'Region cannot be empty'],
    ['with a region of another office', { regions: ['SG'] }, 'The region does not belong to the sales office'],
    ['with a region that there is not', { regions: ['XX'] }, 'The region does not belong to the sales office'],
    ['with a permission that there is not', { permissionCode: ['ROOT'] }, 'There is no such permission'],
  ])('%s are refused', async (_, more, text) => {
    expect((await add('superadmin', more)).msg).toBe(text);
  });
  it('ADM-041 ADM-044 are created with a password that signs in by username and by email, once', async () => {
    const replies = await Promise.all([add('superadmin'), add('superadmin')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['00', '01']);
    const { email, password } = replies.find(({ status }) => status === '00')!.payload as { email: string; password: string };
    expect([email, password.length]).toEqual(['mira.kaplan@staff.example.com', 12]);
    for (const name of ['mira.kaplan', email, email.toUpperCase()]) expect((await box.signIn(name, password)).status).toBe('00');
    const { payload } = await as('superadmin', 'GET', '/employees/cmsuser/pending-assign');
    const pending = (payload as { employeeId: string }[]).map(({ employeeId }) => employeeId);
    expect(pending).toContain('E3002');
    expect(pending).not.toContain('E3001');
    expect((await list('superadmin', '&lastName=Kaplan'))[0]).toMatchObject({
      salesOffices: ['HK'],
      regions: ['HK'],
      userLevel: 'SALES_TEAM',
      permissions: ['CONTENT_READ'],
    });
  });
  it('ADM-041 whose name somebody has get another one, and both sign in', async () => {
    const { email, password } = (await add('superadmin', { employeeId: 'E3008' })).payload as { email: string; password: string };
    expect((await box.signIn('viewer.hk2', password)).payload).toMatchObject({ username: 'viewer.hk2' });
    expect((await box.signIn(email, password)).status).toBe('00');
    expect((await box.signIn('viewer.hk')).payload).toMatchObject({ username: 'viewer.hk' });
  });
  it('ADM-054 keep codes that no module names, and take no other such code', async () => {
    const user = await one(112);
    expect(user.permissions).toContain('LEGACY_READ');
    expect((await edit('superadmin', 112, asBody(user))).status).toBe('00');
    expect((await one(112)).permissions).toEqual(user.permissions);
    expect((await edit('superadmin', 112, { ...asBody(user), permissionCode: ['LEGACY_OTHER'] })).msg).toBe('There is no such permission');
  });
});

/** A person of level 3 in Hong Kong with exactly these codes. */
const ofHongKong = async (permissionCode: string[]) => {
  const [person] = (await list('csteam.hk')).filter(
    ({ userLevel, salesOffices, id }) => userLevel === 'SALES_TEAM' && salesOffices[0] === 'HK' && id > 104 && !taken.has(id),
  );
  taken.add(person!.id);
  expect((await edit('superadmin', person!.id, { permissionCode })).status).toBe('00');
  return one(person!.id);
};
const taken = new Set<number>();

describe('ADM-055 ADM-056 rank at the server', () => {
  it('nobody acts on a level above the own one, gives such a level, another office or oneself more', async () => {
    const me = await level2();
    const superAdmin = (await list('superadmin')).find(({ userLevel, userId }) => userLevel === 'SUPER_ADMIN' && userId > 4)!;
    const below = await ofHongKong([]);
    const put = async (id: number, more: object) => (await me.call('PUT', `/cmsuser/edit/${id}`, { ...body, ...more })).http;
    expect(await put(superAdmin.id, {})).toBe(403);
    expect(await put(below.id, { userLevel: 'SUPER_ADMIN', salesOffices: ['ALL'] })).toBe(403);
    expect(await put(below.id, { salesOffices: ['SG'], regions: ['SG'] })).toBe(403);
    expect((await me.call('POST', '/cmsuser/add', { ...body, employeeId: 'E3003', userLevel: 'SUPER_ADMIN' })).http).toBe(403);
    expect((await me.call('POST', '/cmsuser/add', { ...body, employeeId: 'E3003', salesOffices: ['SG'], regions: ['SG'] })).http).toBe(403);
    expect((await me.call('DELETE', `/cmsuser/delete/${superAdmin.id}`)).http).toBe(403);
    expect((await me.call('PUT', `/cmsuser/reset/pwd/${superAdmin.id}`, { newPwd: await box.encrypt('Passw0rd!') })).http).toBe(403);
    expect((await me.call('DELETE', `/cmsuser/delete/${me.id}`)).http).toBe(403);
    const own = asBody(await one(me.id));
    expect(await put(me.id, { ...own, permissionCode: [...own.permissionCode, 'CAMPAIGN_WRITE'] })).toBe(403);
    expect(await put(me.id, { ...own, permissionCode: ['CMS_USER_WRITE'] })).toBe(200);
  });
  it('below level 1 nobody touches a person with a code that they lack, or gives such a code', async () => {
    const me = await level2('E3003');
    const newPwd = await box.encrypt('Temp0rary!');
    const within = await ofHongKong(['CONTENT_WRITE']);
    for (const beyond of [await ofHongKong(['CAMPAIGN_READ']), await ofHongKong(['CONTENT_WRITE', 'APP_USER_WRITE'])]) {
      expect((await me.call('PUT', `/cmsuser/edit/${beyond.id}`, body)).http).toBe(403);
      expect((await me.call('PUT', `/cmsuser/reset/pwd/${beyond.id}`, { newPwd })).http).toBe(403);
      expect((await me.call('DELETE', `/cmsuser/delete/${beyond.id}`)).http).toBe(403);
      expect((await one(beyond.id)).permissions).toEqual(beyond.permissions);
    }
    const put = async (permissionCode: string[]) => (await me.call('PUT', `/cmsuser/edit/${within.id}`, { ...body, permissionCode })).http;
    expect(await put(['CONTENT_WRITE', 'CAMPAIGN_WRITE'])).toBe(403);
    expect(await put(['CMS_USER_READ', 'CONTENT_WRITE'])).toBe(200);
    const create = { ...body, employeeId: 'E3005' };
    expect((await me.call('POST', '/cmsuser/add', { ...create, permissionCode: ['CAMPAIGN_READ'] })).http).toBe(403);
    expect((await me.call('POST', '/cmsuser/add', { ...create, permissionCode: ['CONTENT_WRITE'] })).status).toBe('00');
    expect((await me.call('PUT', `/cmsuser/reset/pwd/${within.id}`, { newPwd })).status).toBe('00');
    expect((await me.call('DELETE', `/cmsuser/delete/${within.id}`)).status).toBe('00');
  });
  it('the own password needs the old one: nobody resets it here', async () => {
    const newPwd = await box.encrypt('Temp0rary!');
    expect((await as('superadmin', 'PUT', '/cmsuser/reset/pwd/101', { newPwd })).http).toBe(403);
    const me = await level2('E3006');
    expect((await me.call('PUT', `/cmsuser/reset/pwd/${me.id}`, { newPwd })).http).toBe(403);
    expect((await box.signIn(me.email, me.password)).status).toBe('00');
  });
  it('a super admin adds no office and no right to oneself either', async () => {
    const own = asBody(await one(101));
    expect((await edit('superadmin', 101, { ...own, permissionCode: [...own.permissionCode, 'REPORT_READ'] })).http).toBe(403);
  });
  it('the last SUPER_ADMIN can be neither demoted nor deleted, by two at once either', async () => {
    const others = (await list('superadmin')).filter(({ userLevel }) => userLevel === 'SUPER_ADMIN').map(({ id }) => id);
    const [second, ...rest] = others.filter((id) => id !== 101);
    for (const id of rest) expect((await as('superadmin', 'DELETE', `/cmsuser/delete/${id}`)).status).toBe('00');
    const temporary = 'Temp0rary!';
    await as('superadmin', 'PUT', `/cmsuser/reset/pwd/${second!}`, { newPwd: await box.encrypt(temporary) });
    const full = asBody(await one(101));
    await edit('superadmin', second!, { ...full, userLevel: 'SUPER_ADMIN' });
    const { email } = await one(second!);
    const { accessToken } = (await box.signIn(email!, temporary)).payload as { accessToken: string };
    const demoted = { ...body, permissionCode: [] };
    const replies = await Promise.all([
      edit('superadmin', second!, demoted),
      box.send('PUT', '/cmsuser/edit/101', { token: accessToken, body: demoted }),
    ]);
    const left = (await (async () =>
      (await box.send('GET', '/cmsuser/findAll?page=0&size=100', { token: await signInLeft(email!, temporary) })).payload)()) as {
      content: AdminUser[];
    };
    expect(left.content.filter(({ userLevel }) => userLevel === 'SUPER_ADMIN')).toHaveLength(1);
    expect(replies.filter(({ status }) => status === '00')).toHaveLength(1);
  });
  /** Whoever is still a super admin. */
  const signInLeft = async (email: string, temporary: string) => {
    for (const [name, password] of [
      ['superadmin', undefined],
      [email, temporary],
    ] as const) {
      const { payload } = (await box.signIn(name, password)) as { payload: { accessToken: string; userLevel: number } };
      if (payload.userLevel === 1) return payload.accessToken;
    }
    throw new Error('nobody is left');
  };
});

describe('ADM-055 the last level 1 user who can save admin users', () => {
  const other = useBox();
  it('keeps that level and that code, and stays; nobody else has to', async () => {
    const call = (method: string, path: string, more?: object) => other.as('superadmin', method, path, more);
    const { content } = (await call('GET', '/cmsuser/findAll?page=0&size=100')).payload as { content: AdminUser[] };
    const own = asBody(content.find(({ id }) => id === 101)!);
    const put = (permissionCode: string[], more: object = {}) => call('PUT', '/cmsuser/edit/101', { ...own, permissionCode, ...more });
    const keepers = content.filter(
      ({ id, userLevel, permissions }) => userLevel === 'SUPER_ADMIN' && id !== 101 && permissions.includes('CMS_USER_WRITE'),
    );
    expect(keepers.length).toBeGreaterThan(1);
    for (const { id, permissions } of keepers)
      expect((await call('PUT', `/cmsuser/edit/${id}`, { ...own, permissionCode: permissions.filter((code) => code !== 'CMS_USER_WRITE') })).status).toBe('00'); // prettier-ignore
    const kept = 'The last Level 1 user who can save admin users keeps that level and permission';
    expect((await put([])).msg).toBe(kept);
    expect((await put(own.permissionCode.filter((code) => code !== 'CMS_USER_WRITE'))).msg).toBe(kept);
    expect((await put(own.permissionCode, { userLevel: 'CS_TEAM', salesOffices: ['HK'], regions: ['HK'] })).msg).toBe(kept);
    expect((await call('DELETE', '/cmsuser/delete/101')).msg).toBe('The last Level 1 user who can save admin users cannot be deleted');
    // others of level 1 are there, and none of them could give it back
    expect((await call('DELETE', `/cmsuser/delete/${keepers[0]!.id}`)).status).toBe('00');
    expect((await call('PUT', `/cmsuser/edit/${keepers[1]!.id}`, { ...body, permissionCode: [] })).status).toBe('00');
    expect((await put(['CMS_USER_WRITE'])).status).toBe('00');
  });
});

describe('a person whose rights change', () => {
  const other = useBox();
  it('is told at the next call: saved, deleted, password reset', async () => {
    const token = async (name: string) => ((await other.signIn(name)).payload as { accessToken: string }).accessToken;
    const next = async (bearer: string) => {
      const { status, msg } = await other.send('GET', '/country/', { token: bearer });
      return [status, msg];
    };
    const [saved, reset, deleted] = [await token('csteam.hk'), await token('viewer.hk'), await token('sales.sg')];
    await other.as('superadmin', 'PUT', '/cmsuser/edit/102', { ...body, userLevel: 'CS_TEAM' });
    await other.as('superadmin', 'PUT', '/cmsuser/reset/pwd/104', { newPwd: await other.encrypt('Temp0rary!') });
    await other.as('superadmin', 'DELETE', '/cmsuser/delete/103');
    expect(await next(saved)).toEqual(['L101', 'Your permissions were changed. Please sign in again.']);
    expect(await next(reset)).toEqual(['L101', 'Your password was reset. Please sign in again.']);
    expect(await next(deleted)).toEqual(['L101', 'Your account was deleted.']);
    expect((await other.signIn('sales.sg')).msg).toBe('The username or the password is wrong');
    expect((await other.signIn('viewer.hk', 'Temp0rary!')).status).toBe('00');
    expect((await other.signIn('csteam.hk')).payload).toMatchObject({ permissionCodes: ['CONTENT_READ'], salesOffices: ['HK'] });
  });
});
