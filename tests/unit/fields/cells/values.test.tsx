/** What the cell of each kind shows of a value, and what it refuses to show. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  choice,
  date,
  decimal,
  derived,
  integer,
  items,
  localDateTime,
  localized,
  multiline,
  text,
  timestamp,
  toggle,
} from '../../../../src/fields';
import { CopyValue, FieldText } from '../../../../src/fields/cells/FieldValue';
import { cellLoadsOf, isBlank, textOf } from '../../../../src/fields/cells/cells';
import { asIs } from '../../../../src/messages/page';
import type { Values } from '../../../../src/schema/values/path';
import { loadLazy } from '../../../../src/ui/lazy';
import { engineField } from '../engineFields';

const load = async (declared: object) => {
  const field = engineField(declared);
  await Promise.all(cellLoadsOf(field).map((each) => loadLazy(each)));
  return field;
};
const markup = async (declared: object, record: Values, name = 'field') =>
  renderToStaticMarkup(<FieldText field={await load(declared)} name={name} record={record} />);
const shown = async (declared: object, value: unknown, record: Values = {}) =>
  (await markup(declared, { ...record, field: value })).replaceAll(/<[^>]*>/g, '');

const labels = { A: 'Ann', B: 'Bob' };
const status = choice('Status', { labels, chips: { A: { tone: 'green', mark: 'dot' }, '*': { tone: 'neutral', mark: 'ring' } } });
const lines = (...made: (string | null)[]) => derived('D', { lines: () => made.map((line) => line && asIs(line)) as never });
const weight = decimal('W', { unit: [{ when: { country: 'US' }, text: 'lb' }, 'kg'] as never });

describe('the value of a field', () => {
  it.each<[string, object, unknown, string, Values?]>([
    ['a text', text('T'), 'x', 'x'],
    ['a number in a text', text('T'), 7, '7'],
    ['no text', text('T'), '', '–'],
    ['a code with a label', choice('C', { labels }), 'A', 'Ann'],
    ['a code without a label', choice('C', { labels }), 'Z', 'Z'],
    ['a code that objects inherit', choice('C', { labels }), 'toString', 'toString'],
    ['several codes', choice('C', { labels, multiple: true }), ['A', 'Z', 'B'], 'Ann, Z, Bob'],
    ['no codes', choice('C', { labels, multiple: true }), [], '–'],
    ['no code', choice('C', { labels }), null, '–'],
    ['yes', toggle('T', { on: 'On', off: 'Off' } as never), true, 'On'],
    ['no', toggle('T', { on: 'On', off: 'Off' } as never), false, 'Off'],
    ['neither yes nor no', toggle('T', { on: 'On', off: 'Off' } as never), null, '–'],
    ['a whole number', integer('I'), 0, '0'],
    ['no whole number', integer('I'), null, '–'],
    ['a fraction', decimal('D'), 0.1, '0.1'],
    ['zero', decimal('D'), 0, '0'],
    ['no number', decimal('D'), null, '–'],
    ['a number with its unit', weight, 5, '5 kg'],
    ['a number with the unit of its record', weight, 5, '5 lb', { country: 'US' }],
    ['a day', date('D'), '2026/11/29', '2026/11/29'],
    ['a moment of UTC+8', localDateTime('M', { wire: 'yyyy-MM-dd HH:mm' }), '2026-11-29 08:15', '2026/11/29 08:15'],
    ['no moment', localDateTime('M', { wire: 'yyyy-MM-dd HH:mm' }), '', '–'],
    ['a moment of the server', timestamp('T'), '2026-11-29T00:15:00Z', '2026/11/29 08:15'],
    ['a moment with who did it', timestamp('T', { by: 'who' } as never), '2026-11-29T00:15:00Z', '2026/11/29 08:15 ann', { who: 'ann' }],
    ['a moment without who did it', timestamp('T', { by: 'who' } as never), '2026-11-29T00:15:00Z', '2026/11/29 08:15'],
    ['no moment of somebody', timestamp('T', { by: 'who' } as never), null, '–', { who: 'ann' }],
    ['no moment, with a text for that', timestamp('T', { emptyText: 'Never', by: 'who' } as never), null, 'Never', { who: 'ann' }],
    ['lines of a text', multiline('M'), 'a\nb', 'a\nb'],
    ['no lines of a text', multiline('M'), '', '–'],
    ['one line', lines('one'), null, 'one'],
    ['two lines', lines('one', 'two'), null, 'one two'],
    ['a second line without a first', lines(' ', 'two'), null, '– two'],
    ['a first line without a second', lines('one', null), null, 'one –'],
    ['neither line', lines(null, ' '), null, '–'],
    ['texts after each other', items('I', { maxItems: 2 }), ['a', 'b'], 'ab'],
    ['all texts where no number is declared', items('I'), ['a', 'b'], 'ab'],
    ['more texts than are shown at first', items('I', { maxItems: 2 }), ['a', 'b', 'c'], 'ab View More'],
    ['no texts', items('I'), [], '–'],
    ['nothing in place of texts', items('I'), null, '–'],
    ['a text in two of four languages', localized(text('T')), { EN: 'One', JA: 'Ichi' }, 'EN OneJP IchiTC –SC –'],
    ['a text in no language', localized(text('T')), { EN: '' }, '–'],
    ['nothing in place of languages', localized(text('T')), null, '–'],
  ])('is shown as its kind says: %s', async (_, field, value, expected, record) => {
    expect(await shown(field, value, record)).toBe(expected);
  });
  it.each<[string, object, unknown]>([
    ['an object in a text', text('T'), {}],
    ['an object in a code', choice('C', { labels }), {}],
    ['an object among codes', choice('C', { labels, multiple: true }), [{}]],
    ['a text in yes and no', toggle('T', { on: 'On', off: 'Off' } as never), 'true'],
    ['a text in a number', decimal('D'), '5'],
    ['a text in a moment of the server', timestamp('T'), 'soon'],
    ['a text in place of texts', items('I'), 'a'],
    ['an object among texts', items('I'), [{}]],
    ['a text in place of languages', localized(text('T')), 'x'],
  ])('is refused where its kind cannot show it: %s', async (_, field, value) => {
    await expect(shown(field, value)).rejects.toThrow('the value is none of its kind');
  });
  it('is refused where it stands in something that is no record', async () => {
    const draw = (record: Values) => markup(text('T'), record, 'a.b');
    await expect(draw({ a: 'x' })).rejects.toThrow('the value is none of its kind');
    expect([await draw({ a: { b: 'x' } }), await draw({ a: null })]).toEqual(['x', '–']);
  });
});

it('a field that wraps another one loads the cells of both', () => {
  expect(cellLoadsOf(engineField(localized(text('T'))))).toHaveLength(2);
  expect(cellLoadsOf(engineField(text('T')))).toHaveLength(1);
});

describe('how a value looks', () => {
  it.each([
    ['A', /chip-green.*chip-dot.*Ann/],
    ['B', /chip-neutral.*chip-ring.*Bob/],
    ['toString', /chip-neutral.*toString/],
  ])('the status %s has the chip of its code, or that of any other', async (code, expected) => {
    expect(await markup(status, { field: code })).toMatch(expected);
  });
  it('a code without chips is text, and a text in a language says which', async () => {
    expect(await markup(choice('C', { labels }), { field: 'A' })).toBe('Ann');
    expect(await markup(text('T', { lang: 'ja' } as never), { field: 'x' })).toBe('<bdi lang="ja">x</bdi>');
  });
  it('a tag is there while its condition holds', async () => {
    const tagged = text('T', { tag: { when: { isNew: true }, text: 'New' } } as never);
    expect([await shown(tagged, 'x', { isNew: true }), await shown(tagged, 'x', { isNew: false })]).toEqual(['x New', 'x']);
  });
  it('a button that copies is there for a value, where the field has one', async () => {
    const copied = async (declared: object, value: unknown) =>
      renderToStaticMarkup(<CopyValue field={await load(declared)} name="field" record={{ field: value }} />);
    expect(await copied(text('T', { copyable: true }), 'x')).toContain('Copy x');
    expect([await copied(text('T', { copyable: true }), ''), await copied(text('T'), 'x')]).toEqual(['', '']);
  });
});

describe('a value as plain text', () => {
  it.each<[string, object, Values, string, boolean]>([
    ['a text', text('T'), { field: 'x' }, 'x', false],
    ['no text', text('T'), { field: null }, '', true],
    ['a value that cannot be shown', text('T'), { field: {} }, '', false],
    ['texts after each other', items('I'), { field: ['a'] }, '', false],
    ['no texts', items('I'), { field: [] }, '', true],
    ['the first line', lines('one', 'two'), {}, 'one', false],
    ['no line', lines(null), {}, '', true],
  ])('%s: "%s"', async (_, declared, record, expected, blank) => {
    const field = await load(declared);
    const about = { field, name: 'field', record };
    expect([textOf(about), isBlank(about)]).toEqual([expected, blank]);
  });
});
