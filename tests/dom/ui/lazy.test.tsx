/** Parts of the program that load when they are needed. */
import { act, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyComponent, lazyPage, loadedLazy, loadLazy, preloadLazy, useAllLazy } from '../../../src/ui/lazy';
import { PartBoundary } from '../../../src/ui/PartBoundary';
import { renderPart } from './renderPart';

describe('parts that load', () => {
  const createLoad = () => {
    const settles: { resolve: (text: string) => void; reject: () => void }[] = [];
    const load = vi.fn(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve, reject) =>
          settles.push({ resolve: (text) => resolve({ default: () => <p>{text}</p> }), reject: () => reject(new Error('no such part')) }),
        ),
    );
    return { load, settles };
  };

  it('loadLazy loads a part once, and loadedLazy has it from then on', async () => {
    const { load, settles } = createLoad();
    expect(loadedLazy(load)).toBeUndefined();
    preloadLazy(load);
    const loading = loadLazy(load);
    expect(loadLazy(load)).toBe(loading);
    settles[0]!.resolve('Part');
    expect(await loading).toBe(loadedLazy(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lazyComponent draws nothing until its part has loaded, and a loaded one at once', async () => {
    const { load, settles } = createLoad();
    const Part = lazyComponent(load);
    const { container, redraw } = renderPart(<Part />);
    expect(container).toBeEmptyDOMElement();
    await act(async () => settles[0]!.resolve('Part'));
    expect(container).toHaveTextContent('Part');
    redraw(<Part key="again" />);
    expect(container).toHaveTextContent('Part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a page that has loaded shows no fallback', async () => {
    const { load, settles } = createLoad();
    const Page = lazyPage(load);
    const loading = loadLazy(load);
    settles[0]!.resolve('Page');
    await loading;
    const { container } = renderPart(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );
    expect(container).toHaveTextContent('Page');
  });

  it('useAllLazy waits for all of its parts', async () => {
    const [first, second] = [createLoad(), createLoad()];
    const loads = [first.load, second.load];
    const All = () => <p>{useAllLazy(loads) ? 'All' : 'Waiting'}</p>;
    const { container } = renderPart(<All />);
    await act(async () => second.settles[0]!.resolve('b'));
    expect(container).toHaveTextContent('Waiting');
    await act(async () => first.settles[0]!.resolve('a'));
    expect(container).toHaveTextContent('All');
  });

  it('a part that could not be loaded breaks what draws it for a second, and is requested again after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { load, settles } = createLoad();
    const Part = lazyComponent(load);
    const drawn = (key: number) => (
      <PartBoundary key={key} label="Map">
        <Part />
      </PartBoundary>
    );
    const { problems, redraw, container } = renderPart(drawn(1));
    await act(async () => settles[0]!.reject());
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    vi.advanceTimersByTime(999);
    redraw(drawn(2));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    redraw(drawn(3));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => settles[1]!.resolve('Part'));
    expect(container).toHaveTextContent('Part');
    problems.splice(0);
  });

  it('useAllLazy breaks what draws it when one of its parts cannot be loaded', async () => {
    const [first, second] = [createLoad(), createLoad()];
    const loads = [first.load, second.load];
    const All = () => <p>{useAllLazy(loads) ? 'All' : 'Waiting'}</p>;
    const { problems } = renderPart(
      <PartBoundary label="Form">
        <All />
      </PartBoundary>,
    );
    await act(async () => second.settles[0]!.reject());
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    problems.splice(0);
  });
});
