import { describe, expect, it } from 'vitest';
import { makePng } from '../../../fixtures/seed/files';
import { folderOf, useDeployment } from './kit';

/** What the example has nothing of. */
const resources = `
resources:
  papers:
    menu: { in: Content Management, code: CMS_USER_READ }
    path: /papers/
    calls: { clone: 'POST /papers/{id}/copy' }
    access: { create: CONTENT_WRITE, clone: {}, save: {} }
    members: [remark]
    fields:
      title: { kind: localized, of: { kind: text, label: Title, maxLength: 20 }, sentAs: titles, requiredIn: [EN], required: true }
      short: { kind: localized, of: { kind: text, label: Short }, members: { EN: shortEn, JA: shortJa }, sentAs: { EN: sEn, JA: sJa } }
      shortEn: { kind: text, label: Short, maxLength: 2 }
      hint: { kind: localized, of: { kind: text, label: Hint }, required: true, visibleWhen: { tags: [A] } }
      'title.EN': { kind: text, label: English }
      tags: { kind: choice, label: Tags, labels: { A: Alpha, B: Beta }, multiple: true, required: true }
      note: { kind: multiline, label: Note, maxLength: 30 }
      owner: { kind: text, label: Owner, filled: true }
      pictures: { kind: file, label: Pictures, upload: PROJECT_IMAGE, maxFiles: 3, sentAs: pictureIds }
      secret: { kind: password, label: Secret }
      line: { kind: derived, label: Line, lines: ['{note}'] }
      createdAt: { kind: timestamp, label: Created, by: createdByName }
    list:
      columns: [title]
      search: { titleText: title, note: note }
      filters: { tag: tags, created: { kind: text, label: Created } }
      rowActions: [{ name: seal, label: Seal, question: Seal?, call: 'PUT /papers/{id}/seal', successText: Done, permission: seal }]
    form:
      include: [remark]
      set: { source: PORTAL }
      steps: [{ title: One, sections: [{ fields: [title, short, tags] }] },
              { title: Two, sections: [{ fields: [note, hint, owner, pictures, secret, line], actions:
                [{ name: open, label: Open, question: Open?, call: 'PUT /papers/{id}/open', successText: Done, permission: save }] }] }]
    createForm: [title, tags]
    clone: form
  offices2: { menu: Content Management, path: /contactUs/offices/, fields: {}, list: { columns: [] } }
  open: { menu: Content Management, path: /open, access: {}, fields: { name: { kind: text, label: Name } }, list: { columns: [name] }, form: [name] }
changes:
  genericContents:
    fields: { source: { kind: choice, label: Source, labels: { WEB: Web, PRINT: Print }, required: true } }
    list: { filters: [source] }
`;
const seed = `
papers:
  rows:
    - { id: 7, title: { EN: First, JA: 最初 }, tags: [A], note: One }
    - { title: { EN: Second }, tags: [A, B] }
  actions: { 'PUT /papers/{id}/open': { remark: opened } }
`;
const { as, list, one, create, fileOf, box } = useDeployment(folderOf({ 'resources.yaml': resources, 'seed.yaml': seed }));
const body = { titles: { EN: 'New' }, tags: ['B'] };

describe('the language of declarations', () => {
  it('gives a record its declared members, further ones and those that the server fills', async () => {
    const row = await create('/papers/', body);
    expect(row).toEqual({
      ...{
        id: 8,
        title: { EN: 'New' },
        shortEn: null,
        shortJa: null,
        tags: ['B'],
        note: null,
        hint: null,
        owner: null,
        pictures: null,
        remark: null,
      },
      ...{ createdAt: row.updatedAt, createdByName: 'Robin Ashgrove', updatedAt: row.updatedAt, updatedByName: 'Robin Ashgrove' },
    });
  });

  it('sends what the form of the edit screen asks for, under other names, with what it includes and sets', async () => {
    const ids = [await fileOf('PROJECT_IMAGE', 'a.png', makePng(1, 9, 9)), await fileOf('PROJECT_IMAGE', 'b.png', makePng(2, 9, 9))];
    const { id } = await create('/papers/', body);
    const more = { sEn: 'Short', sJa: null, note: 'N', pictureIds: ids, remark: 'R', source: 'PORTAL' };
    expect((await as('superadmin', 'PUT', `/papers/${id}`, { ...body, ...more })).msg).toBe('Success');
    expect(await one('/papers/', id)).toMatchObject({
      ...{ shortEn: 'Short', shortJa: null, note: 'N', remark: 'R' },
      pictures: [
        { fileId: ids[0], fileName: 'a.png' },
        { fileId: ids[1], fileName: 'b.png' },
      ],
    });
  });

  it.each([
    ['a field of another form in a creation', 'POST', '/papers/', { ...body, note: 'N' }, /additional properties.*note/],
    ['a field that is filled', 'PUT', '/papers/7', { ...body, owner: 'O' }, /additional properties.*owner/],
    ['a password in clear', 'PUT', '/papers/7', { ...body, secret: 'S' }, /not encrypted as agreed/],
    ['no code where one is required', 'POST', '/papers/', { ...body, tags: [] }, /\/tags must NOT have fewer than 1/],
    ['a code that is none', 'POST', '/papers/', { ...body, tags: ['C'] }, /\/tags\/0 must be equal/],
    [
      'a text in a map that is too long',
      'POST',
      '/papers/',
      { ...body, titles: { EN: 'x'.repeat(21) } },
      /\/titles\/EN must NOT have more/,
    ],
  ] as const)('refuses %s', async (_, method, path, sent, why) => {
    expect(await as('superadmin', method, path, sent)).toMatchObject({ status: '01', msg: expect.stringMatching(why) });
  });

  it('searches a localized field in any language, and filters by a parameter of another name', async () => {
    const ids = async (query: string) => (await list('/papers/', query)).map(({ id }) => id).filter((id) => id < 8);
    expect(await ids(`titleText=${encodeURIComponent('初')}`)).toEqual([7]);
    expect(await ids('titleText=ECOND')).toEqual([2]);
    expect(await ids('tag=B')).toEqual([2]);
    expect(await ids('tag=A&tag=B')).toEqual([2, 7]);
    expect(await ids('tag=A&note=on')).toEqual([7]);
  });

  it('copies by a call of its own', async () => {
    const before = await list('/papers/');
    expect((await as('viewer.hk', 'POST', '/papers/7/copy', { ...body, note: 'Copy' })).status).toBe('00');
    const added = (await list('/papers/')).filter(({ id }) => !before.some((row) => row.id === id));
    expect(added).toMatchObject([{ note: 'Copy', createdByName: 'Agnes Fong' }]);
  });

  it('denies what access does not name, and asks for the code of the menu', async () => {
    expect((await as('superadmin', 'PUT', '/papers/7/seal')).http).toBe(403);
    expect((await as('superadmin', 'DELETE', '/papers/7')).http).toBe(403);
    expect((await as('superadmin', 'POST', '/open', { name: 'N' })).http).toBe(403);
    expect((await as('viewer.hk', 'GET', '/papers/')).http).toBe(403);
    expect((await as('viewer.hk', 'GET', '/papers/7')).http).toBe(403);
    expect((await as('viewer.hk', 'GET', '/open')).status).toBe('00');
  });

  it('finds the action of a section, and sets what seed.yaml says', async () => {
    expect((await as('viewer.hk', 'PUT', '/papers/2/open')).status).toBe('00');
    expect(await one('/papers/', 2)).toMatchObject({ remark: 'opened', updatedByName: 'Agnes Fong' });
  });

  it('adds nothing where the contract has the calls', async () => {
    expect((await list('/contactUs/offices/'))[0]).toMatchObject({ cityEn: expect.any(String) });
    expect(box().contract.calls.filter(({ segments }) => segments[0] === 'contactUs').length).toBe(10);
  });

  it('50 rows are made up where nothing is said, each within the contract', async () => {
    const rows = await list('/open');
    expect(rows.length).toBe(50);
    for (const row of rows) expect((await as('superadmin', 'GET', `/open/${row.id}`)).payload).toEqual(row);
  });

  it('adds a field and a filter to generic contents, whose rows and records differ', async () => {
    const content = { type: 'T', field: 'F', contentEn: 'E', contentJa: null, contentTc: null, contentSc: null };
    const { id } = await create('/genericContents/', { ...content, source: 'WEB' });
    expect(await one('/genericContents/', id)).toMatchObject({ contentEN: 'E', source: 'WEB' });
    expect((await list('/genericContents/', 'source=WEB')).map((row) => [row.id, row.source])).toEqual([[id, 'WEB']]);
    expect((await as('superadmin', 'PUT', `/genericContents/${id}`, content)).status).toBe('00');
    expect((await one('/genericContents/', id)).source).toBe('WEB');
    expect((await as('superadmin', 'PUT', `/genericContents/${id}`, { ...content, source: 'TV' })).msg).toMatch(/\/source must be equal/);
  });
});
