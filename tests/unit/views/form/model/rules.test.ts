import { describe, expect, it } from 'vitest';
import { integer, localized, text } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import type { Rules } from '../../../../../src/schema/form';
import { nested, valueAt, type Values } from '../../../../../src/schema/values/path';
import { modelOf, saidOf } from './formOf';

const fields = { from: integer('From', { required: true }), to: integer('To'), name: text('Name') };

describe('the rules of a form', () => {
  const problems = async (rules: readonly unknown[], typed: Values, more: object = {}) =>
    saidOf(await modelOf({ ...fields, ...more }, null, { form: { rules } }).problems(nested(typed)));
  const order = ({ object }: Rules) =>
    object().test(
      'order',
      (values: Values, context) =>
        Number(valueAt(values, 'from')) <= Number(valueAt(values, 'to')) ||
        context.createError({ path: 'to', message: 'To lies before From' }),
    );
  it('tells all fields at once, each by its first rule', async () => {
    expect(await problems([], { from: '', to: 'x', name: '' })).toEqual({
      from: 'From cannot be empty',
      to: 'Please enter the correct format',
    });
  });
  it('asks nothing of what is off or absent', async () => {
    const off = { from: integer('From', { required: true, visibleWhen: { name: 'A' } } as object) };
    expect(await problems([], { from: '', to: '', name: 'B' }, off)).toEqual({});
    expect(await problems([], { from: '', to: '', name: 'A' }, off)).toEqual({ from: 'From cannot be empty' });
  });
  it('takes rules across fields beside those of each', async () => {
    expect(await problems([order], { from: '2', to: '1' })).toEqual({ to: 'To lies before From' });
    expect(await problems([order], { from: '', to: '1' })).toEqual({ from: 'From cannot be empty' });
    expect(await problems([order], { from: '1', to: '2' })).toEqual({});
  });
  it('a rule across fields knows more than a field says of itself, and wins; of two the first one', async () => {
    const says =
      (message: string) =>
      ({ object }: Rules) =>
        object().test(message, (_, context) => context.createError({ path: 'to', message }));
    expect(await problems([says('first'), says('second')], { from: '1', to: 'x' })).toEqual({ to: 'first' });
  });
  it('names its rules', async () => {
    const model = modelOf(fields, null, { form: { rules: [order] } });
    expect(await model.problems({ from: '2', to: '1', name: '' })).toEqual({ to: { rule: 'across', message: 'To lies before From' } });
    expect(await modelOf(fields).problems({ from: '', to: 'x' }, { awaited: ['to', 'name'] })).toEqual({
      from: { rule: 'required', message: 'From cannot be empty' },
      to: { rule: 'integer', message: 'Please enter the correct format' },
      name: { rule: 'awaited', message: 'Name: what it brings along is still on its way' },
    });
  });
  it('looks at some inputs, and at those across fields that say something of them', async () => {
    const model = modelOf(fields, null, { form: { rules: [order] } });
    expect(saidOf(await model.problems({ from: '', to: 'x', name: '' }, { paths: ['from'] }))).toMatchObject({
      from: 'From cannot be empty',
    });
    expect(await model.problems({ from: '', to: '', name: '' }, { paths: ['name'], awaited: ['to'] })).toEqual({});
    expect(saidOf(await model.problems({ from: '2', to: '1', name: '' }, { paths: ['to'] }))).toEqual({ to: 'To lies before From' });
  });
  it.each<[string, object, object, Record<string, string>]>([
    ['a number before another one', { at: 'to', notBefore: 'from' }, { from: '2', to: '1' }, { to: 'wrong' }],
    ['a number after another one', { at: 'from', notAfter: 'to' }, { from: '2', to: '1' }, { from: 'wrong' }],
    ['the same number', { at: 'to', notBefore: 'from' }, { from: '2', to: '2' }, {}],
    ['the right order', { at: 'from', notAfter: 'to' }, { from: '1', to: '10' }, {}],
    ['nothing to compare with', { at: 'to', notBefore: 'from' }, { from: '1', to: '' }, {}],
    ['what is no number', { at: 'to', notBefore: 'from' }, { from: '2', to: 'x' }, { to: 'Please enter the correct format' }],
  ])('a rule about order says of %s', async (_, rule, typed, texts) => {
    expect(await problems([{ ...rule, text: 'wrong' }], { ...typed })).toEqual(texts);
  });
  it('a rule about order says nothing while one of both is off', async () => {
    const rules = [{ at: 'to', notBefore: 'from', text: 'wrong' }];
    const off = { from: integer('From', { visibleWhen: { name: 'A' } } as object) };
    expect(await problems(rules, { from: '2', to: '1', name: 'B' }, off)).toEqual({});
    expect(await problems(rules, { from: '2', to: '1', name: 'A' }, off)).toEqual({ to: 'wrong' });
  });
  it.each([
    ['2026/02/01', '2026/01/31', { to: 'wrong' }],
    ['2026-02-01 10:00', '2026-02-01 09:45', { to: 'wrong' }],
    ['2026/02/01', '2026/02/01', {}],
    ['9 Feb', '2026/01/31', {}],
    ['2026/02/01 and later', '2026/01/31', {}],
    ['from 2026/02/01', '2026/01/31', {}],
    ['2026/02/01 10:00:30', '2026/02/01 09:00', {}],
  ])('a rule about order compares days and moments: %s and %s', async (from, to, texts) => {
    const rules = [{ at: 'to', notBefore: 'from', text: 'wrong' }];
    expect(await problems(rules, { from, to }, { from: text('From'), to: text('To') })).toEqual(texts);
  });
  it('a rule about order does not compare a number with a text', async () => {
    const rules = [{ at: 'to', notBefore: 'from', text: 'wrong' }];
    expect(await problems(rules, { from: '2', to: '1' }, { from: text('From') })).toEqual({});
    expect(await problems(rules, { from: '2', to: '1' }, { to: text('To') })).toEqual({});
  });
  it('puts nothing into a text that looks like a place for it', async () => {
    const words = 'Not ${path}, %{label} or ${value}';
    const own = { to: text('To', { matches: 'a', error: words }), from: text('${label}', { required: true }) };
    expect(await problems([], { from: '', to: 'b' }, own)).toEqual({ from: '${label} cannot be empty', to: words });
    const rules = [{ at: 'to', notBefore: 'from', text: words }];
    expect(await problems(rules, { from: '2', to: '1' })).toEqual({ to: words });
  });
  it('hands an error of the program on', async () => {
    const broken = ({ object }: Rules) => object().test('broken', () => Promise.reject(new TypeError('broken')));
    await expect(problems([broken], { from: '1' })).rejects.toThrow('broken');
  });
});

describe('the values of a form', () => {
  const city: Field = localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } });
  const all = { ...fields, city };
  it('shows conditions what is typed over the record, as what it means, by field and by member', () => {
    const model = modelOf(all, { id: 1, from: 2, cityEn: 'old' });
    expect(model.over({ from: ' 3 ', city: { EN: ' new ' } })).toMatchObject({
      ...{ id: 1, from: 3, to: null, cityEn: 'new' },
      city: { EN: 'new', JA: null },
    });
  });
  it('follows what is typed', () => {
    const model = modelOf(all, { from: 2, cityEn: 'old' });
    const typed = nested(model.initial);
    expect(model.over(typed)).toMatchObject({ from: 2, cityEn: 'old' });
    expect(model.over({ ...typed, from: '3' })).toMatchObject({ from: 3, cityEn: 'old' });
    expect(model.over({ ...typed, from: '4', city: { EN: 'new' } })).toMatchObject({ from: 4, cityEn: 'new' });
    expect(model.over(typed)).toMatchObject({ from: 2, cityEn: 'old' });
  });
});
