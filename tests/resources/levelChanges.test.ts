import { describe, expect, it } from 'vitest';
import { changeLevel, changeOffice } from '../../resources/adminUsers/levelChanges';
import type { ChangeAbout } from '../../src/schema';

const regions: Record<string, string[]> = { HK: ['HK', 'CN'], SG: ['SG'], ALL: ['HK', 'CN', 'SG'] };
const about = (values: object, isLocked = false): ChangeAbout => ({
  values: values as Record<string, unknown>,
  stored: null,
  codesOf: (field, within) => Promise.resolve((field === 'regions' && regions[String(within)]) || []),
  isLocked: (field) => field === 'salesOffices' && isLocked,
  isTouched: () => false,
});

describe('what a level sets', () => {
  it.each([
    [
      'ADM-027 Level 1: all offices and regions',
      'SUPER_ADMIN',
      { salesOffices: 'HK' },
      false,
      { salesOffices: ['ALL'], regions: ['HK', 'CN', 'SG'] },
    ],
    ['ADM-028 Level 2: no office, no region', 'CS_TEAM', { salesOffices: 'HK' }, false, { salesOffices: [], regions: [] }],
    [
      'ADM-028 Level 2 with an office that is locked: its regions at once',
      'CS_TEAM',
      { salesOffices: 'HK' },
      true,
      { regions: ['HK', 'CN'] },
    ],
    ['ADM-029 Level 3: an office stays', 'SALES_TEAM', { salesOffices: 'HK' }, false, {}],
    ['ADM-029 Level 3: All goes with its regions', 'SALES_TEAM', { salesOffices: 'ALL' }, false, { salesOffices: [], regions: [] }],
    ['ADM-029 Level 3 with an office that is locked: nothing', 'SALES_TEAM', { salesOffices: 'HK' }, true, {}],
  ])('%s', async (_, level, values, isLocked, set) => {
    expect(await changeLevel(level, about(values, isLocked))).toEqual(set);
  });
});

describe('what an office sets', () => {
  it.each([
    ['ADM-030 all its regions', 'HK', 'CS_TEAM', ['HK', 'CN']],
    ['ADM-030 the whole list for All', 'ALL', 'SUPER_ADMIN', ['HK', 'CN', 'SG']],
    ['ADM-030 none for Level 3', 'HK', 'SALES_TEAM', []],
    ['ADM-030 none without an office', '', 'CS_TEAM', []],
  ])('%s', async (_, office, userLevel, codes) => {
    expect(await changeOffice(office, about({ userLevel }))).toEqual({ regions: codes });
  });
});
