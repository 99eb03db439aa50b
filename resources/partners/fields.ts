import { dateTime, derived, panel, reference, text } from '../../src/fields';
import { defineFields } from '../../src/schema';
import { accountStatus, accountUsername } from '../accounts/fields';
import { salesforceUserTypeLabels, salesOfficeLabels } from '../vocabulary/labels';
import type { Partner } from './partner';

/** Every value of a business partner. */
export const fields = defineFields<Partner>()({
  sfUserType: reference('salesforceUserTypes', 'Category', { otherwise: salesforceUserTypeLabels }),
  recordType: derived('Record Type', { lines: ['{recordType()}'] }),
  vendorId: derived('VendorID/EmployeeID', { isCopied: true, lines: ['{vendorId()}'] }),
  representative: text('Account Manager', { maxLength: 50 }),
  salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice', labels: salesOfficeLabels }),
  region: reference('regions', 'Region', { within: 'salesOffice', shownAs: 'region' }),
  displayName: derived('Name', { lines: ['{partnerName()}'] }),
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
  lastLogin: dateTime('Last success login'),
  lastPwd: dateTime('Last password update'),
  userTypeRemarks: text('Remarks', { maxLength: 100, sentAs: 'userStatusRemark' }),
});
