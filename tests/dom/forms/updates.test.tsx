/** The update of a record and its actions, as the page of its form asks for them. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { useUpdate } from '../../../src/views/form/sending/useUpdate';
import { useFormAction } from '../../../src/views/form/state/useFormAction';
import type { Reread } from '../../../src/views/form/state/useReread';
import { renderInList, renderListHook } from '../lists/listParts';
import { settle } from './formParts';

const user = userEvent.setup({ delay: null });

describe('an update', () => {
  const record = { id: 1, a: 'old' };
  const save = { edited: {}, body: { a: 'new' } };
  const meta = { path: {}, opening: crypto.randomUUID() };
  const about = { idempotencyKey: 'k', signal: new AbortController().signal };
  const start = (outcome?: unknown, reread: Reread = async () => undefined) => {
    const update = vi.fn((_resource: string, _params: object) => (outcome ? Promise.reject(outcome) : Promise.resolve({})));
    const asked = vi.fn(reread);
    const { result } = renderListHook(() => useUpdate(record, meta, asked), { initialProps: undefined, provider: { update } as never });
    const run = async () => {
      let failure: unknown = null;
      await act(async () => void (await result.current.save(save, about).catch((error: unknown) => (failure = error))));
      return failure;
    };
    return { result, run, update, asked };
  };
  it('sends what was edited over the record that was read', async () => {
    const { run, update, asked, result } = start();
    expect(await run()).toBeNull();
    expect(update).toHaveBeenCalledExactlyOnceWith('things', { id: 1, data: save.body, previousData: record, meta: { ...meta, ...about } });
    expect([asked.mock.calls, result.current.isDeleted]).toEqual([[], false]);
  });
  it.each([
    ['refused', false],
    ['gone', true],
  ] as const)('that fails is reported, also whether the record is gone: %s', async (code, isDeleted) => {
    const error = new CallFailure(code);
    const { run, asked, result } = start(error);
    expect([await run(), asked.mock.calls, result.current.isDeleted]).toEqual([error, [], isDeleted]);
  });
  it('of a record that somebody else has saved reads it again, and is reported', async () => {
    const error = new CallFailure('conflict');
    const { run, asked, result } = start(error);
    expect([await run(), asked.mock.calls, result.current.isDeleted]).toEqual([error, [[{ keeps: true, isConflict: true }]], false]);
  });
  it('that was done before, though its response never came, is no failure', async () => {
    expect(await start(new CallFailure('conflict'), async () => 'stored').run()).toBeNull();
  });
});

describe('an action that is asked for in a form', () => {
  type DialogProps = { values: object; title: string; onClose: () => void; onDone: (outcome?: 'removed', stored?: object) => void };
  const Dialog = ({ values, title, onClose, onDone }: DialogProps) => (
    <div role="dialog" aria-label={title}>
      <p>{JSON.stringify(values)}</p>
      <button onClick={onClose}>Close</button>
      <button onClick={() => onDone('removed', { a: 'stored' })}>Remove</button>
      <button onClick={() => onDone()}>Do</button>
    </div>
  );
  const action = { type: 'dialog', dialog: async () => ({ default: Dialog }) } as never;
  const start = (record: object | undefined, hasForm = true) => {
    const [take, onDone] = [vi.fn(), vi.fn()];
    const Page = () => {
      const handle = useRef(hasForm ? { take, values: () => ({ name: 'typed' }) } : null);
      const { start: begin, dialog } = useFormAction(record as never, handle as never, onDone);
      return (
        <>
          <button name="opener" onClick={() => begin(action)}>
            Begin
          </button>
          {dialog}
        </>
      );
    };
    renderInList(<Page />);
    return { take, onDone, press: (name: string) => user.click(screen.getByRole('button', { name })) };
  };
  it('opens its dialog over what is typed, and closes it', async () => {
    const { press, onDone } = start({ id: 1, name: 'Ann' });
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Begin');
    expect(await screen.findByRole('dialog', { name: 'Ann' })).toHaveTextContent('{"name":"typed"}');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDone).not.toHaveBeenCalled();
  });
  it('hands what it has stored to the form, and tells what it did and where the focus was', async () => {
    const { press, take, onDone } = start({ id: 1, name: 'Ann' });
    await press('Begin');
    await screen.findByRole('dialog');
    await press('Remove');
    await press('Do');
    expect(take.mock.calls).toEqual([[{ a: 'stored' }], [{}]]);
    expect(onDone.mock.calls).toEqual([
      ['removed', expect.any(Function)],
      [undefined, expect.any(Function)],
    ]);
    const [, putFocusBack] = onDone.mock.calls[0] as [unknown, () => void];
    (document.activeElement as HTMLElement).blur();
    putFocusBack();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus());
  });
  it('has the record where there is no form', async () => {
    const { press, onDone } = start({ id: 1, name: 'Ann' }, false);
    await press('Begin');
    expect(await screen.findByRole('dialog')).toHaveTextContent('{"id":1,"name":"Ann"}');
    await press('Do');
    expect(onDone).toHaveBeenCalledOnce();
  });
  it('opens nothing before there is a record', async () => {
    const { press } = start(undefined);
    await press('Begin');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
