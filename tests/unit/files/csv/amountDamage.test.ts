import { describe, expect, it } from 'vitest';
import { findDamage } from '../../../../src/files/csv/amountDamage';

const damaged = {
  formula: ['=1+1', '@SUM(A1)', '＝1', '\u200b=1'],
  spreadsheetError: '#N/A #REF! #DIV/0! #VALUE! #NAME? #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA #NV #ref! #BEZUG! #¡DIV/0! Err:502 # ########'.split(' '),
  scientific: ['1.2E+10', '1.225e+3', '1E5', '-1.2E-5', '1,2E+10', 'USD 1.2E+10', '$1.2E+10', '(1.2E+10)', '1.2E+10 USD', '1.2E+10%'],
  boolean: ['TRUE', 'FALSE', 'True', 'false'],
  date: [
    ...['2026/1/3', '2026-01-03', '2026.1.3', '1/3/2026', '31.12.2026', '3-1-26', '2026/1', '1/2026'],
    ...['Jan-26', '3-Jan', '3-Jan-26', '03 January 2026', 'Jan 2026', 'January 3, 2026', 'MAY 5', 'Sept-26', '1月3日', '2026年1月', '2026年1月3日'],
    ...['2026/1/3 0:00', '2026-01-03T00:00:00Z', '1/3/2026 12:30 PM', '10:30', '1:05:00', '9:00 am'],
    ...['34:56.7', '125:30', 'Monday, January 5, 2026', 'Mon 5 Jan 2026', '2026-01-05T00:00:00+08:00', '2026-01-05 00:00:00.000'],
  ],
}; // prettier-ignore
const intact = [
  ...['0', '5', '100.00', '1,112.50', '1.112,50', '1 000,50', "1'000.00", '1150,00', '-5.00', '(1187.50)', '44927', '2026', '20260103'],
  ...['USD 1,037.50', '$1,112.50', 'HK$5', '5 EUR', '5%', 'EUR 5', '5e', 'E5', '1,000,000', '1.234.567', '1.123.50'],
  ...['香港元 5', 'five', 'true north', 'Falsetto', 'N/A', 'n/a', '-', '#1', '# 1', '#hashtag', 'Mayfair 5', 'Jan', 'Marks 26', 'Dec 500'],
  ...['1/2', '10-12', '3:2', '5:100', '2026/1/3 and more', 'from 2026/1/3', '99/99/999', 'a=b', 'a@b.example', '<b>=</b>', ''],
];

describe('findDamage', () => {
  it.each(Object.entries(damaged).flatMap(([damage, cells]) => cells.map((cell) => [damage, cell])))(
    'findDamage reports %s in an amount: %j (NTF-057)',
    (damage, cell) => expect(findDamage(cell)).toBe(damage),
  );
  it.each(intact)('findDamage reports nothing in %j (NTF-057)', (cell) => expect(findDamage(cell)).toBeNull());
});
