import { describe, expect, it } from 'vitest';
import { integer, localized, text } from '../../../../../src/fields';
import { valueAt } from '../../../../../src/schema/path';
import { overRecord } from '../../../../../src/views/form/state/leaves';
import { shapeOf, validate } from '../../../../../src/views/form/state/shape';
import { leavesOf } from '../../../fields/engineFields';

describe('the shape of a form', () => {
  const fields = { from: integer('From', { required: true }), to: integer('To'), 'name.EN': text('Name') };
  const leaves = Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field));
  const all = new Set(leaves.map(({ path }) => path));
  it('answers with the values that were meant', async () => {
    const typed = { from: ' 1 ', to: '', name: { EN: ' new ' } };
    expect(await validate(shapeOf(leaves), typed, all)).toEqual({ parsed: { from: 1, to: null, name: { EN: 'new' } }, problems: {} });
  });
  it('asks nothing of what is off or absent', async () => {
    const typed = { from: '', to: 'x', name: { EN: '' } };
    expect((await validate(shapeOf(leaves), typed, new Set(['name.EN']))).problems).toEqual({});
    expect((await validate(shapeOf(leaves), typed, all)).problems).toEqual({
      from: 'From cannot be empty',
      to: 'Please enter the correct format',
    });
  });
  it('takes rules across fields beside those of each', async () => {
    const rules: Parameters<typeof shapeOf>[1] = [
      ({ object }) =>
        object().test(
          'order',
          (values, context) =>
            Number(valueAt(values, 'from')) <= Number(valueAt(values, 'to')) ||
            context.createError({ path: 'to', message: 'To lies before From' }),
        ),
    ];
    expect((await validate(shapeOf(leaves, rules), { from: '2', to: '1', name: {} }, all)).problems).toEqual({ to: 'To lies before From' });
    expect((await validate(shapeOf(leaves, rules), { from: '', to: '1', name: {} }, all)).problems).toEqual({
      from: 'From cannot be empty',
    });
    expect((await validate(shapeOf(leaves, rules), { from: '1', to: '2', name: {} }, all)).parsed).toMatchObject({ from: 1, to: 2 });
  });
  it.each<[string, object, object, Record<string, string>]>([
    ['a number before another one', { at: 'to', notBefore: 'from' }, { from: '2', to: '1' }, { to: 'wrong' }],
    ['a number after another one', { at: 'from', notAfter: 'to' }, { from: '2', to: '1' }, { from: 'wrong' }],
    ['the same number', { at: 'to', notBefore: 'from' }, { from: '2', to: '2' }, {}],
    ['the right order', { at: 'from', notAfter: 'to' }, { from: '1', to: '10' }, {}],
    ['nothing to compare with', { at: 'to', notBefore: 'from' }, { from: '1', to: '' }, {}],
    ['what is no number', { at: 'to', notBefore: 'from' }, { from: '2', to: 'x' }, { to: 'Please enter the correct format' }],
  ])('a rule about order says of %s', async (_, rule, typed, problems) => {
    const rules = [{ ...rule, text: 'wrong' }] as unknown as Parameters<typeof shapeOf>[1];
    expect((await validate(shapeOf(leaves, rules), { ...typed, name: {} }, all)).problems).toEqual(problems);
  });
  it('a rule about order says nothing while one of both is off', async () => {
    const rules: Parameters<typeof shapeOf>[1] = [{ at: 'to', notBefore: 'from', text: 'wrong' }];
    expect((await validate(shapeOf(leaves, rules), { from: '2', to: '1', name: {} }, new Set(['to']))).problems).toEqual({});
  });
  it.each([
    ['2026/02/01', '2026/01/31', { to: 'wrong' }],
    ['2026-02-01 10:00', '2026-02-01 09:45', { to: 'wrong' }],
    ['2026/02/01', '2026/02/01', {}],
    ['9 Feb', '2026/01/31', {}],
  ])('a rule about order compares days and moments: %s and %s', async (from, to, problems) => {
    const days = ['from', 'to'].flatMap((name) => leavesOf(name, text(name)));
    const rules: Parameters<typeof shapeOf>[1] = [{ at: 'to', notBefore: 'from', text: 'wrong' }];
    expect((await validate(shapeOf(days, rules), { from, to }, new Set(['from', 'to']))).problems).toEqual(problems);
  });
  it('hands an error of the program on', async () => {
    const rules: Parameters<typeof shapeOf>[1] = [({ object }) => object().test('broken', () => Promise.reject(new TypeError('broken')))];
    await expect(validate(shapeOf(leaves, rules), { from: '1' }, all)).rejects.toThrow('broken');
  });
  it('shows conditions what is typed over the record, as what it means, by field and by member', () => {
    const both = [
      ...leaves,
      ...leavesOf('city', localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } })),
    ];
    const values = overRecord(both, { from: ' 3 ', city: { EN: ' new ' } }, { id: 1, from: 2, cityEn: 'old' });
    expect(values).toMatchObject({ id: 1, from: 3, to: null, cityEn: 'new', city: { EN: 'new', JA: null } });
  });
});
