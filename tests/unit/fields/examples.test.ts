/** Made-up values keep to what the inputs of their kinds can hold. */
import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { leavesOf, loadCodecs, codecOf } from '../../../src/fields/codecs/codecs';
import { examples } from '../../../src/fields/kinds/examples';
import type { Example } from '../../../src/fields/example';
import {
  choice,
  date,
  decimal,
  file,
  integer,
  items,
  localDateTime,
  localized,
  multiline,
  reference,
  richText,
  text,
  timestamp,
  toggle,
} from '../../../src/fields/kinds';
import type { EngineField } from '../../../src/schema/kind';
import { nested, valueAt, type Values } from '../../../src/schema/values/path';

const made = (field: unknown) => ({ ...(field as EngineField), definition: builtInKinds[(field as EngineField).kind]! });
const of = (field: unknown, row: number, member = 'value'): Values => {
  const example = examples[(field as EngineField).kind] as Example<never>;
  return example(field as never, { member, row, idsOf: () => ['a', 'b'], membersOf: (each, at) => of(each, row, at) });
};
const fields = {
  text: text('Name'),
  email: text('Email', { format: 'email' }),
  digits: text('Phone', { matches: '[0-9]+' }),
  multiline: multiline('Note', { maxLength: 4 }),
  richText: richText('Text'),
  choice: choice('Type', { labels: { A: 'a', B: 'b' } }),
  choices: choice('Types', { multiple: true, labels: { A: 'a', B: 'b' } }),
  reference: reference('countries', 'Country'),
  references: reference('countries', 'Countries', { multiple: true }),
  date: date('Day', { first: '2020/01/01' }),
  past: date('Day', { last: '2019/12/31' }),
  integer: integer('Order', { matches: '[1-9][0-9]?' }),
  narrow: integer('Order', { min: 5, max: 6 }),
  decimal: decimal('Height'),
  toggle: toggle('Post', { on: 'On', off: 'Off' }),
  moment: localDateTime('At', { wire: 'yyyy-MM-dd HH:mm', future: true }),
  file: file('Photo', { upload: 'PROJECT_THUMBNAIL', accept: 'image' }),
  files: file('Photos', { upload: 'PROJECT_THUMBNAIL', accept: 'image', maxFiles: 3 }),
  localized: localized(text('Title')),
};

describe('a made-up value', () => {
  it.each(Object.entries(fields))('of %s can be held by its inputs, and differs from row to row', async (name, declared) => {
    const field = made({ ...declared, ...('of' in declared && { of: made(declared.of) }) });
    await loadCodecs([field]);
    const records = [0, 1, 11].map((row) => nested(of(field, row)));
    for (const record of records)
      for (const { member, field: each } of leavesOf('value', field)) {
        const stored = valueAt(record, member);
        expect(stored, member).not.toBeUndefined();
        expect(codecOf(each).canHold(stored, each), `${member}: ${JSON.stringify(stored)}`).toBe(true);
      }
    if (!['past', 'multiline'].includes(name)) expect(records[1]).not.toEqual(records[0]);
  });
  it('keeps the rules of its field', () => {
    expect(of(fields.digits, 0)).toEqual({ value: '10001' });
    expect(of(fields.integer, 11)).toEqual({ value: 12 });
    expect(of(fields.narrow, 0)).toEqual({ value: 5 });
    expect(of(fields.past, 0)).toEqual({ value: '2019/12/31' });
    expect(of(text('Name', { maxLength: 3 }), 0)).toEqual({ value: 'Nam' });
  });
  it('is there for every kind whose value is typed or shown, but for a secret', () => {
    const without = Object.keys(builtInKinds).filter((kind) => !Object.hasOwn(examples, kind));
    expect(without).toEqual(['derived', 'panel', 'password']);
  });
});

describe('the made-up value', () => {
  it.each<[string, unknown, number, Values]>([
    ['of a day goes on with the rows', date('Day'), 2, { value: '2026/02/21' }],
    ['of a day is not before the first', date('Day', { first: '2026/02/10' }), 0, { value: '2026/02/10' }],
    ['of a day is that of its row within the range', date('Day', { first: '2026/01/01', last: '2026/12/31' }), 0, { value: '2026/02/03' }],
    ['of a fraction', decimal('Height'), 2, { value: 3.5 }],
    ['of a file', file('F', { upload: 'POPUP_IMAGE', accept: 'pdf' }), 1, { value: { fileId: 'example-2', fileName: 'example-2.pdf', filePath: '/files/example-2' } }], // prettier-ignore
    ['of a whole number is a dozen for each row', integer('N'), 1, { value: 24 }],
    ['of a narrow whole number goes on with the rows', integer('N', { min: 30, max: 40 }), 1, { value: 31 }],
    ['of a small whole number is that of its row', integer('N', { max: 5 }), 2, { value: 3 }],
    ['of a negative whole number counts down from the largest', integer('N', { max: -5 }), 2, { value: -7 }],
    ['of a whole number that there is none of', integer('N', { min: 5, max: 4 }), 0, { value: null }],
    ['of texts after each other', items('Part'), 1, { value: ['Part 2', 'Part 3', 'Part 4'] }],
    ['of lines', multiline('Note'), 1, { value: 'Note 2\n…' }],
    ['of lines is not too long', multiline('Note', { maxLength: 6 }), 1, { value: 'Note 2' }],
    ['of a lookup with its text', reference('x', 'X', { shownAs: 'xName' } as never), 1, { value: 'b', xName: 'b' }],
    ['of a lookup without a text', reference('x', 'X'), 2, { value: 'a' }],
    ['of included codes', reference('x', 'X', { included: ['p', 'q'], listOfOne: true }), 1, { value: ['q'] }],
    ['of markup', richText('A & <b>'), 1, { value: '<p>A &amp; &lt;b> <b>2</b></p>' }],
    ['of yes and no', toggle('P', { on: 'On', off: 'Off' }), 1, { value: false }],
    ['of yes and no, in another row', toggle('P', { on: 'On', off: 'Off' }), 3, { value: true }],
    ['of a moment of the server', timestamp('T', { by: 'who' } as never), 1, { value: '2026-02-04T02:15:00.000Z', who: 'person2' }],
    ['of a moment of nobody', timestamp('T'), 0, { value: '2026-02-03T02:15:00.000Z' }],
    ['of a moment that somebody chooses', localDateTime('M', { wire: 'yyyy/MM/dd HH:mm' }), 1, { value: '2026/02/12 10:15' }],
    ['of an email', text('E', { format: 'email' }), 1, { value: 'person2@example.com' }],
    ['of a username', text('E', { format: 'username' }), 1, { value: 'person.name2' }],
    ['of a password', text('E', { format: 'password' }), 1, { value: 'Exampl3.Pass2' }],
    ['of a link', text('E', { format: 'url' }), 1, { value: 'https://example.com/2' }],
    ['of a code', text('E', { format: 'code' }), 1, { value: 'A10002' }],
    ['of a name', text('E', { format: 'name' }), 1, { value: 'Person 2' }],
    ['of a day as text', text('E', { format: 'day' }), 1, { value: '2026/02/02' }],
    ['of a phone number', text('E', { matches: '\\+[0-9 ]+' }), 1, { value: '+852 2345 6712' }],
    ['of a letter with a number', text('E', { matches: 'A[0-9]' }), 1, { value: 'A2' }],
    ['of a digit', text('E', { matches: '[0-9]' }), 1, { value: '2' }],
    ['of a text that matches nothing made up', text('E', { matches: '#' }), 1, { value: 'E 2' }],
  ])('%s', (_, field, row, expected) => expect(of(field, row)).toEqual(expected));
  it('of a moment in the future lies ahead', () => {
    const { value } = of(localDateTime('M', { wire: 'yyyy-MM-dd HH:mm', future: true }), 0);
    expect(Date.parse(`${String(value).replace(' ', 'T')}:00+08:00`)).toBeGreaterThan(Date.now());
  });
});
