/** The page that creates a record: who may, what it says afterwards, and where it leads. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../src/fields';
import type { CreatedDialogProps } from '../../../src/schema/form';
import { toastStore } from '../../../src/ui/toasts/toasts';
import CreatePage from '../../../src/views/form/CreatePage';
import { typeInto } from './declaredForms';
import { drawFormPage } from './drawFormPage';

const fields = { a: text('A'), b: text('B') };
type Options = Partial<Parameters<typeof drawFormPage>[2]>;
const open = (options: Options = {}) => drawFormPage(CreatePage, fields, { address: '/things/new', route: '/things/new', ...options });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const input = (name: string) => screen.getByRole('textbox', { name });
const forbidden = (action: string) => ({ can: (_: string, asked: string) => asked !== action });
const create = () => {
  typeInto(input('A'), 'typed');
  click('Create');
};

describe('the page that creates a record', () => {
  it('shows an empty form, and reads nothing', async () => {
    const { getOne } = await open();
    expect(title()).toBe('Create Things');
    expect(input('A')).toHaveValue('');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(getOne).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Back to Things' })).toHaveAttribute('href', '/things');
  });
  it('creates the record, says so, and leads to the list', async () => {
    const { createAndTell, path, toasts } = await open();
    create();
    await waitFor(() => expect(path()).toBe('/things'));
    const meta = expect.objectContaining({ idempotencyKey: expect.any(String) });
    expect(createAndTell).toHaveBeenCalledExactlyOnceWith('things', { data: { a: 'typed', b: null }, meta });
    toastStore.clear();
    expect(toasts(), 'it names nobody, so it outlives the session').toEqual(['New record is created']);
  });
  it('says what the form declares', async () => {
    const { path, toasts } = await open({ form: { createdText: 'It is there' } });
    create();
    await waitFor(() => expect(path()).toBe('/things'));
    expect(toasts()).toEqual(['It is there']);
  });
  it('leads to the list by Cancel', async () => {
    const { path, createAndTell } = await open();
    click('Cancel');
    await waitFor(() => expect(path()).toBe('/things'));
    expect(createAndTell).not.toHaveBeenCalled();
  });
  it('has the form of new records where there is one', async () => {
    await open({ more: { createForm: { sections: [{ fields: ['b'] }] } } });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(input('B')).toBeVisible();
  });
  it.each([
    ['may not create', 'create', 'No permission!'],
    ['may create and not save', 'save', 'Create Things'],
  ])('lets a person who %s type nothing', async (_, action, shown) => {
    await open({ engine: forbidden(action) });
    expect(title()).toBe(shown);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });
  it('shows a person who may not create what was typed there', async () => {
    const draft = { written: [{ path: 'a', label: 'A', text: 'typed' }] };
    const peek = (path: string) => (path === '/things/new' ? draft : undefined);
    await open({ engine: { ...forbidden('create'), drafts: { keep: () => {}, take: () => undefined, peek } } });
    expect(await screen.findByText('typed')).toBeVisible();
  });
});

describe('after a creation', () => {
  it.each<[string, object]>([
    ['word', { search: { word: 'secret' } }],
    ['a', { search: { a: 'typed' } }],
    ['nothing', { search: { nothing: '' } }],
    ['', { sent: expect.objectContaining({ a: 'typed' }) as object, count: 1 }],
  ])('the list can find the record by its member %j, else by what was sent', async (foundBy, how) => {
    const store = memoryStore();
    const setItem = vi.spyOn(store, 'setItem');
    const { path } = await open({ form: { foundBy }, store });
    create();
    await waitFor(() => expect(path()).toBe('/things'));
    expect(setItem.mock.calls.filter(([key]) => key === 'things.created')).toEqual([['things.created', how]]);
  });
  describe('with a dialog', () => {
    const createdDialog = () =>
      Promise.resolve({
        default: ({ values, reply, onClose }: CreatedDialogProps) => (
          <button onClick={onClose}>{`${String(values.a)} has ${String(reply.id)} and ${String(reply.word)}`}</button>
        ),
      });
    it('it has what was typed and the reply, and leads to the list when it is closed', async () => {
      const { path, toasts } = await open({ form: { createdDialog } });
      create();
      const close = await screen.findByRole('button', { name: 'typed has 9 and secret' });
      expect([path(), toasts()]).toEqual(['/things/new', []]);
      act(() => void fireEvent.click(close));
      await waitFor(() => expect(path()).toBe('/things'));
    });
    it('it is not there before', async () => {
      await open({ form: { createdDialog } });
      expect(screen.queryByRole('button', { name: /has/ })).toBeNull();
    });
  });
});
