import { describe, expect, it } from 'vitest';
import type { components } from '../../contract/cms';
import { readCsv, useBox, type Username } from './box';

const { as, send, tokenOf, encrypt } = useBox();
type Client = components['schemas']['Client'];
type Page = { content: Client[]; totalElements: number };
const list = async (query = '', username: Username = 'superadmin') =>
  (await as(username, 'GET', `/appuser/?page=0&size=100${query}`)).payload as Page;
const first = async (query: string) => (await list(query)).content[0]!;

describe('the client list', () => {
  it('CLI-015 PLT-106 answers with content and totalElements', async () => {
    const { content, totalElements } = await list();
    expect([content.length, totalElements]).toEqual([100, 1200]);
  });
  it('PLT-079 is the same with and without the trailing slash', async () => {
    const [a, b] = [await as('superadmin', 'GET', '/appuser/?page=1&size=5'), await as('superadmin', 'GET', '/appuser?page=1&size=5')];
    expect(a.payload).toEqual(b.payload);
  });
  it('PLT-095 counts pages from zero and in a stable order', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map(async (page) =>
        ((await as('superadmin', 'GET', `/appuser/?page=${page}&size=50&sort=lastLoginAt,desc&sort=id,asc`)).payload as Page).content.map(
          ({ id }) => id,
        ),
      ),
    );
    expect(new Set(pages.flat()).size).toBe(150);
  });
  it.each(['asc', 'desc'])('sorts %s with empty values last, then by id', async (direction) => {
    const all = (
      await Promise.all(
        Array.from(
          { length: 12 },
          async (_, page) =>
            ((await as('superadmin', 'GET', `/appuser/?page=${page}&size=100&sort=activationAt,${direction}&sort=id,asc`)).payload as Page)
              .content,
        ),
      )
    ).flat();
    const filled = all.filter(({ activationAt }) => activationAt);
    expect(all.slice(0, filled.length)).toEqual(filled);
    const sorted = filled.toSorted(
      (a, b) =>
        (a.activationAt! < b.activationAt! ? -1 : a.activationAt! > b.activationAt! ? 1 : 0) * (direction === 'asc' ? 1 : -1) ||
        a.id - b.id,
    );
    expect(filled.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  });
  it('searches texts as "contains" ignoring case, and never as a pattern', async () => {
    const { content } = await list("&lastName=o'bRI");
    expect(content.length).toBeGreaterThan(0);
    expect(content.every(({ lastName }) => lastName === "O'Brien")).toBe(true);
    expect((await list('&lastName=.*')).totalElements).toBe(0);
    expect((await list('&lastName=%25_%22')).totalElements).toBeGreaterThan(0);
  });
  it('finds ids exactly', async () => {
    const { clientID } = await first('');
    expect((await list(`&clientID=${clientID}`)).totalElements).toBe(1);
    expect((await list(`&clientID=${clientID.slice(0, 5)}`)).totalElements).toBe(0);
  });
  it.each([
    'salseforceServicingChannelName',
    'salseforceServicingFinancialPlanner',
    'salseforceReferredByIfa',
    'salseforceReferredByPlanner',
    'representative',
  ] as const)('CLI-016 searches %s', async (parameter) => {
    const value = (await list()).content.map((client) => client[parameter]).find(Boolean)!;
    const { content } = await list(`&${parameter}=${encodeURIComponent(value)}`);
    expect(content.length).toBeGreaterThan(0);
    expect(content.every((client) => client[parameter] === value)).toBe(true);
  });
  it('takes repeated filters as "one of"', async () => {
    const { content } = await list('&userStatus=OPENED&userStatus=SUSPENDED');
    expect(new Set(content.map(({ userStatus }) => userStatus))).toEqual(new Set(['OPENED', 'SUSPENDED']));
  });
  it.each([
    ['an unknown parameter', '&bogus=1'],
    ['a name that is too long', `&lastName=${'x'.repeat(51)}`],
    ['letters in a phone', '&phone=abc'],
    ['a sort key that does not exist', '&sort=password,asc'],
    ['a size that is too large', '&size=101'],
  ])('refuses %s with status "01"', async (_, query) => {
    const reply = await as('superadmin', 'GET', `/appuser/?page=0${query}`);
    expect([reply.http, reply.status]).toEqual([200, '01']);
  });
  it.each([
    ['csteam.hk', 'HK', 'Hong Kong'],
    ['sales.sg', 'SG', 'Singapore'],
    ['viewer.hk', 'HK', 'Hong Kong'],
  ] as const)('PLT-114 PLT-115 shows %s the clients of %s only, in lists and exports', async (username, office, officeName) => {
    const { content, totalElements } = await list('', username);
    expect(new Set(content.map(({ salesOffice }) => salesOffice))).toEqual(new Set([office]));
    expect(totalElements).toBeLessThan(1200);
    const other = office === 'HK' ? 'SG' : 'HK';
    expect((await list(`&salesOffice=${other}`, username)).totalElements).toBe(0);
    const [headings, ...rows] = readCsv(String((await as(username, 'POST', '/appuser/downloadCsv')).payload));
    expect(rows).toHaveLength(totalElements);
    expect(new Set(rows.map((row) => row[headings!.indexOf('Sales Office')]))).toEqual(new Set([officeName]));
  });
});

describe('the export', () => {
  it('CLI-026 CLI-027 is a file of the same filters, with a byte order mark and a name', async () => {
    const reply = await send('POST', '/appuser/downloadCsv?lastName=script&sort=lastLoginAt,desc&sort=id,asc', {
      token: await tokenOf('superadmin'),
    });
    expect([reply.headers.get('Content-Type'), reply.headers.get('Content-Disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="clients.csv"',
    ]);
    expect(String(reply.payload)).toContain('<script>alert(1)</script>');
  });
  it('defuses what a spreadsheet would run', async () => {
    const csv = String((await as('superadmin', 'POST', '/appuser/downloadCsv')).payload);
    expect(csv).toContain("'=1+1");
    expect(csv).not.toMatch(/(^|,)[=@]/m);
  });
});

describe('writes on a client', () => {
  it('CLI-032 stores the address only when asked to', async () => {
    const client = await first('&userStatus=ACTIVATED');
    const send = (updateEmail: boolean, email: string) => as('superadmin', 'PUT', `/appuser/email/${client.id}`, { email, updateEmail });
    expect((await send(false, 'other@example.com')).status).toBe('00');
    expect((await first(`&clientID=${client.clientID}`)).email).toBe(client.email);
    expect((await send(true, 'other@example.com')).status).toBe('00');
    expect(await first(`&clientID=${client.clientID}`)).toMatchObject({ email: 'other@example.com', updatedByName: 'Robin Ashgrove' });
  });
  it('CLI-040 sets a temporary password that keeps the rules', async () => {
    const { id } = await first('&userStatus=ACTIVATED');
    const set = async (password: string) =>
      (await as('superadmin', 'PUT', `/appuser/reset/pwd/${id}`, { pwd: await encrypt(password) })).msg;
    expect(await set('Passw0rd!')).toBe('Success');
    expect(await set('Pass w0rd!')).toBe('Password can not include space');
    expect(await set('weak')).toMatch(/^Password length/);
  });
  it.each(['OPENED', 'DELETED'])('refuses them for a client that is %s', async (status) => {
    const { id } = await first(`&userStatus=${status}`);
    expect((await as('superadmin', 'PUT', `/appuser/email/${id}`, { email: 'a@b.co', updateEmail: false })).status).toBe('01');
  });
  it('PLT-121 answers for a client of another office as for one that is not there', async () => {
    const { id } = await first('&salesOffice=SG&userStatus=ACTIVATED');
    const body = { email: 'a@b.co', updateEmail: false };
    const [foreign, missing] = [
      await as('csteam.hk', 'PUT', `/appuser/email/${id}`, body),
      await as('csteam.hk', 'PUT', '/appuser/email/999999', body),
    ];
    expect([foreign.http, foreign.status, foreign.msg]).toEqual([missing.http, missing.status, missing.msg]);
  });
  it('PLT-115 answers 403 without the code', async () => {
    const { id } = await first('&salesOffice=HK&userStatus=ACTIVATED');
    expect((await as('viewer.hk', 'PUT', `/appuser/email/${id}`, { email: 'a@b.co', updateEmail: false })).http).toBe(403);
    expect((await as('viewer.hk', 'POST', '/appuser/fetch/ondemend', { startDate: '2026/01/01 10:00' })).http).toBe(403);
  });
  it('CLI-109 CLI-110 runs on demand from a start in UTC+8, in steps of 15 minutes, not in the future', async () => {
    const run = async (startDate: string) => as('sales.sg', 'POST', '/appuser/fetch/ondemend', { startDate });
    expect((await run('2026/01/01 10:15')).status).toBe('00');
    expect((await run('2026/01/01 10:10')).status).toBe('01');
    expect((await run('2199/01/01 10:00')).msg).toBe('Start Date cannot be later than the present time');
  });
  it('CLI-111 has the scheduled run without a body', async () => {
    expect((await as('superadmin', 'POST', '/appuser/fetch')).status).toBe('00');
  });
});
