import { describe, expect, it } from 'vitest';
import { languages } from '../../../../src/format/languages';
import * as labels from '../../../../resources/vocabulary/labels';

describe('labels: SHR-022 SHR-023 SHR-024 SHR-025 SHR-026 SHR-027 SHR-028 SHR-029 SHR-030 SHR-031 SHR-032 SHR-033 SHR-035 and the two offices of PLT-006', () => {
  it.each([
    [
      'SHR-022 user status',
      labels.userStatusLabels,
      { OPENED: 'Inactive', ACTIVATED: 'Active', SUSPENDED: 'Suspended', DELETED: 'Deleted' },
    ],
    ['SHR-023 profile update', labels.profileUpdateLabels, { '-1': 'REJECT', 0: 'PENDING', 1: 'APPROVED', 9: 'INVALID' }],
    [
      'SHR-024 SHR-025 push status',
      labels.pushStatusLabels,
      {
        DELIVERED: 'Delivered',
        PENDING: 'Pending',
        PUSHING: 'Pushing',
        REVOKED_PENDING: 'Revoked (Pending)',
        REVOKED_DELIVERED: 'Revoked (Delivered)',
        FAILED: 'Failed',
      },
    ],
    [
      'SHR-026 inbox status',
      labels.inboxStatusLabels,
      { RECEIVED: 'Received', PENDING: 'Pending', IGNORED: 'Ignored', FAILED: 'Failed', DELETED: 'Deleted' },
    ],
    [
      'SHR-027 push type',
      labels.pushTypeLabels,
      { INVESTMENT: 'Investment', CORPORATE: 'Corporate', MARKET: 'Market Updates', SYSTEM: 'System' },
    ],
    ['SHR-028 user level', labels.userLevelLabels, { SUPER_ADMIN: 'Level 1', CS_TEAM: 'Level 2', SALES_TEAM: 'Level 3' }],
    [
      'SHR-029 user type',
      labels.userTypeLabels,
      { B: 'Business Partner', S: 'Internal Sales', C: 'Business Partner Admin', F: 'Staff', CL: 'Client' },
    ],
    [
      'SHR-030 Salesforce user type',
      labels.salesforceUserTypeLabels,
      {
        CL: 'Client',
        '': 'Client',
        BIZ: 'Business Partner (Group Admin)',
        ADVISOR: 'Financial Advisor (Individual)',
        INTERNAL: 'Internal',
      },
    ],
    [
      'SHR-031 record type',
      labels.recordTypeLabels,
      { CP: 'Corporate Partner', PB: 'Planner / Broker', IP: 'Individual Partner', AM: 'Account Manager' },
    ],
    ['SHR-032 PLT-006 sales office', labels.salesOfficeLabels, { HK: 'Hong Kong', SG: 'Singapore' }],
    ['SHR-033 project location', labels.projectLocationLabels, { US: 'US', CANADA: 'CANADA' }],
    [
      'SHR-035 language',
      labels.languageLabels,
      { EN: 'English', ZH_HK: 'Traditional Chinese', ZH_CN: 'Simplified Chinese', JA: 'Japanese' },
    ],
  ])('%s', (_, own, expected) => {
    expect(own).toEqual(expected);
  });
  it('SHR-036 name languages EN, JP, TC, SC in forms, in this order', () => {
    expect(languages.map(({ code, label }) => [code, label])).toEqual([
      ['EN', 'EN'],
      ['JA', 'JP'],
      ['ZH_HK', 'TC'],
      ['ZH_CN', 'SC'],
    ]);
  });
});
