import { reference, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu } from '../../src/views';
import { messageActions } from '../accounts/actions';
import { accountFilters, accountSorts, searchText, splitAtComma } from '../accounts/list';
import { clientTitle, profileUpdate, pushSetting, type Client } from './client';
import { fields } from './fields';
import { createForm, form, type ClientAction } from './forms';

/** Numbers are stored with their country code and nothing before it; a + is not kept in the first place (CLI-006). */
const countryPrefix = '^00(?=.)';

export default defineResource<Client, ClientAction>()({
  recordTitle: '{clientTitle()}',
  calls: { getList: 'GET /appuser/', getOne: 'GET /appuser/{id}', update: 'PUT /appuser/{id}', create: 'POST /appuser/add/dummy' },
  updateId: 'clientID',
  versionedBy: 'cmsUpdatedAt',
  extensions: {
    formatters: {
      clientTitle,
      profileUpdate,
      marketUpdates: (client) => pushSetting(client, 'MARKET'),
      corporate: (client) => pushSetting(client, 'CORPORATE'),
    },
  },

  fields,

  list: {
    search: {
      clientID: text('Client ID', { format: 'code', maxLength: 50, placeholder: 'Whole ID' }),
      lastName: searchText('Last Name'),
      firstName: searchText('First Name'),
      username: searchText('User Name', 'username'),
      email: searchText('Email', 'email'),
      phone: text('Mobile Phone', { format: 'code', maxLength: 50, allowedCharacters: '[0-9.]', strip: countryPrefix }),
      salseforceServicingChannelName: searchText('Referral Company'),
      salseforceServicingFinancialPlanner: searchText('Referral Planner'),
      salseforceReferredByIfa: searchText('Sub-referral Company'),
      salseforceReferredByPlanner: searchText('Sub-referral Planner'),
      representative: searchText('Account Manager'),
    },
    splitAtComma,
    filters: { ...accountFilters, representative: reference('accountManagers', 'Account Manager', { value: 'fullName' }) },
    sorts: accountSorts,
    tieBreak: 'id asc',
    // prettier-ignore
    columns: [
      'clientID', 'salesOffice', 'region', 'fullName', 'username', 'email', 'cellularphone', 'dob', 'lastLoginAt', 'activationAt',
      'userStatus', 'representative', 'referral', 'subReferral', 'cmsUpdatedAt',
    ],
    name: 'fullName',
    card: { heading: ['clientID', 'userStatus'], lines: [['fullName', 'salesOffice'], ['email', 'lastLoginAt']] }, // prettier-ignore
    rowActions: [edit(), menu(...messageActions)],
    pageActions: [
      { name: 'runOnDemand', label: 'Run on demand', icon: 'clock', dialog: () => import('./ClientRunDialog'), permission: 'write' },
    ],
    export: { call: 'POST /appuser/downloadCsv', fileName: 'clients.csv' },
    showTotal: true,
    maxHeight: 490,
  },

  form,
  createForm,
});
