import { describe, expect, it } from 'vitest';
import type { RecordOf } from '../../../src/schema';
import { useBox, type Username } from '../box';

type Notification = RecordOf<'NotificationRow'>;
type Page = { content: Notification[]; totalElements: number };
const { as } = useBox();
const list = async (query = '', username: Username = 'superadmin') =>
  (await as(username, 'GET', `/notification/list?page=0&size=100${query}`)).payload as Page;
const one = async (id: number) => (await list()).content.find((each) => each.id === id)!;
const revoke = (id: number, username: Username = 'superadmin') => as(username, 'DELETE', `/notification/revoke/${id}`);

describe('the list of notifications', () => {
  it('NTF-008 NTF-009 NTF-010 comes by the last update, and within a second by the higher id', async () => {
    const ids = async (direction: string) =>
      (await list(`&sort=updatedAt,${direction}&sort=notificationId,desc`)).content.map(({ notificationId }) => notificationId);
    const newest = await ids('desc');
    expect([newest.length, newest[0], newest.at(-1)]).toEqual([60, 50_001, 50_060]);
    // numbers 19 and 20 were written in the same second
    const pairOf = (all: number[]) => all.slice(Math.min(all.indexOf(50_019), all.indexOf(50_020))).slice(0, 2);
    expect(pairOf(newest)).toEqual([50_020, 50_019]);
    expect(pairOf(await ids('asc'))).toEqual([50_020, 50_019]);
    expect((await list()).content.map(({ notificationId }) => notificationId)).toEqual(newest);
  });
  it.each([
    ['title=SUNRISE', 12, ({ titles }: Notification) => titles.EN!.includes('Sunrise')],
    ['title=%E6%97%A5%E6%9C%AC%E8%AA%9E', 1, ({ titles }: Notification) => titles.JA!.includes('日本語')],
    ['category=quarterly', 12, ({ category }: Notification) => category === 'Quarterly letter'],
    ['type=MARKET', 14, ({ type }: Notification) => type === 'MARKET'],
    ['salesOffice=SG', 30, ({ salesOffice }: Notification) => salesOffice === 'SG'],
    ['region=DB', 0, ({ regions }: Notification) => regions.includes('DB')],
  ])('NTF-003 NTF-005 NTF-010 is searched by %s', async (query, count, fits) => {
    const { content, totalElements } = await list(`&${query}`);
    expect(totalElements).toBe(content.length);
    if (count > 0) expect(content).toHaveLength(count);
    else expect(content.length).toBeGreaterThan(5);
    expect(content.filter((row) => !fits(row))).toEqual([]);
    expect(content.length).toBeLessThan(60);
  });
  it('NTF-006 PLT-121 has those of the own offices alone', async () => {
    const { content } = await list('', 'csteam.hk');
    expect([content.length, new Set(content.map(({ salesOffice }) => salesOffice))]).toEqual([30, new Set(['HK'])]);
  });
});

describe('one notification', () => {
  const read = async (id: number, username: Username = 'superadmin') => as(username, 'GET', `/notification/details/${id}`);
  it('NTF-027 NTF-033 NTF-053 has everything that a form asks for; a SYSTEM one has no client list', async () => {
    const all = await Promise.all((await list()).content.map(async ({ id }) => (await read(id)).payload as RecordOf<'Notification'>));
    expect(all).toHaveLength(60);
    for (const { type, csvFile, csvFileId, csvType, hasVariables } of all.filter((each) => each.type !== 'SURVEY')) {
      expect([csvFile?.fileId ?? null, csvFile === null], type).toEqual([csvFileId, type === 'SYSTEM']);
      expect(hasVariables, type).toBe(type === 'SYSTEM' ? null : csvType !== 'ID_ONLY');
    }
    for (const member of ['button1Type', 'button2Type', 'csvType'] as const)
      expect(new Set(all.map((each) => each[member])).size, member).toBeGreaterThan(3);
    const withSecond = all.filter(({ button2Type }) => button2Type !== 'NONE');
    expect(withSecond.filter(({ button1Type, type }) => button1Type === 'NONE' || type === 'SYSTEM')).toEqual([]);
  });
  it('NTF-056 NTF-057 NTF-066 its client list and its images are there, for those who may see it', async () => {
    const { content } = await list('&type=INVESTMENT');
    const all = await Promise.all(content.map(async ({ id }) => (await read(id)).payload as RecordOf<'Notification'>));
    const bytesOf = async (path: string, username: Username = 'superadmin') => as(username, 'GET', path);
    expect(new Set(all.map(({ hasVariables }) => hasVariables))).toEqual(new Set([true, false]));
    for (const { csvFile, hasVariables } of all) {
      const text = Buffer.from((await bytesOf(csvFile!.filePath)).msg!, 'base64').toString();
      expect(text).toMatch(hasVariables ? /^clientId,AMT1,AMT2,AMT3,AMT4\r\nC\d{7},USD / : /^clientId\r\nC\d{7}\r\n/);
    }
    const image = all.find(({ images }) => images.EN)!.images.EN!;
    expect((await bytesOf(image.filePath)).status).toBe('00');
    const foreign = all.find(({ salesOffice }) => salesOffice === 'SG')!.csvFile!;
    expect((await bytesOf(foreign.filePath, 'csteam.hk')).status).toBe('01');
  });
  it('PLT-121 of a foreign office is not there', async () => {
    const foreign = (await list('&salesOffice=SG')).content[0]!.id;
    expect((await read(foreign, 'csteam.hk')).msg).toBe('The record does not exist');
    const own = (await list('&salesOffice=HK')).content[0]!.id;
    expect((await read(own, 'csteam.hk')).status).toBe('00');
  });
});

describe('a revoke', () => {
  it.each([
    ['PENDING', 'REVOKED_PENDING'],
    ['DELIVERED', 'REVOKED_DELIVERED'],
    ['FAILED', 'REVOKED_PENDING'],
    ['PUSHING', 'REVOKED_DELIVERED'],
  ])('NTF-020 NTF-021 NTF-022 makes %s %s, once', async (before, after) => {
    const { id, updatedAt } = (await list()).content.find(({ status }) => status === before)!;
    expect((await revoke(id)).status).toBe('00');
    const row = await one(id);
    expect(row.status).toBe(after);
    expect(row.updatedAt! > updatedAt!).toBe(true);
    const again = await revoke(id);
    expect([again.status, again.msg]).toEqual(['01', 'The notification is revoked already']);
    expect((await one(id)).updatedAt).toBe(row.updatedAt);
  });
  it('NTF-023 PLT-121 needs CAMPAIGN_WRITE and an own office', async () => {
    const of = async (office: string) =>
      (await list()).content.find(({ salesOffice, status }) => salesOffice === office && status === 'DELIVERED')!.id;
    expect((await revoke(await of('HK'), 'viewer.hk')).http).toBe(403);
    const foreign = await revoke(await of('SG'), 'csteam.hk');
    expect([foreign.status, foreign.msg]).toEqual(['01', 'The record does not exist']);
    expect((await revoke(9_999)).msg).toBe('The record does not exist');
    expect((await revoke(await of('HK'), 'csteam.hk')).status).toBe('00');
  });
});
