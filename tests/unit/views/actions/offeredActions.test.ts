import { describe, expect, it } from 'vitest';
import { offeredActions } from '../../../../src/views/actions/offeredActions';

describe('an action', () => {
  const action = {
    permission: 'write',
    offered: ({ n }: { n?: unknown }) => n === 1,
    allowed: (_: object, { level }: { level: number }) => level === 1,
  };
  const viewer = { id: 'x', level: 1, codes: [], claims: {} };
  const right = { record: { n: 1 }, viewer, may: (permission: string) => permission === 'write' };
  it.each([
    ['all three questions say yes', right, 1],
    ['this person may not', { ...right, may: () => false }, 0],
    ['it makes no sense for the record', { ...right, record: { n: 2 } }, 0],
    ['not this record by this person', { ...right, viewer: { ...viewer, level: 2 } }, 0],
  ])('is there or not: %s', (_, asked, count) => {
    expect(offeredActions([action], asked)).toHaveLength(count);
  });
});
