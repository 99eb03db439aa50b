import { choice, derived, items, reference, text } from '../../src/fields';
import { defineResource, type RecordOf } from '../../src/schema';
import { edit } from '../../src/views';
import { accountStatus } from '../accounts/fields';
import { languageLabels, salesOfficeLabels } from '../vocabulary/labels';

type PartnerClient = RecordOf<'PartnerClient'>;

/** The Client List of a partner (PAR-047 to PAR-061). */
export default defineResource<PartnerClient>()({
  recordTitle: '{displayName()} · {clientID}',
  calls: { getList: 'GET /businessPartner/{type}/{id}/clients/' },

  fields: {
    clientID: text('Client ID', { copyable: true }),
    name: derived('Name', { lines: ['{displayName()}'] }),
    salesOffice: choice('Sales Office', { labels: salesOfficeLabels }),
    region: reference('regions', 'Region'),
    representative: text('Sales representative'),
    salseforceServicingChannelType: text('Servicing channel type'),
    salseforceServicingChannelName: text('Referral company'),
    salseforceServicingFinancialPlanner: text('Referral planner'),
    salseforceReferredByIfa: text('Sub-referral company'),
    salseforceReferredByPlanner: text('Sub-referral planner'),
    salseforceReferredByClientLv: text('Referred by client level'),
    language: choice('Language', { labels: languageLabels }),
    masterPlanNames: items('Master plans', { maxItems: 5 }),
    projects: items('Projects', { maxItems: 5 }),
    userStatus: accountStatus('Status'),
  },

  list: {
    search: { name: text('Client ID / Name', { format: 'code', maxLength: 100 }) },
    filters: {
      region: reference('partnerClientRegions', 'Region', { multiple: true }),
      primaryLanguage: choice('Language', { labels: languageLabels, multiple: true }),
      projectCodes: reference('partnerClientProjects', 'Project', { multiple: true }),
      masterPlanIds: reference('partnerClientMasterPlans', 'Master Plan', { multiple: true }),
    },
    // prettier-ignore
    columns: [
      'clientID', 'name', 'salesOffice', 'region', 'representative', 'salseforceServicingChannelType', 'salseforceServicingChannelName',
      'salseforceServicingFinancialPlanner', 'salseforceReferredByIfa', 'salseforceReferredByPlanner', 'salseforceReferredByClientLv',
      'language', 'masterPlanNames', 'projects', 'userStatus',
    ],
    name: 'name',
    card: {
      heading: ['clientID', 'userStatus'],
      lines: [
        ['name', 'salesOffice'],
        ['representative', 'language'],
        ['salseforceServicingChannelName', 'salseforceServicingFinancialPlanner'],
        ['salseforceReferredByIfa', 'salseforceReferredByPlanner'],
        ['masterPlanNames'],
        ['projects'],
      ],
      labelled: [
        'salseforceServicingChannelName',
        'salseforceServicingFinancialPlanner',
        'salseforceReferredByIfa',
        'salseforceReferredByPlanner',
      ],
    },
    rowActions: [edit()],
    export: { call: 'POST /businessPartner/{type}/{id}/downloadClients', fileName: 'partner-clients.csv' },
    maxHeight: 500,
  },
});
