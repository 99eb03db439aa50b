import { describe, expect, it, onTestFinished } from 'vitest';
import type { RecordOf } from '../../../src/schema';
import { createMemoryBytes } from '../../../fixtures/store/bytes';
import { useBox, type Username } from '../box';
import { listBody, systemBody, texts } from './body';
import { foreignLinks } from '../../foreignLinks';

type Notification = RecordOf<'Notification'>;
const { as, control, upload } = useBox();
const add = (body: object, username: Username = 'superadmin') => as(username, 'POST', '/notification/add', body);
const newest = async (count: number) => {
  const { content } = (await as('superadmin', 'GET', `/notification/list?page=0&size=${count}`)).payload as { content: Notification[] };
  return Promise.all(content.map(async ({ id }) => (await as('superadmin', 'GET', `/notification/details/${id}`)).payload as Notification));
};
const total = async () =>
  ((await as('superadmin', 'GET', '/notification/list?page=0&size=1')).payload as { totalElements: number }).totalElements;
const csv = async (text: string, username: Username = 'superadmin') =>
  (await upload(username, 'INBOX_CLIENT', 'clients.csv', Buffer.from(text))).payload!.fileId;
type People = { content: { clientID: string; salesOffice: string; userStatus: string }[] };
/** Clients of an office who can be sent to. */
const active = async (office: string, count = 3) =>
  ((await as('superadmin', 'GET', `/appuser/?page=0&size=100&salesOffice=${office}&userStatus=ACTIVATED`)).payload as People).content
    .slice(0, count)
    .map(({ clientID }) => clientID);

describe('a new notification', () => {
  it('NTF-092 NTF-037 NTF-053 of type SYSTEM is kept as it was sent', async () => {
    const before = await total();
    const body = { ...systemBody, important: true, summary: { EN: 'Short' }, button1Type: 'URL', button1Names: texts('More'), button1Urls: texts('https://a.example/x') }; // prettier-ignore
    expect((await add(body)).status).toBe('00');
    expect(await total()).toBe(before + 1);
    const [made] = await newest(1);
    const { salesOffices: _, ...same } = body;
    expect(made).toMatchObject({ ...same, salesOffice: 'HK', status: 'PENDING', csvFile: null, csvType: null, hasVariables: null });
    expect([made!.createdByName, made!.updatedByName, made!.summary]).toEqual(['Robin Ashgrove', 'Robin Ashgrove', { EN: 'Short' }]);
  });
  it.each([
    [
      'what the editor knows, as it was sent',
      '<p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <a href="https://a.example">f</a><br></p><p><br></p>',
      null,
    ],
    ['amounts, spelled as they were sent', '<p><AMT1> &lt;AMT2&gt; &amp;</p>', null],
    ['no script', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
    ['no handler, no class, no style', '<p onclick="x()" class="a" style="color:red">A</p>', '<p>A</p>'],
    ['no image and no frame', '<p>A<img src="https://evil.example/x.png"><iframe src="//evil.example"></iframe></p>', '<p>A</p>'],
    ['no link that runs', '<p><a href="javascript:alert(1)">A</a></p>', '<p><a>A</a></p>'],
    ['no link that hides that it runs', '<p><a href="java&#10;script:alert(1)">A</a></p>', '<p><a>A</a></p>'],
    ['no link without a scheme', '<p><a href="//evil.example">A</a></p>', '<p><a>A</a></p>'],
    ['no other tag, whose text stays', '<p>A <b>b</b> <span>c</span></p>', '<p>A b c</p>'],
    ['a list and a table as lines', '<ul><li>a</li></ul><table><tr><td>b</td><td>c</td></tr></table>', '<p>• a</p><p>b | c</p>'],
  ])('NTF-031 C-84 C-86 keeps of a content %s', async (_, sent, kept) => {
    expect((await add({ ...systemBody, contents: { ...texts('<p>x</p>'), JA: sent } })).status).toBe('00');
    expect((await newest(1))[0]!.contents).toEqual({ ...texts('<p>x</p>'), JA: kept ?? sent });
  });
  it('NTF-050 NTF-081 NTF-122 of two offices is two, each with its regions, its project and one list', async () => {
    const [hk, sg] = [await active('HK'), await active('SG')];
    const fileId = await csv(['clientId', ...hk, ...sg].join('\n'));
    const projects = (await as('superadmin', 'GET', '/projects/?unPaged=true&salesOffice=SG')).payload as { content: { id: number }[] };
    const own = (await as('superadmin', 'GET', '/projects/?unPaged=true&salesOffice=HK')).payload as { content: { id: number }[] };
    const body = {
      ...listBody(fileId),
      salesOffices: ['HK', 'SG'],
      regions: ['HK', 'CN', 'TW', 'DB', 'SG', 'MY', 'JP', 'ID'],
      button1Type: 'PROJECT',
      button1Names: texts('See'),
      button1ProjectIdHk: own.content[0]!.id,
      button1ProjectIdSg: projects.content[0]!.id,
    };
    const before = await total();
    expect((await add(body)).status).toBe('00');
    expect(await total()).toBe(before + 2);
    const made = await newest(2);
    for (const [office, codes, project] of [
      ['HK', ['HK', 'CN', 'TW', 'DB'], own.content[0]!.id],
      ['SG', ['SG', 'MY', 'JP', 'ID'], projects.content[0]!.id],
    ] as const)
      expect(made.find(({ salesOffice }) => salesOffice === office)).toMatchObject({
        regions: codes,
        button1ProjectID: project,
        csvFileId: fileId,
      });
    const idsOf = async ({ id }: Notification) =>
      ((await as('superadmin', 'GET', `/notification/client/list?page=0&size=50&notificationId=${id}&fileId=${fileId}`)).payload as { content: { clientId: string }[] }).content.map(({ clientId }) => clientId); // prettier-ignore
    const [hkIds, sgIds] = [
      await idsOf(made.find(({ salesOffice }) => salesOffice === 'HK')!),
      await idsOf(made.find(({ salesOffice }) => salesOffice === 'SG')!),
    ];
    expect([hkIds.toSorted(), sgIds.toSorted()]).toEqual([hk.toSorted(), sg.toSorted()]);
  });

  const wrong: [why: string, change: object, msg: string | RegExp][] = [
    ['NTF-038 a category of blanks', { category: ' ' }, 'Notification Category cannot be empty'],
    ['NTF-061 NTF-064 a title of blanks', { titles: { ...texts('x'), JA: ' ' } }, 'Title (JP) cannot be empty'],
    ['NTF-061 a title of 201', { titles: { ...texts('x'), JA: 'あ'.repeat(201) } }, /^\//],
    ['NTF-062 a summary of 71', { summary: { EN: 'x'.repeat(71) } }, /^\//],
    ['NTF-063 NTF-065 a content without visible text', { contents: { ...texts('x'), ZH_HK: '<p><strong>&nbsp;</strong><br></p>' } }, 'Content (TC) cannot be empty'],
    ['NTF-046 no region of Hong Kong', { salesOffices: ['HK', 'SG'], regions: ['SG'] }, 'Please select at least 1 region under Hong Kong sales office'],
    ['NTF-047 no region of Singapore', { salesOffices: ['HK', 'SG'], regions: ['CN'] }, 'Please select at least 1 region under Singapore sales office'],
    ['NTF-048 no region', { regions: [] }, /^\//],
    ['a region of another office', { regions: ['HK', 'SG'] }, 'The region does not belong to the sales office'],
    ['NTF-045 no office', { salesOffices: [] }, /^\//],
    ['NTF-053 a list of a SYSTEM one', { csvFileId: 'x', csvType: 'ID_ONLY', hasVariables: false }, /^\//],
    ['NTF-029 a second button of a SYSTEM one', { button1Type: 'INVESTMENT', button1Names: texts('A'), button2Type: 'INVESTMENT', button2Names: texts('B') }, 'A System notification has one button'],
    ['NTF-074 a button without a name', { button1Type: 'INVESTMENT', button1Names: { EN: 'A', JA: 'A', ZH_HK: 'A' } }, 'Button Name (SC) cannot be empty'],
    ['NTF-075 a name of 16', { button1Type: 'INVESTMENT', button1Names: texts('x'.repeat(16)) }, /^\//],
    ['NTF-076 a button without a URL', { button1Type: 'URL', button1Names: texts('A'), button1Urls: { EN: 'https://a.example' } }, 'URL (JP) cannot be empty'],
    ['SHR-072 a URL that is none of the web', { button1Type: 'URL', button1Names: texts('A'), button1Urls: texts('javascript:alert(1)') }, /^\//],
    ...foreignLinks.map((url): [string, object, RegExp] => [`SHR-072 the URL ${JSON.stringify(url)}`, { button1Type: 'URL', button1Names: texts('A'), button1Urls: { ...texts('https://a.example'), JA: url } }, /^\/button1Urls\/JA /]),
    ['NTF-073 a name without a button', { button1Names: texts('A') }, 'Button1 has no name'],
    ['NTF-073 a URL of a button to a project', { button1Type: 'PROJECT', button1Names: texts('A'), button1Urls: texts('https://a.example'), button1ProjectIdHk: 2 }, 'Button1 has no URL'],
    ['NTF-077 NTF-078 no project', { button1Type: 'PROJECT', button1Names: texts('A') }, 'Project ID & Name cannot be empty'],
    ['a project that is gone', { button1Type: 'PROJECT', button1Names: texts('A'), button1ProjectIdHk: 9_999 }, 'The project does not exist'],
    ['NTF-078 a project of an office that is not chosen', { button1Type: 'PROJECT', button1Names: texts('A'), button1ProjectIdHk: 2, button1ProjectIdSg: 2 }, /./],
    ['a project of no button', { button1ProjectIdHk: 2 }, 'Button1 has no project'],
    ['NTF-071 a second button without a first', { type: 'MARKET', button2Type: 'INVESTMENT', button2Names: texts('B') }, /./],
    ['NTF-069 an image of Japanese beside one for all', { imageIsSame4All: true, imageIds: { EN: 'a', JA: 'b' } }, 'The English image is that of all languages'],
    ['a file that is not there', { imageIds: { EN: 'a' } }, 'The file does not exist'],
    ['NTF-085 a delivery in the past', { deliveryDate: '2026/01/01 00:00' }, 'Delivery Date & Time cannot be earlier than the present time'],
    ['a day that is none', { deliveryDate: '2101/02/29 00:00' }, 'Please enter the correct format'],
    ['NTF-090 an hour that is none', { deliveryDate: '2101/02/20 24:00' }, /^\/deliveryDate must match pattern/],
    ['NTF-090 a minute that is none', { deliveryDate: '2101/02/20 23:60' }, /^\/deliveryDate must match pattern/],
    ['NTF-055 NTF-054 no list', { type: 'INVESTMENT', regions: ['HK', 'CN', 'TW', 'DB'] }, /^\//],
    ['a list of nobody', { regions: ['TW'], salesOffices: ['HK'] }, ''],
  ]; // prettier-ignore
  it.each(wrong.filter(([, , msg]) => msg !== ''))('is refused and nothing is made: %s', async (_, change, msg) => {
    const before = await total();
    const reply = await add({ ...systemBody, ...change });
    expect(reply.status).toBe('01');
    if (typeof msg === 'string') expect(reply.msg).toBe(msg);
    else expect(reply.msg).toMatch(msg);
    expect(await total()).toBe(before);
  });
  it('NTF-042 NTF-057 NTF-051 with a list is refused where the list does not fit, or nobody would get it', async () => {
    const [id] = await active('HK', 1);
    const [other] = await active('SG', 1);
    const ids = await csv(`clientId\n${id}`);
    expect((await add({ ...listBody(ids), regions: ['HK'] })).msg).toBe('All regions of the sales office have to be selected');
    expect((await add(listBody(ids, 'CLIENT_PARAM'))).msg).toBe('The client list has no columns AMT1 to AMT4');
    expect((await add({ ...listBody(ids), hasVariables: true })).msg).toBe('A client list has variables exactly when its type says so');
    expect((await add(listBody(await csv(`clientId\n${other}`)))).msg).toBe('Nobody would get this notification');
    expect((await add(listBody(await csv('clientId\n')))).msg).toBe('Nobody would get this notification');
    const amounts = await csv(`clientId;AMT1;AMT2;AMT3;AMT4\n${id};1;2;3;4`);
    expect((await add(listBody(amounts, 'PARTNER_PARAM'))).status).toBe('00');
    expect((await add(listBody(ids))).status).toBe('00');
    // whose file it is
    expect((await add(listBody(await csv(`clientId\n${id}`, 'csteam.hk')))).msg).toBe('The file does not exist');
  });
  it('NTF-085 the minute that is now is not over', async () => {
    // 10:15:59 in UTC+8
    await control('POST', 'clock', { at: Date.UTC(2026, 10, 20, 2, 15, 59) });
    onTestFinished(async () => void (await control('POST', 'clock', { offset: 0 })));
    expect((await add({ ...systemBody, deliveryDate: '2026/11/20 10:14' })).status).toBe('01');
    expect((await add({ ...systemBody, deliveryDate: '2026/11/20 10:15' })).status).toBe('00');
  });
  it('NTF-023 NTF-024 PLT-122 needs CAMPAIGN_WRITE and own offices', async () => {
    expect((await add(systemBody, 'viewer.hk')).http).toBe(403);
    expect((await add({ ...systemBody, salesOffices: ['SG'], regions: ['SG'] }, 'csteam.hk')).http).toBe(403);
    expect((await add(systemBody, 'csteam.hk')).status).toBe('00');
  });
});

/** A body of C-86 that changes nothing. */
const bodyOf = (stored: Notification) => ({
  type: stored.type,
  category: stored.category,
  important: stored.important,
  salesOffices: [stored.salesOffice],
  regions: stored.regions,
  titles: texts('Same title'),
  ...(Object.keys(stored.summary).length > 0 && { summary: stored.summary }),
  contents: texts('<p>Same</p>'),
  deliveryDate: stored.deliveryDate,
  imageIsSame4All: stored.imageIsSame4All,
  ...(Object.keys(stored.imageIds).length > 0 && { imageIds: stored.imageIds }),
  button1Type: 'NONE',
  button2Type: 'NONE',
  ...(stored.type !== 'SYSTEM' && { hasVariables: stored.hasVariables, csvFileId: stored.csvFileId, csvType: stored.csvType }),
});

const statuses = ['PENDING', 'PUSHING', 'DELIVERED', 'FAILED', 'REVOKED_PENDING', 'REVOKED_DELIVERED'];
const revoked = statuses.slice(4);
describe('a save, by status', async () => {
  const stored = async (status: string, type: 'SYSTEM' | 'list') => {
    const { content } = (await as('superadmin', 'GET', '/notification/list?page=0&size=100')).payload as { content: Notification[] };
    const found = content.find((each) => each.status === status && (each.type === 'SYSTEM') === (type === 'SYSTEM') && each.type !== 'SURVEY'); // prettier-ignore
    return (await as('superadmin', 'GET', `/notification/details/${found!.id}`)).payload as Notification;
  };
  /** The id of somebody of the office who can be sent to. */
  const someone = async ({ salesOffice }: Notification) =>
    ((await as('superadmin', 'GET', `/appuser/?page=0&size=1&salesOffice=${salesOffice}&userStatus=ACTIVATED`)).payload as { content: { clientID: string }[] }).content[0]!.clientID; // prettier-ignore
  const listFor = async (row: Notification) => csv(`clientId,AMT1,AMT2,AMT3,AMT4\n${await someone(row)},1,2,3,4`);
  const save = (id: number, body: object, username: Username = 'superadmin') => as(username, 'PUT', `/notification/edit/${id}`, body);
  const may: Record<string, { of: readonly string[]; types: readonly ('SYSTEM' | 'list')[]; change: (row: Notification) => object | Promise<object> }> = {
    nothing: { of: ['PENDING', 'PUSHING', 'DELIVERED', 'FAILED'], types: ['SYSTEM', 'list'], change: () => ({}) },
    'NTF-093 the type': { of: [], types: ['SYSTEM'], change: async () => ({ type: 'MARKET', csvFileId: await csv('clientId\nC1'), csvType: 'ID_ONLY', hasVariables: false }) },
    'NTF-093 the office': { of: [], types: ['SYSTEM', 'list'], change: ({ salesOffice }) => ({ salesOffices: [salesOffice === 'HK' ? 'SG' : 'HK'] }) },
    'NTF-093 the delivery': { of: [], types: ['SYSTEM', 'list'], change: () => ({ deliveryDate: '2100/02/02 02:00' }) },
    'NTF-094 the category': { of: ['PENDING', 'DELIVERED'], types: ['SYSTEM', 'list'], change: () => ({ category: 'Another' }) },
    'NTF-095 the regions': { of: ['PENDING'], types: ['SYSTEM'], change: ({ regions, salesOffice }) => ({ regions: [regions[0] === (salesOffice === 'HK' ? 'TW' : 'MY') ? regions[0] === 'TW' ? 'HK' : 'SG' : salesOffice === 'HK' ? 'TW' : 'MY'] }) },
    'NTF-095 the regions of a list': { of: [], types: ['list'], change: ({ regions }) => ({ regions: regions.slice(1) }) },
    'NTF-096 NTF-097 the client list': { of: ['PENDING'], types: ['list'], change: async (row) => ({ csvFileId: await listFor(row) }) },
    'NTF-096 the type of the list': { of: ['PENDING'], types: ['list'], change: async (row) => ({ csvType: row.csvType === 'PARTNER_PARAM' ? 'CLIENT_PARAM' : 'PARTNER_PARAM', hasVariables: true, ...(row.status === 'PENDING' && { csvFileId: await listFor(row) }) }) },
    'titles, texts, buttons and importance': { of: ['PENDING', 'PUSHING', 'DELIVERED', 'FAILED'], types: ['SYSTEM', 'list'], change: ({ important }) => ({ important: !important, titles: texts('New'), summary: texts('Short'), button1Type: 'URL', button1Names: texts('Go'), button1Urls: texts('https://b.example') }) },
    'NTF-097 one image for all': { of: ['PENDING'], types: ['SYSTEM', 'list'], change: ({ imageIsSame4All }) => ({ imageIsSame4All: !imageIsSame4All }) },
  }; // prettier-ignore
  for (const [what, { of, types, change }] of Object.entries(may))
    for (const type of types)
      it.each(statuses)(`NTF-100 ${what} of a ${type} one: %s`, async (status) => {
        const row = await stored(status, type);
        const changed = { ...bodyOf(row), ...(await change(row)) };
        const reply = await save(row.id, changed);
        expect(`${reply.status} ${reply.msg}`).toMatch(of.includes(status) ? /^00/ : /^01/);
        if (revoked.includes(status)) expect(reply.msg).toBe('The notification is revoked and cannot be changed');
        const after = (await as('superadmin', 'GET', `/notification/details/${row.id}`)).payload as Notification;
        if (!of.includes(status)) expect(after).toEqual(row);
        else expect(after).toMatchObject({ titles: (changed as { titles: object }).titles, category: (changed as { category: string }).category, status, updatedByName: 'Robin Ashgrove' }); // prettier-ignore
      });
  it('of a PENDING one that nobody would get any more is refused', async () => {
    const row = await stored('PENDING', 'list');
    const other = { ...row, salesOffice: row.salesOffice === 'HK' ? 'SG' : 'HK' };
    expect((await save(row.id, { ...bodyOf(row), csvFileId: await listFor(other) })).msg).toBe('Nobody would get this notification');
    expect(await stored('PENDING', 'list')).toEqual(row);
  });
  it.each(['PUSHING', 'DELIVERED', 'FAILED'])('NTF-097 an image of a %s one is added, and not taken away', async (status) => {
    const row = await stored(status, 'list');
    const image = async () => (await upload('superadmin', 'INBOX_IMAGE')).payload!.fileId;
    const free = row.imageIsSame4All ? 'EN' : 'JA';
    const first = row.imageIds[free] ?? (await image());
    const imageIds = { ...row.imageIds, [free]: first };
    expect((await save(row.id, { ...bodyOf(row), imageIds })).status).toBe('00');
    for (const other of [{}, { ...imageIds, [free]: await image() }])
      expect((await save(row.id, { ...bodyOf(row), imageIds: other })).msg).toBe('Can not delete file cause the status was Delivered');
    expect((await stored(status, 'list')).imageIds).toEqual(imageIds);
  });
  it('PLT-121 of a foreign office is not there, and without the right it is 403', async () => {
    const { content } = (await as('superadmin', 'GET', '/notification/list?page=0&size=100&salesOffice=SG')).payload as {
      content: Notification[];
    };
    const row = (await as('superadmin', 'GET', `/notification/details/${content.find(({ type, status }) => type === 'SYSTEM' && status === 'DELIVERED')!.id}`)).payload as Notification; // prettier-ignore
    expect((await save(row.id, bodyOf(row), 'csteam.hk')).msg).toBe('The record does not exist');
    expect((await save(row.id, bodyOf(row), 'viewer.hk')).http).toBe(403);
  });
});

describe('a save that is overtaken', () => {
  const memory = createMemoryBytes();
  /** Holds each reading of a file back until it is let go. */
  let held: (() => void)[] | null = null;
  const bytes = { ...memory, read: async (id: string) => {
    if (held) await new Promise<void>((resolve) => held!.push(resolve));
    return memory.read(id);
  } }; // prettier-ignore
  const box = useBox({ bytes });
  it('NTF-098 by a revoke while its list is read is refused', async () => {
    const of = async (path: string) => (await box.as('superadmin', 'GET', path)).payload;
    const { content } = (await of('/notification/list?page=0&size=100')) as { content: Notification[] };
    const { id } = content.find(({ status, type }) => status === 'PENDING' && type !== 'SYSTEM')!;
    const row = (await of(`/notification/details/${id}`)) as Notification;
    const csvFileId = (await box.upload('superadmin', 'INBOX_CLIENT', 'c.csv', Buffer.from('clientId,AMT1,AMT2,AMT3,AMT4\nC1,1,2,3,4'))).payload!.fileId; // prettier-ignore
    const waiting: (() => void)[] = [];
    held = waiting;
    const save = box.as('superadmin', 'PUT', `/notification/edit/${id}`, { ...bodyOf(row), csvFileId });
    await expect.poll(() => waiting.length).toBe(1);
    expect((await box.as('superadmin', 'DELETE', `/notification/revoke/${id}`)).status).toBe('00');
    held = null;
    waiting[0]!();
    expect((await save).msg).toBe('The notification is revoked and cannot be changed');
    const after = (await of(`/notification/details/${id}`)) as Notification;
    expect([after.status, after.csvFileId]).toEqual(['REVOKED_PENDING', row.csvFileId]);
  });
});
