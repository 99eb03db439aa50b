import { choice, dateTime, derived, panel, reference, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { messageActs } from '../accounts/acts';
import { accountStatus, accountUsername } from '../accounts/fields';
import { onOff } from '../accounts/account';
import { accountFilters, accountSorts, searchText } from '../accounts/list';
import { recordTypeLabels, salesforceUserTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import { form } from './form';
import { partnerName, partnerTitle, recordType, vendorId, type Partner } from './partner';

export default defineResource<Partner>()({
  recordTitle: partnerTitle,
  calls: { getList: 'GET /businessPartner/', getOne: 'GET /businessPartner/{type}/{id}', update: 'PUT /appuser/{id}' },
  updateId: 'clientID',
  stamp: 'cmsUpdatedAt',

  fields: {
    sfUserType: reference('salesforceUserTypes', 'Category', { otherwise: salesforceUserTypeLabels }),
    recordType: derived<Partner>('Record Type', { lines: (partner) => [recordType(partner)] }),
    vendorId: derived<Partner>('VendorID/EmployeeID', { isCopied: true, lines: (partner) => [vendorId(partner)] }),
    representative: text('Account Manager', { maxLength: 50 }),
    salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice', labels: salesOfficeLabels }),
    region: reference('regions', 'Region', { within: 'salesOffice', shownAs: 'region' }),
    displayName: derived<Partner>('Name', { lines: (partner) => [partnerName(partner)] }),
    username: accountUsername(),
    email: text('Email', { isCopied: true, isWide: true, maxLength: 50 }),
    cellularphone: text('Mobile Phone', { isCopied: true }),
    lastLoginAt: dateTime('Last login'),
    activationAt: dateTime('Activation Date'),
    userStatus: accountStatus('Status'),
    cmsUpdatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
    lastName: text('Last Name', { isRequired: true, maxLength: 50 }),
    firstName: text('First Name', { maxLength: 50 }),
    phone: text('Business phone', { isCopied: true }),
    salesforceEmail: text('CRM email', { isCopied: true, isWide: true }),
    salesforceLanguage: text('Preferred language'),
    marketUpdates: derived<Partner>('Market updates', { lines: ({ marketUpdates }) => [onOff(marketUpdates)] }),
    corporate: derived<Partner>('Corporate', { lines: ({ corporate }) => [onOff(corporate)] }),
    representativeName: text('Sales representative'),
    salesforceRegion: text('CRM region'),
    salseforceServicingChannelName: text('Referral company/planner'),
    salseforceServicingFinancialPlanner: text('Referral planner/broker'),
    subReferral: derived('Sub-referral company/planner', { lines: ['{salseforceReferredByIfa}', '{salseforceReferredByPlanner}'] }),
    salseforceReferredByClientLv: text('Referred by client level'),
    salseforceServicingChannelType: text('Servicing channel type'),
    clients: panel<Partner>('Client List', () => import('./ClientsLink')),
    lastLogin: dateTime('Last success login'),
    lastPwd: dateTime('Last password update'),
    userTypeRemarks: text('Remarks', { maxLength: 100, sentAs: 'userStatusRemark' }),
  },

  list: {
    search: {
      clientID: text('VendorID/EmployeeID', { maxLength: 10 }),
      lastName: searchText('Last Name'),
      firstName: searchText('First Name'),
      email: searchText('Email'),
      representative: searchText('Account Manager'),
    },
    filters: {
      ...accountFilters,
      sfRecordType: choice('Record type', { labels: recordTypeLabels }),
    },
    sorts: accountSorts,
    tieBreak: 'id,asc',
    // prettier-ignore
    columns: [
      'sfUserType', 'recordType', 'vendorId', 'representative', 'salesOffice', 'region', 'displayName', 'username', 'email',
      'cellularphone', 'lastLoginAt', 'activationAt', 'userStatus', 'cmsUpdatedAt',
    ],
    link: 'vendorId',
    name: 'displayName',
    card: {
      heading: ['vendorId', 'userStatus'],
      lines: [
        ['displayName', 'recordType'],
        ['email', 'lastLoginAt'],
      ],
    },
    acts: [edit(), menu(...messageActs)],
    pageActs: [{ label: 'Run on demand', icon: 'clock', dialog: () => import('./PartnerRunDialog'), permission: 'write' }],
    export: { call: 'POST /businessPartner/downloadCsv', fileName: 'partners.csv' },
    showsTotal: true,
  },

  form,
});
