import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { text } from '../../../src/fields';
import { useSteps } from '../../../src/views/form/state/useSteps';
import { formOf } from '../../unit/views/form/model/formOf';

const form = formOf(
  { a: text('A'), b: text('B'), c: text('C') },
  { sections: undefined, steps: ['a', 'b', 'c'].map((name) => ({ title: `Step ${name}`, sections: [{ fields: [name] }] })) },
);

/** Opens a form of three steps from its list. @param isPassed whether the steps before the one of the address are right */
const openForm = async (address: string, isPassed = true) => {
  const isRight = vi.fn(async (_names: readonly string[]) => isPassed);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list', address]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      const { pathname, search } = useLocation();
      return { steps: useSteps({ form }, isRight), address: pathname + search, navigate: useNavigate() };
    },
    { wrapper },
  );
  onTestFinished(unmount);
  const settle = () => act(async () => new Promise(setImmediate));
  await settle();
  return {
    isRight,
    shown: () => [result.current.steps.at, result.current.address],
    next: () => act(() => result.current.steps.advance(async () => true)),
    /** Goes on when the check of the step has ended. */
    advance: (check: () => Promise<boolean>) => result.current.steps.advance(check),
    visit: async (search: string) => {
      await act(async () => result.current.navigate({ search }));
      await settle();
    },
    back: (step?: number) => act(async () => result.current.steps.back(step)),
    /** Back and Forward of the browser. */
    go: async (by: -1 | 1) => {
      await act(async () => result.current.navigate(by));
      await settle();
    },
  };
};

test('the address of a step opens it when the steps before it are right, and Back shows the step before it, not the list', async () => {
  const { isRight, shown, back, go } = await openForm('/create?step=3');
  expect(isRight.mock.calls).toEqual([[['a', 'b']]]);
  expect(shown()).toEqual([2, '/create?step=3']);
  await back();
  expect(shown()).toEqual([1, '/create?step=2']);
  await back();
  expect(shown()).toEqual([0, '/create']);
  await go(-1);
  expect(shown()[1]).toBe('/list');
});

test('the address of a step shows the first step when a step before it is wrong', async () => {
  const { shown, go } = await openForm('/create?step=2', false);
  expect(shown()).toEqual([0, '/create']);
  await go(-1);
  expect(shown()[1]).toBe('/list');
});

test('Back after Next returns to the former step as the Back of the browser does, so that Forward leads to the step again', async () => {
  const { shown, next, back, go } = await openForm('/create');
  await next();
  expect(shown()).toEqual([1, '/create?step=2']);
  await back();
  expect(shown()).toEqual([0, '/create']);
  await go(1);
  expect(shown()).toEqual([1, '/create?step=2']);
});

test('a way from the third step to the first one skips the second, which stays one Back away', async () => {
  const { shown, next, back, go } = await openForm('/create');
  await next();
  await next();
  await back(0);
  expect(shown()).toEqual([0, '/create']);
  await go(-1);
  expect(shown()).toEqual([1, '/create?step=2']);
});

test('steps that were passed are not checked again when the form opens, by Next, by Back or by Forward', async () => {
  const { isRight, shown, next, back, go } = await openForm('/create');
  await next();
  await back();
  await go(1);
  expect(shown()).toEqual([1, '/create?step=2']);
  expect(isRight).not.toHaveBeenCalled();
});

test('Next that is pressed twice checks a step once and goes one step on, and may be pressed again after a step that is wrong', async () => {
  const { shown, advance, go } = await openForm('/create');
  const [wrong, right] = [false, true].map((isPassed) => vi.fn(async () => isPassed));
  await act(() => advance(wrong!));
  expect(shown()).toEqual([0, '/create']);
  await act(() => Promise.all([advance(right!), advance(right!)]));
  expect([wrong!.mock.calls.length, right!.mock.calls.length, shown()]).toEqual([1, 1, [1, '/create?step=2']]);
  await act(() => advance(right!));
  expect(shown()).toEqual([2, '/create?step=3']);
  await go(-1);
  expect(shown()).toEqual([1, '/create?step=2']);
});

test('an address of a step that is opened in the form checks the steps before it', async () => {
  const { isRight, shown, visit } = await openForm('/create');
  await visit('?step=2');
  await visit('?step=3');
  expect(isRight.mock.calls).toEqual([[['a']], [['a', 'b']]]);
  expect(shown()).toEqual([2, '/create?step=3']);
});
