/** The page that edits a record: what it reads, who may save, what it says of that, and where it leads. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { toastStore } from '../../../src/ui/toasts/toasts';
import EditPage from '../../../src/views/form/EditPage';
import { typeInto } from './declaredForms';
import { drawFormPage } from './drawFormPage';

const fields = { a: text('A'), b: text('B'), c: text('C') };
const record = { a: 'x', b: 'y', c: 'z' };
const head = { name: 'a', status: 'b', facts: ['c'] };
type Options = Partial<Parameters<typeof drawFormPage>[2]>;
const draw = (options: Options = {}) => drawFormPage(EditPage, fields, { address: '/things/1', route: '/things/:id', record, ...options });
/** The same, once the record has come. */
const open = async (options?: Options) => {
  const drawn = await draw(options);
  await screen.findByRole('form');
  return drawn;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () => [...document.querySelectorAll('.form-buttons button')].map(({ textContent }) => textContent);
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const note = () => document.querySelector('.view-only')?.textContent ?? null;
const input = (name: string) => screen.getByRole('textbox', { name });
const readOnly = { can: (_: string, action: string) => action !== 'save' };

describe('the page that edits a record', () => {
  it('reads the record of its address, and shows it', async () => {
    const { getOne } = await open();
    expect(getOne).toHaveBeenCalledExactlyOnceWith(
      'things',
      expect.objectContaining({ id: '1', meta: expect.objectContaining({ path: {} }) }),
    );
    expect(title()).toBe('Edit Things · x');
    expect(input('A')).toHaveValue('x');
    expect(buttons()).toEqual(['Cancel', 'SaveSaving…']);
    expect(note()).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Things' })).toHaveAttribute('href', '/things');
  });
  it('asks for what else the calls of the record need', async () => {
    const routes = { list: '/things', edit: '/things/:kind/:id' };
    const { getOne } = await draw({ address: '/things/big/1', route: '/things/:kind/:id', entity: { routes } });
    await screen.findByRole('form');
    expect(getOne.mock.calls[0]![1]).toMatchObject({ id: '1', meta: { path: { kind: 'big' } } });
  });
  it('shows the form in outline until the record has come', async () => {
    const { getOne } = await draw();
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeVisible();
    expect(title()).toBe('Edit Things');
    expect(getOne).toHaveBeenCalledOnce();
    await screen.findByRole('form');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  it('says why the record could not be read, leads back, and reads again', async () => {
    const getOne = vi
      .fn()
      .mockRejectedValueOnce(new CallFailure('noRecord'))
      .mockResolvedValue({ data: { ...record, id: 1 } });
    await draw({ provider: { getOne } });
    const failure = await screen.findByRole('alert');
    expect(failure.querySelector('a')).toHaveAttribute('href', '/things');
    expect(failure.querySelector('a')).toHaveTextContent('Things');
    expect(screen.queryByRole('progressbar')).toBeNull();
    click('Retry');
    expect(await screen.findByRole('form')).toBeVisible();
  });
  it('saves what was changed, says so, and leads to the list', async () => {
    const { update, path, toasts } = await open();
    typeInto(input('A'), 'typed');
    click('Save');
    await waitFor(() => expect(path()).toBe('/things'));
    expect(update).toHaveBeenCalledExactlyOnceWith('things', expect.objectContaining({ id: 1, data: { ...record, a: 'typed' } }));
    toastStore.clear();
    expect(toasts(), 'it names nobody, so it outlives the session').toEqual(['The changes have been saved']);
  });
  it('leads to the list by Cancel', async () => {
    const { path } = await open();
    click('Cancel');
    await waitFor(() => expect(path()).toBe('/things'));
  });
  it('calls its main button as the form declares', async () => {
    await open({ form: { saveLabel: 'Store' } });
    expect(buttons()).toEqual(['Cancel', 'StoreSaving…']);
  });
  it('lets go of what was typed into the record before, when another one is opened', async () => {
    const { getOne, router } = await open();
    typeInto(input('A'), 'x');
    await act(() => router.navigate('/things/2'));
    await waitFor(() => expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual(['1', '2']));
    expect(await screen.findByRole('form')).toBeVisible();
  });
});

describe('a record that cannot be saved', () => {
  it('can be looked at without the right to save', async () => {
    await open({ engine: readOnly });
    expect(note()).toBe('View only Your account may not save here.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(buttons()).toEqual(['Cancel']);
  });
  it('can be looked at where it is not this person’s', async () => {
    await open({ form: { allowed: ({ b }: typeof record) => b === 'other' } });
    expect(note()).toBe('View only You may not change this record.');
  });
  it('can be saved where it is this person’s', async () => {
    await open({ form: { allowed: ({ b }: typeof record) => b === 'y' } });
    expect(note()).toBeNull();
    expect(buttons()).toEqual(['Cancel', 'SaveSaving…']);
  });
  it('says why nobody can save it', async () => {
    await open({ form: { locked: { when: { b: 'y' }, text: 'It was sent' } } });
    expect(note()).toBe('View only It was sent');
    expect(buttons()).toEqual(['Cancel']);
  });
  it('is left by Cancel where it can be saved, or others of its kind, else by Close', async () => {
    const save = 'SaveSaving…';
    const states: [Options, string[]][] = [
      [{ form: { cancel: 'withSave' } }, ['Cancel', save]],
      [{ form: { cancel: 'withSave', allowed: () => false } }, ['Close']],
      [{ form: { allowed: () => false } }, ['Cancel']],
      [{ form: { head }, engine: readOnly }, ['Close']],
      [{ form: { head, allowed: () => false } }, ['Cancel']],
      [{ engine: readOnly }, ['Cancel']],
    ];
    for (const [options, words] of states) {
      const { unmount } = await open(options);
      expect(buttons()).toEqual(words);
      unmount();
    }
  });
});

describe('a record with a head', () => {
  const facts = () => [...document.querySelectorAll('.record-facts li')].map(({ textContent }) => textContent);
  it('has its facts once the record has come', async () => {
    const { getOne } = await draw({ form: { head } });
    expect(title()).toBe('Edit Things');
    expect(facts()).toEqual([]);
    await screen.findByRole('form');
    expect(title()).toBe('Edit Things · x');
    expect(facts()).toEqual(['C: z']);
    expect(note()).toBeNull();
    expect(getOne).toHaveBeenCalledOnce();
  });
  it('has no facts that it does not show', async () => {
    const own = { ...fields, c: text('C', { visibleWhen: { b: 'other' } } as never) };
    await drawFormPage(EditPage, own, { address: '/things/1', route: '/things/:id', record, form: { head } });
    await screen.findByRole('form');
    expect(facts()).toEqual([]);
  });
  it('says there that it can only be looked at', async () => {
    await open({ form: { head }, engine: readOnly });
    expect(document.querySelector('.record-head .view-only')).toHaveTextContent('Your account may not save here.');
  });
});

describe('the address of a copy', () => {
  it('opens the copy on the page that edits, and the record where it says something else', async () => {
    const { router, unmount } = await open({ address: '/things/1?clone=no', more: { clone: 'form' } });
    expect(title()).toBe('Edit Things · x');
    await act(() => router.navigate('/things/1?clone=true'));
    await waitFor(() => expect(title()).toBe('Clone Things · x'));
    unmount();
    await open({ address: '/things/1?clone=true', entity: { routes: { list: '/things', edit: '/things/:id' } } });
    expect(title()).toBe('Edit Things · x');
  });
});
