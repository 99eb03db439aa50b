import { defineForm } from '../../src/schema';
import { statusActions } from '../accounts/actions';
import { accountForm } from '../accounts/form';
import { isCorporate, type Partner } from './partner';

/** Edit Business Partner Account (PAR-023 to PAR-046). */
export const form = defineForm<Partner>({
  ...accountForm({ name: 'displayName', id: 'vendorId', changeable: 'name' }),
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
  editable: ({ isDummyUser }) => ['username', 'userTypeRemarks', ...(isDummyUser ? ['lastName', 'firstName'] : [])],
  rules: ({ object, username, text, required }) =>
    object({ username: username(), userTypeRemarks: text(), lastName: required('Last Name'), firstName: text() }),
  body: ({ userTypeRemarks, ...values }, partner) => {
    const { clientID, email, sfUserType, isDummyUser, userType, userTypeRemark, lastName, firstName, salesOffice, region } = partner;
    const profile = { userType, userTypeRemark, lastName, firstName, salesOffice, region, representative: partner.representative };
    return { clientID, email, sfUserType, userStatusRemark: userTypeRemarks, ...(isDummyUser ? profile : {}), ...values };
  },
});
