/** When a list loads its rows again by itself: when a row is due, and when the server responds again. */
import { renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cmsAnswers } from '../../../src/ui/cmsAnswers';
import { useDue } from '../../../src/views/list/state/useDue';
import { useOnline } from '../../../src/views/list/state/useOnline';

describe('a row that the server changes at a moment', () => {
  const due = { at: 'startsAt', when: { state: 'PLANNED' } };
  /** 16:00 in UTC+8. */
  const now = Date.parse('2026-11-29T08:00:00Z');
  /** A row with a moment as the server writes it. @param minutes from now */
  const at = (minutes: number, state = 'PLANNED') => {
    const moment = new Date(now + (8 * 60 + minutes) * 60_000).toISOString();
    return { state, startsAt: moment.slice(0, 16).replaceAll('-', '/').replace('T', ' ') };
  };
  type Loaded = Parameters<typeof useDue>[1];
  const start = (data: Loaded['data'], { declared = due, seconds = 0 }: { declared?: typeof due | null; seconds?: number } = {}) => {
    vi.useFakeTimers({ now: now + seconds * 1_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const reload = vi.fn();
    const initialProps: Loaded = { data, loadedAt: 1 };
    const result = renderHook((loaded: Loaded) => useDue(declared ?? undefined, loaded, reload), { initialProps });
    onTestFinished(() => result.unmount());
    const reloadsAfter = (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1_000);
      return reload.mock.calls.length;
    };
    return { ...result, reloadsAfter };
  };

  it('is loaded again at that moment, the earliest of several, once', () => {
    const { reloadsAfter } = start([at(60), at(20), at(40)]);
    expect([reloadsAfter(20 * 60 - 1), reloadsAfter(1), reloadsAfter(90 * 60)]).toEqual([0, 1, 1]);
  });
  it.each([
    ['has passed', -1, 0],
    ['is two seconds ahead', 1, 58],
  ])('is loaded again after five seconds when the moment %s', (_, minutes, seconds) => {
    const { reloadsAfter } = start([at(minutes)], { seconds });
    expect([reloadsAfter(4.9), reloadsAfter(0.1)]).toEqual([0, 1]);
  });
  it('is loaded again every five seconds until the server has changed it', () => {
    const data = [at(-1)];
    const { rerender, reloadsAfter } = start(data);
    expect(reloadsAfter(5)).toBe(1);
    rerender({ data, loadedAt: 2 });
    expect(reloadsAfter(5)).toBe(2);
    rerender({ data: [at(-1, 'DONE')], loadedAt: 3 });
    expect(reloadsAfter(60)).toBe(2);
  });
  it('of a moment beyond the longest timer is loaded at the longest one, and not at once', () => {
    const longest = (2 ** 31 - 1) / 1_000;
    const { reloadsAfter } = start([at(2 ** 31 / 60_000 + 60)]);
    expect([reloadsAfter(longest - 1), reloadsAfter(1)]).toEqual([0, 1]);
  });
  it.each<[string, Loaded['data']]>([
    ['no row has the state', [at(20, 'DONE')]],
    ['the moment is missing', [{ state: 'PLANNED' }]],
    ['the moment is no time', [{ state: 'PLANNED', startsAt: 'soon' }]],
    ['no rows are there', undefined],
  ])('starts no timer when %s', (_, data) => {
    start(data);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('starts no timer on a list that declares none', () => {
    start([at(20)], { declared: null });
    expect(vi.getTimerCount()).toBe(0);
  });
  it('starts no second timer for rows that are loaded again, and ends it with the list', () => {
    const { rerender, unmount } = start([at(20)]);
    rerender({ data: [at(30)], loadedAt: 2 });
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a list that got no response', () => {
  const listen = (isWaiting: boolean) => {
    const [first, second] = [vi.fn(), vi.fn()];
    const result = renderHook(({ isWaiting, reload }) => useOnline(isWaiting, reload), { initialProps: { isWaiting, reload: first } });
    onTestFinished(() => result.unmount());
    return { ...result, first, second };
  };
  const tell = (event: string) => window.dispatchEvent(new Event(event));

  it.each(['online', cmsAnswers])('loads again on the event %s, with the function of the last render', (event) => {
    const { rerender, first, second } = listen(true);
    rerender({ isWaiting: true, reload: second });
    tell(event);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
  it.each(['online', cmsAnswers])('does not load on the event %s while it waits for nothing, any more, or was left', (event) => {
    const idle = listen(false);
    const settled = listen(true);
    settled.rerender({ isWaiting: false, reload: settled.first });
    const left = listen(true);
    left.unmount();
    tell(event);
    expect([idle, settled, left].map(({ first }) => first.mock.calls.length)).toEqual([0, 0, 0]);
  });
});
