import { defineForm } from '../../src/schema';
import { statusActions } from '../accounts/actions';
import { accountForm } from '../accounts/form';
import type { fields } from './fields';
import type { Partner } from './partner';

/** What a dummy account sends beside what every account does (PAR-042). */
const profile = ['userType', 'userTypeRemark', 'lastName', 'firstName', 'salesOffice', 'region', 'representative'] as const;

const real = { isDummyUser: { not: true } };
/** A corporate partner is no person; the server names it by its code or its label (PAR-064). */
const person = { 'salesforceRecordType.name': { not: ['CP', 'Corporate Partner'] } };

/** Edit Business Partner Account (PAR-023 to PAR-046). */
export const form = defineForm<Partner, keyof typeof fields, 'write'>({
  ...accountForm({
    name: 'displayName',
    id: 'vendorId',
    hint: 'Remarks can be changed here. All other values come from the customer system.',
    hintOfDummy: 'This is a dummy account: its name and Remarks can be changed here.',
  }),
  overrides: {
    vendorId: { label: 'Vendor ID/Employee ID' },
    userStatus: { label: 'Account status' },
    activationAt: { label: 'Activation date and time' },
    cellularphone: { label: 'Mobile phone', visibleWhen: real },
    phone: { visibleWhen: real },
    salesforceEmail: { visibleWhen: real },
    username: { visibleWhen: { userStatus: { not: 'OPENED' } } },
    lastName: { visibleWhen: person },
    firstName: { visibleWhen: person },
  },
  sections: [
    {
      title: 'Profile',
      fields: ['vendorId', 'username', 'lastName', 'firstName', 'cellularphone', 'phone', 'salesforceEmail', 'salesforceLanguage'],
    },
    { title: 'Setting', fields: ['marketUpdates', 'corporate'] },
    {
      title: 'Sales Information',
      fields: ['salesOffice', 'region', 'representativeName', 'recordType', 'salesforceRegion', 'clients'],
    },
    {
      title: 'Referral',
      fields: [
        'salseforceServicingChannelName',
        'salseforceServicingFinancialPlanner',
        'subReferral',
        'salseforceReferredByClientLv',
        'salseforceServicingChannelType',
      ],
    },
    {
      title: 'Status',
      fields: ['userStatus', 'lastLogin', 'activationAt', 'lastPwd', 'userTypeRemarks'],
      actions: statusActions,
    },
  ],
  editable: ['userTypeRemarks', { names: ['lastName', 'firstName'], when: { isDummyUser: true } }],
  // an account without a username sends none: the contract has no null there
  include: [
    'clientID',
    { names: ['username'], when: { username: { not: null } } },
    'email',
    'sfUserType',
    { names: profile, when: { isDummyUser: true } },
  ],
});
