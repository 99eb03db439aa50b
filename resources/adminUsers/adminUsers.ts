import { choice, timestamp, derived, integer, panel, reference, text } from '../../src/fields';
import { defineResource } from '../../src/schema';
import { edit, menu, dialogAction, remove } from '../../src/views';
import { adminUserDeleted } from '../../src/messages/literal';
import { salesOfficeLabels, userLevelLabels } from '../vocabulary/labels';
import { regionGroups } from '../vocabulary/officeRegions';
import { isCodeWithin, isLevelWithin, isOneself, isWithin, type AdminUser } from './adminUser';
import { changeLevel, changeOffice } from './levelChanges';
import { matrix } from './matrix';

const required = true;
const filled = { required, filled: true };
const levelHints = {
  SUPER_ADMIN: 'Super admin, all offices and regions',
  CS_TEAM: 'Customer service, regions of one office',
  SALES_TEAM: 'Sales, regions picked by hand',
};
const officeLabels = { ...salesOfficeLabels, ALL: 'All' };
const levelOfficeRegions = { title: 'Level, office and regions', fields: ['userLevel', 'salesOffices', 'regions'] } as const;
const rights = { title: 'Permissions', fields: ['permissions'], beside: true } as const;
const oneself = { condition: 'oneself' } as const;
/** Nobody deletes oneself, and one's own password needs the old one (ADM-055). */
const otherWithinRank = { condition: 'withinRank', not: oneself } as const;
const askedWithoutRights = { review: () => import('./NoRightsQuestion'), reviewWhen: { permissions: null } };
/** Describes what each code allows (section "What each write needs at the server" of the contract). */
const descriptions = {
  APP_USER_READ: 'See and export clients, with their investments and documents.',
  APP_USER_WRITE:
    'Edit, suspend, unsuspend and delete clients, email their usernames, reset their passwords, create dummy accounts and run the client update on demand.',
  BUSINESS_PARTNER_READ: 'See and export partners and their clients.',
  BUSINESS_PARTNER_WRITE:
    'Edit, suspend, unsuspend and delete partners, email their usernames, reset their passwords and run the partner update on demand.',
  CMS_USER_READ: 'See admin users and their permissions.',
  CMS_USER_WRITE:
    'Create admin users, and change their level, office, regions and permissions. To delete them or reset their passwords, Update of Content Management is needed.',
  CONTENT_READ: 'See products, generic contents, hotlines and office locations.',
  CONTENT_WRITE:
    'Edit and delete products, generic contents, hotlines and office locations; levels 1 and 2 also create them. Also delete admin users and reset their passwords.',
  CAMPAIGN_READ: 'See campaign popups and push notifications.',
  CAMPAIGN_WRITE: 'Edit campaign popups; edit, clone and revoke push notifications. Level 1 also creates notifications.',
};
/** What the fields are called in messages, where the columns of the list have other names. */
const labels = { userLevel: { label: 'User Level' }, salesOffices: { label: 'Sales Office' }, regions: { label: 'Region' } };

export default defineResource<AdminUser, 'create' | 'save' | 'act'>()({
  recordTitle: '{displayName()}',
  calls: {
    getList: 'GET /cmsuser/findAll',
    getOne: 'GET /cmsuser/details/{id}',
    create: 'POST /cmsuser/add',
    update: 'PUT /cmsuser/edit/{id}',
    delete: 'DELETE /cmsuser/delete/{id}',
  },
  versionedBy: 'values',
  kinds: [matrix],
  extensions: { conditions: { oneself: isOneself, withinRank: isWithin } },

  fields: {
    userId: integer('ID'),
    userLevel: choice('User Permission Level', {
      required,
      as: 'radios',
      labels: userLevelLabels,
      hints: levelHints,
      offered: isLevelWithin,
      sets: changeLevel,
    }),
    salesOffices: reference('salesOffices', 'Sales Offices', {
      required,
      listOfOne: true,
      lock: 'ownOffice',
      labels: officeLabels,
      extraChoices: { labels: { ALL: 'All' }, when: { userLevel: 'SUPER_ADMIN' } },
      hint: 'All is offered for Level 1 only.',
      sets: changeOffice,
    }),
    regions: reference('regions', 'Regions', {
      required,
      multiple: true,
      within: 'salesOffices',
      withinHint: 'Choose a sales office first.',
      groups: regionGroups,
      allOf: 'ALL',
    }),
    fullName: derived('Full Name', { lines: ['{displayName()}'] }),
    lastLoginAt: timestamp('Last Login'),
    person: reference('pendingEmployees', 'Name', {
      required,
      fresh: true,
      sentAs: 'employeeId',
      sets: {
        lastName: { row: 'lastName' },
        firstName: { row: 'firstName' },
        email: { row: 'email' },
        employeeId: { row: 'employeeId' },
      },
    }),
    name: panel('Name', () => import('./EmployeeName')),
    lastName: text('Last Name', { filled: true }),
    firstName: text('First Name', { filled: true }),
    email: text('Email', {
      ...filled,
      filledError: 'This employee has no valid email address. Choose another employee, or have the address added first.',
      format: 'email',
      span: 2,
      copyable: true,
    }),
    employeeId: text('Employee ID', filled),
    permissions: matrix('Permissions', {
      rows: 'permissionModules',
      rowLabel: 'Module',
      columns: { READ: 'View', WRITE: 'Update' },
      descriptions,
      implies: { WRITE: 'READ' },
      sentAs: 'permissionCode',
      oneselfWhen: oneself,
      offered: isCodeWithin,
      hint: 'Update includes View. A tick in the head or at the left sets a whole column or row.',
    }),
  },

  list: {
    columns: ['userId', 'userLevel', 'salesOffices', 'regions', 'fullName', 'lastLoginAt'],
    name: 'fullName',
    search: {
      lastName: text('Last Name', { format: 'name', maxLength: 50 }),
      firstName: text('First Name', { format: 'name', maxLength: 50 }),
    },
    splitAtComma: ['lastName', 'firstName'],
    filters: {
      salesOffice: reference('salesOffices', 'Sales Office', { labels: salesOfficeLabels, lock: 'ownOffice' }),
      region: reference('regions', 'Region', { within: 'salesOffice' }),
    },
    sorts: ['userId desc', 'userId asc'],
    sortLabels: { userId: 'Admin ID' },
    rowActions: [
      edit(),
      menu(
        remove({
          label: 'Delete account',
          icon: undefined,
          successText: adminUserDeleted,
          permission: 'act',
          allowed: otherWithinRank,
        }),
        dialogAction({
          name: 'resetPassword',
          label: 'Reset password',
          dialog: () => import('./AdminPasswordDialog'),
          permission: 'act',
          allowed: otherWithinRank,
        }),
      ),
    ],
    card: { heading: ['userId', 'userLevel'], lines: [['fullName', 'salesOffices'], ['lastLoginAt']] },
  },

  createForm: {
    layout: 'cards',
    sections: [{ title: 'Person', fields: ['person', 'employeeId', 'lastName', 'firstName', 'email'] }, levelOfficeRegions, rights],
    overrides: labels,
    initialValues: { permissions: [], regions: [] },
    permission: 'create',
    createdDialog: () => import('./AdminCreatedDialog'),
    ...askedWithoutRights,
  },

  form: {
    layout: 'cards',
    sections: [{ title: 'Person', fields: ['name', 'employeeId', 'lastName', 'firstName', 'email'] }, levelOfficeRegions, rights],
    overrides: labels,
    // nobody gives an office to oneself, and whoever has all may keep one (ADM-055)
    editable: [
      'userLevel',
      'regions',
      'permissions',
      { names: ['salesOffices'], when: { any: [{ not: oneself }, { salesOffices: 'ALL' }] } },
    ],
    allowed: { condition: 'withinRank' },
    ...askedWithoutRights,
    include: ['salesOffices'],
  },
});
