import { describe, expect, it } from 'vitest';
import { displayName } from '../../../resources/vocabulary/displayName';
import { emailProblem } from '../../../resources/accounts/dialogs/useEmailFlow';
import { regions } from '../../../fixtures/seed/lookups';
import { csvCell } from '../../../fixtures/dialect/csv';
import { formatDateTime } from '../../../src/format/dateTime';
import { formatMoney } from '../../../src/format/money';
import { lookupItems } from '../../../src/fields/reference/useLookup';
import { problemOf } from '../../../src/fields/codec';
import { codecOf } from '../../../src/fields/codecs';
import { text } from '../../../src/fields';
import { pageNumbers, pageSizes } from '../../../src/views/list/table/Pager';

describe('dates', () => {
  it.each([
    ['2026-11-20T06:05:00.000Z', '2026/11/20 14:05'],
    ['2026-12-31T16:30:00Z', '2027/01/01 00:30'],
    ['2024-02-28T20:00:00Z', '2024/02/29 04:00'],
    [null, null],
    ['', null],
    ['yesterday', null],
  ])('SHR-017 SHR-019 shows %s as %s', (value, text) => {
    expect(formatDateTime(value)).toBe(text);
  });
});

describe('names', () => {
  it.each([
    [{ lastName: 'Lindqvist', firstName: 'Maren', middleName: 'Ute' }, 'Lindqvist, Maren Ute'],
    [{ lastName: '陳', firstName: '曉彤' }, '陳, 曉彤'],
    [{ lastName: 'Okonkwo' }, 'Okonkwo'],
    [{ lastName: null, firstName: 'Tadeo' }, 'Tadeo'],
    [{}, ''],
  ])('CLI-018 SHR-039 shows %o as "%s"', (client, text) => {
    expect(displayName(client)).toBe(text);
  });
});

describe('email', () => {
  it.each(['a@b.co', "o'brien+x@mail.example.com", '用户@例子.公司', ' a@b.co '])('SHR-012 accepts %s', (address) => {
    expect(emailProblem(address)).toBeNull();
  });
  it.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b.', 'a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b..de'])(
    'SHR-011 SHR-012 refuses "%s"',
    (address) => {
      expect(emailProblem(address)).toBe('Please provide a properly formatted email');
    },
  );
});

describe('money', () => {
  it.each([
    [1234.5, 'USD', 'USD 1,234.50'],
    [0, 'CAD', 'CAD 0.00'],
    [-20, 'CAD', 'CAD -20.00'],
    [null, 'USD', null],
    [Number.NaN, 'USD', null],
  ] as const)('SHR-021 shows %s in %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });
});

describe('shared rules', () => {
  const messageOf = (options: Parameters<typeof text>[1], typed: unknown) => {
    const field = text('Field', options);
    return problemOf(codecOf(field), field, typed);
  };
  it.each([
    ['', true],
    ['seven77', true],
    ['eight888', false],
    ['fifteen-1234567', false],
    ['sixteen-12345678', true],
    ['x'.repeat(100), true],
  ])('SHR-008 SHR-009 checks the username "%s" on submit', (name, isWrong) => {
    expect(messageOf({ required: true, format: 'username' }, name)).toBe(isWrong ? 'User Name must be 8-15 chars' : null);
  });
  it.each([
    ['', false],
    [null, false],
    ['a@b.co', false],
    ['a@b', true],
    ['a b@c.de', true],
  ])('SHR-010 checks the email %j if it is given', (email, isWrong) => {
    expect(messageOf({ format: 'email' }, email)).toBe(isWrong ? 'Please enter the correct format' : null);
  });
});

describe('lookup choices', () => {
  const rows = [
    { id: 'CL', label: 'Client', displayName: 'x' },
    { id: 'B', label: 'Business Partner', displayName: 'y' },
  ];
  it('SHR-043 leave out the codes that a field does not offer', () => {
    expect(lookupItems(rows, { excluded: ['CL'] })).toEqual([{ value: 'B', label: 'Business Partner' }]);
  });
  it('SHR-040 take the own label, else the name of the server', () => {
    expect(lookupItems(rows, { value: 'displayName', labels: { CL: 'Customer' } })).toEqual([
      { value: 'x', label: 'Customer' },
      { value: 'y', label: 'Business Partner' },
    ]);
  });
});

describe('pager', () => {
  it('PLT-094 SHR-065 HOT-009 CLI-022 offers the sizes 5, 10, 20 and 50', () => {
    expect(pageSizes).toEqual([5, 10, 20, 50]);
  });
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 120, [1, 2, 3, 4, 5, null, 120]],
    [60, 120, [1, null, 59, 60, 61, null, 120]],
    [119, 120, [1, null, 116, 117, 118, 119, 120]],
  ])('PLT-096 shows page numbers around page %s of %s', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});

describe('regions', () => {
  it('SHR-038 belong to HK or to SG', () => {
    const of = (office: string) => regions.filter((region) => region.office === office).map(({ code }) => code);
    expect([of('HK'), of('SG')]).toEqual([
      ['HK', 'CN', 'TW', 'DB'],
      ['SG', 'MY', 'JP', 'ID'],
    ]);
  });
});

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+852', "'+852"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\t\'=1"'],
    ['a"b', '"a""b"'],
    ['Straits & Co, Ltd', '"Straits & Co, Ltd"'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [null, ''],
    ['陳', '陳'],
  ])('turns %j into %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
