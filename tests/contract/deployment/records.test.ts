import { describe, expect, it } from 'vitest';
import { makePdf, makePng } from '../../../fixtures/seed/files';
import { broker, carPark, useDeployment } from './kit';

const { as, list, one, create, fileOf, send, upload } = useDeployment();
const report = (documentId: string) => ({
  name: 'Spring',
  summary: { EN: '<p>Up</p>' },
  documentIds: { EN: documentId },
  publishAt: '2026/12/01 09:15',
  source: 'OWN',
});
const pdf = (name: string) => fileOf('PROJECT_FACTSHEET', name, makePdf([name]));
const picture = (name: string) => fileOf('PROJECT_THUMBNAIL', name, makePng(3, 40, 30));

describe('records of a deployment', () => {
  it('are created, read, saved and deleted', async () => {
    const made = await create('/brokers/', broker);
    expect(made).toEqual({
      ...broker,
      id: 61,
      phone: null,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedByName: 'Robin Ashgrove',
    });
    expect((await as('csteam.hk', 'PUT', `/brokers/61`, { ...broker, phone: '+852 5550 1140' })).status).toBe('00');
    expect(await one('/brokers/', 61)).toMatchObject({ ...broker, phone: '+852 5550 1140', updatedByName: 'Priya Tandel' });
    expect((await as('superadmin', 'DELETE', '/brokers/61')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/brokers/61')).msg).toBe('The record does not exist');
    expect((await list('/brokers/')).length).toBe(60);
  });

  it('show the file that a body named by its id, and let it go', async () => {
    const photoId = await picture('front.png');
    const { id, photo } = await create('/carParks/', { ...carPark, photoId });
    expect(photo).toEqual({ fileId: photoId, fileName: 'front.png', filePath: `/files/${photoId}` });
    // it stands in a record now, so another person reads it
    expect((await as('viewer.hk', 'GET', `/files/${photoId}`)).status).toBe('00');
    expect((await as('superadmin', 'PUT', `/carParks/${id}`, { ...carPark, photoId: null })).status).toBe('00');
    expect((await one('/carParks/', id)).photo).toBeNull();
    expect((await as('viewer.hk', 'GET', `/files/${photoId}`)).msg).toBe('The record does not exist');
  });

  it('show a file for each language that has one', async () => {
    const [en, ja, next] = [await pdf('en.pdf'), await pdf('ja.pdf'), await pdf('next.pdf')];
    const { id, document } = await create('/marketReports/', { ...report(en), documentIds: { EN: en, JA: ja, ZH_HK: null } });
    const shown = (fileId: string, fileName: string) => ({ fileId, fileName, filePath: `/files/${fileId}` });
    expect(document).toEqual({ EN: shown(en, 'en.pdf'), JA: shown(ja, 'ja.pdf') });
    await as('superadmin', 'PUT', `/marketReports/${id}`, report(next));
    expect((await one('/marketReports/', id)).document).toEqual({ EN: shown(next, 'next.pdf') });
  });

  it('refuse a file of another kind, and one that is not the own', async () => {
    const photoId = await pdf('no-photo.pdf');
    expect((await as('superadmin', 'POST', '/carParks/', { ...carPark, photoId })).msg).toBe('The file is of another kind');
    const foreign = (await upload('csteam.hk', 'PROJECT_THUMBNAIL', 'own.png', makePng(1, 9, 9))).payload!.fileId;
    expect((await as('superadmin', 'POST', '/carParks/', { ...carPark, photoId: foreign })).msg).toBe('The file does not exist');
  });

  it('show a file of the seeds whose bytes can be read', async () => {
    const row = (await list('/marketReports/')).find(({ document }) => (document as { EN?: object } | null)?.EN)!;
    const { filePath } = (row.document as { EN: { filePath: string } }).EN;
    const { msg } = await as('superadmin', 'GET', filePath);
    expect(Buffer.from(msg!, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('have the members of a field by language, and lack those that were not sent', async () => {
    const body = { displayOrder: 9, titleEn: 'Fees', titleSc: '费用', audience: 'CLIENT', online: false };
    expect(await create('/faqGroups/', body)).toMatchObject({ ...body, titleJa: null, titleTc: null, notice: null });
  });

  it.each([
    ['a key that no field sends', '/carParks/', { ...carPark, photo: null }, /additional properties.*photo/],
    ['a stamp', '/carParks/', { ...carPark, updatedAt: null }, /additional properties.*updatedAt/],
    ['no name', '/carParks/', { ...carPark, name: undefined }, /required property 'name'/],
    ['a name of null', '/carParks/', { ...carPark, name: null }, /\/name must be string/],
    ['an empty name', '/carParks/', { ...carPark, name: '' }, /\/name must NOT have fewer than 1/],
    ['a name of 51 characters', '/carParks/', { ...carPark, name: 'x'.repeat(51) }, /\/name must NOT have more than 50/],
    ['a code that is no choice', '/carParks/', { ...carPark, type: 'ROOF' }, /\/type must be equal to one of/],
    ['a number as text', '/carParks/', { ...carPark, spaces: '12' }, /\/spaces must be integer/],
    ['a toggle as text', '/carParks/', { ...carPark, post: 'yes' }, /\/post must be boolean/],
    ['a day in another order', '/carParks/', { ...carPark, opens: '01/02/2027' }, /\/opens must match/],
    ['a missing language', '/carParks/', { ...carPark, title: { EN: 'A' } }, /\/title must have required property 'JA'/],
    ['a language that there is not', '/carParks/', { ...carPark, title: { ...carPark.title, FR: 'E' } }, /\/title.*FR/],
    [
      'no file where one is required',
      '/marketReports/',
      { ...report('x'), documentIds: {} },
      /\/documentIds must have required property 'EN'/,
    ],
    ['a moment off the quarter', '/marketReports/', { ...report('x'), publishAt: '2026/12/01 09:10' }, /\/publishAt must match/],
  ])('refuse %s, and keep nothing', async (_, path, body, why) => {
    const before = await list(path);
    const reply = await as('superadmin', 'POST', path, body);
    expect(reply).toMatchObject({ http: 200, status: '01', msg: expect.stringMatching(why), payload: null });
    expect(await list(path)).toEqual(before);
  });

  it('take null, or nothing, for what comes and goes though it is required', async () => {
    expect(await create('/carParks/', { ...carPark, height: null })).toMatchObject({ height: null });
    expect(await create('/carParks/', carPark)).toMatchObject({ height: null });
    expect(await create('/carParks/', { ...carPark, type: 'INDOOR', height: 2.1 })).toMatchObject({ height: 2.1 });
  });

  it('tell two editors of each other by If-Unmodified-Since', async () => {
    const { id, updatedAt } = await create('/carParks/', carPark);
    const since = (time: string) => ({ 'If-Unmodified-Since': new Date(time).toUTCString() });
    expect((await as('superadmin', 'PUT', `/carParks/${id}`, carPark, since(updatedAt!))).status).toBe('00');
    const { updatedAt: next } = await one('/carParks/', id);
    expect(Math.floor(Date.parse(next!) / 1000)).toBeGreaterThan(Math.floor(Date.parse(updatedAt!) / 1000));
    expect((await as('superadmin', 'PUT', `/carParks/${id}`, carPark, since(updatedAt!))).msg).toMatch(/changed by someone else/);
    expect((await as('superadmin', 'PUT', `/carParks/${id}/offline`, undefined, since(updatedAt!))).msg).toMatch(/changed by someone else/);
    expect(await one('/carParks/', id)).toMatchObject({ updatedAt: next, post: true });
  });

  it('answer a repeated Idempotency-Key without doing it twice', async () => {
    const before = (await list('/brokers/')).length;
    const key = { 'Idempotency-Key': 'once' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('superadmin', 'POST', '/brokers/', broker, key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill('00'));
    expect((await list('/brokers/')).length).toBe(before + 1);
  });

  it('an action sets what seed.yaml says, stamps, and leaves the rest', async () => {
    const row = await create('/carParks/', carPark);
    expect((await as('csteam.hk', 'PUT', `/carParks/${row.id}/offline`)).status).toBe('00');
    const after = await one('/carParks/', row.id);
    expect(after).toEqual({ ...row, post: false, updatedAt: after.updatedAt, updatedByName: 'Priya Tandel' });
    expect(after.updatedAt).not.toBe(row.updatedAt);
    expect((await as('superadmin', 'PUT', '/carParks/9999/offline')).msg).toBe('The record does not exist');
  });

  it('need a token', async () => {
    expect((await send('GET', '/carParks/')).http).toBe(401);
  });
});
