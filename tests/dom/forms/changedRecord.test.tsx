/** The page that edits a record while the record changes under it: by an action, by others, and when a part of it is tried again. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { defineKind } from '../../../src/fields/defineKind';
import EditPage from '../../../src/views/form/EditPage';
import { typeInto } from './declaredForms';
import { drawFormPage } from './drawFormPage';

const fields = { a: text('A'), b: text('B'), c: text('C') };
const record = { a: 'x', b: 'y', c: 'z' };
const head = { name: 'a', status: 'b', facts: ['c'] };
type Options = Partial<Parameters<typeof drawFormPage>[2]>;
const open = async (options: Options = {}, own: object = fields) => {
  const drawn = await drawFormPage(EditPage, own, { address: '/things/1', route: '/things/:id', record, ...options });
  await screen.findByRole('form');
  return drawn;
};
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const input = (name: string) => screen.getByRole('textbox', { name });
/** A field that cannot be drawn until it is tried again. */
const createBroken = () => {
  const state = { isBroken: true };
  const Value = () => {
    if (state.isBroken) throw new CallFailure('busy');
    return <>drawn</>;
  };
  const Cell = () => Promise.resolve({ default: { Value } });
  const parts = { options: () => Promise.resolve({ default: {} }) };
  const kind = defineKind((label: string) => ({ kind: 'broken' as 'text', label }), {
    kind: 'broken' as 'text',
    traits: {},
    Cell,
    parts: async () => ({ default: parts }),
  } as never);
  return { state, kind };
};

describe('an action of a record', () => {
  type DialogProps = { onDone: (outcome?: 'removed', stored?: object) => void; values: typeof record };
  /** Opens the record with an action whose dialog ends with this outcome. */
  const start = async (outcome?: 'removed', stored?: object) => {
    const Dialog = ({ onDone, values }: DialogProps) => <button onClick={() => onDone(outcome, stored)}>{`Do it to ${values.a}`}</button>;
    const dialog = () => Promise.resolve({ default: Dialog });
    const actions = [{ type: 'dialog', name: 'reset', label: 'Reset', permission: 'reset', dialog }];
    const drawn = await open({ form: { head: { ...head, actions } } });
    typeInto(input('A'), 'typed');
    click('Reset');
    await screen.findByRole('button', { name: 'Do it to typed' });
    return drawn;
  };
  it('that removes it leads to the list, and asks nothing', async () => {
    const { path, getOne } = await start('removed');
    click('Do it to typed');
    await waitFor(() => expect(path()).toBe('/things'));
    expect(getOne).toHaveBeenCalledOnce();
  });
  it('that changes it reads it again, and keeps what was typed', async () => {
    const { path, getOne } = await start(undefined);
    click('Do it to typed');
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(input('A')).toHaveValue('typed'));
    expect(path()).toBe('/things/1');
  });
});

describe('a record that others change', () => {
  it('that was deleted cannot be saved, and says so', async () => {
    const { toasts } = await open({ provider: { update: () => Promise.reject(new CallFailure('gone', 'No such thing')) } });
    typeInto(input('A'), 'typed');
    click('Save');
    expect(await screen.findByText(/This record was deleted since you opened it/)).toBeVisible();
    expect(input('A')).toHaveValue('typed');
    expect(toasts()).not.toEqual([]);
  });
  it('that was changed keeps what was typed until it is reloaded', async () => {
    const getOne = vi
      .fn()
      .mockResolvedValueOnce({ data: { ...record, id: 1 } })
      .mockResolvedValue({ data: { ...record, b: 'theirs', id: 1 } });
    const update = () => Promise.reject(new CallFailure('conflict'));
    await open({ provider: { getOne, update }, more: { versionedBy: 'values' } });
    typeInto(input('A'), 'typed');
    click('Save');
    await waitFor(() => expect(input('B')).toHaveValue('theirs'));
    expect(input('A')).toHaveValue('typed');
    click('Reload');
    await waitFor(() => expect(input('A')).toHaveValue('x'));
  });
  it('is read again when a part of it could not be drawn', async () => {
    const { state, kind } = createBroken();
    const own = { ...fields, d: (kind as unknown as (label: string) => object)('D') };
    const { getOne, problems } = await open({ record: { ...record, d: 1 }, kinds: [kind] }, own);
    typeInto(input('A'), 'typed');
    state.isBroken = false;
    act(() => void fireEvent.click(screen.getByRole('button', { name: /Retry/ })));
    await screen.findByText('drawn');
    expect(getOne).toHaveBeenCalledTimes(2);
    expect(input('A')).toHaveValue('typed');
    problems.splice(0);
  });
});
