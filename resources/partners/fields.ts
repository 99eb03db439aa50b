import { timestamp, derived, panel, reference, text } from '../../src/fields';
import { defineFields } from '../../src/schema';
import { accountStatus, accountUsername } from '../accounts/fields';
import { salesforceUserTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import type { Partner } from './partner';

/** Every value of a business partner. */
export const fields = defineFields<Partner>()({
  sfUserType: reference('salesforceUserTypes', 'Category', { fallbackLabels: salesforceUserTypeLabels }),
  recordType: derived('Record Type', { lines: ['{recordType()}'] }),
  vendorId: derived('VendorID/EmployeeID', { copyable: true, lines: ['{vendorId()}'] }),
  representative: text('Account Manager', { maxLength: 50 }),
  salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice', labels: salesOfficeLabels }),
  region: reference('regions', 'Region', { within: 'salesOffice', shownAs: 'region' }),
  displayName: derived('Name', { lines: ['{partnerName()}'] }),
  username: accountUsername(),
  email: text('Email', { copyable: true, span: 2, maxLength: 50 }),
  cellularphone: text('Mobile Phone', { copyable: true }),
  lastLoginAt: timestamp('Last login'),
  activationAt: timestamp('Activation Date'),
  userStatus: accountStatus('Status'),
  cmsUpdatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  lastName: text('Last Name', { required: true, maxLength: 50 }),
  firstName: text('First Name', { maxLength: 50 }),
  phone: text('Business phone', { copyable: true }),
  salesforceEmail: text('CRM email', { copyable: true, span: 2 }),
  salesforceLanguage: text('Preferred language'),
  marketUpdates: derived('Market updates', { lines: ['{marketUpdates()}'] }),
  corporate: derived('Corporate', { lines: ['{corporate()}'] }),
  representativeName: text('Sales representative'),
  salesforceRegion: text('CRM region'),
  salseforceServicingChannelName: text('Referral company/planner'),
  salseforceServicingFinancialPlanner: text('Referral planner/broker'),
  subReferral: derived('Sub-referral company/planner', { lines: ['{salseforceReferredByIfa}', '{salseforceReferredByPlanner}'] }),
  salseforceReferredByClientLv: text('Referred by client level'),
  salseforceServicingChannelType: text('Servicing channel type'),
  clients: panel<Partner>('Client List', () => import('./ClientsLink')),
  lastLogin: timestamp('Last success login'),
  lastPwd: timestamp('Last password update'),
  userTypeRemarks: text('Remarks', { maxLength: 100, sentAs: 'userStatusRemark' }),
});
