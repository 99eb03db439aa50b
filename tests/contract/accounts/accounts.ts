import type { RecordOf } from '../../../src/schema';
import type { useBox, Username } from '../box';

export type Client = RecordOf<'Client'>;
export type Partner = RecordOf<'Partner'>;

export const isPlain = (status: string) => (client: Client) => client.userStatus === status && !client.isDummyUser;
/** What a save must carry. */
export const bodyOf = ({ clientID, email, userStatusRemark, sfUserType, username }: Client | Partner) => ({
  clientID,
  email: email ?? null,
  userStatusRemark: userStatusRemark ?? null,
  sfUserType: sfUserType ?? null,
  username,
});

/** Accounts of a box: read, found and changed. */
export const accountsOf = (as: ReturnType<typeof useBox>['as']) => {
  const clients = async (query = 'page=0&size=100') =>
    ((await as('superadmin', 'GET', `/appuser/?${query}`)).payload as { content: Client[] }).content;
  const partners = async (query = 'page=0&size=100') =>
    ((await as('superadmin', 'GET', `/businessPartner/?${query}`)).payload as { content: Partner[] }).content;
  const read = async (id: number) => (await as('superadmin', 'GET', `/appuser/${id}`)).payload as Client;
  const readPartner = async ({ sfUserType, id }: Partner) =>
    (await as('superadmin', 'GET', `/businessPartner/${sfUserType}/${id}`)).payload as Partner;
  const taken = new Set<number>();
  /** A client in a state that no other test of this file has changed. */
  const take = async (wanted: (client: Client) => boolean) => {
    for (let page = 0; page < 12; page += 1) {
      const found = (await clients(`page=${page}&size=100&sort=id,asc`)).find((client) => wanted(client) && !taken.has(client.id));
      if (!found) continue;
      taken.add(found.id);
      return read(found.id);
    }
    throw new Error('there is no such client');
  };
  const put = (client: Client | Partner, body: object, person: Username = 'superadmin') =>
    as(person, 'PUT', `/appuser/${client.clientID}`, body);
  const act = (client: { id: number }, name: string, person: Username = 'superadmin') =>
    name === 'delete'
      ? as(person, 'DELETE', `/appuser/${client.id}`)
      : as(person, 'PUT', `/appuser/${name}/${client.id}`, name === 'suspend' ? { userStatusRemark: 'Why' } : undefined);
  return { clients, partners, read, readPartner, take, put, act };
};
