import { reply, screen, type Portal } from '../portal';
import type { Person } from '../../calls';

export const readCall = 'GET /appuser/{id}';
export const saveCall = 'PUT /appuser/{id}';

/** A client with a value in every member, beyond those of the seeds. */
export const client = {
  id: 77,
  clientID: 'C77',
  username: 'chan.hiutung',
  email: 'account@example.com',
  salesforceEmail: 'crm@example.com',
  cellularphone: '85255501234',
  firstName: 'Hiu Tung',
  middleName: 'Ute',
  lastName: 'Chan',
  dob: '1985/09/02',
  userType: 'B',
  userTypeRemark: 'For training',
  userStatus: 'ACTIVATED',
  userStatusRemark: 'Prefers mornings',
  customerStatus: 'COMPLETE',
  isDummyUser: false,
  activationAt: '2023-06-19T08:40:00.000Z',
  lastLoginAt: '2026-11-20T05:22:00.000Z',
  lastPwdUpdatedAt: '2026-08-02T01:14:00.000Z',
  cmsUpdatedAt: '2026-11-01T02:00:00.000Z',
  updatedByName: 'Priya Tandel',
  salesOffice: 'HK',
  region: 'CN',
  representative: 'Adrian Leung',
  salesforceLanguage: 'Traditional Chinese',
  itin: '900-70-0000',
  itn: 'N-1',
  citizenship: 'Japan',
  residencyID: 'Macau',
  userUpdateProfileLatestStatus: 1,
  salseforceServicingChannelType: 'Corporate Partner',
  salseforceServicingChannelName: 'Pearl Coast Advisers',
  salseforceServicingFinancialPlanner: '方, 詠詩',
  salseforceReferredByIfa: 'Harbourline Wealth',
  salseforceReferredByPlanner: 'Imogen Vale',
  salseforceReferredByClientLv: '2',
  sfUserType: 'CL',
  addressLine1: 'Flat 12B',
  addressLine2: '88 Sample Road',
  addressLine3: 'Mid Levels',
  countryDesc: 'Hong Kong',
  countryCode: 'HK',
  city: 'Kowloon',
  province: 'None',
  postalCode: '999077',
  nationalId: '/files/nationalId-C77',
  passport: '/files/passport-C77',
  statement: '/files/statement-C77',
  booklets: {
    JA: 'https://booklets.example.com/ja.pdf',
    EN: 'https://booklets.example.com/en.pdf',
    ZH_CN: 'https://booklets.example.com/cn.pdf',
    ZH_HK: 'https://booklets.example.com/hk.pdf',
  },
  pushSettings: [{ notificationType: 'MARKET', isOn: true }],
};

/** Opens the edit screen of that client, with some members changed. */
export const openClient = async (portal: Portal, change: object = {}, person: Person = 'superadmin') => {
  await portal.fault({ call: readCall, kind: 'raw', body: reply({ ...client, ...change }) });
  await portal.signIn(person, '/editUser/77');
  // the screen that is loading has labels too, and no form
  await screen.findByRole('form');
};
