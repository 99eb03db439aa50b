import { makeClients } from '../../fixtures/seed/clients';
import { makePartners } from '../../fixtures/seed/partners';
import { type Portal } from './portal';

/** The accounts of the demo scenario, so that a test can choose one by what it is. */
const clients = makeClients(1_200, { isOdd: true });
const partners = makePartners(240, 1_200, { isOdd: true });
type Client = (typeof clients)[number];
type Partner = (typeof partners)[number];

const given = new Set<number>();
const taker =
  <T extends { id: number }>(rows: T[]) =>
  (isWanted: (row: T) => boolean): T => {
    const found = rows.find((row) => isWanted(row) && !given.has(row.id));
    if (!found) throw new Error('the seeds have no such account left');
    given.add(found.id);
    return found;
  };
/** An account that no other test has been given. Called while tests are declared, so that every worker gives out the same. */
export const takeClient = taker<Client>(clients);
export const takePartner = taker<Partner>(partners);
export const isActive = ({ userStatus, isDummyUser }: { userStatus: string; isDummyUser?: boolean }) =>
  userStatus === 'ACTIVATED' && !isDummyUser;

export const clientPath = ({ id }: { id: number }) => `/editUser/${id}`;
/** Opens the first document of the client whose account is shown. */
export const viewDocument = async ({ page, dialog }: Portal) => {
  await page.getByRole('button', { name: 'View My Documents' }).click();
  await dialog('My Documents')
    .getByRole('button', { name: /^View / })
    .first()
    .click();
};
export const partnerPath = ({ id, sfUserType }: { id: number; sfUserType: string }) => `/editPartner/${sfUserType}/${id}`;
