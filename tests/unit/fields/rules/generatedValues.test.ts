import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  choice,
  date,
  decimal,
  file,
  integer,
  localDateTime,
  multiline,
  password,
  reference,
  richText,
  text,
  toggle,
} from '../../../../src/fields';
import { codecOf } from '../../../../src/fields/codecs/codecs';
import { Judging, Refused, Removed, Replacement } from '../../../../src/fields/kinds/file/items/items';
import { Upload } from '../../../../src/files/Upload';
import { sampleSize, seed } from '../../../sampling';
import { brokenRule, engineField } from '../engineFields';
import { plainProblem } from './plainRules';

const numRuns = sampleSize(200, 2_000);
// rules about today and now are evaluated twice, and have to find the same time
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T02:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const uploadOf = (name: string, send: () => Promise<string>) => {
  const upload = new Upload(new File(['x'], name), send);
  upload.start();
  return upload;
};
const sending = uploadOf('sending.png', () => new Promise<string>(() => {}));
const done = uploadOf('done.png', () => Promise.resolve('f9'));
const failed = uploadOf('failed.png', () => Promise.reject(new Error('no')));
const stored = (fileId: string) => ({ fileId, fileName: `${fileId}.png`, filePath: `/files/${fileId}` });
const parts = [
  ...[stored('a'), stored('b'), sending, done, failed, new Judging(Promise.resolve([])), new Refused('r.txt', 'no')],
  ...[new Replacement(sending, 'a'), new Replacement(done, 'a'), new Replacement(failed, 'b'), new Removed(stored('c'), 0)],
];
const nearMisses = [
  ...['', ' ', '1', '007', '1e1', '0x10', '1 2', '-3', '１２', '3.5', '.5', '5.', 'a@b.co', 'https://x.co', 'javascript:alert(1)'],
  ...['2026/02/28', '2026-2-3', '20260203', '2026/02/30', '1899/12/31', '2101/01/01', '2026/12/01 10:00', '2026/12/01 24:00', '2026/12/01'],
  ...['10:00', '2025/01/01 00:00', 'Passw0rd!', 'Pass 密0rd!', '<p></p>', '<p>x</p>', '&nbsp;', '<AMT1>', '${path}', '%{label}'],
  ...['x'.repeat(30), 'x'.repeat(31), 'x'.repeat(200), '𠮷'.repeat(3)],
];
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...nearMisses),
  fc.oneof(fc.integer(), fc.double()).map(String),
  fc.stringMatching(/^[0-9/: -]{0,18}$/),
);
const others = fc.constantFrom(null, undefined, true, false, [], ['A'], [1, 2], 0, 1, 3.7, -2, {});
const chosen = fc.array(fc.constantFrom(...parts), { maxLength: 4 });

const rules = { required: true, maxLength: 5, matches: '[a-z0-9-]*', error: 'own words ${path} %{x}' };
const fields = [
  ...[
    text('Text'),
    text('Text', rules),
    text('Text', { required: true, format: 'username' }),
    text('Text', { format: 'email', maxLength: 9 }),
  ],
  ...[text('Text', { format: 'url' }), text('Text', { format: 'day' }), text('Text', { required: true, format: 'password' })],
  ...[text('Text', { maxLength: 200, maxLengthChanged: 30 }), text('Text', { required: true, emptyError: 'None ${x}' })],
  ...[multiline('Lines'), multiline('Lines', { required: true, maxLength: 200, maxLengthChanged: 30 })],
  ...[richText('Markup'), richText('Markup', { required: true, tags: ['<AMT1>'] })],
  ...[
    integer('Order'),
    integer('Order', { required: true, min: 1, max: 99, maxLength: 2 }),
    integer('Order', { matches: '[1-9]*', error: 'No' }),
    integer('Order', { min: 2 }),
    integer('Order', { max: 12 }),
  ],
  ...[decimal('Size'), decimal('Size', { required: true, maxLength: 4, error: 'must be number' })],
  ...[date('Day'), date('Day', { required: true, first: '2000/01/01', last: 'today' }), date('Day', { error: 'bad day' })],
  localDateTime('Moment', { wire: 'yyyy/MM/dd HH:mm' }),
  localDateTime('Moment', { required: true, wire: 'yyyy-MM-dd HH:mm', future: true, pastError: 'past', partialIsEmpty: true }),
  localDateTime('Moment', { wire: 'yyyy-MM-dd HH:mm', future: true, error: 'own', lastTime: '24:00' }),
  ...[password('Password'), password('Password', { required: true })],
  ...[toggle('Post', { on: 'On', off: 'Off' }), toggle('Post', { required: true, on: 'On', off: 'Off' })],
  ...[choice('Status', { labels: { A: 'Ay' } }), choice('Status', { required: true, multiple: true, labels: { A: 'Ay' } })],
  ...[reference('countries', 'Country'), reference('countries', 'Country', { required: true, multiple: true })],
  ...[file('Image', { upload: 'POPUP_IMAGE' }), file('Images', { required: true, upload: 'PROJECT_IMAGE', maxFiles: 5 })],
];

describe(`the rules of the kinds, over ${numRuns} generated values each`, () => {
  it.each(fields.map((field, i) => [field.kind, i, field] as const))(
    'SHR-014 SHR-016 %s %i says the same as its rules written plainly',
    (_kind, _i, field) => {
      const engine = engineField(field);
      const value = field.kind === 'file' ? chosen : fc.oneof({ weight: 4, arbitrary: words }, others);
      fc.assert(
        fc.property(value, value, fc.boolean(), (typed, other, isKept) => {
          const record = isKept ? typed : other;
          const codec = codecOf(engine);
          const held = codec.read({ field: record }, { name: 'field', path: 'field', member: 'field', sentAs: 'field', field: engine });
          expect(brokenRule(field, typed, record)?.message ?? null).toBe(
            plainProblem(codec, engine, typed, record === undefined ? undefined : held),
          );
        }),
        { numRuns, seed },
      );
    },
  );
});

describe('each rule has a name', () => {
  it.each<[string, (typeof fields)[number], unknown]>([
    ['required', text('Text', { required: true }), ' '],
    ['matches', text('Text', { matches: 'a' }), 'b'],
    ['format', text('Text', { format: 'email' }), 'b'],
    ['maxLength', text('Text', { maxLength: 1 }), 'ab'],
    ['required', multiline('Lines', { required: true }), ''],
    ['maxLength', multiline('Lines', { maxLength: 1 }), 'ab'],
    ['required', richText('Markup', { required: true }), '<p></p>'],
    ['required', integer('Order', { required: true }), ''],
    ['matches', integer('Order', { matches: '[1-9]' }), '０'],
    ['integer', integer('Order'), '1.0'],
    ['min', integer('Order', { min: 2 }), '１'],
    ['max', integer('Order', { max: 2 }), '3'],
    ['maxLength', integer('Order', { maxLength: 1 }), '10'],
    ['required', decimal('Size', { required: true }), ''],
    ['decimal', decimal('Size'), '1e1'],
    ['maxLength', decimal('Size', { maxLength: 2 }), '1.5'],
    ['required', date('Day', { required: true }), ''],
    ['day', date('Day'), '2026/02/30'],
    ['required', localDateTime('Moment', { required: true, wire: 'yyyy-MM-dd HH:mm' }), ''],
    ['moment', localDateTime('Moment', { wire: 'yyyy-MM-dd HH:mm' }), '2026/02/30 10:00'],
    ['future', localDateTime('Moment', { wire: 'yyyy-MM-dd HH:mm', future: true }), '2001/01/01 10:00'],
    ['required', password('Password', { required: true }), ''],
    ['password', password('Password'), 'weak'],
    ['required', toggle('Post', { required: true, on: 'On', off: 'Off' }), null],
    ['required', choice('Status', { required: true, labels: {} }), ''],
    ['required', reference('countries', 'Country', { required: true, multiple: true }), []],
    ['unfinished', file('Image', { required: true, upload: 'POPUP_IMAGE' }), [new Refused('r.txt', 'no')]],
    ['required', file('Image', { required: true, upload: 'POPUP_IMAGE' }), []],
  ])('%s', (name, field, typed) => {
    expect(brokenRule(field, typed)?.rule).toBe(name);
  });
});

it('the maximum length of a number does not count the spaces around it (SHR-014)', () => {
  expect(brokenRule(integer('Order', { maxLength: 2 }), ' 12 ')).toBeNull();
  expect(brokenRule(integer('Order', { maxLength: 2 }), ' 123 ')?.rule).toBe('maxLength');
});
