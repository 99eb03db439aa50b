import { describe, expect, it } from 'vitest';
import { makeClients } from '../../../fixtures/seed/clients';
import { makePartners } from '../../../fixtures/seed/partners';
import { accountsOf, bodyOf, isPlain } from './accounts';
import { useBox } from '../box';

const { as } = useBox();
const { read, take, put, act } = accountsOf(as);

describe('saving an account', () => {
  it('CLI-075 stores username and remarks, and who did it', async () => {
    const client = await take(isPlain('ACTIVATED'));
    const reply = await put(client, { ...bodyOf(client), username: 'new.name.1', userStatusRemark: 'Called back' });
    expect(reply).toMatchObject({ status: '00', payload: null });
    expect(await read(client.id)).toMatchObject({
      username: 'new.name.1',
      userStatusRemark: 'Called back',
      updatedByName: 'Robin Ashgrove',
    });
  });
  it('CLI-076 the id of the path is the clientID; a mismatch and the row id are refused', async () => {
    const [client, other] = [await take(isPlain('ACTIVATED')), await take(isPlain('ACTIVATED'))];
    expect(await as('superadmin', 'PUT', `/appuser/${client.clientID}`, bodyOf(other))).toMatchObject({
      status: '01',
      msg: 'The client ID differs from the one of the address',
    });
    const foreign = { ...bodyOf(client), clientID: other.clientID };
    expect((await as('superadmin', 'PUT', `/appuser/${client.clientID}`, foreign)).msg).toBe(
      'The client ID differs from the one of the address',
    );
    expect(await as('superadmin', 'PUT', `/appuser/${client.id}`, { ...bodyOf(client), clientID: String(client.id) })).toMatchObject({
      status: '01',
    });
    expect((await read(client.id)).cmsUpdatedAt).toBe(client.cmsUpdatedAt);
  });
  it('CLI-068 an ordinary client takes neither another email nor a profile', async () => {
    const client = await take(isPlain('ACTIVATED'));
    expect(await put(client, { ...bodyOf(client), email: 'other@example.com' })).toMatchObject({ status: '01' });
    const profile = {
      userType: 'CL',
      userTypeRemark: null,
      firstName: 'X',
      lastName: 'Y',
      salesOffice: client.salesOffice,
      region: null,
      representative: null,
    };
    expect(await put(client, { ...bodyOf(client), ...profile })).toMatchObject({ status: '01' });
    expect((await read(client.id)).lastName).toBe(client.lastName);
  });
  it('CLI-070 CLI-075 CLI-077 what a save lacks or may not change is told', async () => {
    const client = await take(isPlain('ACTIVATED'));
    const { username: _, ...nameless } = bodyOf(client);
    const lies = { ...bodyOf(client), sfUserType: client.sfUserType === 'CL' ? 'BIZ' : 'CL' };
    expect((await put(client, nameless)).msg).toBe('User Name must be 8-15 chars');
    expect((await put(client, lies)).msg).toBe('The type of the account cannot be changed');
    const dummy = await take((client) => Boolean(client.isDummyUser) && client.userStatus === 'ACTIVATED');
    const { userType, userTypeRemark, firstName, middleName, dob, salesOffice, region, representative } = dummy;
    const profile = { userType, userTypeRemark, firstName, middleName, dob, salesOffice, region, representative };
    for (const body of [bodyOf(dummy), { ...bodyOf(dummy), ...profile, lastName: null }])
      expect((await put(dummy, body)).msg).toBe('Last Name cannot be empty');
    expect((await read(dummy.id)).lastName).toBe(dummy.lastName);
  });
  it('CLI-069 CLI-077 a dummy takes its whole profile', async () => {
    const dummy = await take((client) => Boolean(client.isDummyUser) && client.userStatus === 'ACTIVATED');
    const { userType, userTypeRemark, salesOffice, region } = dummy;
    const profile = {
      userType,
      userTypeRemark,
      firstName: 'Ada',
      middleName: null,
      lastName: 'Example',
      dob: '1980/01/02',
      salesOffice,
      region,
      representative: 'Grace Tan',
    };
    expect(await put(dummy, { ...bodyOf(dummy), ...profile, email: 'ada.example@example.com' })).toMatchObject({ status: '00' });
    expect(await read(dummy.id)).toMatchObject({ ...profile, email: 'ada.example@example.com' });
  });
  it('PLT-098 a name is stored as it was sent, and one with a curly apostrophe is found by a straight one', async () => {
    const dummy = await take((client) => Boolean(client.isDummyUser) && client.userStatus === 'ACTIVATED');
    const { userType, userTypeRemark, firstName, middleName, dob, salesOffice, region, representative } = dummy;
    const lastName = 'O’Zz\u200b\u00a0';
    const profile = { userType, userTypeRemark, firstName, middleName, lastName, dob, salesOffice, region, representative };
    expect(await put(dummy, { ...bodyOf(dummy), ...profile })).toMatchObject({ status: '00' });
    expect((await read(dummy.id)).lastName).toBe(lastName);
    const { payload } = await as('superadmin', 'GET', "/appuser/?page=0&size=10&sort=lastLoginAt,desc&sort=id,asc&lastName=o'zz");
    expect((payload as { content: { id: number }[] }).content.map(({ id }) => id)).toEqual([dummy.id]);
  });
  it('no two accounts of the seeds share a username or an email, so that each can be saved', () => {
    const rows = [...makeClients(1_200, { isOdd: true }), ...makePartners(240, 1_200, { isOdd: true })];
    for (const key of ['username', 'email'] as const) {
      const values = rows.flatMap((row) => (row[key] ? [row[key].toLowerCase()] : []));
      expect(values.length).toBeGreaterThan(1_000);
      expect(new Set(values).size).toBe(values.length);
    }
  });
  it('a username and an email belong to one account, whatever their case', async () => {
    const [client, other] = [await take(isPlain('ACTIVATED')), await take(isPlain('SUSPENDED'))];
    expect(await put(client, { ...bodyOf(client), username: other.username!.toUpperCase() })).toMatchObject({
      status: '01',
      msg: 'The username is already in use',
    });
  });
  it('an email that is stored while it is sent to belongs to one account too', async () => {
    const [client, other] = [await take(isPlain('ACTIVATED')), await take(isPlain('SUSPENDED'))];
    const mail = (updateEmail: boolean) => as('superadmin', 'PUT', `/appuser/email/${client.id}`, { email: other.email, updateEmail });
    expect(await mail(true)).toMatchObject({ status: '01', msg: 'The email is already in use' });
    expect((await read(client.id)).email).toBe(client.email);
    expect(await mail(false)).toMatchObject({ status: '00' });
  });
  it('the region of a dummy belongs to its office', async () => {
    const dummy = await take((client) => Boolean(client.isDummyUser) && client.userStatus === 'ACTIVATED');
    const { userType, userTypeRemark, firstName, lastName, representative } = dummy;
    const profile = { userType, userTypeRemark, firstName, lastName, representative, salesOffice: 'HK', region: 'JP' };
    expect(await put(dummy, { ...bodyOf(dummy), ...profile })).toMatchObject({
      status: '01',
      msg: 'The region does not belong to the sales office',
    });
  });
  it.each(['OPENED', 'DELETED'])('CLI-066 CLI-088 CLI-113 a %s account cannot be saved', async (status) => {
    const client = await take(isPlain(status));
    expect(await put(client, { ...bodyOf(client), username: 'another.name' })).toMatchObject({ status: '01' });
  });
  it.each(['short7c', 'x'.repeat(16)])('SHR-008 a username of "%s" is refused', async (username) => {
    const client = await take(isPlain('ACTIVATED'));
    expect(await put(client, { ...bodyOf(client), username })).toMatchObject({ status: '01' });
  });
  it('CLI-062 remarks of 101 characters are refused', async () => {
    const client = await take(isPlain('ACTIVATED'));
    expect(await put(client, { ...bodyOf(client), userStatusRemark: 'r'.repeat(101) })).toMatchObject({ status: '01' });
  });
});

describe('CLI-087 the transitions of an account', () => {
  const allowed: Record<string, Record<string, string | undefined>> = {
    OPENED: { delete: 'DELETED' },
    ACTIVATED: { suspend: 'SUSPENDED', delete: 'DELETED' },
    SUSPENDED: { unlock: 'ACTIVATED', delete: 'DELETED' },
    DELETED: {},
  };
  for (const [status, to] of Object.entries(allowed)) {
    it.each(['suspend', 'unlock', 'delete'])(`CLI-081 CLI-083 CLI-084 CLI-085 CLI-086 ${status}: %s`, async (name) => {
      const client = await take(isPlain(status));
      const reply = await act(client, name);
      expect(reply.status).toBe(to[name] ? '00' : '01');
      expect((await read(client.id)).userStatus).toBe(to[name] ?? status);
    });
  }
  it('two people at once: one suspends, the other is refused and told', async () => {
    const client = await take(isPlain('ACTIVATED'));
    const replies = await Promise.all([act(client, 'suspend'), act(client, 'suspend')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['00', '01']);
    expect(replies.find(({ status }) => status === '01')!.msg).toContain('SUSPENDED');
  });
});
