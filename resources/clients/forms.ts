import { defineForm } from '../../src/schema';
import { statusActions } from '../accounts/actions';
import { accountForm } from '../accounts/form';
import type { Client } from './client';
import type { fields } from './fields';

type FieldName = keyof typeof fields;
/** What the head lets people do. */
export type ClientAction = 'create' | 'write';

/** What a dummy account sends beside what every account does (CLI-069, CLI-077). */
const profile = ['lastName', 'firstName', 'middleName', 'dob', 'email', 'salesOffice', 'region', 'representative'] as const;

const dummy = { isDummyUser: true };
/** A username and remarks belong to an account that was opened once (CLI-045). */
const opened = { userStatus: { not: 'OPENED' } };

/** Edit Account (CLI-043 to CLI-088). */
export const form = defineForm<Client, FieldName, ClientAction>({
  ...accountForm({
    name: 'fullName',
    id: 'clientID',
    hint: 'Username and Remarks can be changed here. All other values come from the customer system.',
    hintOfDummy: 'This is a dummy account: its profile, Username and Remarks can be changed here.',
  }),
  overrides: {
    email: { label: 'Account email' },
    userStatus: { label: 'Account status' },
    cellularphone: { label: 'Mobile' },
    username: { visibleWhen: opened },
    userStatusRemark: { visibleWhen: opened },
    userType: { visibleWhen: dummy },
    userTypeRemark: { visibleWhen: dummy },
  },
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
  editable: ['username', 'userStatusRemark', { names: profile, when: dummy }],
  include: ['clientID', 'email', 'sfUserType', 'userStatusRemark', { names: ['userType', 'userTypeRemark'], when: dummy }],
});

/** Create Dummy Account (DUM-001 to DUM-032). */
export const createForm = defineForm<Client, FieldName, ClientAction>({
  permission: 'create',
  overrides: {
    userTypeRemark: { label: 'Remarks' },
    dob: { required: true },
    region: { required: true },
    representative: { label: 'Sales representative name', required: true },
  },
  initialValues: { pwd: { generator: 'password' } },
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
  createdDialog: () => import('./DummyCreatedDialog'),
  // it never signed in, so it stands on no first page
  foundBy: 'clientID',
});
