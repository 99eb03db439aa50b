import { defineForm } from '../../src/schema';
import { statusActions } from '../accounts/actions';
import { accountForm } from '../accounts/form';
import { pick } from '../accounts/names';
import { isCorporate, type Partner } from './partner';

/** What a dummy account sends beside what every account does (PAR-042). */
const profile = ['userType', 'userTypeRemark', 'lastName', 'firstName', 'salesOffice', 'region', 'representative'] as const;

/** Edit Business Partner Account (PAR-023 to PAR-046). */
export const form = defineForm<Partner>({
  ...accountForm({ name: 'displayName', id: 'vendorId', changeable: 'Remarks', changeableOfDummy: 'its name and Remarks' }),
  labels: {
    vendorId: 'Vendor ID/Employee ID',
    userStatus: 'Account status',
    activationAt: 'Activation date and time',
    cellularphone: 'Mobile phone',
  },
  sections: [
    {
      title: 'Profile',
      fields: ['vendorId', 'username', 'lastName', 'firstName', 'cellularphone', 'phone', 'salesforceEmail', 'salesforceLanguage'],
    },
    { title: 'Setting', fields: ['marketUpdates', 'corporate'] },
    {
      title: 'Sales Information',
      fields: ['salesOffice', 'region', 'representativeName', 'recordType', 'salesforceRegion', 'clients'],
    },
    {
      title: 'Referral',
      fields: [
        'salseforceServicingChannelName',
        'salseforceServicingFinancialPlanner',
        'subReferral',
        'salseforceReferredByClientLv',
        'salseforceServicingChannelType',
      ],
    },
    {
      title: 'Status',
      fields: ['userStatus', 'lastLogin', 'activationAt', 'lastPwd', 'userTypeRemarks'],
      actions: statusActions,
    },
  ],
  hidden: (partner) => [
    ...(partner.userStatus === 'OPENED' ? ['username'] : []),
    ...(isCorporate(partner) ? ['lastName', 'firstName'] : []),
    ...(partner.isDummyUser ? ['cellularphone', 'phone', 'salesforceEmail'] : []),
  ],
  editable: ({ isDummyUser }) => ['userTypeRemarks', ...(isDummyUser ? ['lastName', 'firstName'] : [])],
  rules: ({ object, text, required }) => object({ userTypeRemarks: text(), lastName: required('Last Name'), firstName: text() }),
  body: ({ userTypeRemarks, ...values }, partner) => {
    const { clientID, username, isDummyUser } = partner;
    const kept = pick(partner, ['email', 'sfUserType', ...(isDummyUser ? profile : [])]);
    return { clientID, username, ...kept, userStatusRemark: userTypeRemarks, ...values };
  },
});
