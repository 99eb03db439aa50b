/** The dialog of an action on a record: a question with its call, or a dialog that the declaration brings. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { useRecordContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import type { RowDialogProps } from '../../../src/schema';
import type { EngineAction } from '../../../src/schema/resource';
import { ReloadContext } from '../../../src/ui/submission/ReloadContext';
import { toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import ActionDialog from '../../../src/views/actions/ActionDialog';
import { createDoing } from '../../../src/views/actions/createDoing';
import { useActions } from '../../../src/views/actions/useActions';
import { createEngine, renderInList, renderListHook } from './listParts';

const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
const messages = () => toastStore.get().map(({ kind, text }) => `${kind}: ${text}`);
const gate = { permission: 'write', offered: () => true, allowed: () => true };
const confirm = {
  ...gate,
  type: 'confirm',
  name: 'close',
  label: 'Close',
  question: ({ name }: { name: string }) => `Close ${name}?`,
  call: 'PUT /things/{id}/close/{code}',
  successText: ({ name }: { name: string }) => `${name} is closed`,
  isSuccessPersonal: true,
  effect: ({ isOpen }: { isOpen?: boolean }) => (isOpen ? 'It is open.' : null),
};
const record = { id: 7, name: 'Ann', code: 'C7', isOpen: true };
const draw = (changes: object = {}, provider: object = {}, values?: object) => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const call = vi.fn(async (_name: string, _params: { path: object; signal: AbortSignal }) => ({ data: null }));
  const action = { ...confirm, ...changes } as unknown as EngineAction;
  const drawn = renderInList(<ActionDialog action={action} record={record} values={values as never} onClose={onClose} onDone={onDone} />, {
    provider: { call, ...provider } as never,
  });
  return { ...drawn, onClose, onDone, call };
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the question of an action', () => {
  it('names the record, what identifies it and the effect, and its button has the label of the action', async () => {
    draw();
    const dialog = screen.getByRole('dialog', { name: /^Close Ann\?/ });
    expect(dialog).toHaveTextContent('Ann');
    expect(dialog).toHaveTextContent('It is open.');
    expect(await screen.findByText('C7')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
  it('has the label that the action declares for its button', () => {
    draw({ confirmLabel: 'Yes', effect: () => null });
    expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(document.querySelector('.dialog-effect')).toBeNull();
  });
  it.each([
    [true, 'Cancel'],
    [false, 'Close'],
  ])('of an action that destroys (%s) starts with the focus on %s', async (destructive, name) => {
    draw({ destructive });
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });
  it('makes the call with the members of the record that its path names, says so, and closes', async () => {
    const { call, onClose, onDone } = draw();
    await press('Close');
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, undefined));
    expect(call).toHaveBeenCalledExactlyOnceWith(confirm.call, { path: { id: '7', code: 'C7' }, signal: expect.any(AbortSignal) });
    expect(onClose).toHaveBeenCalled();
    expect(messages()).toEqual(['success: Ann is closed']);
    toastStore.clear();
    expect(messages(), 'it names the record, so it ends with the session').toEqual([]);
  });
  it('deletes with the declared call, and the record is gone', async () => {
    const remove = vi.fn(async () => ({ data: record }));
    const { call, onDone } = draw({ call: 'delete', removes: true }, { delete: remove });
    await press('Close');
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('removed', undefined));
    expect(remove).toHaveBeenCalledExactlyOnceWith('things', { id: 7, previousData: record, meta: { signal: expect.any(AbortSignal) } });
    expect(call).not.toHaveBeenCalled();
  });
  it('shows what the action brings for it', async () => {
    const Details = ({ record: { name } }: { record: { name: string } }) => <p>{`Details of ${name}`}</p>;
    draw({ details: () => Promise.resolve({ default: Details }) });
    expect(await screen.findByText('Details of Ann')).toBeVisible();
  });
  it('shows a failure in place of what the action brings, and can be confirmed all the same', async () => {
    const Details = () => {
      throw new Error('It cannot be drawn');
    };
    const { problems, onDone } = draw({ details: () => Promise.resolve({ default: Details }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Close');
    await press('Close');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    problems.length = 0;
  });
});

describe('what is done to a record', () => {
  const doing = (changes: object = {}) => {
    const [onClose, onDone] = [vi.fn(), vi.fn()];
    return { onClose, onDone, run: createDoing({ successText: 'Done', onClose, onDone, ...changes }) };
  };
  const { signal } = new AbortController();
  it('says so, closes and tells what it has stored', async () => {
    const { run, onClose, onDone } = doing();
    expect(await run(async () => {}, signal, { remark: 'x' } as never)).toBeUndefined();
    expect([messages(), onClose.mock.calls.length, onDone.mock.calls]).toEqual([['success: Done'], 1, [[undefined, { remark: 'x' }]]]);
    toastStore.clear();
    expect(messages(), 'it names nobody, so it outlives the session').toEqual(['success: Done']);
  });
  it('says nothing once nobody waits for it any more', async () => {
    const { run, onClose, onDone } = doing();
    const end = new AbortController();
    const result = run(async () => end.abort(), end.signal);
    expect([await result, messages(), onClose.mock.calls, onDone.mock.calls]).toEqual([false, [], [], []]);
  });
  it.each(['refused', 'noRecord'] as const)('that is %s shows why, and the record is read again', async (code) => {
    const { run, onClose, onDone } = doing({ removes: true });
    expect(await run(() => Promise.reject(new CallFailure(code, 'Somebody has closed it')), signal)).toBeUndefined();
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[[]], [[]]]);
    expect(messages()).toEqual([expect.stringMatching(/^error: /)]);
  });
  it('that fails otherwise keeps its dialog', async () => {
    const { run, onClose, onDone } = doing();
    expect(await run(() => Promise.reject(new CallFailure('busy')), signal)).toBe(false);
    expect([onClose.mock.calls, onDone.mock.calls, messages().length]).toEqual([[], [], 1]);
  });
});

describe('a dialog that a declaration brings', () => {
  const Declared = ({ record, values, title, onDone, onClose }: RowDialogProps<{ name: string }>) => {
    const reload = use(ReloadContext);
    const around = useRecordContext<{ id: number; name: string }>();
    return (
      <>
        <p>{`${title}, ${record.name}, ${values.name}, ${around?.name}`}</p>
        <button onClick={() => onDone('removed')}>Remove</button>
        <button onClick={onClose}>Leave</button>
        <button onClick={() => reload?.()}>Reload</button>
      </>
    );
  };
  const dialog = { ...gate, type: 'dialog', name: 'edit', label: 'Edit', dialog: () => Promise.resolve({ default: Declared }) };
  it.each([
    ['what is typed', { name: 'Bo' }, 'Ann, Ann, Bo, Ann'],
    ['the record where nothing is typed', undefined, 'Ann, Ann, Ann, Ann'],
  ])('gets the record, its title and %s', async (_, values, text) => {
    const { onDone, onClose } = draw(dialog, {}, values);
    expect(await screen.findByText(text)).toBeVisible();
    await press('Remove');
    expect([onDone.mock.calls, onClose.mock.calls]).toEqual([[['removed']], []]);
  });
  it('is closed and its record read again by Reload', async () => {
    const { onDone, onClose } = draw(dialog);
    await screen.findByText(/^Ann/);
    await press('Reload');
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[[]], [[]]]);
  });
});

it('the actions of a record are those that its person may do, that make sense and that are allowed', () => {
  const actions = [
    { ...confirm, name: 'may', permission: 'write' },
    { ...confirm, name: 'may not', permission: 'delete' },
    { ...confirm, name: 'closed', offered: ({ isOpen }: { isOpen?: boolean }) => !isOpen },
    { ...confirm, name: 'own', allowed: (_: object, { id }: { id: string }) => id === 'ann' },
    { ...confirm, name: 'of others', allowed: (_: object, { id }: { id: string }) => id !== 'ann' },
  ] as unknown as EngineAction[];
  const can = vi.fn((_: string, action: string) => action === 'write');
  const { result } = renderListHook(useActions, {
    initialProps: undefined,
    engine: { ...createEngine({}), can, viewer: { id: 'ann', level: 1, codes: [], claims: {} } },
  });
  let names: string[] = [];
  act(() => void (names = result.current(actions, record).map(({ name }) => name)));
  expect(names).toEqual(['may', 'own']);
  expect(can).toHaveBeenCalledWith('things', 'write');
});
