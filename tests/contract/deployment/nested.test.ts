import { describe, expect, it } from 'vitest';
import { makePng } from '../../../fixtures/seed/files';
import { folderOf, useDeployment } from './kit';

const resources = `
resources:
  stops:
    menu: { in: Content Management }
    path: /stops/
    access: { create: {}, save: {} }
    members: [geo.height]
    fields:
      name: { kind: text, label: Name }
      geo.lat: { kind: text, label: Latitude, maxLength: 9, required: true }
      geo.lng: { kind: text, label: Longitude, sentAs: place.east }
      geo.names: { kind: localized, of: { kind: text, label: Names } }
      media.photo: { kind: file, label: Photo, upload: PROJECT_THUMBNAIL }
      at.office: { kind: reference, label: Office, resource: salesOffices, lock: ownOffice }
      title: { kind: localized, of: { kind: text, label: Title } }
      title.EN: { kind: text, label: English }
      seen.at: { kind: timestamp, label: Seen, by: seen.by }
    list: { columns: [name], search: [geo.lat], filters: [at.office], sorts: [geo.lat asc] }
    createForm: [name, geo.lat, geo.lng, geo.names, media.photo, at.office, title]
    form: { include: [geo.height], fields: [name, geo.lat] }
  signs:
    menu: { in: Content Management }
    path: /signs/
    access: { create: {} }
    fields:
      title: { kind: localized, required: true, of: { kind: text, label: Title } }
      title.EN: { kind: text, label: English, maxLength: 1 }
      geo.lat: { kind: text, label: Latitude }
      geo: { kind: text, label: Place }
    list: { columns: [title.EN, geo] }
    form: [title, geo.lat]
changes:
  hotlines:
    fields:
      fax.number: { kind: text, label: Fax }
      fax.hours: { kind: text, label: Hours }
    form: { sections: { add: [fax.number, fax.hours] } }
`;
const seed = "stops: { rows: [{ name: A, geo: { lat: '22.3', height: 7 }, at: { office: HK } }, { name: B, geo: { lat: '1.3' } }] }";
const { as, list, one, create, fileOf } = useDeployment(folderOf({ 'resources.yaml': resources, 'seed.yaml': seed }));

describe('a field whose name has a dot', () => {
  it('is taken, stored and shown nested', async () => {
    const photo = await fileOf('PROJECT_THUMBNAIL', 'a.png', makePng(1, 9, 9));
    const body = { name: 'N', geo: { lat: '9', names: { EN: 'Nine' } }, place: { east: '8' }, media: { photo }, title: { EN: 'T' } };
    const row = await create('/stops/', body);
    expect(row).toMatchObject({
      geo: { lat: '9', lng: '8', names: { EN: 'Nine' } },
      media: { photo: { fileId: photo, fileName: 'a.png' } },
      title: { EN: 'T' },
      seen: { at: row.updatedAt, by: 'Robin Ashgrove' },
    });
    expect(Object.keys(row)).not.toContain('geo.lat');
  });

  it('leaves what stands beside it as it is where a form does not ask for that', async () => {
    const { id } = await create('/stops/', { geo: { lat: '9', names: { EN: 'Nine' } }, place: { east: '8' } });
    expect((await as('superadmin', 'PUT', `/stops/${id}`, { geo: { lat: '10', height: 3 } })).msg).toBe('Success');
    expect((await one('/stops/', id)).geo).toEqual({ lat: '10', lng: '8', height: 3, names: { EN: 'Nine' } });
  });

  it.each([
    [{ geo: { lat: '1234567890' } }, /\/geo\/lat must NOT have more than 9/],
    [{ geo: {} }, /\/geo must have required property 'lat'/],
    [{ name: 'N' }, /required property 'geo'/],
    [{ 'geo.lat': '9' }, /required property 'geo'/],
    [{ geo: { lat: '9', depth: 1 } }, /\/geo.*additional properties.*depth/],
  ])('is held to its rules: %j', async (body, why) => {
    expect(await as('superadmin', 'POST', '/stops/', body)).toMatchObject({ status: '01', msg: expect.stringMatching(why) });
  });

  it('is searched, filtered and sorted by', async () => {
    const names = async (query: string) => (await list('/stops/', query)).map(({ name }) => name);
    expect(await names('geo.lat=2.3')).toEqual(['A']);
    expect(await names('at.office=HK')).toEqual(['A']);
    const ofSeed = async (query: string) => (await names(query)).filter((name) => name === 'A' || name === 'B');
    expect(await ofSeed('sort=geo.lat,desc')).toEqual(['A', 'B']);
    expect(await ofSeed('sort=geo.lat,asc')).toEqual(['B', 'A']);
  });

  it('decides who sees a record, and who may put it there', async () => {
    const to = (office: string) => as('csteam.hk', 'POST', '/stops/', { geo: { lat: '9' }, at: { office } });
    expect((await to('HK')).status).toBe('00');
    expect((await to('SG')).http).toBe(403);
    expect((await as('csteam.hk', 'GET', '/stops/1')).status).toBe('00');
    expect((await as('sales.sg', 'GET', '/stops/1')).msg).toBe('The record does not exist');
  });

  it('is added to an entity of the portal', async () => {
    const path = '/contactUs/clientServices/';
    const hotline = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 9999', post: false };
    const { id, fax } = await create(path, { ...hotline, fax: { number: '1', hours: '9-5' } });
    expect(fax).toEqual({ number: '1', hours: '9-5' });
    expect((await as('superadmin', 'PUT', `${path}${id}`, { ...hotline, fax: { number: '2' } })).status).toBe('00');
    expect((await one(path, id)).fax).toEqual({ number: '2', hours: '9-5' });
  });
});

describe('made-up rows', () => {
  const { as: ask, list: rowsOf } = useDeployment(folderOf({ 'resources.yaml': resources }));
  it('have nested values within the contract', async () => {
    const rows = await rowsOf('/stops/');
    for (const row of rows) expect((await ask('superadmin', 'GET', `/stops/${row.id}`)).payload).toEqual(row);
    const signs = await rowsOf('/signs/');
    expect(signs).not.toEqual([]);
    for (const row of signs) {
      expect((await ask('superadmin', 'GET', `/signs/${row.id}`)).payload).toEqual(row);
      // the column of one language adds nothing to the field in all
      expect(row.title).toMatchObject({ EN: expect.any(String) });
    }
    expect(rows[0]).toMatchObject({ geo: { lat: expect.any(String) }, at: {}, seen: { at: rows[0]!.updatedAt } });
  });
});
