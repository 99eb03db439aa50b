import { reply, screen, type Portal } from '../portal';
import type { Person } from '../../calls';

export const readCall = 'GET /businessPartner/{type}/{id}';

/** A partner with a value in every member, beyond those of the seeds. */
export const partner = {
  id: 5000777,
  clientID: 'B777',
  username: 'imogen.vale',
  email: 'imogen@example.com',
  salesforceEmail: 'crm@example.com',
  cellularphone: '85255501234',
  phone: '85222501234',
  firstName: 'Imogen',
  lastName: 'Vale',
  name: 'Vale, Imogen',
  legalName: 'Vale Limited',
  userType: 'B',
  userTypeRemark: null,
  userTypeRemarks: 'Noted',
  userStatus: 'ACTIVATED',
  userStatusRemark: 'Noted',
  isDummyUser: false,
  activationAt: '2023-06-19T08:40:00.000Z',
  lastLoginAt: '2026-11-20T05:22:00.000Z',
  lastLogin: '2026-11-20T05:22:00.000Z',
  lastPwdUpdatedAt: '2026-08-02T01:14:00.000Z',
  lastPwd: '2026-08-02T01:14:00.000Z',
  cmsUpdatedAt: '2026-11-01T02:00:00.000Z',
  updatedByName: 'Priya Tandel',
  salesOffice: 'HK',
  region: 'CN',
  salesforceRegion: 'Greater China',
  representative: 'Adrian Leung',
  representativeName: 'Beatrice Okafor',
  salesforceLanguage: 'English',
  marketUpdates: true,
  corporate: false,
  salesforceAccount: 'V4001',
  salesforceRecordType: { name: 'PB' },
  salesforceParent: 'Hidden parent',
  salesforceStatus: 'Hidden status',
  salseforceServicingChannelType: 'Corporate Partner',
  salseforceServicingChannelName: 'Pearl Coast Advisers',
  salseforceServicingFinancialPlanner: '方, 詠詩',
  salseforceReferredByIfa: 'Harbourline Wealth',
  salseforceReferredByPlanner: 'Marcus Quill',
  salseforceReferredByClientLv: '2',
  salseforceReferredByBDLv: 'Hidden level',
  sfUserType: 'ADVISOR',
};

/** Opens the edit screen of that partner, with some members changed. */
export const openPartner = async (portal: Portal, change: object = {}, person: Person = 'superadmin') => {
  await portal.fault({ call: readCall, kind: 'raw', body: reply({ ...partner, ...change }) });
  await portal.signIn(person, '/editPartner/ADVISOR/5000777');
  // the screen that is loading has labels too, and no form
  await screen.findByRole('form');
};
