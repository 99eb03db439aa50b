import { describe, expect, it } from 'vitest';
import { accountsOf, bodyOf } from './accounts';
import { useBox } from '../box';

const { as, send, encrypt, tokenOf } = useBox();
const { clients, read, take, put } = accountsOf(as);

describe('dummy accounts', () => {
  const body = async (changes: object = {}) => ({
    username: 'dummy.one',
    pwd: await encrypt('Dummy#2026x'),
    userType: 'B',
    userTypeRemark: null,
    firstName: null,
    lastName: 'Practice',
    middleName: null,
    dob: '1990/05/06',
    email: null,
    salesOffice: 'HK',
    region: 'HK',
    representative: 'Grace Tan',
    ...changes,
  });
  it('DUM-023 DUM-024 DUM-031 is created active, as a dummy, and stands in the list', async () => {
    const reply = await as('csteam.hk', 'POST', '/appuser/add/dummy', await body());
    expect(reply).toMatchObject({ status: '00', payload: { username: 'dummy.one' } });
    const { clientID } = reply.payload as { clientID: string };
    const [row] = await clients(`page=0&size=10&clientID=${clientID}`);
    expect(row).toMatchObject({ userStatus: 'ACTIVATED', isDummyUser: true, lastName: 'Practice' });
    expect(JSON.stringify(row)).not.toContain('Dummy#2026x');
  });
  it.each<[string, object, RegExp]>([
    ['a username that is taken', { username: 'WEI.0---' }, /^The username is already in use$/],
    ['an email that is taken', { email: 'Wei.0@example.com' }, /^The email is already in use$/],
    ['the type CL', { userType: 'CL' }, /^There is no such dummy account type$/],
    ['a region of another office', { region: 'JP' }, /^The region does not belong to the sales office$/],
    ['no last name', { lastName: '' }, /lastName/],
    ['a username of seven characters', { username: 'x'.repeat(7) }, /username/],
    ['a broken email', { email: 'a@b' }, /^Please enter the correct format$/],
    ['a weak password', { pwd: 'weak' }, /^Password length must be/],
  ])('DUM-030 refuses %s, says so, and creates nothing', async (_, changes, why) => {
    const total = async () =>
      ((await as('superadmin', 'GET', '/appuser/?page=0&size=5')).payload as { totalElements: number }).totalElements;
    const before = await total();
    const { pwd, ...rest } = { pwd: 'Dummy#2026x', ...changes } as { pwd: string };
    const reply = await as(
      'csteam.hk',
      'POST',
      '/appuser/add/dummy',
      await body({ username: 'dummy.two2', pwd: await encrypt(pwd), ...rest }),
    );
    expect(reply).toMatchObject({ http: 200, status: '01', msg: expect.stringMatching(why), payload: null });
    expect(await total()).toBe(before);
  });
  it('PLT-122 a foreign office in the body is forbidden, in a new account and in a stored one', async () => {
    expect(await as('csteam.hk', 'POST', '/appuser/add/dummy', await body({ salesOffice: 'SG', region: 'SG' }))).toMatchObject({
      http: 403,
    });
    const dummy = await take((client) => Boolean(client.isDummyUser) && client.userStatus === 'ACTIVATED' && client.salesOffice === 'HK');
    const { userType, userTypeRemark, firstName, lastName, representative } = dummy;
    const profile = { userType, userTypeRemark, firstName, lastName, representative, salesOffice: 'SG', region: 'SG' };
    expect(await put(dummy, { ...bodyOf(dummy), ...profile }, 'csteam.hk')).toMatchObject({ http: 403 });
    expect((await read(dummy.id)).salesOffice).toBe('HK');
  });
  it('DUM-032 needs APP_USER_WRITE', async () => {
    expect(await as('viewer.hk', 'POST', '/appuser/add/dummy', await body())).toMatchObject({ http: 403 });
  });
  it('SHR-006 a password in clear is refused', async () => {
    const reply = await send('POST', '/appuser/add/dummy', {
      token: await tokenOf('superadmin'),
      body: await body({ pwd: 'Dummy#2026x' }),
    });
    expect(reply).toMatchObject({ status: '01', msg: expect.stringContaining('/pwd') });
  });
});
