/** The columns of lists as the specification has them, on the screen and in the file. Operation follows on the screen. */

/** CLI-017 */
export const clientColumns = [
  'Client ID',
  'Sales Office',
  'Region',
  'Full Name',
  'Username',
  'Email',
  'Mobile Phone',
  'Date of birth',
  'Last login',
  'Activation Date',
  'Status',
  'Account Manager',
  'Referral Company/Planner',
  'Sub-referral Company/Planner',
  'Last update',
];

/** PAR-012 */
export const partnerColumns = [
  'Category',
  'Record Type',
  'VendorID/EmployeeID',
  'Account Manager',
  'Sales Office',
  'Region',
  'Name',
  'Username',
  'Email',
  'Mobile Phone',
  'Last login',
  'Activation Date',
  'Status',
  'Last update',
];

/** PAR-054 */
export const partnerClientColumns = [
  'Client ID',
  'Name',
  'Sales Office',
  'Region',
  'Sales representative',
  'Servicing channel type',
  'Referral company',
  'Referral planner',
  'Sub-referral company',
  'Sub-referral planner',
  'Referred by client level',
  'Language',
  'Master plans',
  'Projects',
  'Status',
];
