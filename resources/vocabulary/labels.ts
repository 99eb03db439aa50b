/** Labels by code, as the shared rules give them; a code without one is shown as the server's name or as it is (SHR-040). */
export const userStatusLabels = { OPENED: 'Inactive', ACTIVATED: 'Active', SUSPENDED: 'Suspended', DELETED: 'Deleted' } as const;
export const profileUpdateLabels = { '-1': 'REJECT', 0: 'PENDING', 1: 'APPROVED', 9: 'INVALID' } as const;
export const pushStatusLabels = {
  DELIVERED: 'Delivered',
  PENDING: 'Pending',
  PUSHING: 'Pushing',
  REVOKED_PENDING: 'Revoked (Pending)',
  REVOKED_DELIVERED: 'Revoked (Delivered)',
  FAILED: 'Failed',
} as const;
export const inboxStatusLabels = {
  RECEIVED: 'Received',
  PENDING: 'Pending',
  IGNORED: 'Ignored',
  FAILED: 'Failed',
  DELETED: 'Deleted',
} as const;
export const pushTypeLabels = { INVESTMENT: 'Investment', CORPORATE: 'Corporate', MARKET: 'Market Updates', SYSTEM: 'System' } as const;
export const clientListTypeLabels = {
  ID_ONLY: 'IDs only',
  CLIENT_PARAM: 'Amounts by client',
  PARTNER_PARAM: 'Amounts by partner',
} as const;
export const pushButtonLabels = { NONE: 'No button', URL: 'Web link', PROJECT: 'Project', INVESTMENT: 'Investment' } as const;
export const userLevelLabels = { SUPER_ADMIN: 'Level 1', CS_TEAM: 'Level 2', SALES_TEAM: 'Level 3' } as const;
export const userTypeLabels = {
  B: 'Business Partner',
  S: 'Internal Sales',
  C: 'Business Partner Admin',
  F: 'Staff',
  CL: 'Client',
} as const;
export const salesforceUserTypeLabels = {
  CL: 'Client',
  '': 'Client',
  BIZ: 'Business Partner (Group Admin)',
  ADVISOR: 'Financial Advisor (Individual)',
  INTERNAL: 'Internal',
} as const;
export const recordTypeLabels = {
  CP: 'Corporate Partner',
  PB: 'Planner / Broker',
  IP: 'Individual Partner',
  AM: 'Account Manager',
} as const;
export const salesOfficeLabels = { HK: 'Hong Kong', SG: 'Singapore' } as const;
export const projectLocationLabels = { US: 'US', CANADA: 'CANADA' } as const;
export const languageLabels = { EN: 'English', ZH_HK: 'Traditional Chinese', ZH_CN: 'Simplified Chinese', JA: 'Japanese' } as const;
