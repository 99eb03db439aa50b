import { afterEach, describe, expect, it } from 'vitest';
import type { components } from '../../../contract/cms';
import { formatDateTime } from '../../../src/format/dateTime';
import { readCsv, useBox, type Username } from '../box';

const { as, encrypt, control } = useBox();
afterEach(() => control('POST', 'clock', { offset: 0 }));
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
  it('a parameter of the path is none of the query', async () => {
    expect((await as('superadmin', 'GET', '/appuser/4')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/appuser/4?id=4')).status).toBe('01');
  });
  it('PLT-095 counts pages from zero and cuts them from one order', async () => {
    const page = async (number: number, size: number) =>
      (
        (await as('superadmin', 'GET', `/appuser/?page=${number}&size=${size}&sort=lastLoginAt,desc&sort=id,asc`)).payload as Page
      ).content.map(({ id }) => id);
    const whole = await page(0, 100);
    expect(new Set(whole).size).toBe(100);
    expect([...(await page(0, 50)), ...(await page(1, 50))]).toEqual(whole);
    expect(await page(12, 100)).toEqual([]);
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
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.length).toBeLessThan(all.length);
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
    expect(new Set(content.map(({ lastName }) => lastName))).toEqual(new Set(["O'Brien"]));
    expect((await list('&lastName=.*')).totalElements).toBe(0);
    expect((await list('&lastName=%25_%22')).totalElements).toBeGreaterThan(0);
  });
  it('PLT-098 finds a name with a straight apostrophe by a curly one', async () => {
    const { totalElements } = await list("&lastName=o'brien");
    expect((await list(`&lastName=${encodeURIComponent('o’brien')}`)).totalElements).toBe(totalElements);
  });
  it.each(['\u200b', '\u2060', '\u00a0', '\u3000'])('finds nothing by a search text with %j: the CMS does not normalise', async (extra) => {
    expect((await list(`&lastName=${encodeURIComponent(`O'Brien${extra}`)}`)).totalElements).toBe(0);
    const { clientID } = await first('');
    expect((await list(`&clientID=${encodeURIComponent(clientID + extra)}`)).totalElements).toBe(0);
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
    const { content, totalElements } = await list(`&${parameter}=${encodeURIComponent(value.toUpperCase())}`);
    expect(new Set(content.map((client) => client[parameter]))).toEqual(new Set([value]));
    expect(totalElements).toBeLessThan(1200);
  });
  it('takes repeated filters as "one of"', async () => {
    const { content } = await list('&userStatus=OPENED&userStatus=SUSPENDED');
    expect(new Set(content.map(({ userStatus }) => userStatus))).toEqual(new Set(['OPENED', 'SUSPENDED']));
  });
  it.each([
    ['an unknown parameter', '&bogus=1', /bogus/],
    ['a name that is too long', `&lastName=${'x'.repeat(51)}`, /lastName.*50/],
    ['letters in a phone', '&phone=abc', /phone/],
    ['a sort key that does not exist', '&sort=password,asc', /sort/],
    ['a size that is too large', '&size=101', /size.*100/],
  ])('PLT-127 refuses %s with status "01" and says which', async (_, query, why) => {
    expect(await as('superadmin', 'GET', `/appuser/?page=0${query}`)).toMatchObject({
      http: 200,
      status: '01',
      msg: expect.stringMatching(why),
    });
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
    const query = 'lastName=script&sort=lastLoginAt,desc&sort=id,asc';
    const reply = await as('superadmin', 'POST', `/appuser/downloadCsv?${query}`);
    expect([reply.headers.get('Content-Type'), reply.headers.get('Content-Disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="clients.csv"',
    ]);
    expect(reply.text.charCodeAt(0)).toBe(0xfeff);
    const [headings, ...rows] = readCsv(reply.text);
    const { content } = await list(`&${query}`);
    expect(content[0]!.lastName).toBe('<script>alert(1)</script>');
    expect(rows.map((row) => row[headings!.indexOf('Client ID')])).toEqual(content.map(({ clientID }) => clientID));
  });
  it('defuses what a spreadsheet would run', async () => {
    for (const path of ['/appuser/downloadCsv', '/businessPartner/downloadCsv']) {
      const cells = readCsv((await as('superadmin', 'POST', path)).text).flat();
      expect(cells.filter((cell) => cell.startsWith("'=")).length, path).toBeGreaterThan(0);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
  });
});

describe('writes on a client', () => {
  it('CLI-032 stores the address only when asked to', async () => {
    const client = await first('&userStatus=ACTIVATED');
    const send = (updateEmail: boolean, email: string) => as('superadmin', 'PUT', `/appuser/email/${client.id}`, { email, updateEmail });
    for (const isStored of [true, false])
      expect((await send(isStored, 'other at example.com')).msg).toBe('Please provide a properly formatted email');
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
  it('PLT-115 answers 403 without the code', async () => {
    const { id } = await first('&salesOffice=HK&userStatus=ACTIVATED');
    expect((await as('viewer.hk', 'PUT', `/appuser/email/${id}`, { email: 'a@b.co', updateEmail: false })).http).toBe(403);
    expect((await as('viewer.hk', 'POST', '/appuser/fetch/ondemend', { startDate: '2026/01/01 10:00' })).http).toBe(403);
  });
  it('CLI-109 CLI-110 runs on demand from a start in UTC+8, in steps of 15 minutes, not in the future', async () => {
    const run = async (startDate: string) => as('sales.sg', 'POST', '/appuser/fetch/ondemend', { startDate });
    expect((await run('2026/01/01 10:15')).status).toBe('00');
    expect((await run('2026/01/01 10:10')).status).toBe('01');
    expect((await run('2026/13/45 10:00')).msg).toBe('Start Date & Time cannot be empty');
    expect((await run('2199/01/01 10:00')).msg).toBe('Start Date cannot be later than the present time');
  });
  it.each(['/appuser/fetch/ondemend', '/businessPartner/fetch'])(
    'CLI-108 CLI-110 PAR-022 %s takes the quarter hour before now and refuses the one after',
    async (path) => {
      const at = async (clock: number, startDate: string) => {
        await control('POST', 'clock', { at: clock });
        return (await as('sales.sg', 'POST', path, { startDate })).msg;
      };
      const refusal = 'Start Date cannot be later than the present time';
      const [before, after] = [Date.UTC(2020, 10, 20, 6, 14, 50), Date.UTC(2020, 10, 20, 6, 15)];
      expect(await at(before, '2020/11/20 14:00')).toBe('Success');
      expect(await at(before, '2020/11/20 14:15')).toBe(refusal);
      expect(await at(after, '2020/11/20 14:15')).toBe('Success');
      expect(await at(after, '2020/11/20 14:30')).toBe(refusal);
    },
  );
  it('CLI-111 has the scheduled run without a body', async () => {
    expect((await as('superadmin', 'POST', '/appuser/fetch')).status).toBe('00');
  });
});

describe('what a client holds', () => {
  it.each([
    ['PDLI', 'totalInvestmentAmount', 'totalDistributionAmount'],
    ['LOAN', 'totalLoanAmount', 'totalPaymentAmount'],
  ] as const)('CLI-091 CLI-092 CLI-095 CLI-116 totals of %s in both currencies are the sums of the projects', async (tab, bought, paid) => {
    const { activeProjects, exitingProjects, exitedProjects, ...totals } = (await as('superadmin', 'GET', `/appuser/4/investments/${tab}`))
      .payload as components['schemas']['Investments'];
    const all = [...activeProjects, ...exitingProjects, ...exitedProjects];
    expect(all).toHaveLength(200);
    expect(exitingProjects.length > 0).toBe(tab === 'PDLI');
    for (const [currency, isOf] of [
      ['USD', (location: string) => location === 'US'],
      ['CAD', (location: string) => location !== 'US'],
    ] as const) {
      const projects = all.filter(({ location }) => isOf(location!));
      expect(totals[bought][currency]).toBe(projects.reduce((sum, { initialInvestment }) => sum + initialInvestment!, 0));
      expect(totals[paid][currency]).toBeCloseTo(
        projects.reduce((sum, { distributionAmount }) => sum + (distributionAmount ?? 0), 0),
        2,
      );
      expect(totals[bought][currency]).toBeGreaterThan(0);
    }
  });
  it('CLI-097 CLI-098 documents are filtered, sorted and counted', async () => {
    type Page = { content: components['schemas']['Document'][]; totalElements: number };
    const page = async (query: string) => (await as('superadmin', 'GET', `/appuser/4/documents/?size=100${query}`)).payload as Page;
    const all = async (query: string) => [
      ...(await page(`&page=0${query}`)).content,
      ...(await page(`&page=1${query}`)).content,
      ...(await page(`&page=2${query}`)).content,
    ];
    const newest = await all('&sort=documentCreationDate,desc');
    const dates = newest.map(({ documentCreationDate }) => documentCreationDate!);
    expect([dates.length, (await page('&page=0')).totalElements]).toEqual([300, 300]);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await all('&sort=documentCreationDate,asc')).map(({ documentCreationDate }) => documentCreationDate)).toEqual(
      dates.toReversed(),
    );
    const held = (names: string[]) => newest.filter(({ productName }) => names.includes(productName)).length;
    for (const [query, names] of [
      ['&productName=sunset', ['Sunset Mesa']],
      ['&projectCodes=P-1001', ['Maple Ridge Phase 1']],
      ['&projectCodes=P-1001&projectCodes=P-2001', ['Maple Ridge Phase 1', 'Sunset Mesa']],
    ] as const) {
      const { content, totalElements } = await page(`&page=0${query}`);
      expect(new Set(content.map(({ productName }) => productName))).toEqual(new Set(names));
      expect(totalElements).toBe(held([...names]));
    }
    const day = formatDateTime(dates[150])!.slice(0, 10);
    const ofDay = newest.filter(({ documentCreationDate }) => formatDateTime(documentCreationDate)?.startsWith(day));
    expect(ofDay.length).toBeGreaterThan(0);
    expect((await page(`&page=0&date=${day}`)).totalElements).toBe(ofDay.length);
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
  it('CLI-097 CLI-103 documents come newest first unasked; each is the file of its number; types and projects are those held', async () => {
    type Named = { code: string; name: string };
    type Page = { content: components['schemas']['Document'][]; totalElements: number };
    const documents = async (id: number, query = '') =>
      (await as('superadmin', 'GET', `/appuser/${id}/documents/?page=0&size=100${query}`)).payload as Page;
    const codes = async (id: number, what: string) =>
      ((await as('superadmin', 'GET', `/appuser/${id}/documents/${what}`)).payload as Named[]).map(({ code }) => code);
    const { content } = await documents(4);
    const dates = content.map(({ documentCreationDate }) => documentCreationDate!);
    expect(dates.length).toBe(100);
    expect(dates).toEqual(dates.toSorted().toReversed());

    const pdf = async (number: string) => as('superadmin', 'GET', `/appuser/4/documents/${number}`);
    const textOf = async (number: string) => Buffer.from((await pdf(number)).msg!, 'base64').toString('latin1');
    expect(await textOf('DOC-4-2')).toContain('(DOC-4-2)');
    expect(await pdf('DOC-4-301')).toMatchObject({ status: '01', msg: 'The record does not exist' });

    // few documents hold few types and projects
    const all = { types: await codes(4, 'types'), projects: await codes(4, 'projects') };
    let fewer = 0;
    for (const { id } of (await list('&sort=id,asc')).content) {
      const held = { types: await codes(id, 'types'), projects: await codes(id, 'projects') };
      const { content, totalElements } = await documents(id);
      if (totalElements > 5) continue;
      fewer += held.types.length < all.types.length && held.projects.length < all.projects.length ? 1 : 0;
      const found = async (name: string, code: string) => (await documents(id, `&${name}=${code}`)).totalElements;
      for (const code of all.types) expect((await found('docType', code)) > 0).toBe(held.types.includes(code));
      expect(held.projects.length).toBe(new Set(content.map(({ productName }) => productName)).size);
      if (fewer === 3) break;
    }
    expect(fewer).toBe(3);
  });
  it('CLI-049 a file that the record does not link to is none', async () => {
    const records = await Promise.all(
      (await list('&sort=id,asc')).content.map(async ({ id }) => (await as('superadmin', 'GET', `/appuser/${id}`)).payload as Client),
    );
    const without = records.find(({ passport }) => !passport)!;
    for (const file of [`passport-${without.clientID}`, 'clientID-C1000004', 'passport-C9999999', 'passport'])
      expect(await as('superadmin', 'GET', `/files/${file}`)).toMatchObject({ status: '01', msg: 'The record does not exist' });
  });
});

it('SHR-044 the regions of an office are its own; of an office that is none there is no list', async () => {
  type Region = { code: string };
  const regions = async (of: string) => as('superadmin', 'GET', `/salesregion/list/${of}`);
  const codes = async (of: string) => ((await regions(of)).payload as Region[]).map(({ code }) => code);
  const [hk, sg, both] = [await codes('HK'), await codes('SG'), await codes('HK,SG')];
  expect(hk.length * sg.length).toBeGreaterThan(0);
  expect(both.toSorted()).toEqual([...hk, ...sg].toSorted());
  for (const of of ['XX', 'HK,XX']) expect(await regions(of)).toMatchObject({ status: '01', msg: 'The record does not exist' });
});
