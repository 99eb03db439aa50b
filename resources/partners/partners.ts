import { choice, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { messageActions } from '../accounts/actions';
import { accountFilters, accountSorts, searchText, splitAtComma } from '../accounts/list';
import { recordTypeLabels } from '../vocabulary/labels';
import { fields } from './fields';
import { form } from './form';
import { onOff } from '../accounts/account';
import { partnerName, partnerTitle, recordType, vendorId, type Partner } from './partner';

export default defineResource<Partner, 'write'>()({
  recordTitle: '{partnerTitle()}',
  calls: { getList: 'GET /businessPartner/', getOne: 'GET /businessPartner/{type}/{id}', update: 'PUT /appuser/{id}' },
  updateId: 'clientID',
  versionedBy: 'cmsUpdatedAt',
  extensions: {
    formatters: {
      partnerName,
      partnerTitle,
      vendorId,
      recordType,
      marketUpdates: ({ marketUpdates }) => onOff(marketUpdates),
      corporate: ({ corporate }) => onOff(corporate),
    },
  },

  fields,

  list: {
    search: {
      clientID: text('VendorID/EmployeeID', { format: 'code', maxLength: 10, placeholder: 'Whole ID' }),
      lastName: searchText('Last Name'),
      firstName: searchText('First Name'),
      email: searchText('Email', 'email'),
      representative: searchText('Account Manager'),
      name: searchText('Name'),
    },
    splitAtComma,
    filters: {
      ...accountFilters,
      sfRecordType: choice('Record type', { labels: recordTypeLabels }),
    },
    sorts: accountSorts,
    tieBreak: 'id asc',
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
    rowActions: [edit(), menu(...messageActions)],
    pageActions: [
      { name: 'runOnDemand', label: 'Run on demand', icon: 'clock', dialog: () => import('./PartnerRunDialog'), permission: 'write' },
    ],
    export: { call: 'POST /businessPartner/downloadCsv', fileName: 'partners.csv' },
    showTotal: true,
  },

  form,
});
