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
  localDateTime,
  localized,
  multiline,
  reference,
  richText,
  text,
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
