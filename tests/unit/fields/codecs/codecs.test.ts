import { describe, expect, it } from 'vitest';
import { choice, date, integer, localized, multiline, password, reference, text, toggle } from '../../../../src/fields';
import type { Field } from '../../../../src/schema/field';
import { readLeaves, writeLeaves } from '../../../../src/views/form/model/leaves';
import { foreignLinks } from '../../../foreignLinks';
import { codecOf, leavesOf, problemOf } from '../engineFields';

const labels = { A: 'Ay' };
const kinds = {
  text: text('Field'),
  integer: integer('Field'),
  reference: reference('countries', 'Field'),
  choice: choice('Field', { labels }),
  toggle: toggle('Field', { on: 'On', off: 'Off' }),
  date: date('Field'),
  password: password('Field'),
};

describe('what an input holds of a record, and what is sent of it', () => {
  it.each<[keyof typeof kinds, unknown, unknown, unknown]>([
    ['integer', 5, '5', 5],
    ['integer', null, '', null],
    ['integer', -3, '-3', -3],
    ['text', null, '', null],
    ['text', undefined, '', null],
    ['text', ' +852 1 ', ' +852 1 ', '+852 1'],
    ['text', '  ', '  ', null],
    ['toggle', false, false, false],
    ['toggle', undefined, null, null],
    ['reference', null, '', null],
    ['reference', 0, 0, 0],
    ['choice', 'A', 'A', 'A'],
    ['choice', undefined, '', null],
    ['date', '1990/02/03', '1990/02/03', '1990/02/03'],
    ['date', null, '', null],
    ['password', ' Pass w0rd! ', ' Pass w0rd! ', ' Pass w0rd! '],
    ['password', undefined, '', ''],
  ])('a %s of %j is edited as %j and sent as %j', (kind, value, input, sent) => {
    const field: Field = kinds[kind];
    const leaves = leavesOf('field', field);
    const held = readLeaves(leaves, { field: value });
    expect(held).toEqual({ field: input });
    expect(writeLeaves(leaves, { field: codecOf(field).parse(held.field, field) })).toEqual({ field: sent });
  });
  it.each<[keyof typeof kinds, unknown, unknown]>([
    ['integer', ' 7 ', 7],
    ['integer', 'seven', 'seven'],
    ['integer', '1e3', '1e3'],
    ['integer', '', null],
    ['integer', '-', '-'],
    ['integer', '123456789012345', 123_456_789_012_345],
    ['integer', '1234567890123456', '1234567890123456'],
    ['date', ' 1990-2-3 ', '1990/02/03'],
    ['date', ' someday ', 'someday'],
    ['reference', undefined, null],
    ['choice', undefined, null],
  ])('a %s that was typed as %j means %j', (kind, typed, value) => {
    const field: Field = kinds[kind];
    expect(codecOf(field).parse(typed, field)).toBe(value);
  });
  it('is written under the name of the contract, nested where that has a dot', () => {
    const leaves = [...leavesOf('remarks', text('Remarks', { sentAs: 'userStatusRemark' })), ...leavesOf('name.EN', text('Name'))];
    expect(writeLeaves(leaves, { remarks: 'x', name: { EN: 'new' } })).toEqual({ userStatusRemark: 'x', name: { EN: 'new' } });
  });
});

describe('the rules of an input', () => {
  const wrong = 'Please enter the correct format';
  it.each<[string, Field, unknown, string | null]>([
    ['nothing', text('City', { required: true }), '', 'City cannot be empty'],
    ['blanks', text('City', { required: true }), '   ', 'City cannot be empty'],
    ['nothing that is not required', text('City', { matches: 'a' }), '', null],
    ['no choice', reference('countries', 'Country', { required: true }), '', 'Country cannot be empty'],
    ['none of several choices', reference('countries', 'Country', { required: true, multiple: true }), [], 'Country cannot be empty'],
    ['one of several choices', reference('countries', 'Country', { required: true, multiple: true }), [1], null],
    ['a letter of two units as one', text('Code', { matches: '.' }), '𠮷', null],
    ['no answer', toggle('Post', { required: true, on: 'On', off: 'Off' }), null, 'Post cannot be empty'],
    ['no as an answer', toggle('Post', { required: true, on: 'On', off: 'Off' }), false, null],
    ['a pattern in part', text('Code', { matches: '[a-c]' }), 'abc', wrong],
    ['a pattern of alternatives', text('Code', { matches: 'a|b' }), 'ab', wrong],
    ['a pattern whole', text('Code', { matches: '[a-c]+' }), ' abc ', null],
    ['its own words', text('Code', { matches: 'a', error: 'No a' }), 'b', 'No a'],
    ['one too many', text('Code', { maxLength: 3 }), 'abcd', 'Code must be at most 3 characters'],
    ['as many as may be', text('Code', { maxLength: 3 }), ' abc ', null],
    ['wrong before too long', text('Code', { maxLength: 3, matches: 'x+' }), 'abcd', wrong],
    ['a fraction that an input holds as a number', integer('Order'), 3.7, wrong],
    ['a number that an input holds as such', integer('Order', { min: 5 }), 4, 'Enter a whole number of at least 5'],
    ['a name for a number', integer('Order'), 'one', wrong],
    ['a fraction for a number', integer('Order', { error: 'Order must be integer' }), '1.5', 'Order must be integer'],
    ['below the smallest', integer('Order', { min: 1 }), '0', 'Enter a whole number of at least 1'],
    ['the smallest', integer('Order', { min: 1 }), '1', null],
    ['above the largest', integer('Order', { min: 0, max: 12 }), '13', 'Enter a whole number from 0 to 12'],
    ['above the largest without a smallest', integer('Order', { max: 9 }), 'ten', 'Enter a whole number of at most 9'],
    ['the largest', integer('Order', { max: 9 }), '9', null],
    ['no password', password('Password', { required: true }), '', 'Password can not be empty'],
    [
      'a weak password',
      password('Password'),
      'abc',
      'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters',
    ],
    ['a strong password', password('Password'), 'Passw0rd!', null],
    ['no username', text('Username', { required: true, format: 'username' }), '', 'User Name must be 8-15 chars'],
    ['an address', text('URL', { format: 'url' }), 'https://example.com/a?b', null],
    ['an address without encryption', text('URL', { format: 'url' }), 'HTTP://example.com', null],
    ['words before an address', text('URL', { format: 'url' }), 'ftp:http://example.com', wrong],
    ['an address without a host', text('URL', { format: 'url' }), 'https:///a', wrong],
    ['a script', text('URL', { format: 'url' }), 'javascript:alert(1)', wrong],
    ...foreignLinks.map((link): [string, Field, unknown, string | null] => [
      `SHR-072 ${JSON.stringify(link)}`,
      text('URL', { format: 'url' }),
      link,
      wrong,
    ]),
    ['a day', text('Day', { format: 'day' }), '2026/02/28', null],
    ['no day', text('Day', { format: 'day' }), '2026/02/30', wrong],
    ['a day before the first', date('Day', { first: '2000/01/01' }), '1999/12/31', wrong],
    ['a day in other words', date('Day', { first: '2000/01/01', error: 'Too early' }), '1999/12/31', 'Too early'],
  ])('%s', (_, field, typed, text) => {
    expect(problemOf(field, typed)).toBe(text);
  });
});

describe('a field in four languages', () => {
  const city: Field = localized(text('City', { required: true, maxLength: 5, hint: 'As app users see it' }), {
    members: {
      EN: 'cityEn',
      JA: 'cityJp',
      ZH_HK: 'cityTc',
      ZH_CN: 'citySc',
    },
  });
  const leaves = leavesOf('city', city);
  it('SHR-035 SHR-036 OFF-012 has an input a language in their order, with short names and the language of HTML', () => {
    expect(leaves.map(({ path, member, sentAs, field, lang }) => [path, member, sentAs, field.label, lang])).toEqual([
      ['city.EN', 'cityEn', 'cityEn', 'City (EN)', 'en'],
      ['city.JA', 'cityJp', 'cityJp', 'City (JP)', 'ja'],
      ['city.ZH_HK', 'cityTc', 'cityTc', 'City (TC)', 'zh-Hant-HK'],
      ['city.ZH_CN', 'citySc', 'citySc', 'City (SC)', 'zh-Hans-CN'],
    ]);
    expect(leaves.every(({ field, name }) => field.kind === 'text' && name === 'city' && field.hint === undefined)).toBe(true);
  });
  it('reads and writes a member each', () => {
    const record = { cityEn: 'Central', cityJp: null, cityTc: '中環', citySc: '' };
    expect(readLeaves(leaves, record)).toEqual({ 'city.EN': 'Central', 'city.JA': '', 'city.ZH_HK': '中環', 'city.ZH_CN': '' });
    const parsed = { city: { EN: 'Central', JA: '中', ZH_HK: null } };
    expect(writeLeaves(leaves, parsed)).toEqual({ cityEn: 'Central', cityJp: '中', cityTc: null, citySc: null });
  });
  it('without members is a map by language, under the name that it is sent as', () => {
    const titles = leavesOf('titles', localized(text('Title', { sentAs: 'heads' })));
    expect(titles.map(({ path, member, sentAs }) => [path, member, sentAs])[1]).toEqual(['titles.JA', 'titles.JA', 'heads.JA']);
    expect(readLeaves(titles, { titles: { EN: 'x' } })['titles.EN']).toBe('x');
    const sent = { titles: { EN: 'x', JA: null, ZH_HK: null, ZH_CN: null } };
    expect(writeLeaves(leavesOf('titles', localized(text('Title'))), { titles: { EN: 'x' } })).toEqual(sent);
  });
  it('GEN-019 GEN-020 GEN-029 may need some languages only, and send them under other names', async () => {
    const content = leavesOf(
      'content',
      localized(multiline('Content', { required: true }), {
        members: { EN: 'contentEN', JA: 'contentJA', ZH_HK: 'contentTC', ZH_CN: 'contentSC' },
        sentAs: { EN: 'contentEn', JA: 'contentJa', ZH_HK: 'contentTc', ZH_CN: 'contentSc' },
        requiredIn: ['EN'],
        as: 'tabs',
      }),
    );
    expect(content.map(({ field }) => [field.kind, field.required])).toEqual([
      ['multiline', true],
      ['multiline', false],
      ['multiline', false],
      ['multiline', false],
    ]);
    expect(readLeaves(content, { contentEN: 'a\nb', contentJA: null })).toMatchObject({ 'content.EN': 'a\nb', 'content.JA': '' });
    expect(writeLeaves(content, { content: { EN: ' a\nb ' } })).toEqual({
      contentEn: 'a\nb',
      contentJa: null,
      contentTc: null,
      contentSc: null,
    });
    expect(content.map(({ field }) => problemOf(field, ''))).toEqual(['Content (EN) cannot be empty', null, null, null]);
  });
  it('may follow the field that says which languages are asked for', () => {
    const followed = leavesOf('title', localized(text('Title'), { enabledBy: 'languages' }));
    expect(followed.map(({ disabledWhen }) => disabledWhen)).toEqual(
      ['EN', 'JA', 'ZH_HK', 'ZH_CN'].map((code) => ({ any: [{ not: { languages: code } }] })),
    );
    expect(leaves[0]).not.toHaveProperty('disabledWhen');
  });
  it('a localized field that uses its English value for all languages disables the other inputs', () => {
    const oneForAllWhen = { isSame: true };
    const disabledWhen = (options: object) => leavesOf('title', localized(text('Title'), options)).map((leaf) => leaf.disabledWhen);
    const others = { any: [oneForAllWhen] };
    expect(disabledWhen({ oneForAllWhen })).toEqual([undefined, others, others, others]);
    const [first, second] = disabledWhen({ oneForAllWhen, enabledBy: 'languages' });
    expect(first).toEqual({ any: [{ not: { languages: 'EN' } }] });
    expect(second).toEqual({ any: [{ not: { languages: 'JA' } }, oneForAllWhen] });
  });
  it('takes what a form says of it into each language', () => {
    const [first] = leavesOf('city', { ...city, required: false, label: 'Town' } as Field);
    expect([first!.field.label, first!.field.required]).toEqual(['Town (EN)', false]);
  });
  it('OFF-014 OFF-017 SHR-014 is wrong by language, each in its own words', () => {
    const typed = ['', 'がぎぐげごが', '中環', '  '];
    expect(leaves.map(({ field }, i) => problemOf(field, typed[i]))).toEqual([
      'City (EN) cannot be empty',
      'City (JP) must be at most 5 characters',
      null,
      'City (SC) cannot be empty',
    ]);
  });
});
