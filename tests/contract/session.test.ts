import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoPassword } from '../../fixtures/auth/people';
import { menus, permissionCodes } from '../../contract/reads';
import { useBox } from './box';

const { send, signIn, control } = useBox();
type SignIn = {
  accessToken: string;
  refreshToken: string;
  expireTime: number;
  menus: { name: string; children?: { name: string }[] }[];
  permissionCodes: string[];
};
const start = async (username = 'superadmin') => (await signIn(username)).payload as SignIn;
const flat = ({ menus }: SignIn) => menus.flatMap(({ name, children }) => children?.map((child) => child.name) ?? [name]);

afterEach(() => control('POST', 'clock', { offset: 0 }));

describe('sign-in', () => {
  it('PLT-035 PLT-036 answers with the members of the session', async () => {
    expect(await start()).toMatchObject({
      firstName: 'Robin',
      lastName: 'Ashgrove',
      userLevel: 1,
      salesOffices: ['HK', 'SG'],
      expireTime: 1800,
      userId: 1,
      username: 'superadmin',
    });
  });
  it('PLT-038 answers an unknown user and a wrong password alike', async () => {
    const [unknown, wrong] = [await signIn('nobody', 'x'), await signIn('viewer.hk', 'wrong')];
    expect([unknown.status, unknown.msg]).toEqual([wrong.status, wrong.msg]);
    expect(wrong.status).toBe('01');
  });
  it.each([
    ['known', 'csteam.hk', '00'],
    ['not known', 'somebody', '01'],
  ])('stops five wrong attempts on an account that is %s for five minutes, and no longer', async (_, username, then) => {
    const limit = { status: '01', msg: 'Too many attempts. Please try again in five minutes.' };
    for (let i = 0; i < 5; i += 1) expect((await signIn(username, 'wrong')).msg).toBe('The username or the password is wrong');
    expect(await signIn(username)).toMatchObject(limit);
    await control('POST', 'clock', { offset: 4 * 60_000 });
    expect(await signIn(username)).toMatchObject(limit);
    await control('POST', 'clock', { offset: 5 * 60_000 });
    const reply = await signIn(username);
    expect(reply.status).toBe(then);
    expect(reply.msg).not.toBe(limit.msg);
  });
  it('a sign-in hashes the password once at the same cost, whether the username exists or not', async () => {
    const hash = vi.spyOn(crypto, 'scryptSync');
    syncBuiltinESMExports();
    onTestFinished(() => {
      hash.mockRestore();
      syncBuiltinESMExports();
    });
    const hashed = async (username: string) => {
      hash.mockClear();
      await signIn(username, 'wrong password');
      return hash.mock.calls.map(([password, salt, length, options]) => ({ password, saltLength: String(salt).length, length, options }));
    };
    const known = await hashed('superadmin');
    expect(known).toEqual([{ password: 'wrong password', saltLength: 32, length: 32, options: { N: 4096 } }]);
    expect(await hashed('nobody.there')).toEqual(known);
  });
  it.each([
    ['username', { username: 'x'.repeat(255), password: 'A'.repeat(344) }],
    ['password', { username: 'superadmin', password: 'A'.repeat(1001) }],
  ])('a %s that is longer than any is refused before it is looked at, and not kept', async (_, body) => {
    for (let i = 0; i < 6; i += 1) expect((await send('POST', '/cmsauth/login', { body })).msg).toMatch(/must NOT have more than/);
  });
  it('counts from the beginning after a right password, and for each account by itself', async () => {
    for (let i = 0; i < 4; i += 1) await signIn('sales.sg', 'wrong');
    expect((await signIn('sales.sg')).status).toBe('00');
    for (let i = 0; i < 4; i += 1) await signIn('sales.sg', 'wrong');
    expect((await signIn('sales.sg')).status).toBe('00');
  });
  it.each(['Passw0rd!', Buffer.from('Passw0rd!'.repeat(40)).toString('base64')])(
    'PLT-032 refuses a password that is not encrypted as agreed',
    async (password) => {
      const reply = await send('POST', '/cmsauth/login', { body: { username: 'superadmin', password } });
      expect([reply.http, reply.status, reply.payload]).toEqual([200, '01', null]);
    },
  );
  it('the contract lists the menus of the first level and every permission code that the fixture CMS sends', async () => {
    const session = await start();
    const { payload: modules } = await send('GET', '/cmsuser/permissions', { token: session.accessToken });
    expect(menus).toEqual(session.menus.map(({ name }) => name));
    expect(permissionCodes).toEqual((modules as { codes: string[] }[]).flatMap(({ codes }) => codes));
  });
  it('PLT-123 builds the menus from the READ codes', async () => {
    const all = flat(await start('superadmin'));
    expect(all).toEqual([
      'Client Management',
      'Business Partner Management',
      'Our Products',
      'Generic Contents',
      'Campaign Popup',
      'Customer Service Hotline',
      'Office Locations',
      'Push Notification',
      'Admin User Management',
      'Create User',
    ]);
    expect(flat(await start('sales.sg'))).toEqual([
      'Client Management',
      'Business Partner Management',
      'Our Products',
      'Generic Contents',
      'Customer Service Hotline',
      'Office Locations',
      'Create User',
    ]);
    expect(flat(await start('viewer.hk'))).toEqual([
      'Client Management',
      'Business Partner Management',
      'Our Products',
      'Generic Contents',
      'Campaign Popup',
      'Customer Service Hotline',
      'Office Locations',
      'Push Notification',
    ]);
  });
});

describe('tokens', () => {
  const refresh = (refreshToken: string) => send('POST', '/cmsauth/refresh', { headers: { ReAuthorization: refreshToken } });
  const ask = (accessToken: string) => send('GET', '/current-user/info', { token: accessToken });

  it('rotate: the former ones of a session are spent', async () => {
    const { refreshToken, accessToken } = await start();
    const renewed = (await refresh(refreshToken)).payload as SignIn;
    expect(renewed.accessToken).not.toBe(accessToken);
    expect((await ask(accessToken)).http).toBe(401);
    expect((await ask(renewed.accessToken)).status).toBe('00');
  });
  it.each([1, 2])('a refresh token that comes again ends its session, %i renewals later, and no other one', async (renewals) => {
    const other = await start();
    const first = await start();
    let last = first;
    for (let i = 0; i < renewals; i += 1) last = (await refresh(last.refreshToken)).payload as SignIn;
    const told = { http: 200, status: 'L101', msg: 'Your session was used in two places. Please sign in again.' };
    expect(await refresh(first.refreshToken)).toMatchObject(told);
    expect(await ask(last.accessToken)).toMatchObject(told);
    expect(await refresh(last.refreshToken)).toMatchObject(told);
    expect((await ask(other.accessToken)).status).toBe('00');
  });
  it('a refresh token dies after thirty days without use, and lives on with each', async () => {
    const day = 24 * 60 * 60_000;
    const [used, unused] = [await start(), await start()];
    await control('POST', 'clock', { offset: 30 * day - 60_000 });
    const renewed = (await refresh(used.refreshToken)).payload as SignIn;
    await control('POST', 'clock', { offset: 30 * day + 60_000 });
    expect((await refresh(unused.refreshToken)).http).toBe(401);
    expect((await refresh(renewed.refreshToken)).status).toBe('00');
  });
  it('expire by the clock of the server', async () => {
    const { accessToken } = await start();
    await control('POST', 'clock', { offset: 1801_000 });
    expect((await send('GET', '/country/', { token: accessToken })).http).toBe(401);
    await control('POST', 'clock', { offset: 1795_000 });
    expect((await send('GET', '/country/', { token: accessToken })).http).toBe(200);
  });
  it('PLT-048 are dead after a log-out, which answers L101 from then on', async () => {
    const { accessToken, refreshToken } = await start();
    expect((await send('GET', '/logout-cms', { token: accessToken })).status).toBe('00');
    expect((await send('GET', '/country/', { token: accessToken })).status).toBe('L101');
    expect((await send('POST', '/cmsauth/refresh', { headers: { ReAuthorization: refreshToken } })).http).toBe(401);
  });
});

describe('the own password', () => {
  const { send, signIn, encrypt, control } = useBox();
  const start = async (username: string, password = demoPassword) => (await signIn(username, password)).payload as SignIn;
  const change = async ({ accessToken }: SignIn, oldPassword: string, newPassword: string) =>
    (
      await send('PUT', '/reset-pwd/current', {
        token: accessToken,
        body: { oldPwd: await encrypt(oldPassword), newPwd: await encrypt(newPassword) },
      })
    ).msg;

  it('PLT-061 PLT-062 changes only with the old one, by the shared rule', async () => {
    const session = await start('csteam.hk');
    expect(await change(session, 'wrong', 'N3w-Passw0rd')).toBe('The old password is wrong');
    expect(await change(session, demoPassword, 'weak')).toMatch(/^Password length must be/);
    expect((await signIn('csteam.hk')).status).toBe('00');
    expect(await change(session, demoPassword, 'N3w-Passw0rd')).toBe('Success');
    expect((await signIn('csteam.hk', 'N3w-Passw0rd')).status).toBe('00');
    expect((await signIn('csteam.hk')).status).toBe('01');
  });
  it('the old one is tried five times in five minutes at most, sign-ins counted in', async () => {
    const limit = 'Too many attempts. Please try again in five minutes.';
    const session = await start('viewer.hk');
    for (let i = 0; i < 2; i += 1) expect((await signIn('viewer.hk', 'wrong')).msg).toBe('The username or the password is wrong');
    for (let i = 0; i < 3; i += 1) expect(await change(session, 'wrong', 'N3w-Passw0rd')).toBe('The old password is wrong');
    expect(await change(session, demoPassword, 'N3w-Passw0rd')).toBe(limit);
    expect((await signIn('viewer.hk')).msg).toBe(limit);
    await control('POST', 'clock', { offset: 5 * 60_000 + 1000 });
    expect(await change(session, demoPassword, 'N3w-Passw0rd')).toBe('Success');
    await control('POST', 'clock', { offset: 0 });
    // what the next test signs in with
    expect(await change(session, 'N3w-Passw0rd', demoPassword)).toBe('Success');
  });
  it('PLT-063 PLT-085 ends every other session of the person with L101; its own lives until the log-out that follows', async () => {
    const [own, other, refreshed, foreign] = [
      await start('sales.sg'),
      await start('sales.sg'),
      await start('sales.sg'),
      await start('viewer.hk'),
    ];
    const refresh = (refreshToken: string) => send('POST', '/cmsauth/refresh', { headers: { ReAuthorization: refreshToken } });
    const renewed = (await refresh(refreshed.refreshToken)).payload as SignIn;
    const ask = async ({ accessToken }: SignIn) => (await send('GET', '/country/', { token: accessToken })).status;

    expect(await change(own, 'wrong', 'N3w-Passw0rd')).toBe('The old password is wrong');
    expect([await ask(other), await ask(renewed)]).toEqual(['00', '00']);
    expect(await change(own, demoPassword, 'N3w-Passw0rd')).toBe('Success');

    expect([await ask(other), await ask(renewed), await ask(foreign)]).toEqual(['L101', 'L101', '00']);
    expect(await refresh(other.refreshToken)).toMatchObject({ http: 200, status: 'L101' });
    expect(await refresh(renewed.refreshToken)).toMatchObject({ http: 200, status: 'L101' });
    expect(await ask(own)).toBe('00');
    expect((await send('GET', '/logout-cms', { token: own.accessToken })).status).toBe('00');
    expect(await ask(own)).toBe('L101');
    expect(await ask(await start('sales.sg', 'N3w-Passw0rd'))).toBe('00');
  });
});
