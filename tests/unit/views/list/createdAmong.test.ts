import { describe, expect, it } from 'vitest';
import { createdAmong } from '../../../../src/views/list/created/createdRecords';

const at = (updatedAt: string | null) => ({ updatedAt });
const early = at('2026-11-20T02:00:00.000Z');
const late = at('2026-11-21T02:00:00.000Z');
const idsOf = (rows: object[], sent: object) => createdAmong(rows as never, sent as never, 'updatedAt').map(({ id }) => id);

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
  it('are one for each sales office', () => {
    const rows = [1, 2].map((id) => ({ id, name: 'Ann' }));
    expect(idsOf(rows, { name: 'Ann', salesOffices: ['HK', 'SG'] })).toEqual([1, 2]);
  });
  it('are the latest of those that say the same', () => {
    const rows = [
      { id: 1, name: 'Ann', ...early },
      { id: 2, name: 'Ann', ...late },
      { id: 3, name: 'Ann', ...early },
    ];
    expect(idsOf(rows, { name: 'Ann' })).toEqual([2]);
    expect(idsOf(rows, { name: 'Ann', salesOffices: ['HK', 'SG'] })).toEqual([2, 1]);
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
