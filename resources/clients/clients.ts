import { date, dateTime, derived, panel, password, reference, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { messageActs } from '../accounts/acts';
import { accountStatus, accountUsername } from '../accounts/fields';
import { salesOfficeLabels, userTypeLabels } from '../vocabulary/labels';
import { accountFilters, accountSorts, searchText } from '../accounts/list';
import { clientTitle, profileUpdate, pushSetting, type Client } from './client';
import { createForm, form } from './forms';

/** Numbers are stored with their country code and nothing before it; a + is not kept in the first place (CLI-006). */
const countryPrefix = '^00(?=.)';

export default defineResource<Client>()({
  recordTitle: clientTitle,
  calls: { getList: 'GET /appuser/', getOne: 'GET /appuser/{id}', update: 'PUT /appuser/{id}', create: 'POST /appuser/add/dummy' },
  updateId: 'clientID',
  stamp: 'cmsUpdatedAt',

  fields: {
    clientID: text('Client ID', { isCopied: true }),
    salesOffice: reference('salesOffices', 'Sales Office', { isRequired: true, lock: 'ownOffice', labels: salesOfficeLabels }),
    region: reference('regions', 'Region', { within: 'salesOffice', shownAs: 'region' }),
    fullName: derived('Full Name', { lines: ['displayName'] }),
    username: accountUsername(),
    email: text('Email', { format: 'email', isCopied: true, isWide: true, maxLength: 50 }),
    cellularphone: text('Mobile Phone', { isCopied: true }),
    dob: date('Date of birth', { first: '1890/01/01', last: 'today' }),
    lastLoginAt: dateTime('Last login'),
    activationAt: dateTime('Activation Date'),
    userStatus: accountStatus('Status'),
    representative: text('Account Manager', { maxLength: 50 }),
    referral: derived('Referral Company/Planner', {
      lines: ['{salseforceServicingChannelName}', '{salseforceServicingFinancialPlanner}'],
    }),
    subReferral: derived('Sub-referral Company/Planner', { lines: ['{salseforceReferredByIfa}', '{salseforceReferredByPlanner}'] }),
    cmsUpdatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
    lastName: text('Last Name', { isRequired: true, maxLength: 50 }),
    firstName: text('First Name', { maxLength: 50 }),
    middleName: text('Middle Name', { maxLength: 50 }),
    itin: text('ITIN'),
    itn: text('ITN'),
    userType: reference('userTypes', 'Dummy account type', { isRequired: true, labels: userTypeLabels, without: ['CL'] }),
    userTypeRemark: text('Dummy account remarks', { maxLength: 100 }),
    pwd: password('Password', { isRequired: true }),
    salesforceEmail: text('Customer system email', { isCopied: true, isWide: true }),
    salesforceLanguage: text('Preferred language'),
    residencyID: text('Residency'),
    citizenship: text('Citizenship'),
    profileUpdate: derived<Client>('Profile update status', { lines: (client) => [profileUpdate(client)] }),
    addressLine1: text('Address line 1', { isWide: true }),
    addressLine2: text('Address line 2'),
    addressLine3: text('Address line 3'),
    city: text('City'),
    countryDesc: text('Country'),
    province: text('Province'),
    postalCode: text('Postal code'),
    nationalId: panel('National ID', () => import('./FileLink')),
    passport: panel('Passport', () => import('./FileLink')),
    market: derived<Client>('Market updates', { lines: (client) => [pushSetting(client, 'MARKET')] }),
    corporate: derived<Client>('Corporate', { lines: (client) => [pushSetting(client, 'CORPORATE')] }),
    salseforceServicingChannelType: text('Servicing channel type'),
    salseforceServicingChannelName: text('Referral Company'),
    salseforceServicingFinancialPlanner: text('Referral Planner'),
    salseforceReferredByIfa: text('Sub-referral Company'),
    salseforceReferredByPlanner: text('Sub-referral Planner'),
    salseforceReferredByClientLv: text('Referred-by client level'),
    investments: panel<Client>('Investment Summary', () => import('./InvestmentsLink')),
    documents: panel<Client>('My Documents', () => import('./DocumentsLink')),
    statement: panel('Investor Statement', () => import('./StatementLink')),
    booklets: panel('Booklets', () => import('./Booklets')),
    lastPwdUpdatedAt: dateTime('Last password update'),
    customerStatus: text('Profile status'),
    userStatusRemark: text('Remarks', { maxLength: 100 }),
  },

  list: {
    search: {
      clientID: text('Client ID', { maxLength: 50, placeholder: 'Whole ID' }),
      lastName: searchText('Last Name'),
      firstName: searchText('First Name'),
      username: searchText('User Name'),
      email: searchText('Email'),
      phone: text('Mobile Phone', { maxLength: 50, keeps: '[0-9.]', omits: countryPrefix }),
      salseforceServicingChannelName: searchText('Referral Company'),
      salseforceServicingFinancialPlanner: searchText('Referral Planner'),
      salseforceReferredByIfa: searchText('Sub-referral Company'),
      salseforceReferredByPlanner: searchText('Sub-referral Planner'),
      representative: searchText('Account Manager'),
    },
    filters: { ...accountFilters, representative: reference('accountManagers', 'Account Manager', { value: 'fullName' }) },
    sorts: accountSorts,
    tieBreak: 'id,asc',
    // prettier-ignore
    columns: [
      'clientID', 'salesOffice', 'region', 'fullName', 'username', 'email', 'cellularphone', 'dob', 'lastLoginAt', 'activationAt',
      'userStatus', 'representative', 'referral', 'subReferral', 'cmsUpdatedAt',
    ],
    name: 'fullName',
    card: { heading: ['clientID', 'userStatus'], lines: [['fullName', 'salesOffice'], ['email', 'lastLoginAt']] }, // prettier-ignore
    acts: [edit(), menu(...messageActs)],
    pageActs: [{ label: 'Run on demand', icon: 'clock', dialog: () => import('./ClientRunDialog'), permission: 'write' }],
    export: { call: 'POST /appuser/downloadCsv', fileName: 'clients.csv' },
    showsTotal: true,
    maxHeight: 490,
  },

  form,
  createForm,
});
