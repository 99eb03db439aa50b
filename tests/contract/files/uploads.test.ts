import { describe, expect, it } from 'vitest';
import { multipart, useBox, type Username } from '../box';
import { kmzSamples } from './kmzSamples';
import { jpeg, megabyte, png, samples, samplesOf } from './samples';
import { foreignLinks } from '../../foreignLinks';

// made before the server starts: some take seconds, after which the next request could use a connection that the server has ended
const archives = kmzSamples.map(([title, make, places]) => [title, make(), places] as const);

const box = useBox();
const { upload } = box;
const idOf = async (...args: Parameters<typeof upload>) => (await upload(...args)).payload!.fileId;
const read = (username: Username, fileId: string) => box.as(username, 'GET', `/files/${fileId}`);
const popup = (id: number) => `/campaignPopup/details/${id}`;
const body = (imageIds: Record<string, string>, more: object = {}) => ({
  ...{ useGlobalLanguage: true, buttonType: 'NONE', buttons: {}, imageIds, title: 'A title', postOnline: true },
  ...more,
});
const save = (username: Username, id: number, imageIds: Record<string, string>, more?: object) =>
  box.as(username, 'PUT', `/campaignPopup/${id}`, body(imageIds, more));

describe('an upload', () => {
  it('is tried with sixty-eight files', () => {
    expect(samples).toHaveLength(68);
  });
  const isJudged = async (kind: string, name: string, bytes: Buffer, refusal: string | null) => {
    const reply = await upload('superadmin', kind, name, bytes);
    expect([reply.http, reply.status, reply.status === '00' ? null : reply.msg]).toEqual([200, refusal === null ? '00' : '01', refusal]);
    if (refusal === null) expect((await read('superadmin', reply.payload!.fileId)).msg).toBe(bytes.toString('base64'));
  };
  it.each(samplesOf('size'))('SHR-051 SHR-052 %s %s is judged by its size', isJudged);
  it.each(samplesOf('POPUP_IMAGE'))('POP-026 SHR-048 SHR-049 SHR-053 SHR-057 %s %s is judged as an image', isJudged);
  it.each(samplesOf('PROJECT_IMAGE'))('SHR-053 %s %s is refused although it is a photo', isJudged);
  it.each(samplesOf('PROJECT_FACTSHEET'))('SHR-054 %s %s is judged as a PDF', isJudged);
  it.each(samplesOf('PROJECT_KMZ'))('SHR-055 %s %s is judged as a map', isJudged);
  it.each(samplesOf('INBOX_CLIENT'))('SHR-058 %s %s is judged as a client list', isJudged);
  it.each(archives)('SHR-055 of a map is judged by what is in it: %s', async (_, archive, places) => {
    const { status, msg } = await upload('superadmin', 'PROJECT_KMZ', 'map.kmz', archive);
    expect([status, msg]).toEqual(places === null ? ['01', 'Please upload the file in correct format'] : ['00', 'Success']);
  });
  it('SHR-050 is one part named file and nothing else', async () => {
    const part = ['file', 'photo.png', png] as [string, string, Buffer];
    const wrong = [
      multipart(['image', 'photo.png', png]),
      multipart(part, part),
      multipart(part, ['name', null, Buffer.from('x')]),
      multipart(['file', null, png]),
      multipart(),
      multipart(part).subarray(0, 200),
      Buffer.alloc(0),
    ];
    for (const each of wrong) expect((await box.post('superadmin', 'POPUP_IMAGE', each)).http).toBe(400);
    for (const type of [
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=other',
      'multipart/mixed; boundary=the-boundary',
    ])
      expect((await box.post('superadmin', 'POPUP_IMAGE', multipart(part), { type })).http).toBe(400);
  });
  it('SHR-051 of seven megabytes is read to its end and refused', async () => {
    expect((await upload('superadmin', 'POPUP_IMAGE', 'photo.png', Buffer.alloc(7 * megabyte))).msg).toBe(
      'Upload image size cannot exceed 5MB!',
    );
  });
  it('of a kind that there is not is not there', async () => {
    expect((await upload('superadmin', 'OTHER')).msg).toBe('The record does not exist');
  });
  it.each([
    ['viewer.hk', 'POPUP_IMAGE', 403],
    ['sales.sg', 'INBOX_IMAGE', 403],
    ['sales.sg', 'PROJECT_IMAGE', 403],
    ['csteam.hk', 'PROJECT_IMAGE', 200],
    ['csteam.hk', 'INBOX_IMAGE', 200],
  ] as const)('by %s of kind %s answers %i', async (username, kind, http) => {
    expect((await upload(username, kind)).http).toBe(http);
  });
});

describe('an uploaded file', () => {
  it('belongs to who sent it until a save takes it, and then to the office of its record', async () => {
    const fileId = await idOf('csteam.hk');
    expect((await read('superadmin', fileId)).msg).toBe('The record does not exist');
    expect((await save('superadmin', 5, { EN: fileId })).msg).toBe('The file does not exist');
    expect((await save('csteam.hk', 5, { EN: fileId })).status).toBe('00');
    expect((await read('superadmin', fileId)).msg).toBe(png.toString('base64'));
    expect((await read('viewer.hk', fileId)).status).toBe('00');
    expect((await read('sales.sg', fileId)).http).toBe(403);
    expect((await box.as('superadmin', 'GET', popup(5))).payload).toMatchObject({
      images: { EN: { fileId, fileName: 'photo.png', filePath: `/files/${fileId}` } },
    });
  });
  it('of another kind, and one that there is not, is refused', async () => {
    expect((await save('superadmin', 5, { EN: await idOf('superadmin', 'INBOX_IMAGE') })).msg).toBe('The file is of another kind');
    expect((await save('superadmin', 5, { EN: 'nobody' })).msg).toBe('The file does not exist');
  });
  it('of a record of a foreign office is neither read nor taken', async () => {
    const { payload } = await box.as('superadmin', 'GET', popup(3));
    const { fileId } = (payload as { images: { EN: { fileId: string } } }).images.EN;
    expect((await read('csteam.hk', fileId)).msg).toBe('The record does not exist');
    expect((await save('csteam.hk', 1, { EN: fileId })).msg).toBe('The file does not exist');
    expect((await save('superadmin', 1, { EN: fileId })).status).toBe('00');
    expect((await read('csteam.hk', fileId)).status).toBe('00');
  });
  it('that no record took is gone after a day, and so is one that its last record let go', async () => {
    const [free, taken, again] = [await idOf(), await idOf(), await idOf('superadmin', 'POPUP_IMAGE', 'photo.jpg', jpeg)];
    await save('superadmin', 5, { EN: taken });
    await save('superadmin', 3, { EN: taken });
    await save('superadmin', 3, { EN: again });
    await box.control('POST', 'clock', { offset: 23 * 3_600_000 });
    expect((await read('superadmin', free)).status).toBe('00');
    await box.control('POST', 'clock', { offset: 24 * 3_600_000 + 1_000 });
    expect((await read('superadmin', free)).msg).toBe('The record does not exist');
    expect((await read('superadmin', taken)).status).toBe('00');
    await save('superadmin', 5, { EN: again });
    await box.control('POST', 'clock', { offset: 49 * 3_600_000 });
    expect((await read('superadmin', taken)).msg).toBe('The record does not exist');
    expect((await read('superadmin', again)).msg).toBe(jpeg.toString('base64'));
    await box.control('POST', 'clock', { offset: 0 });
  });
  it('has a name without a path, of at most 255 characters', async () => {
    for (const [name, kept] of [
      ['../../etc/x.png', 'x.png'],
      ['..\\\\x.png', 'x.png'],
      [`${'n'.repeat(300)}.png`, `${'n'.repeat(251)}.png`],
    ] as const) {
      await save('superadmin', 5, { EN: await idOf('superadmin', 'POPUP_IMAGE', name) });
      expect((await box.as('superadmin', 'GET', popup(5))).payload).toMatchObject({ images: { EN: { fileName: kept } } });
    }
  });
});

describe('a popup', () => {
  const buttons = Object.fromEntries(
    ['EN', 'JA', 'ZH_HK', 'ZH_CN'].map((language) => [language, { name: 'Go', url: 'https://x.example' }]),
  );
  it('POP-004 POP-005 POP-011 comes by id, those of the own office alone', async () => {
    const ids = async (username: Username) =>
      ((await box.as(username, 'GET', '/campaignPopup/list?page=0&size=50')).payload as { content: { id: number }[] }).content.map(
        ({ id }) => id,
      );
    expect(await ids('superadmin')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await ids('viewer.hk')).toEqual([1, 2, 5, 7]);
    expect((await box.as('viewer.hk', 'GET', popup(3))).msg).toBe('The record does not exist');
    expect((await save('csteam.hk', 3, { EN: 'popup-3-EN' })).msg).toBe('The record does not exist');
  });
  it.each([
    ['POP-013 a blank title', { title: '  ' }, {}, 'Title cannot be empty'],
    ['POP-015 no image', {}, { imageIds: {} }, 'Image (EN) cannot be empty'],
    ['POP-016 three of four images', { useGlobalLanguage: false }, { imageIds: { EN: '', JA: '' } }, 'Image (TC) cannot be empty'],
    ['POP-028 more than one image for all', {}, { imageIds: { EN: '', JA: '' } }, 'One image serves all languages'],
    [
      'POP-020 a button without a name',
      { buttonType: 'URL', buttons: { ...buttons, JA: { name: ' ', url: 'https://x' } } },
      {},
      'Button Name (JP) cannot be empty',
    ],
    [
      'POP-021 a button without an address',
      { buttonType: 'URL', buttons: { ...buttons, ZH_CN: { name: 'x', url: null } } },
      {},
      'URL (SC) cannot be empty',
    ],
    [
      'SHR-072 a script as an address',
      { buttonType: 'URL', buttons: { ...buttons, EN: { name: 'x', url: 'javascript:1' } } },
      {},
      'Please enter the correct format',
    ],
    ...foreignLinks.map((url): [string, object, object, string] => [
      `SHR-072 the address ${JSON.stringify(url)}`,
      { buttonType: 'URL', buttons: { ...buttons, EN: { name: 'x', url } } },
      {},
      'Please enter the correct format',
    ]),
    ['POP-024 buttons of type NONE', { buttons }, {}, 'There is no button'],
  ])('%s is refused', async (_, more, { imageIds }: { imageIds?: Record<string, string> }, text) => {
    const own = imageIds && Object.fromEntries(await Promise.all(Object.keys(imageIds).map(async (language) => [language, await idOf()])));
    expect((await save('superadmin', 5, own ?? { EN: await idOf() }, more)).msg).toBe(text);
  });
  it('POP-027 POP-029 POP-033 is saved whole, once: of two at once the second is told', async () => {
    const { updatedAt } = (await box.as('superadmin', 'GET', popup(4))).payload as { updatedAt: string };
    const headers = { 'If-Unmodified-Since': new Date(updatedAt).toUTCString() };
    const imageIds = { EN: await idOf() };
    const replies = await Promise.all(
      ['One', 'Two'].map((title) =>
        box.as('superadmin', 'PUT', '/campaignPopup/4', body(imageIds, { title, buttonType: 'URL', buttons, postOnline: false }), headers),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['00', '01']);
    expect((await box.as('superadmin', 'GET', popup(4))).payload).toMatchObject({
      title: replies[0]!.status === '00' ? 'One' : 'Two',
      postOnline: false,
      useGlobalLanguage: true,
      buttonType: 'URL',
      buttons,
      salesOffice: 'SG',
      updatedByName: 'Robin Ashgrove',
    });
  });
});
