import { describe, expect, it } from 'vitest';
import type { RecordOf } from '../../../src/schema';
import { useBox, type Username } from '../box';
import { foreignLinks } from '../../foreignLinks';
import { storedBody } from './body';

type Project = RecordOf<'Project'>;
type Page = { content: Project[]; totalElements: number };
const box = useBox();
const { as } = box;
const list = async (query = '', username: Username = 'superadmin') =>
  (await as(username, 'GET', `/projects/?page=0&size=100${query}`)).payload as Page;
const one = async (id: number) => (await as('superadmin', 'GET', `/projects/${id}`)).payload as Project;
type Body = ReturnType<typeof storedBody>;
const save = (id: number, body: object, username: Username = 'superadmin') => as(username, 'PUT', `/projects/${id}`, body);
const clone = (id: number, body: object, username: Username = 'superadmin') => as(username, 'POST', `/projects/${id}/clone`, body);
/** What a new project takes of a stored one. */
const newBody = async (id: number, salesOffices: string[], more: object = {}) => {
  const { salesOffice: _, ...body } = storedBody(await one(id));
  return { ...body, salesOffices, ...more };
};
const create = (body: object, username: Username = 'superadmin') => as(username, 'POST', '/projects', body);
const without = (body: object, ...names: string[]) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('the list of projects', () => {
  it('PRJ-008 PRJ-009 PRJ-014 comes by the English name ignoring case, those without one last both ways', async () => {
    const names = async (sort: string) => (await list(`&sort=name.EN,${sort}&sort=id,${sort}`)).content.map(({ name }) => name.EN);
    const up = await names('asc');
    const filled = up.filter((name) => name !== undefined);
    expect(filled.length).toBeGreaterThan(90);
    expect(filled).toEqual(filled.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0)));
    const { totalElements } = await list();
    expect(totalElements).toBe(120);
    const last = (await as('superadmin', 'GET', '/projects/?page=2&size=50&sort=name.EN,desc&sort=id,asc')).payload as Page;
    expect(last.content.at(-1)!.name.EN).toBeUndefined();
    expect((await list('&sort=name.EN,desc&sort=id,asc')).content[0]!.name.EN).toBeDefined();
  });
  it.each([
    ['projectName=LAKESIDE', ({ name }: Project) => Object.values(name).some((text) => text.toLowerCase().includes('lakeside'))],
    ['projectName=%E6%B9%96%E7%95%94', ({ name }: Project) => Object.values(name).some((text) => text.includes('湖畔'))],
    ['projectCode=PRD-01', ({ projectCode }: Project) => projectCode.includes('PRD-01')],
    ['projectType=LAD', ({ productType }: Project) => productType === 'LAD'],
    ['projectLocation=CANADA', ({ projectLocation }: Project) => projectLocation === 'CANADA'],
    ['productStatus=SOLDOUT', ({ status }: Project) => status === 'SOLDOUT'],
    ['isPost=false', ({ isPost }: Project) => !isPost],
    ['isPost=true', ({ isPost }: Project) => isPost],
    ['salesOffice=SG', ({ salesOffice }: Project) => salesOffice === 'SG'],
  ])('PRJ-003 PRJ-005 PRJ-010 is narrowed by %s', async (query, isMeant) => {
    const every = [
      ...(await list('&sort=id,asc')).content,
      ...((await as('superadmin', 'GET', '/projects/?page=1&size=100&sort=id,asc')).payload as Page).content,
    ];
    const wanted = [...new Map(every.filter(isMeant).map((project) => [project.id, project])).keys()].toSorted((a, b) => a - b);
    const found = (await list(`&${query}&sort=id,asc`)).content.map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(120);
    expect(found).toEqual(wanted.slice(0, 100).filter((id) => found.includes(id)));
    expect(found.length).toBe(Math.min(100, wanted.length));
  });
  it('comes whole for one office where no page is asked for', async () => {
    const { content, totalElements } = (await as('superadmin', 'GET', '/projects/?unPaged=true&salesOffice=HK')).payload as Page;
    expect([content.length, totalElements]).toEqual([80, 80]);
    expect(new Set(content.map(({ salesOffice }) => salesOffice))).toEqual(new Set(['HK']));
  });
  it('PLT-114 PLT-121 shows the own offices alone', async () => {
    expect(new Set((await list('', 'csteam.hk')).content.map(({ salesOffice }) => salesOffice))).toEqual(new Set(['HK']));
  });
});

describe('a project of another office', () => {
  it('PLT-121 answers as a missing one to read, save, clone and delete', async () => {
    const body = storedBody(await one(3));
    const replies = await Promise.all([
      as('csteam.hk', 'GET', '/projects/3'),
      save(3, body, 'csteam.hk'),
      clone(3, body, 'csteam.hk'),
      as('csteam.hk', 'DELETE', '/projects/3'),
    ]);
    expect(replies.map(({ msg }) => msg)).toEqual(Array.from({ length: 4 }, () => 'The record does not exist'));
    expect((await as('csteam.hk', 'PUT', '/projects/2', { ...storedBody(await one(2)), salesOffice: 'SG' })).http).toBe(403);
    expect((await create(await newBody(2, ['HK', 'SG'], { region: ['HK', 'SG'], investmentInitAmounts: 1 }), 'csteam.hk')).http).toBe(403);
  });
});

describe('what is saved', () => {
  it('PRJ-095 PRJ-102 reads back as it was written, with who and when', async () => {
    const before = await one(3);
    const body = {
      ...storedBody(before),
      name: { ...before.name, EN: 'Another name' },
      images: before.images.map(({ fileId }) => fileId).toReversed(),
    };
    expect((await save(3, body)).status).toBe('00');
    const after = await one(3);
    expect(storedBody(after)).toEqual(body);
    expect([after.updatedByName, after.updatedAt === before.updatedAt]).toEqual(['Robin Ashgrove', false]);
  });
  it('PRJ-098 the last timeframe follows what was online, and stays when it goes offline', async () => {
    const body = { ...storedBody(await one(7)), startDate: '2026-12-01 10:00', endDate: '2027-01-01 00:00' };
    expect((await save(7, body)).status).toBe('00');
    expect((await save(7, { ...without(body, 'startDate', 'endDate'), isPost: false })).status).toBe('00');
    expect(await one(7)).toMatchObject({
      startDate: null,
      endDate: null,
      lastStartDate: '2026-12-01 10:00',
      lastEndDate: '2027-01-01 00:00',
    });
  });
  it('is not saved over what somebody else saved', async () => {
    const body = storedBody(await one(15));
    const since = { 'If-Unmodified-Since': 'Tue, 01 Sep 2026 00:00:00 GMT' };
    expect((await as('superadmin', 'PUT', '/projects/15', body, since)).msg).toBe(
      'The record was changed by someone else. Please reload it.',
    );
  });
  const two = { language: ['EN', 'JA'], name: { EN: 'A', JA: 'B' }, address: { EN: 'A', JA: 'B' }, description: { EN: 'A', JA: 'B' }, brief: { EN: 'A', JA: 'B' }, landUse: {}, propertyFactsheet: {}, video: {} }; // prettier-ignore
  const other = { hasAnotherLanguage: true, videoLabelName: { EN: 'Korean', JA: 'K' }, video: { OTHER: 'https://x.example.com' } };
  const online = { isPost: true, startDate: '2026-12-01 10:00', endDate: '2026-12-02 10:00' };
  it.each<[string, object, string]>([
    ['PRJ-033 no region of Hong Kong', { region: ['SG'] }, 'Please select at least 1 region under Hong Kong sales office'],
    [
      'PRJ-034 no region of Singapore',
      { salesOffice: 'SG', region: ['HK'] },
      'Please select at least 1 region under Singapore sales office',
    ],
    ['a region of another office', { region: ['HK', 'SG'] }, 'The region does not belong to the sales office'],
    ['PRJ-061 no name', { name: { EN: 'A' } }, 'Project Name (JP) cannot be empty'],
    ['PRJ-061 a blank name', { name: { EN: ' ', JA: 'B' } }, 'Project Name (EN) cannot be empty'],
    ['PRJ-063 PRJ-070 no address', { address: { JA: 'B' } }, 'Address (EN) cannot be empty'],
    ['PRJ-064 PRJ-070 no description', { description: { EN: 'A' } }, 'Description (JP) cannot be empty'],
    ['PRJ-065 PRJ-070 no brief', { brief: { EN: 'A' } }, 'Brief (JP) cannot be empty'],
    ['PRJ-067 a longer brief', { brief: { EN: 'A'.repeat(31), JA: 'B' } }, 'Brief (EN) must be at most 30 characters'],
    ['PRJ-088 text of a language that is not selected', { landUse: { ZH_HK: 'X' } }, 'The language is not selected'],
    ['PRJ-045 a video of a language that is not selected', { video: { ZH_HK_C: 'https://x.example.com' } }, 'The language is not selected'],
    ['PRJ-077 a type that there is not', { productType: 'NONE' }, 'The project type does not exist'],
    ['PRJ-077 a status that there is not', { status: 'NONE' }, 'The project status does not exist'],
    ['PRJ-060 a product that there is not', { projectCode: 'NONE' }, 'The project code does not exist'],
    ['PRJ-093 a unit that there is not', { units: ['NONE'] }, 'The unit does not exist'],
    ['PRJ-071 sixteen characters', { propertySize: 0.12345678901234 }, 'Property size must be at most 15 characters'],
    [
      'PRJ-071 sixteen characters of a price',
      { totalSyndicationPrice: 12345678901.1234 },
      'Total syndication price must be at most 15 characters',
    ],
    ['PRJ-048 PRJ-075 amounts without Singapore', { investmentInitAmounts: 1 }, 'Investment initial amounts are for Singapore only'],
    ['PRJ-048 PRJ-075 Singapore without amounts', { salesOffice: 'SG', region: ['SG'] }, 'Investment initial amounts cannot be empty'],
    ['PRJ-079 no name of another language', { ...other, videoLabelName: { EN: 'Korean' } }, 'Language Name (JP) can not be empty'],
    ['PRJ-080 no URL of another language', { ...other, video: {} }, 'Corresponding URL can not be empty'],
    ['PRJ-053 the URL of no other language', { video: other.video }, 'The language is not selected'],
    ['PRJ-084 a start after the end', { ...online, startDate: '2026-12-03 10:00' }, 'The Start Date cannot be later than the End Date'],
    ['a day that there is not', { ...online, startDate: '2026-02-30 10:00' }, 'Please enter the correct format'],
    ['a month that there is not', { ...online, startDate: '2026-00-10 10:00' }, 'Please enter the correct format'],
    ['a day of another century', { ...online, startDate: '1899-12-31 10:00' }, 'Please enter the correct format'],
    ['PRJ-099 English taken away', { ...two, language: ['JA'], name: { JA: 'B' }, address: { JA: 'B' }, description: { JA: 'B' }, brief: { JA: 'B' } }, 'English cannot be deselected'], // prettier-ignore
  ])('%s is refused', async (_, change, text) => {
    const body = {
      ...without(storedBody(await one(13)), 'startDate', 'endDate', 'investmentInitAmounts'),
      isPost: false,
      ...two,
      region: ['HK'],
      ...change,
    };
    expect((await save(13, body)).msg).toBe(text);
  });
  it.each<[string, object]>([
    ['dates without being online', { startDate: '2026-12-01 10:00', endDate: '2026-12-02 10:00' }],
    ['online without dates', { isPost: true }],
    ['names of no other language', { videoLabelName: { EN: 'Korean' } }],
    ['24:00', { isPost: true, startDate: '2026-12-01 24:00', endDate: '2026-12-02 10:00' }],
    ['six images', { images: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['the same image twice', { images: ['project-13-image-1', 'project-13-image-1'] }],
    ['an empty text', { landUse: { EN: '' } }],
    ['a link that runs', { video: { EN: 'javascript:alert(1)' } }],
    ...foreignLinks.map((url): [string, object] => [`SHR-072 the link ${JSON.stringify(url)}`, { video: { EN: url } }]),
    ['a size below nothing', { propertySize: -1 }],
    ['a size as text', { propertySize: '1' }],
    ['a member that nobody knows', { projectId: 'X' }],
  ])('%s is against the contract', async (_, change) => {
    const body = { ...without(storedBody(await one(13)), 'startDate', 'endDate', 'investmentInitAmounts'), isPost: false, ...change };
    const reply = await save(13, body);
    expect([reply.status, reply.msg]).toEqual(['01', expect.stringMatching(/^\//)]);
  });
  it('PRJ-084 equal times pass', async () => {
    const body = { ...storedBody(await one(16)), isPost: true, startDate: '2026-12-01 10:00', endDate: '2026-12-01 10:00' };
    expect((await save(16, body)).status).toBe('00');
  });
  it('PRJ-067 PRJ-068 a stored brief of 200 stays while another is written, on a save and on a clone', async () => {
    const stored = await one(6);
    const body = { ...storedBody(stored), brief: { ...stored.brief, JA: 'J'.repeat(30) } };
    expect((await save(6, body)).status).toBe('00');
    expect((await clone(6, body)).status).toBe('00');
    expect((await save(6, { ...body, brief: { ...body.brief, JA: 'J'.repeat(31) } })).msg).toBe('Brief (JP) must be at most 30 characters');
  });
  it('what is gone from its list stays where it stands, and is taken nowhere else', async () => {
    const body = storedBody(await one(9));
    expect((await save(9, body)).status).toBe('00');
    expect((await create(await newBody(9, ['SG'], { investmentInitAmounts: 1 }))).status).toBe('01');
  });
  it('files of another kind, of nobody and of others are refused', async () => {
    const body = storedBody(await one(3));
    expect((await save(3, { ...body, thumbnail: body.images[0] })).msg).toBe('The file is of another kind');
    expect((await save(3, { ...body, images: ['none'] })).msg).toBe('The file does not exist');
    expect((await save(3, { ...body, kmzFile: 'popup-1-EN' })).msg).toBe('The file is of another kind');
    expect((await save(3, { ...body, propertyFactsheet: { EN: body.thumbnail } })).msg).toBe('The file is of another kind');
    const foreign = { ...storedBody(await one(2)), images: body.images };
    expect((await save(2, foreign, 'csteam.hk')).msg).toBe('The file does not exist');
  });
  it('PRJ-101 an office that is changed takes its files along', async () => {
    const { investmentInitAmounts: _, ...body } = storedBody(await one(18)) as Body & { investmentInitAmounts?: number };
    expect((await as('csteam.hk', 'GET', `/files/${body.thumbnail}`)).msg).toBe('The record does not exist');
    expect((await save(18, { ...body, salesOffice: 'HK', region: ['HK'] })).status).toBe('00');
    expect((await as('csteam.hk', 'GET', `/files/${body.thumbnail}`)).status).toBe('00');
  });
});

describe('what is created', () => {
  it('PRJ-025 PRJ-026 PRJ-048 is one record an office, each with its regions, amounts on that of Singapore', async () => {
    const before = (await list()).totalElements;
    const body = await newBody(3, ['HK', 'SG'], { region: ['HK', 'TW', 'JP'], name: { ...(await one(3)).name, EN: 'Two offices' }, brief: { ...(await one(3)).brief, EN: 'B'.repeat(200) } }); // prettier-ignore
    expect((await create(body)).status).toBe('00');
    const { content, totalElements } = await list('&projectName=Two%20offices&sort=id,asc');
    expect([totalElements, (await list()).totalElements]).toEqual([2, before + 2]);
    const made = await Promise.all(content.map(({ id }) => one(id)));
    expect(made.map(({ salesOffice, region, investmentInitAmounts }) => ({ salesOffice, region, investmentInitAmounts }))).toEqual([
      { salesOffice: 'HK', region: ['HK', 'TW'], investmentInitAmounts: null },
      { salesOffice: 'SG', region: ['JP'], investmentInitAmounts: 10_000 },
    ]);
    expect(new Set(made.map(({ projectId }) => projectId)).size).toBe(2);
  });
  it('PLT-121 for two offices has its files in both records: people of each may read them', async () => {
    const thumbnail = (await box.upload('superadmin', 'PROJECT_THUMBNAIL')).payload!.fileId;
    expect((await create(await newBody(3, ['HK', 'SG'], { region: ['HK', 'JP'], thumbnail }))).status).toBe('00');
    for (const person of ['csteam.hk', 'sales.sg'] as const) expect((await as(person, 'GET', `/files/${thumbnail}`)).status).toBe('00');
  });
  it('needs the code and a level up to 2', async () => {
    const body = await newBody(2, ['HK']);
    expect((await create(body, 'viewer.hk')).http).toBe(403);
    expect((await create(await newBody(3, ['SG']), 'sales.sg')).http).toBe(403);
  });
});

describe('a clone', () => {
  it('PLT-122 into an office that is not the own one is refused, and one into the own office is not', async () => {
    const before = (await list()).totalElements;
    const source = { ...storedBody(await one(2)), name: { ...(await one(2)).name, EN: 'Cloned by level 2' } };
    const foreign = { ...source, salesOffice: 'SG', region: ['SG'], investmentInitAmounts: 1 };
    expect((await clone(2, foreign, 'csteam.hk')).http).toBe(403);
    expect((await list()).totalElements).toBe(before);
    expect((await clone(2, source, 'csteam.hk')).status).toBe('00');
    // it was refused for nothing but its office
    expect((await clone(2, foreign)).status).toBe('00');
    expect((await list()).totalElements).toBe(before + 2);
  });
  it('PRJ-110 is a project of its own, and keeps its files when the source goes', async () => {
    const source = storedBody(await one(21));
    expect((await clone(21, { ...source, name: { ...source.name, EN: 'The copy' } })).status).toBe('00');
    const { content } = await list('&projectName=The%20copy');
    const copy = await one(content[0]!.id);
    expect(storedBody(copy)).toEqual({ ...source, name: { ...source.name, EN: 'The copy' } });
    expect(copy.id).toBeGreaterThan(120);
    expect((await as('superadmin', 'DELETE', '/projects/21')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/projects/21')).msg).toBe('The record does not exist');
    expect((await as('superadmin', 'GET', `/files/${source.thumbnail}`)).status).toBe('00');
    expect((await clone(21, source)).msg).toBe('The record does not exist');
  });
  it('PRJ-098 has been online only if it is', async () => {
    const body = storedBody(await one(33));
    expect((await one(33)).lastStartDate).not.toBeNull();
    const offline = { ...without(body, 'startDate', 'endDate'), isPost: false, name: { ...body.name, EN: 'Never online' } };
    expect((await clone(33, offline)).status).toBe('00');
    expect(await one((await list('&projectName=Never%20online')).content[0]!.id)).toMatchObject({ lastStartDate: null, lastEndDate: null });
  });
});
