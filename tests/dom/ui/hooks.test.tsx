/** Hooks of src/ui that wait, listen or hold something. */
import { act, renderHook } from '@testing-library/react';
import { createRef, useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useObjectUrl } from '../../../src/ui/files/useObjectUrl';
import { usePages } from '../../../src/ui/files/pdf/usePages';
import { mergeRefs } from '../../../src/ui/hooks/mergeRefs';
import { useDebounced } from '../../../src/ui/hooks/useDebounced';
import { useIsLong } from '../../../src/ui/hooks/useIsLong';
import { useStable } from '../../../src/ui/hooks/useStable';
import { useStickyHeight } from '../../../src/ui/hooks/useStickyHeight';
import { useUnloadWarning } from '../../../src/ui/hooks/useUnloadWarning';

const replaceTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('hooks that wait', () => {
  it('useDebounced has a value once it has stayed the same, and skips those in between', () => {
    replaceTimers();
    const { result, rerender, unmount } = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: 'a' } });
    rerender({ value: 'ab' });
    pass(299);
    rerender({ value: 'abc' });
    pass(299);
    expect(result.current).toBe('a');
    pass(1);
    expect(result.current).toBe('abc');
    rerender({ value: 'x' });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('useIsLong is true once something has been under way for so long, and false at its end and at the next start', () => {
    replaceTimers();
    const { result, rerender } = renderHook(({ isOn }) => useIsLong(isOn, 10_000), { initialProps: { isOn: false } });
    pass(20_000);
    expect(result.current).toBe(false);
    rerender({ isOn: true });
    pass(9_999);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender({ isOn: false });
    expect(result.current).toBe(false);
    rerender({ isOn: true });
    pass(9_999);
    rerender({ isOn: false });
    pass(10_000);
    expect(result.current).toBe(false);
  });
});

describe('hooks that listen', () => {
  it('useUnloadWarning makes the browser ask while there is something to lose', () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { rerender, unmount } = renderHook(({ isOn }) => useUnloadWarning(isOn), { initialProps: { isOn: false } });
    expect(isAsked()).toBe(false);
    rerender({ isOn: true });
    expect(isAsked()).toBe(true);
    rerender({ isOn: false });
    expect(isAsked()).toBe(false);
    rerender({ isOn: true });
    unmount();
    expect(isAsked()).toBe(false);
  });

  it('useStable stays the same function and does what its newest version does', () => {
    const { result, rerender } = renderHook(({ n }) => useStable((by: number) => n * by), { initialProps: { n: 2 } });
    const first = result.current;
    rerender({ n: 5 });
    expect(result.current).toBe(first);
    expect(first(3)).toBe(15);
  });

  it('useStickyHeight tells how much something sticky covers, and nothing once it is gone', () => {
    const element = document.createElement('div');
    document.body.append(element);
    onTestFinished(() => element.remove());
    Object.defineProperty(element, 'offsetHeight', { configurable: true, value: 48 });
    const observers: (() => void)[] = [];
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(measure: () => void) {
          observers.push(measure);
        }
        observe = () => {};
        disconnect = disconnect;
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const covered = () => document.documentElement.style.getPropertyValue('--covered-bottom');
    const { result } = renderHook(() => useStickyHeight('--covered-bottom'));
    const end = result.current(element)!;
    element.style.position = 'sticky';
    observers[0]!();
    expect(covered()).toBe('48px');
    element.style.position = 'static';
    window.dispatchEvent(new Event('resize'));
    expect(covered()).toBe('0px');
    end();
    expect(covered()).toBe('');
    expect(disconnect).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('resize'));
    expect(covered()).toBe('');
  });
});

describe('hooks that hold something', () => {
  it('useObjectUrl has the address of the current blob alone, and releases each', () => {
    const made: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.push('x')}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    onTestFinished(() => {
      create.mockRestore();
      revoke.mockRestore();
    });
    const [one, two] = [new Blob(['1']), new Blob(['2'])];
    const shown: (string | null)[] = [];
    const { result, rerender, unmount } = renderHook(
      ({ blob }) => {
        const url = useObjectUrl(blob);
        shown.push(url);
        return url;
      },
      { initialProps: { blob: one as Blob | null } },
    );
    expect(result.current).toBe('blob:1');
    rerender({ blob: two });
    // never the address that was just released
    expect(shown).toEqual([null, 'blob:1', null, 'blob:2']);
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    rerender({ blob: null });
    expect(result.current).toBeNull();
    unmount();
    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });

  it('mergeRefs hands an element to objects and functions, and lets each go in its own way', () => {
    const object = createRef<HTMLElement>();
    const end = vi.fn();
    const withEnd = vi.fn(() => end);
    const plain = vi.fn<(element: HTMLElement | null) => void>();
    const element = document.createElement('p');
    const letGo = mergeRefs<HTMLElement>(object, undefined, withEnd, plain)(element);
    expect([object.current, withEnd.mock.calls, plain.mock.calls]).toEqual([element, [[element]], [[element]]]);
    letGo();
    expect(object.current).toBeNull();
    expect(end).toHaveBeenCalledTimes(1);
    expect(withEnd).toHaveBeenCalledTimes(1);
    expect(plain).toHaveBeenLastCalledWith(null);
  });

  it('usePages keeps the page in view where it is when the zoom changes or a page has loaded', () => {
    const scroller = document.createElement('div');
    const { result, rerender } = renderHook(
      ({ width }) => {
        const place = useRef<HTMLElement>(scroller);
        return usePages(place, 300, width);
      },
      { initialProps: { width: 210 } },
    );
    expect(result.current.pages.map(({ number }) => number)).toEqual(Array.from({ length: 61 }, (_, i) => i));
    expect(result.current.before).toBe(0);
    // a page of A4 is 297 high and has a space of 16 below it
    scroller.scrollTop = 200 * (297 + 16);
    act(() => result.current.onScroll());
    expect(result.current.pages[0]?.number).toBe(140);
    expect(result.current.pages.at(-1)?.number).toBe(260);
    expect(result.current.before).toBeCloseTo(140 * 313);
    expect(result.current.after).toBeCloseTo(39 * 313);
    rerender({ width: 420 });
    expect(scroller.scrollTop).toBeCloseTo(200 * (594 + 16));
    act(() => result.current.setRatio(0, 1));
    expect(scroller.scrollTop).toBeCloseTo(200 * (420 + 16));
  });
});
