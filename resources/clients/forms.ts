import { generatePassword } from '../../src/fields';
import { defineForm } from '../../src/schema';
import { statusActions } from '../accounts/actions';
import { accountForm } from '../accounts/form';
import { pick } from '../accounts/names';
import type { Client } from './client';

/** What a dummy account sends beside what every account does (CLI-069, CLI-077). */
const profile = ['lastName', 'firstName', 'middleName', 'dob', 'email', 'salesOffice', 'region', 'representative'] as const;

const dummyType = ['userType', 'userTypeRemark'] as const;

/** Edit Account (CLI-043 to CLI-088). */
export const form = defineForm<Client>({
  ...accountForm({
    name: 'fullName',
    id: 'clientID',
    changeable: 'Username and Remarks',
    changeableOfDummy: 'its profile, Username and Remarks',
  }),
  labels: { email: 'Account email', userStatus: 'Account status', cellularphone: 'Mobile' },
  sections: [
    {
      title: 'Profile',
      fields: ['clientID', 'username', 'lastName', 'firstName', 'middleName', 'dob', 'itin', 'itn', 'userType', 'userTypeRemark'],
    },
    {
      title: 'General information',
      fields: ['salesforceEmail', 'cellularphone', 'email', 'salesforceLanguage', 'residencyID', 'citizenship', 'profileUpdate'],
    },
    {
      title: 'Correspondence Address',
      fields: ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'countryDesc', 'province', 'postalCode', 'nationalId', 'passport'],
    },
    { title: 'Setting', fields: ['market', 'corporate'] },
    {
      title: 'Sales Information',
      fields: [
        'salesOffice',
        'region',
        'representative',
        'salseforceServicingChannelType',
        'salseforceServicingChannelName',
        'salseforceServicingFinancialPlanner',
        'salseforceReferredByIfa',
        'salseforceReferredByPlanner',
        'salseforceReferredByClientLv',
      ],
    },
    { title: 'Documents', fields: ['investments', 'documents', 'statement', 'booklets'] },
    {
      title: 'Status',
      fields: ['userStatus', 'lastLoginAt', 'activationAt', 'customerStatus', 'lastPwdUpdatedAt', 'userStatusRemark'],
      actions: statusActions,
    },
  ],
  hidden: ({ userStatus, isDummyUser }) => [
    ...(userStatus === 'OPENED' ? ['username', 'userStatusRemark'] : []),
    ...(isDummyUser ? [] : ['userType', 'userTypeRemark']),
  ],
  editable: ({ isDummyUser }) => ['username', 'userStatusRemark', ...(isDummyUser ? profile : [])],
  rules: ({ object, username, text, required, email, day, chosen }) =>
    object({
      username: username(),
      userStatusRemark: text(),
      lastName: required('Last Name'),
      firstName: text(),
      middleName: text(),
      dob: day(),
      email: email(),
      salesOffice: chosen('Sales Office'),
      region: text(),
      representative: text(),
    }),
  body: (values, client) => ({
    ...pick(client, ['clientID', 'email', 'sfUserType', 'userStatusRemark', ...(client.isDummyUser ? dummyType : [])]),
    ...values,
  }),
});

/** Create Dummy Account (DUM-001 to DUM-032). */
export const createForm = defineForm<Client>({
  permission: 'create',
  labels: { userTypeRemark: 'Remarks', representative: 'Sales representative name' },
  initial: () => ({ pwd: generatePassword() }),
  sections: [
    {
      fields: [
        'userType',
        'userTypeRemark',
        'username',
        'pwd',
        'lastName',
        'firstName',
        'middleName',
        'dob',
        'email',
        'salesOffice',
        'region',
        'representative',
      ],
    },
  ],
  rules: ({ object, chosen, text, username, password, required, email, day }) =>
    object({
      userType: chosen('Dummy account type'),
      userTypeRemark: text(),
      username: username(),
      pwd: password(),
      lastName: required('Last Name'),
      firstName: text(),
      middleName: text(),
      dob: day('Date of birth'),
      email: email(),
      salesOffice: chosen('Sales Office'),
      region: chosen('Region'),
      representative: required('Sales representative name'),
    }),
  created: () => import('./DummyCreatedDialog'),
  // it never signed in, so it stands on no first page
  foundBy: 'clientID',
});
