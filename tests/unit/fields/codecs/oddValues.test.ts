/** What inputs make of values at the edge: what a record has in place of a value, and what is typed in place of one. */
import { describe, expect, it, vi } from 'vitest';
import { date, decimal, file, integer, localDateTime, multiline, password, richText, text, toggle } from '../../../../src/fields';
import { uploadsOf } from '../../../../src/fields/kinds/file/items/items';
import type { Leaf } from '../../../../src/fields/codecs/leaf';
import type { Field } from '../../../../src/schema/field';
import { brokenRule, codecOf, engineField, problemOf } from '../engineFields';

const moment = (more: object = {}) => localDateTime('A', { wire: 'yyyy-MM-dd HH:mm', ...more }) as Field;
const read = (field: Field, value: unknown) =>
  codecOf(field).read({ a: value }, { member: 'a', field: engineField(field) } as unknown as Leaf);
const parse = (field: Field, typed: unknown) => codecOf(field).parse(typed, field);
const wrong = 'Please enter the correct format';

describe('what an input holds of a record', () => {
  it.each<[string, Field, unknown, unknown]>([
    ['a moment, however the wire writes it', moment(), '2026-11-29 10:15', '2026/11/29 10:15'],
    ['no moment', moment(), null, ''],
    ['a number in place of a moment', moment(), 5, 5],
    ['no whole number', integer('A') as Field, undefined, ''],
    ['no whole number, said as null', integer('A') as Field, null, ''],
    ['a fraction in plain digits', decimal('A') as Field, 1e-7, '0.0000001'],
    ['no fraction', decimal('A') as Field, null, ''],
    ['a text in place of a fraction', decimal('A') as Field, '5', '5'],
    ['no lines', multiline('A') as Field, null, ''],
    ['no password', password('A') as Field, undefined, ''],
    ['neither yes nor no', toggle('A', { on: 'On', off: 'Off' }) as Field, undefined, null],
    ['the id of a file', file('A', { upload: 'POPUP_IMAGE' }) as Field, 'f1', [{ fileId: 'f1', fileName: 'f1', filePath: '' }]],
    ['a number as the id of a file', file('A', { upload: 'POPUP_IMAGE' }) as Field, 5, [{ fileId: '5', fileName: '5', filePath: '' }]],
  ])('is, of %s', (_, field, value, held) => expect(read(field, value)).toEqual(held));
  it('is no upload where a record has ids in place of files', () => {
    expect(uploadsOf(['f1', 'f2'])).toEqual([]);
  });
});

describe('a typed text is read as', () => {
  it.each<[string, Field, unknown, unknown]>([
    ['a number in a text', text('A') as Field, 5, 5],
    ['nothing in a text', text('A') as Field, undefined, null],
    ['blanks in a text of no form', text('A', { format: 'password' }) as Field, ' ', ' '],
    ['nothing in a text of no form', text('A', { format: 'password' }) as Field, '', null],
    ['a number in lines', multiline('A') as Field, 5, 5],
    ['a number in a day', date('A') as Field, 5, 5],
    ['nothing in a day', date('A') as Field, undefined, null],
    ['a number in a moment', moment(), 5, 5],
    ['nothing in a moment', moment(), undefined, null],
    ['a moment', moment(), '2026/11/29 10:15', '2026-11-29 10:15'],
    ['the end of a day that the field does not take', moment(), ' 2026/11/29 24:00', '2026/11/29 24:00'],
    ['the end of a day that it takes', moment({ lastTime: '24:00' }), '2026/11/29 24:00', '2026-11-30 00:00'],
    ['a time alone', moment(), ' 10:15', '10:15'],
    ['a time alone, where a half is nothing', moment({ partialIsEmpty: true }), ' 10:15', null],
    ['a day alone, where a half is nothing', moment({ partialIsEmpty: true }), '2026/11/29', null],
    ['a day of another range, where a half is nothing', moment({ partialIsEmpty: true, last: '2026/11/28' }), '2026/11/29', '2026/11/29'],
    ['a fraction', decimal('A') as Field, ' 12.50 ', 12.5],
    ['a fraction with a sign', decimal('A') as Field, '-1', '-1'],
    ['two numbers', decimal('A') as Field, '1 2', '1 2'],
    ['digits with letters around', decimal('A') as Field, 'a12b', 'a12b'],
    ['digits behind letters', decimal('A') as Field, 'a12', 'a12'],
    ['digits before letters', decimal('A') as Field, '12.5b', '12.5b'],
    ['a whole number behind letters', integer('A') as Field, 'a12', 'a12'],
    ['a whole number before letters', integer('A') as Field, '12b', '12b'],
    ['markup with nothing between', richText('A') as Field, '<p>&nbsp;</p>', null],
    ['yes', toggle('A', { on: 'On', off: 'Off' }) as Field, true, true],
    ['no password', password('A') as Field, undefined, null],
  ])('%s', (_, field, typed, value) => expect(parse(field, typed)).toEqual(value));
  it('markup as text, over several lines', () => {
    const { toText } = codecOf(richText('A') as Field);
    expect(toText!('<h2>A</h2><div>b</div>c<br/>d &amp;lt;</p> ', {} as never)).toBe('A\nb\nc\nd &lt;');
    expect([toText!(null, {} as never), toText!('<td>a</td><td>b</td>', {} as never)]).toEqual(['', 'a | b']);
  });
});

describe('a rule', () => {
  it('of a pattern reads a text as it is sent, in full width too', () => {
    const wide = text('A', { matches: 'Ａ+' }) as Field;
    expect([problemOf(wide, ' ＡＡ '), problemOf(wide, 'A')]).toEqual([null, wrong]);
    expect(problemOf(text('A', { matches: 'A+', format: 'code' }) as Field, 'ＡＡ')).toBeNull();
  });
  it('of a length says nothing where there is no limit', () => {
    expect([brokenRule(text('A') as Field, 'x'.repeat(5_000)), brokenRule(text('A', { maxLength: 1 }) as Field, 'ab')?.rule]).toEqual([
      null,
      'maxLength',
    ]);
  });
  it('of a required value has a name, and the words of its field', () => {
    expect(brokenRule(multiline('A', { required: true, emptyError: 'Write it' }) as Field, '')).toEqual({
      rule: 'required',
      message: 'Write it',
    });
  });
  it('of a moment takes the end of a day only where the field does, and a day of today as not past', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T02:15:00Z') });
    const future = moment({ future: true, pastError: 'It is over' });
    expect([problemOf(moment(), '2026/11/29 24:00'), problemOf(moment({ lastTime: '24:00' }), '2026/11/29 24:00')]).toEqual([wrong, null]);
    const found = ['2026/11/01', '2026/10/31', '2026-11-01 10:14', '2026-11-01 10:15'].map((typed) => problemOf(future, typed));
    expect(found).toEqual([wrong, 'It is over', 'It is over', null]);
    vi.useRealTimers();
  });
  it.each<[string, string | null]>([
    ['abcdefg', 'User Name must be 8-15 chars'],
    ['abcdefgh', null],
    ['abcdefghijklmno', null],
    ['abcdefghijklmnop', 'User Name must be 8-15 chars'],
  ])('of a username: "%s"', (typed, problem) => {
    expect(problemOf(text('A', { format: 'username' }) as Field, typed)).toBe(problem);
  });
  it.each<[NonNullable<Parameters<typeof text>[1]>['format'], string, string | null]>([
    ['email', 'a@b.co', null],
    ['email', 'a@', wrong],
    ['code', 'anything', null],
    ['name', 'anything', null],
  ])('of the format %s about "%s"', (format, typed, problem) => {
    expect(problemOf(text('A', { format }) as Field, typed)).toBe(problem);
  });
  it.each<[NonNullable<Parameters<typeof text>[1]>['format'], string]>([
    ['password', 'Password can not be empty'],
    ['username', 'User Name must be 8-15 chars'],
    ['email', 'A cannot be empty'],
  ])('of the required format %s says "%s" of nothing', (format, problem) => {
    expect(problemOf(text('A', { format, required: true }) as Field, '')).toBe(problem);
  });
});
