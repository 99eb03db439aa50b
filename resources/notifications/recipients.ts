import { choice, derived, reference, text } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { inboxStatusLabels, salesforceUserTypeLabels, salesOfficeLabels, userStatusLabels } from '../vocabulary/labels';
import { accountStatus } from '../accounts/fields';

/** The client/partner list of a notification (NTF-106 to NTF-121). */
export default defineResource<RecordOf<'Recipient'>>()({
  recordTitle: '{displayName()} · {clientId}',
  idField: 'clientId',
  calls: { getList: 'GET /notification/client/list' },

  fields: {
    sfUserType: choice('User type', { labels: salesforceUserTypeLabels }),
    'salesforceRecordType.name': text('Record type'),
    clientId: text('Client ID', { copyable: true }),
    username: text('Username'),
    name: derived('Display name', { lines: ['{displayName()}'] }),
    email: text('Email'),
    salesOffice: choice('Sales Office', { labels: salesOfficeLabels }),
    region: reference('regions', 'Region'),
    userStatus: accountStatus('User status'),
    inboxStatus: choice('Inbox status', { labels: inboxStatusLabels }),
    pushStatus: choice('Push status', { labels: inboxStatusLabels }),
  },

  list: {
    search: { clientId: text('Client ID', { format: 'code', maxLength: 50 }) },
    filters: {
      salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice' }),
      regions: reference('regions', 'Region', { multiple: true }),
      userStatus: choice('User status', { labels: userStatusLabels }),
      inboxStatus: choice('Inbox status', { labels: inboxStatusLabels }),
      pushStatus: choice('Push status', { labels: inboxStatusLabels }),
      isInvalidUser: choice('Users', { labels: { false: 'Valid', true: 'Invalid' } }),
    },
    // prettier-ignore
    columns: [
      'sfUserType', 'salesforceRecordType.name', 'clientId', 'username', 'name', 'email', 'salesOffice', 'region', 'userStatus',
      'inboxStatus', 'pushStatus',
    ],
    link: 'clientId',
    name: 'name',
    card: {
      heading: ['clientId', 'userStatus'],
      lines: [['name'], ['salesOffice', 'region'], ['inboxStatus', 'pushStatus']],
      labelled: ['inboxStatus', 'pushStatus'],
    },
    counts: ['Total {clientTotal}', 'Ignored {csvIgnoreTotal}', 'HK {salesOfficesTotal.HK}', 'SG {salesOfficesTotal.SG}'],
    countsHint:
      'Total: people of these offices who can get it. Ignored: rows of the client list that reach nobody here, such as unknown ids, people of another office and accounts that are not active.',
    refresh: 'DELETE /notification/client/clear/{id}',
    maxHeight: 500,
  },
});
