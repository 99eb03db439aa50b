/**
 * The registry: one entry per entity. `load` brings its declaration when a route, a menu or a
 * link first needs it.
 */
import type { DialogList, ResourceEntry, Registry } from '../src/schema';
import { formatters, generators } from './vocabulary/words';
import { lookups } from './vocabulary/lookups';

const contentWrite = { code: 'CONTENT_WRITE' };

const resources: Record<string, ResourceEntry> = {
  clients: {
    label: 'Client Management',
    titles: { create: 'Create Dummy Account', edit: 'Edit Account' },
    routes: { list: '/clientManagement', create: '/createUser', edit: '/editUser/:id' },
    createLabel: 'Create Dummy Account',
    access: { create: { code: 'APP_USER_WRITE' }, write: { code: 'APP_USER_WRITE' } },
    load: () => import('./clients/clients'),
  },
  partners: {
    label: 'Business Partner Management',
    titles: { edit: 'Edit Business Partner Account' },
    routes: { list: '/businessPartnerManagement', edit: '/editPartner/:type/:id' },
    routeParams: { type: 'sfUserType' },
    access: { write: { code: 'BUSINESS_PARTNER_WRITE' } },
    load: () => import('./partners/partners'),
  },
  adminUsers: {
    label: 'Admin User Management',
    titles: { create: 'Create Admin User', edit: 'Edit Admin User' },
    routes: { list: '/adminUserManagement', create: '/adminCreateUser', edit: '/adminEditUser/:id' },
    access: { create: { code: 'CMS_USER_WRITE' }, save: { code: 'CMS_USER_WRITE' }, act: contentWrite },
    load: () => import('./adminUsers/adminUsers'),
  },
  hotlines: {
    label: 'Customer Service Hotline',
    routes: { list: '/customerServiceHotline', create: '/createServiceHotline', edit: '/editServiceHotline/:id' },
    access: { create: { ...contentWrite, level: 2 }, save: contentWrite, delete: contentWrite },
    load: () => import('./hotlines/hotlines'),
  },
  offices: {
    label: 'Office Locations',
    titles: { create: 'Create Office Location', edit: 'Edit Office Location' },
    routes: { list: '/officeLocations', create: '/createOfficeLocation', edit: '/editOfficeLocation/:id' },
    access: { create: { ...contentWrite, level: 2 }, save: contentWrite, delete: contentWrite },
    load: () => import('./offices/offices'),
  },
  genericContents: {
    label: 'Content Management - Generic Contents',
    titles: { create: 'Create Generic Content', edit: 'Edit Generic Content' },
    routes: { list: '/genericContents', create: '/createGenericContent', edit: '/editGenericContent/:id' },
    access: { create: { ...contentWrite, level: 2 }, save: contentWrite, delete: contentWrite },
    load: () => import('./genericContents/genericContents'),
  },
  popups: {
    label: 'Campaign Popup',
    titles: { edit: 'Edit Campaign Popup' },
    routes: { list: '/campaignPopup', edit: '/editCampaign/:id' },
    access: { save: { code: 'CAMPAIGN_WRITE' } },
    load: () => import('./popups/popups'),
  },
  projects: {
    label: 'Content Management - Our Products',
    titles: { create: 'Create Project', edit: 'Edit Project', clone: 'Edit Project' },
    routes: { list: '/ourProducts', create: '/createProject', edit: '/editProject/:id', clone: '/editProjectClone/:id' },
    access: { create: { ...contentWrite, level: 2 }, save: contentWrite, delete: contentWrite, clone: { ...contentWrite, level: 2 } },
    load: () => import('./projects/projects'),
  },
  notifications: {
    label: 'Notification Management',
    titles: { create: 'Create Notification', edit: 'Edit Notification', clone: 'Clone Notification' },
    routes: {
      list: '/pushNotification',
      create: '/createNotification',
      edit: '/editNotification/:id',
      clone: '/editNotificationClone/:id',
    },
    menuNames: ['notification'],
    access: { create: { code: 'CAMPAIGN_WRITE', level: 1 }, write: { code: 'CAMPAIGN_WRITE' }, clone: { code: 'CAMPAIGN_WRITE' } },
    load: () => import('./notifications/notifications'),
  },
};

/** Lists in dialogs; they belong to a record of an entity above. */
const dialogLists: Record<string, DialogList> = {
  clientDocuments: { label: 'My Documents', access: { view: {} }, load: () => import('./clients/documents') },
  recipients: { label: 'Client/partner list', load: () => import('./notifications/recipients') },
  partnerClients: { label: 'Client List', edit: '/editUser/:id', load: () => import('./partners/partnerClients') },
};

export const registry: Registry = {
  home: '/clientManagement',
  resources,
  dialogLists,
  lookups,
  formatters,
  generators,
  conditions: {},
  components: {},
  // levels 2 and 3 see their own offices (PLT-107)
  switched: { hiddenDialogs: () => import('./hiddenDialogs/HiddenDialogs') },
  locks: { ownOffice: ({ level, claims }) => (level >= 2 ? (claims.offices ?? []) : null) },
};
