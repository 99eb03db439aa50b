import { describe, expect, it } from 'vitest';
import { people } from '../../../fixtures/auth/people';
import type { RecordOf } from '../../../src/schema';
import { accountsOf, bodyOf, isPlain } from './accounts';
import { useBox } from '../box';

const { as, encrypt } = useBox();
const { partners, readPartner, take, put, act } = accountsOf(as);

describe('partners', () => {
  it('PAR-062 the ids of clients and partners never meet, and each kind needs its own code', async () => {
    const all = await partners();
    const ids = (path: string, order: string) => as('superadmin', 'GET', `${path}?page=0&size=1&sort=id,${order}`);
    const [lastClient, firstPartner] = [await ids('/appuser/', 'desc'), await ids('/businessPartner/', 'asc')].map(
      ({ payload }) => (payload as { content: { id: number }[] }).content[0]!.id,
    );
    expect(firstPartner!).toBeGreaterThan(lastClient! + 1_000_000);
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
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    expect(await as('superadmin', 'PUT', `/appuser/reset/pwd/${partner.id}`, { pwd })).toMatchObject({ status: '00' });
    const { lastPwd } = await readPartner(partner);
    expect(Date.parse(lastPwd!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(lastPwd!)).toBeLessThanOrEqual(Date.now());
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
    const holds = ({ masterPlanNames }: RecordOf<'PartnerClient'>) =>
      masterPlanNames!.some((name) => ['Retirement 2040', 'Education'].includes(name));
    const holders = all.content.filter(holds).map(({ id }) => id);
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.length).toBeLessThan(60);
    expect(plans.content.map(({ id }) => id)).toEqual(holders);
  });
});
