import { describe, expect, it } from 'vitest';
import { makeClients } from '../../fixtures/seed/clients';
import { makePartners } from '../../fixtures/seed/partners';
import { people } from '../../fixtures/session/people';
import type { RecordOf } from '../../src/schema';
import { useBox, type Username } from './box';

type Client = RecordOf<'Client'>;
type Partner = RecordOf<'Partner'>;
const { as, send, encrypt, tokenOf } = useBox();

const clients = async (query = 'page=0&size=100') =>
  ((await as('superadmin', 'GET', `/appuser/?${query}`)).payload as { content: Client[] }).content;
const partners = async (query = 'page=0&size=100') =>
  ((await as('superadmin', 'GET', `/businessPartner/?${query}`)).payload as { content: Partner[] }).content;
const read = async (id: number) => (await as('superadmin', 'GET', `/appuser/${id}`)).payload as Client;
const readPartner = async ({ sfUserType, id }: Partner) =>
  (await as('superadmin', 'GET', `/businessPartner/${sfUserType}/${id}`)).payload as Partner;
/** A client in a state that no other test of this file has changed. */
const taken = new Set<number>();
const take = async (wanted: (client: Client) => boolean) => {
  for (let page = 0; page < 12; page += 1) {
    const found = (await clients(`page=${page}&size=100&sort=id,asc`)).find((client) => wanted(client) && !taken.has(client.id));
    if (!found) continue;
    taken.add(found.id);
    return read(found.id);
  }
  throw new Error('there is no such client');
};
const isPlain = (status: string) => (client: Client) => client.userStatus === status && !client.isDummyUser;
const bodyOf = ({ clientID, email, userStatusRemark, sfUserType, username }: Client | Partner) => ({
  clientID,
  email: email ?? null,
  userStatusRemark: userStatusRemark ?? null,
  sfUserType: sfUserType ?? null,
  username,
});
const put = (client: Client | Partner, body: object, person: Username = 'superadmin') =>
  as(person, 'PUT', `/appuser/${client.clientID}`, body);

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
    expect(await as('superadmin', 'PUT', `/appuser/${client.clientID}`, bodyOf(other))).toMatchObject({ status: '01' });
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
  it('no two accounts of the seeds share a username or an email, so that each can be saved', () => {
    const rows = [...makeClients(1_200), ...makePartners(240, 1_200)];
    for (const key of ['username', 'email'] as const) {
      const values = rows.flatMap((row) => (row[key] ? [row[key].toLowerCase()] : []));
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

const act = (client: { id: number }, name: string, person: Username = 'superadmin') =>
  name === 'delete'
    ? as(person, 'DELETE', `/appuser/${client.id}`)
    : as(person, 'PUT', `/appuser/${name}/${client.id}`, name === 'suspend' ? { userStatusRemark: 'Why' } : undefined);

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

describe('partners', () => {
  it('PAR-062 the ids of clients and partners never meet, and each kind needs its own code', async () => {
    const all = await partners();
    expect(Math.min(...all.map(({ id }) => id))).toBeGreaterThan(1_000_000);
    const partner = all.find(({ userStatus, salesOffice }) => userStatus === 'ACTIVATED' && salesOffice === 'HK')!;
    expect(await act(partner, 'suspend', 'viewer.hk')).toMatchObject({ http: 403 });
    const client = await take((each) => isPlain('ACTIVATED')(each) && each.salesOffice === 'HK');
    const foreign = all.find(({ userStatus, salesOffice }) => userStatus === 'ACTIVATED' && salesOffice === 'SG')!;
    const viewer = people.find(({ username }) => username === 'viewer.hk')!;
    for (const [code, own, other] of [
      ['APP_USER_WRITE', client, partner],
      ['BUSINESS_PARTNER_WRITE', partner, client],
    ] as const) {
      viewer.permissionCodes.push(code);
      expect(await act(other, 'suspend', 'viewer.hk'), `${code} alone`).toMatchObject({ http: 403 });
      // PLT-121: what the person may not see is not there, whatever they may write
      const { http, status, msg } = await act({ id: 999_999 }, 'suspend', 'viewer.hk');
      expect(await act(foreign, 'suspend', 'viewer.hk')).toMatchObject({ http, status, msg });
      expect(await act(own, 'suspend', 'viewer.hk')).toMatchObject({ status: '00' });
      viewer.permissionCodes.pop();
    }
  });
  it('PAR-043 what is saved as userStatusRemark is read as userTypeRemarks', async () => {
    const partner = (await partners()).find(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser)!;
    expect(await put(partner, { ...bodyOf(partner), userStatusRemark: 'Noted' })).toMatchObject({ status: '00' });
    expect(await readPartner(partner)).toMatchObject({ userTypeRemarks: 'Noted', userStatusRemark: 'Noted' });
  });
  it('PAR-010 name, userType and sfUserType narrow the list, and an account answers to its new name', async () => {
    const found = async (query: string) => (await partners(`page=0&size=100&${query}`)).map(({ id }) => id);
    const all = await partners();
    const dummy = all.find((each) => each.isDummyUser && each.userStatus === 'ACTIVATED' && each.lastName)!;
    const { userType, userTypeRemark, salesOffice, region, representative } = dummy;
    const profile = { userType, userTypeRemark, salesOffice, region, representative, lastName: 'Quillfeather', firstName: 'Ada' };
    expect(await put(dummy, { ...bodyOf(dummy), ...profile })).toMatchObject({ status: '00' });
    expect(await found('name=quillfeather, a')).toEqual([dummy.id]);
    for (const key of ['userType', 'sfUserType'] as const) {
      const wanted = all[0]![key]!;
      const rows = await partners(`page=0&size=100&${key}=${wanted}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row[key]))).toEqual(new Set([wanted]));
    }
  });
  it('PAR-034 a reset password shows in the partner as lastPwd', async () => {
    const partner = (await partners()).find(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && !isDummyUser)!;
    const pwd = await encrypt('Fresh#2026x');
    expect(await as('superadmin', 'PUT', `/appuser/reset/pwd/${partner.id}`, { pwd })).toMatchObject({ status: '00' });
    const { lastPwd } = await readPartner(partner);
    expect(Date.now() - Date.parse(lastPwd!)).toBeLessThan(60_000);
  });
  it('PAR-063 clientID finds what the list shows as VendorID/EmployeeID', async () => {
    const all = await partners();
    for (const partner of [
      all.find(({ salesforceAccount }) => salesforceAccount)!,
      all.find(({ salesforceAccount }) => !salesforceAccount)!,
    ]) {
      const found = await partners(`page=0&size=10&clientID=${partner.salesforceAccount ?? partner.clientID}`);
      expect(found.map(({ id }) => id)).toEqual([partner.id]);
    }
  });
  it('PAR-023 a partner is read under its own type only, and within the own offices', async () => {
    const partner = (await partners()).find(({ sfUserType, salesOffice }) => sfUserType === 'BIZ' && salesOffice === 'HK')!;
    expect(await as('superadmin', 'GET', `/businessPartner/ADVISOR/${partner.id}`)).toMatchObject({ status: '01' });
    expect(await as('sales.sg', 'GET', `/businessPartner/BIZ/${partner.id}`)).toMatchObject({
      status: '01',
      msg: 'The record does not exist',
    });
  });
  it('PAR-053 the clients of a partner are searched and filtered by several values', async () => {
    const path = '/businessPartner/BIZ/5000001/clients/';
    type Page = { content: RecordOf<'PartnerClient'>[]; totalElements: number };
    const page = async (query: string) => (await as('superadmin', 'GET', `${path}?page=0&size=100${query}`)).payload as Page;
    const all = await page('');
    expect(all.totalElements).toBe(60);
    expect(all.content[0]!.masterPlanNames).toHaveLength(6);
    expect(all.content[1]!.masterPlanNames).toHaveLength(5);
    expect((await page(`&name=${all.content[3]!.clientID}`)).content.map(({ id }) => id)).toEqual([all.content[3]!.id]);
    const two = await page('&region=HK&region=SG');
    expect(new Set(two.content.map(({ region }) => region))).toEqual(new Set(['HK', 'SG']));
    const plans = await page('&masterPlanIds=1&masterPlanIds=2');
    expect(plans.totalElements).toBeGreaterThan(0);
    expect(
      plans.content.every(({ masterPlanNames }) => masterPlanNames!.some((name) => ['Retirement 2040', 'Education'].includes(name))),
    ).toBe(true);
  });
});

describe('what a client holds', () => {
  it('CLI-092 CLI-095 totals in both currencies are the sums of the projects', async () => {
    const { payload } = await as('superadmin', 'GET', '/appuser/4/investments/PDLI');
    const { totalInvestmentAmount, activeProjects, exitingProjects, exitedProjects } = payload as RecordOf<'Investments'>;
    const all = [...activeProjects, ...exitingProjects, ...exitedProjects];
    expect(all).toHaveLength(200);
    const sum = all.filter(({ location }) => location === 'US').reduce((total, project) => total + project.initialInvestment!, 0);
    expect(totalInvestmentAmount.USD).toBe(sum);
    expect(((await as('superadmin', 'GET', '/appuser/4/investments/LOAN')).payload as RecordOf<'Investments'>).exitingProjects).toEqual([]);
  });
  it('CLI-097 CLI-098 documents are filtered, sorted and counted', async () => {
    type Page = { content: RecordOf<'Document'>[]; totalElements: number };
    const page = async (query: string) => (await as('superadmin', 'GET', `/appuser/4/documents/?page=0&size=100${query}`)).payload as Page;
    const all = await page('&sort=documentCreationDate,desc');
    expect(all.totalElements).toBe(300);
    const dates = all.content.map(({ documentCreationDate }) => documentCreationDate!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await page('&productName=sunset')).content.every(({ productName }) => productName === 'Sunset Mesa')).toBe(true);
    expect(
      (await page('&projectCodes=P-1001&projectCodes=P-2001')).content.every(({ productName }) =>
        ['Maple Ridge Phase 1', 'Sunset Mesa'].includes(productName),
      ),
    ).toBe(true);
  });
  it('CLI-049 CLI-103 files come as base64 in the msg, and are what they say they are', async () => {
    const first = async (path: string) =>
      Buffer.from((await as('superadmin', 'GET', path)).msg!, 'base64')
        .subarray(0, 5)
        .toString('latin1');
    expect(await first('/appuser/4/documents/DOC-4-1')).toBe('%PDF-');
    expect(await first('/files/passport-C1000004')).toBe('\x89PNG\r');
    expect(await as('sales.sg', 'GET', '/files/passport-C1000004')).toMatchObject({ status: '01', msg: 'The record does not exist' });
  });
});

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
  it.each<[string, object]>([
    ['a username that is taken', {}],
    ['the type CL', { username: 'dummy.two2', userType: 'CL' }],
    ['a region of another office', { username: 'dummy.two2', region: 'JP' }],
    ['no last name', { username: 'dummy.two2', lastName: '' }],
    ['a broken email', { username: 'dummy.two2', email: 'a@b' }],
  ])('DUM-030 refuses %s', async (_, changes) => {
    expect(await as('csteam.hk', 'POST', '/appuser/add/dummy', await body(changes))).toMatchObject({ status: '01' });
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
    expect(reply.status).toBe('01');
  });
});
