import { afterEach, describe, expect, it } from 'vitest';
import type { RecordOf } from '../../../src/schema';
import { sampleSize } from '../../sampling';
import { useBox, type Reply } from '../box';
import { listBody, systemBody } from '../notifications/body';
import { storedBody } from '../projects/body';

const { as, upload, control } = useBox();
const pairs = sampleSize(10, 200);
type Values = Record<string, unknown> & { id: number };
type Page = { content: Values[] };
const get = async (path: string) => (await as('superadmin', 'GET', path)).payload;
const first = async (path: string) => ((await get(path)) as Page).content[0]!;
const account = async (path: string, isOf: (row: Values) => boolean) =>
  ((await get(`${path}?page=0&size=50&userStatus=ACTIVATED`)) as Page).content.find((row) => !row.isDummyUser && isOf(row))!;
const notification = async (body: object, category: string) => {
  expect((await as('superadmin', 'POST', '/notification/add', { ...body, category })).status).toBe('00');
  return (await first(`/notification/list?page=0&size=1&category=${category}`)).id;
};

/** A record whose saves carry a stamp: where it is read and written, its stamp, and a body that says who writes. */
type Saved = { read: string; write: string; stamp: string; body: (record: Values, text: string) => object };
const ofAccount = ({ id, clientID }: Values, read: string): Saved => ({
  read: `${read}${id}`,
  write: `/appuser/${String(clientID)}`,
  stamp: 'cmsUpdatedAt',
  body: ({ email = null, sfUserType = null, username }, userStatusRemark) => ({ clientID, email, sfUserType, username, userStatusRemark }),
});
const ofNotification = (id: number, sent: object): Saved => ({
  read: `/notification/details/${id}`,
  write: `/notification/edit/${id}`,
  stamp: 'updatedAt',
  body: (_, category) => ({ ...sent, category }),
});
let notifications = 0;
const records: Record<string, () => Promise<Saved>> = {
  'a client': async () => ofAccount(await account('/appuser/', () => true), '/appuser/'),
  'a partner': async () => {
    const row = await account('/businessPartner/', ({ username }) => username !== null);
    return ofAccount(row, `/businessPartner/${String(row.sfUserType)}/`);
  },
  'a hotline': async () => ({
    read: '/contactUs/clientServices/1',
    write: '/contactUs/clientServices/1',
    stamp: 'updatedAt',
    body: ({ countryId, displayOrder, post }, text) => ({ countryId, displayOrder, post, phoneNumber: `+852 5550 ${text.length}` }),
  }),
  'a popup': async () => {
    const imageIds = { EN: (await upload()).payload!.fileId };
    const body = { useGlobalLanguage: true, buttonType: 'NONE', buttons: {}, imageIds, postOnline: true };
    return { read: '/campaignPopup/details/1', write: '/campaignPopup/1', stamp: 'updatedAt', body: (_, title) => ({ ...body, title }) };
  },
  'a project': async () => ({
    read: '/projects/7',
    write: '/projects/7',
    stamp: 'updatedAt',
    body: (project, text) => ({ ...storedBody(project as unknown as RecordOf<'Project'>), projectLocation: project.projectLocation, name: { ...(project.name as object), EN: text } }), // prettier-ignore
  }),
  'a notification': async () => ofNotification(await notification(systemBody, `plain${(notifications += 1)}`), systemBody),
  'a notification with a client list': async () => {
    const { clientID } = await account('/appuser/', ({ salesOffice }) => salesOffice === 'HK');
    const list = await upload('superadmin', 'INBOX_CLIENT', 'a.csv', Buffer.from(`clientId\n${String(clientID)}`));
    const body = listBody(list.payload!.fileId);
    return ofNotification(await notification(body, `listed${(notifications += 1)}`), body);
  },
};
const asHttp = (stamp: unknown) => ({ 'If-Unmodified-Since': new Date(String(stamp)).toUTCString() });
const outcome = ({ status, msg }: Reply) => (status === '00' ? 'saved' : msg);

describe('of two saves over one stamp', () => {
  afterEach(() => control('POST', 'clock', { offset: 0 }));

  it.each(Object.entries(records))(
    `one of two saves over one stamp is accepted and the other one is refused, ${pairs} times within seconds: %s`,
    async (_, make) => {
      const { read, write, stamp, body } = await make();
      for (let i = 0; i < pairs; i += 1) {
        const record = (await get(read)) as Values;
        const headers = asHttp(record[stamp]);
        const replies = await Promise.all(
          ['one', 'other'].map((text) => as('superadmin', 'PUT', write, body(record, `${text}${i}`), headers)),
        );
        expect(replies.map(outcome).toSorted()).toEqual(['The record was changed by someone else. Please reload it.', 'saved']);
        // and one who comes later in the same second
        expect(outcome(await as('superadmin', 'PUT', write, body(record, `late${i}`), headers))).toMatch(/^The record was changed/);
      }
    },
  );
  it.each(Object.entries(records))('a clock that goes back makes no stamp older: %s', async (_, make) => {
    const { read, write, stamp, body } = await make();
    const record = (await get(read)) as Values;
    await as('superadmin', 'PUT', write, body(record, 'before'), asHttp(record[stamp]));
    const seen = (await get(read)) as Values;
    await control('POST', 'clock', { offset: -3_600_000 });
    const put = async (text: string) => outcome(await as('superadmin', 'PUT', write, body(seen, text), asHttp(seen[stamp])));
    expect([await put('after'), await put('again')]).toEqual(['saved', 'The record was changed by someone else. Please reload it.']);
    expect(Date.parse(String(((await get(read)) as Values)[stamp]))).toBeGreaterThan(Date.parse(String(seen[stamp])));
  });
});
