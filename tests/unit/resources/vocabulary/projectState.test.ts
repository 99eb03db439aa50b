import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visibilityNote, projectState } from '../../../../resources/vocabulary/projectState';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T02:00:00Z') }));
afterAll(() => void vi.useRealTimers());

describe('the state of a project in a list to choose from', () => {
  it.each([
    ['online', { isPost: true, lastEndDate: '2026-11-22 10:00' }, ''],
    ['online', { isPost: true, lastEndDate: null }, ''],
    ['online', {}, ''],
    ['ended', { isPost: true, lastEndDate: '2026-11-22 09:59' }, '(ended)'],
    ['offline', { isPost: false, lastEndDate: '2026-11-22 09:59' }, '(offline)'],
    ['offline', { isPost: false, lastEndDate: '2300-12-31 00:00' }, '(offline)'],
  ])('is %s of %j', (state, row, text) => {
    expect([projectState(row), visibilityNote(row)]).toEqual([state, text]);
  });
});
