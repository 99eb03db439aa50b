import { describe, expect, it } from 'vitest';
import { choice, integer, localized, text } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import { nested, type Values } from '../../../../../src/schema/values/path';
import { inputsSetBy, noteReplaced } from '../../../../../src/views/form/model/reactions';
import { modelOf } from './formOf';

const fields = {
  amount: integer('Amount'),
  status: choice('Status', { labels: { A: 'Ay' }, multiple: true }),
  city: localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } }) as Field,
  made: text('Made', { filled: true } as object),
};

describe('what a reaction puts into inputs', () => {
  const set = (record: Values | null, values: Values, typed: Values = {}) => {
    const model = modelOf(fields, record);
    return inputsSetBy(model, values, { ...nested(model.initial), ...typed }).map(({ leaf, value, replaced }) => [
      leaf.path,
      value,
      replaced,
    ]);
  };
  it.each<[string, Values | null, Values, Values, unknown[]]>([
    ['nothing that it does not name', { amount: 1 }, {}, {}, []],
    ['a value as its input holds it', { amount: 1 }, { amount: 2 }, {}, [['amount', '2', '1']]],
    ['what somebody typed is replaced', { amount: 1 }, { amount: 2 }, { amount: '7' }, [['amount', '2', '7']]],
    ['the same value replaces nothing', { amount: 2 }, { amount: 2 }, {}, [['amount', '2', undefined]]],
    ['nothing is replaced where nothing was', { amount: null }, { amount: 2 }, { amount: ' ' }, [['amount', '2', undefined]]],
    ['none of several is nothing', { status: [] }, { status: ['A'] }, {}, [['status', ['A'], undefined]]],
    ['it empties', { status: ['A'] }, { status: null }, {}, [['status', [], ['A']]]],
    ['what a new form starts with is nobody’s', null, { amount: 2 }, {}, [['amount', '2', undefined]]],
    ['what was typed into a new form is somebody’s', null, { amount: 2 }, { amount: '7' }, [['amount', '2', '7']]],
    ['what nobody types is nobody’s', { made: 'x' }, { made: 'y' }, {}, [['made', 'y', undefined]]],
  ])('%s', (_, record, values, typed, expected) => expect(set(record, values, typed)).toEqual(expected));
  it('a value that a new form starts with cannot be brought back, and the same value of a stored record can', () => {
    const replacedIn = (record: Values | null) => {
      const model = modelOf({ amount: integer('Amount', { defaultValue: 5 } as object) }, record);
      return inputsSetBy(model, { amount: 2 }, nested(model.initial)).map(({ replaced }) => replaced);
    };
    expect([replacedIn(null), replacedIn({ amount: 5 })]).toEqual([[undefined], ['5']]);
  });
  it('each language of a field', () => {
    expect(set({ cityEn: 'X' }, { city: null })).toHaveLength(4);
  });
  it('is noted once: what stood there first can be brought back', () => {
    const model = modelOf(fields, { amount: 1 });
    const typed = nested(model.initial);
    const first = noteReplaced({}, inputsSetBy(model, { amount: 2 }, typed), 'Type');
    expect(first).toEqual({ amount: { value: '1', cause: 'Type' } });
    expect(noteReplaced(first, inputsSetBy(model, { amount: 3 }, { ...typed, amount: '2' }), 'Office')).toBe(first);
    expect(noteReplaced(first, [], 'Office')).toBe(first);
    expect(noteReplaced(first, inputsSetBy(model, { made: 'y' }, typed), 'Office')).toBe(first);
  });
});
