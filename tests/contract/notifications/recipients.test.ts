import { describe, expect, it } from 'vitest';
import type { components } from '../../../contract/cms';
import type { RecordOf } from '../../../src/schema';
import { useBox, type Username } from '../box';
import { listBody, systemBody } from './body';

type Recipients = {
  content: components['schemas']['Recipient'][];
  totalElements: number;
  csvIgnoreTotal: number;
  clientTotal: number;
  salesOfficesTotal: { HK: number; SG: number };
};
type Client = RecordOf<'Client'>;
const { as, upload } = useBox();
const list = async (query: string, username: Username = 'superadmin') =>
  (await as(username, 'GET', `/notification/client/list?page=0&size=100&${query}`)).payload as Recipients;
const csv = async (text: string, username: Username = 'superadmin') =>
  (await upload(username, 'INBOX_CLIENT', 'clients.csv', Buffer.from(text))).payload!.fileId;
const clients = async (query: string) =>
  ((await as('superadmin', 'GET', `/appuser/?page=0&size=100&${query}`)).payload as { content: Client[] }).content;

describe('the recipients', () => {
  it('NTF-107 NTF-110 NTF-120 of a file that no notification has: who is known, and how many rows nobody gets', async () => {
    const [hk, sg] = [await clients('salesOffice=HK&userStatus=ACTIVATED'), await clients('salesOffice=SG&userStatus=ACTIVATED')];
    const [suspended] = await clients('salesOffice=HK&userStatus=SUSPENDED');
    const ids = [...hk.slice(0, 3), sg[0]!, suspended!].map(({ clientID }) => clientID);
    const fileId = await csv(['clientId', ...ids, '', 'C999', ids[0], ` ${ids[1]} `, ',"'].slice(0, -1).join('\n'));
    const page = await list(`fileId=${fileId}`);
    expect(page.content.map(({ clientId }) => clientId)).toEqual(ids);
    expect(page).toMatchObject({ totalElements: 5, csvIgnoreTotal: 4, clientTotal: 4, salesOfficesTotal: { HK: 3, SG: 1 } });
    expect(page.content[0]).toMatchObject({ clientId: ids[0], firstName: hk[0]!.firstName, lastName: hk[0]!.lastName, region: hk[0]!.region, sfUserType: 'CL', inboxStatus: 'PENDING', pushStatus: 'PENDING' }); // prettier-ignore
    expect(page.content[4]).toMatchObject({ userStatus: 'SUSPENDED', inboxStatus: 'IGNORED', pushStatus: 'IGNORED' });
    const found = async (query: string) => (await list(`fileId=${fileId}&${query}`)).content.map(({ clientId }) => clientId);
    expect(await found(`clientId=${ids[1]!.toLowerCase()}`)).toEqual([ids[1]]);
    expect(await found('salesOffice=SG')).toEqual([ids[3]]);
    expect(await found('userStatus=SUSPENDED')).toEqual([ids[4]]);
    expect(await found('inboxStatus=IGNORED')).toEqual([ids[4]]);
    expect(await found('pushStatus=PENDING')).toEqual(ids.slice(0, 4));
    expect(await found('isInvalidUser=true')).toEqual([ids[4]]);
    expect(await found('isInvalidUser=false')).toEqual(ids.slice(0, 4));
    const regions = [...new Set(hk.slice(0, 3).map(({ region }) => region!))];
    for (const query of [`regions=${regions.join(',')}`, regions.map((region) => `regions=${region}`).join('&')])
      expect((await found(query)).filter((id) => id !== ids[4])).toEqual(ids.slice(0, 3));
    expect((await list(`fileId=${fileId}&salesOffice=SG`)).salesOfficesTotal).toEqual({ HK: 0, SG: 1 });
  });
  it('NTF-111 of offices and regions, where there is no file', async () => {
    const all = await list('salesOffice=HK,SG&regions=HK,JP');
    const [hk, jp] = [await list('salesOffice=HK&regions=HK'), await list('salesOffice=SG&regions=JP')];
    expect(all.totalElements).toBe(hk.totalElements + jp.totalElements);
    expect(all.clientTotal).toBe(hk.clientTotal + jp.clientTotal);
    expect([hk.totalElements > hk.clientTotal, hk.csvIgnoreTotal]).toEqual([true, 0]);
    expect(new Set(hk.content.map(({ region }) => region))).toEqual(new Set(['HK']));
  });
  it('PLT-121 are those of the own offices, of files and notifications that are one’s own to see', async () => {
    const [hk, sg] = [await clients('salesOffice=HK&userStatus=ACTIVATED'), await clients('salesOffice=SG&userStatus=ACTIVATED')];
    const text = `clientId\n${hk[0]!.clientID}\n${sg[0]!.clientID}`;
    const own = await csv(text, 'csteam.hk');
    expect((await list(`fileId=${own}`, 'csteam.hk')).content.map(({ clientId }) => clientId)).toEqual([hk[0]!.clientID]);
    expect((await list(`fileId=${own}&salesOffice=SG`, 'csteam.hk')).totalElements).toBe(0);
    const refusedOf = async (query: string) => (await as('csteam.hk', 'GET', `/notification/client/list?page=0&size=10&${query}`)).msg;
    expect(await refusedOf(`fileId=${await csv(text)}`)).toBe('The file does not exist');
    const foreign = (await as('superadmin', 'GET', '/notification/list?page=0&size=1&salesOffice=SG')).payload as {
      content: { id: number }[];
    };
    expect(await refusedOf(`notificationId=${foreign.content[0]!.id}`)).toBe('The record does not exist');
  });
  it('NTF-118 a refresh is for files that one may see, and for people with CAMPAIGN_WRITE', async () => {
    const fileId = await csv('clientId\nC1');
    const clear = (id: string, username: Username = 'superadmin') => as(username, 'DELETE', `/notification/client/clear/${id}`);
    expect((await clear(fileId)).status).toBe('00');
    expect((await clear('nothing')).msg).toBe('The file does not exist');
    expect((await clear(fileId, 'csteam.hk')).msg).toBe('The file does not exist');
    expect((await clear(fileId, 'viewer.hk')).http).toBe(403);
  });
});

describe('the scheduler', () => {
  const box = useBox();
  const statusOf = async (id: number) =>
    ((await box.as('superadmin', 'GET', `/notification/details/${id}`)).payload as { status: string }).status;
  /** Waits until the scheduler has done what it had to, which it does by itself. */
  const expectSettled = (id: number, status: string) => expect.poll(() => statusOf(id)).toBe(status);
  const minute = 60_000;
  const inMinutes = (minutes: number) => new Date(Date.now() + 8 * 60 * minute + minutes * minute).toISOString().slice(0, 16).replace('T', ' ').replaceAll('-', '/'); // prettier-ignore
  const make = async (body: object) => {
    expect((await box.as('superadmin', 'POST', '/notification/add', body)).status).toBe('00');
    const { content } = (await box.as('superadmin', 'GET', '/notification/list?page=0&size=100')).payload as { content: { id: number }[] };
    return Math.max(...content.map(({ id }) => id));
  };
  const clock = (minutes: number) => box.control('POST', 'clock', { offset: minutes * minute });
  it('NTF-115 sends what is due and nothing before, and tells what came of it for each', async () => {
    const id = await make({ ...systemBody, deliveryDate: inMinutes(20) });
    const people = async () =>
      (await box.as('superadmin', 'GET', `/notification/client/list?page=0&size=100&notificationId=${id}&regions=HK`))
        .payload as Recipients;
    const before = await people();
    expect(new Set(before.content.map(({ inboxStatus }) => inboxStatus))).toEqual(new Set(['PENDING', 'IGNORED']));
    const earlier = await make({ ...systemBody, deliveryDate: inMinutes(14) });
    await clock(15);
    await expectSettled(earlier, 'DELIVERED');
    expect(new Set((await people()).content.map(({ inboxStatus }) => inboxStatus))).toEqual(new Set(['PENDING', 'IGNORED']));
    await clock(21);
    await expectSettled(id, 'DELIVERED');
    const after = await people();
    expect(after.totalElements).toBe(before.totalElements);
    expect(new Set(after.content.map(({ inboxStatus }) => inboxStatus))).toEqual(new Set(['RECEIVED', 'IGNORED']));
    expect(new Set(after.content.map(({ pushStatus }) => pushStatus))).toEqual(new Set(['RECEIVED', 'FAILED', 'IGNORED']));
    expect((await box.as('superadmin', 'DELETE', `/notification/revoke/${id}`)).status).toBe('00');
    expect(new Set((await people()).content.map(({ inboxStatus }) => inboxStatus))).toEqual(new Set(['DELETED', 'IGNORED']));
    await clock(0);
  });
  it('NTF-021 a revoked one is never sent', async () => {
    const id = await make({ ...systemBody, deliveryDate: inMinutes(20) });
    const other = await make({ ...systemBody, deliveryDate: inMinutes(21) });
    await box.as('superadmin', 'DELETE', `/notification/revoke/${id}`);
    await clock(22);
    await expectSettled(other, 'DELIVERED');
    const { content } = (await box.as('superadmin', 'GET', `/notification/client/list?page=0&size=100&notificationId=${id}`)).payload as Recipients; // prettier-ignore
    expect(new Set(content.map(({ inboxStatus }) => inboxStatus))).toEqual(new Set(['PENDING', 'IGNORED']));
    await clock(0);
  });
  it('whose people have gone meanwhile has failed', async () => {
    const found = (await box.as('superadmin', 'GET', '/appuser/?page=0&size=1&userStatus=ACTIVATED&salesOffice=HK')).payload as { content: Client[] }; // prettier-ignore
    const [client] = found.content;
    const own = (await box.upload('superadmin', 'INBOX_CLIENT', 'c.csv', Buffer.from(`clientId\n${client!.clientID}`))).payload!.fileId;
    const id = await make({ ...listBody(own), deliveryDate: inMinutes(20) });
    await box.as('superadmin', 'PUT', `/appuser/suspend/${client!.id}`, { userStatusRemark: null });
    await clock(22);
    await expectSettled(id, 'FAILED');
    await clock(0);
  });
});
