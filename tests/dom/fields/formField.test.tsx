/** What an input learns of its form: other fields, conditions, locks, and when it is drawn again for them. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reference, text } from '../../../src/fields';
import { leavesOf } from '../../../src/fields/codecs/codecs';
import { FormFieldContext, useFormField } from '../../../src/fields/inputs/formField';
import type { Values } from '../../../src/schema/values/path';
import { engineField } from '../../unit/fields/engineFields';

type Options = { declared?: object; typed?: Values; record?: Values; locks?: Record<string, readonly string[]> };
/** Runs `read` in a field of a form whose values the test changes by `type`. */
const start = <R,>(
  read: (field: ReturnType<typeof useFormField>) => R,
  { declared = text('T'), typed = {}, record, locks = {} }: Options = {},
) => {
  const values = { ...typed };
  const listeners = new Set<() => void>();
  const names: unknown[] = [];
  const methods = {
    getValues: (name: string) => values[name],
    subscribe: ({ name, callback }: { name: unknown; callback: () => void }) => {
      names.push(name);
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
  };
  const [leaf] = leavesOf('field', engineField(declared));
  const holdsOf = vi.fn(() => true);
  const source = { value: null, error: null, disabledReason: null, leaf, set: () => {}, methods, viewer: {}, locks, holdsOf };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordContextProvider value={record}>
      <FormFieldContext value={source as never}>{children}</FormFieldContext>
    </RecordContextProvider>
  );
  const draws = vi.fn();
  const { result, unmount } = renderHook(
    () => {
      draws();
      return read(useFormField());
    },
    { wrapper },
  );
  onTestFinished(() => unmount());
  return {
    result,
    unmount,
    draws,
    listeners,
    names,
    type: (name: string, value: unknown) => {
      values[name] = value;
      act(() => listeners.forEach((listen) => listen()));
    },
    values,
  };
};

it('an input that watches another field is drawn again for its value, and for no other', () => {
  const { result, draws, type, names } = start(({ watch }) => watch('a'), { typed: { a: 'x' } });
  expect([result.current, names.at(-1)]).toEqual(['x', ['a']]);
  type('b', 'y');
  expect(draws).toHaveBeenCalledOnce();
  type('a', 'z');
  expect([result.current, draws.mock.calls.length]).toEqual(['z', 2]);
  type('a', 'z');
  expect(draws).toHaveBeenCalledTimes(2);
});
it('an input that watches a field twice reads one value in a drawing', () => {
  let change = (): void => {};
  const read = ({ watch, holds }: ReturnType<typeof useFormField>) => {
    const first = watch('a');
    change();
    return [first, holds({ a: first as string })];
  };
  const { result, values, type } = start(read, { typed: { a: 'x' } });
  expect(result.current).toEqual(['x', true]);
  let count = 0;
  change = () => void (count < 1 && (values.a = `late ${(count += 1)}`));
  type('a', 'y');
  expect(result.current).toEqual(['late 1', true]);
});
it('an input that watches a field which is no input reads the stored record, else what is typed', () => {
  expect(start(({ watch }) => watch('a'), { record: { a: 'stored' } }).result.current).toBe('stored');
  expect(start(({ watch }) => watch('a'), { record: { a: 'stored' }, typed: { a: '' } }).result.current).toBe('');
  expect(start(({ watch }) => watch('a')).result.current).toBeUndefined();
});
it('an input that watches two fields is drawn again for one of them', () => {
  const { result, type } = start(({ watch }) => [watch('a'), watch('b')], { typed: { a: 'x', b: 'y' } });
  type('b', 'z');
  expect(result.current).toEqual(['x', 'z']);
});
it('an input that watches nothing listens to nothing', () => {
  expect(start(() => null).listeners.size).toBe(0);
});
it('an input listens once, and no more after it was removed', () => {
  const { listeners, type, unmount } = start(({ watch }) => watch('a'));
  type('a', 'x');
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
it('an input shows a value that changed while it was drawn', () => {
  let change = (): void => {};
  const started = start(({ watch }) => {
    const value = watch('a');
    change();
    return value;
  });
  change = () => (started.values.a = 'late');
  started.type('a', 'x');
  expect(started.result.current).toBe('late');
});

it.each(['x', '', null])('the stored value %j is handed on', (stored) => {
  expect(start((field) => field.stored, { record: { field: stored } }).result.current).toBe(stored);
});
it('a stored value that the input cannot hold is none', () => {
  expect(start((field) => field.stored, { record: { field: {} } }).result.current).toBeUndefined();
});
it.each([
  [{ own: ['1'] }, true],
  [{ other: ['1'] }, false],
])('a field with a lock is locked by %j: %s (PLT-107)', (locks, isLocked) => {
  const declared = reference('regions', 'Region', { lock: 'own' } as never);
  expect(start((field) => field.isLocked, { declared, locks }).result.current).toBe(isLocked);
});
it.each([
  [undefined, false],
  [{ id: 1 }, true],
])('a condition on the stored record %j holds: %s', (record, holds) => {
  expect(start(({ recordHolds }) => recordHolds({}), { record }).result.current).toBe(holds);
});
it('useFormField throws outside a field', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect(() => renderHook(() => useFormField())).toThrow('There is no field of a form here');
});
