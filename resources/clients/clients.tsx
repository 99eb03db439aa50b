import { choice, date, dateTime, derived, reference, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { salesOfficeLabels, userStatusLabels } from '../lookups/labels';
import { clientTitle, fullName, type ClientRow } from './names';

const search = (label: string) => text(label, { maxLength: 50 });
/** Nothing is sent to an account that was never opened or that is deleted (CLI-024, CLI-113). */
const isOpenAccount = ({ userStatus }: ClientRow) => userStatus !== 'OPENED' && userStatus !== 'DELETED';

export default defineResource<ClientRow>()({
  recordTitle: clientTitle,
  calls: { getList: 'GET /appuser/', getOne: 'GET /appuser/{id}' },

  fields: {
    clientID: text('Client ID', { isCopied: true }),
    salesOffice: choice('Sales Office', { labels: salesOfficeLabels }),
    region: text('Region'),
    fullName: derived<ClientRow>('Full Name', { lines: (client) => [fullName(client)] }),
    username: text('Username'),
    email: text('Email', { isCopied: true }),
    cellularphone: text('Mobile Phone'),
    dob: date('Date of birth'),
    lastLoginAt: dateTime('Last login'),
    activationAt: dateTime('Activation Date'),
    userStatus: choice('Status', {
      labels: userStatusLabels,
      chips: {
        ACTIVATED: { tone: 'green', mark: 'dot' },
        OPENED: { tone: 'blue', mark: 'ring' },
        SUSPENDED: { tone: 'red', mark: 'bars' },
        '*': { tone: 'red', mark: 'cross' },
      },
    }),
    representative: text('Account Manager'),
    referral: derived<ClientRow>('Referral Company/Planner', {
      lines: (client) => [client.salseforceServicingChannelName, client.salseforceServicingFinancialPlanner ?? null],
    }),
    subReferral: derived<ClientRow>('Sub-referral Company/Planner', {
      lines: (client) => [client.salseforceReferredByIfa, client.salseforceReferredByPlanner ?? null],
    }),
    cmsUpdatedAt: dateTime('Last update', { by: 'updatedByName', empty: '-' }),
  },

  list: {
    search: {
      clientID: search('Client ID'),
      lastName: search('Last Name'),
      firstName: search('First Name'),
      username: search('User Name'),
      email: search('Email'),
      phone: text('Mobile Phone', { maxLength: 50, keeps: /[0-9.]/ }),
      salseforceServicingChannelName: search('Referral Company'),
      salseforceServicingFinancialPlanner: search('Referral Planner'),
      salseforceReferredByIfa: search('Sub-referral Company'),
      salseforceReferredByPlanner: search('Sub-referral Planner'),
      representative: search('Account Manager'),
    },
    filters: {
      salesOffice: reference('salesOffices', 'Sales Office', { isOwnOffice: true, labels: salesOfficeLabels }),
      region: reference('regions', 'Region', { within: 'salesOffice' }),
      userStatus: reference('userStatuses', 'User Status', { labels: userStatusLabels }),
      representative: reference('accountManagers', 'Account Manager', { value: 'fullName' }),
    },
    sorts: ['lastLoginAt desc', 'cmsUpdatedAt desc', 'cmsUpdatedAt asc', 'activationAt desc', 'activationAt asc'],
    tieBreak: 'id,asc',
    columns: [
      'clientID',
      'salesOffice',
      'region',
      'fullName',
      'username',
      'email',
      'cellularphone',
      'dob',
      'lastLoginAt',
      'activationAt',
      'userStatus',
      'representative',
      'referral',
      'subReferral',
      'cmsUpdatedAt',
    ],
    card: {
      heading: ['clientID', 'userStatus'],
      lines: [
        ['fullName', 'salesOffice'],
        ['email', 'lastLoginAt'],
      ],
    },
    rowActions: [
      edit(),
      menu<ClientRow>(
        { label: 'Email Username', dialog: () => import('./EmailUsernameDialog'), permission: 'write', offered: isOpenAccount },
        { label: 'Reset password', dialog: () => import('./ResetPasswordDialog'), permission: 'write', offered: isOpenAccount },
      ),
    ],
    pageActions: [{ label: 'Run on demand', icon: 'clock', dialog: () => import('./RunOnDemandDialog'), permission: 'write' }],
    export: { call: 'POST /appuser/downloadCsv', fileName: 'clients.csv' },
    showsTotal: true,
    maxHeight: 490,
  },
});
