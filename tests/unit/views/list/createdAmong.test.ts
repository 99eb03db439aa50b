import { describe, expect, it } from 'vitest';
import { memoryStore } from 'react-admin';
import { createdAmong, createdOf, forgetCreated, rememberCreated } from '../../../../src/views/list/created/createdRecords';

const at = (updatedAt: string | null) => ({ updatedAt });
const early = at('2026-11-20T02:00:00.000Z');
const late = at('2026-11-21T02:00:00.000Z');
const idsOf = (rows: object[], sent: object, count = 1) =>
  createdAmong(rows as never, { sent: sent as never, count }, 'updatedAt').map(({ id }) => id);

describe('the rows that a creation has made', () => {
  it('agree with what was sent in every text, number and flag that both have', () => {
    const sent = { name: 'Ann', order: 3, post: false, pwd: 'secret' };
    const same = { id: 1, name: 'Ann', order: 3, post: false };
    expect(idsOf([same, { ...same, id: 2, name: 'Bo' }, { ...same, id: 3, order: 4 }, { ...same, id: 4, post: true }], sent)).toEqual([1]);
  });
  it('agree in every text of several languages', () => {
    const sent = { titles: { EN: 'Hello', ZH_HK: '你好' } };
    expect(
      idsOf(
        [
          { id: 1, titles: { EN: 'Hello', ZH_HK: '你好', JA: null } },
          { id: 2, titles: { EN: 'Hello', ZH_HK: '您好' } },
        ],
        sent,
      ),
    ).toEqual([1]);
  });
  it.each([
    ['lists', { regions: ['HK'] }, { regions: ['HK', 'SG'] }],
    ['a member that the other has as an object', { file: 'f1' }, { file: { fileId: 'f1' } }],
    ['an empty member', { name: null }, { name: 'Ann' }],
    ['no member', { code: 'A' }, { name: 'Ann' }],
  ])('are not found by %s alone', (_, row, sent) => {
    expect(idsOf([{ id: 1, ...row }], sent)).toEqual([]);
  });
  it('are as many as the creation has made', () => {
    const rows = [1, 2].map((id) => ({ id, name: 'Ann' }));
    expect(idsOf(rows, { name: 'Ann' }, 2)).toEqual([1, 2]);
  });
  it('are the latest of those that say the same', () => {
    const rows = [
      { id: 1, name: 'Ann', ...early },
      { id: 2, name: 'Ann', ...late },
      { id: 3, name: 'Ann', ...early },
    ];
    expect(idsOf(rows, { name: 'Ann' })).toEqual([2]);
    expect(idsOf(rows, { name: 'Ann' }, 2)).toEqual([2, 1]);
  });
  it.each([[null], [undefined], ['soon'], [7]])('are unknown where several say the same and the time of one is %j', (updatedAt) => {
    expect(
      idsOf(
        [
          { id: 1, name: 'Ann', ...late },
          { id: 2, name: 'Ann', updatedAt },
        ],
        { name: 'Ann' },
      ),
    ).toEqual([]);
  });
});

describe('what was created', () => {
  const reply = { id: 7, code: 'C7', none: null };
  it.each([
    ['a member of the reply', { foundBy: 'code' }, { search: { code: 'C7' } }],
    ['a member that the reply lacks', { foundBy: 'none' }, { search: { none: '' } }],
    ['what was sent', {}, { sent: { offices: ['HK', 'SG'], name: 'Ann' }, count: 1 }],
    ['what was sent, once for each value', { oneFor: 'offices' }, { sent: { offices: ['HK', 'SG'], name: 'Ann' }, count: 2 }],
    ['what was sent, of a single value', { oneFor: 'name' }, { sent: { offices: ['HK', 'SG'], name: 'Ann' }, count: 1 }],
  ])('is found by %s, until it is forgotten', (_, form, created) => {
    const store = memoryStore();
    store.setup();
    rememberCreated(store, 'things', { form, sent: { offices: ['HK', 'SG'], name: 'Ann' }, reply });
    expect([createdOf(store, 'things'), createdOf(store, 'others')]).toEqual([created, undefined]);
    forgetCreated(store, 'things');
    expect(createdOf(store, 'things')).toBeUndefined();
  });
});
