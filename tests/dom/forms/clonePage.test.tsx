/** The page that copies a record: what it starts with, what it says of the original, and what it creates. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { toastStore } from '../../../src/ui/toasts/toasts';
import ClonePage from '../../../src/views/form/ClonePage';
import { typeInto } from './declaredForms';
import { drawFormPage } from './drawFormPage';

const fields = { a: text('A'), b: text('B'), c: text('C') };
const record = { a: 'x', b: 'y', c: 'z' };
type Options = Partial<Parameters<typeof drawFormPage>[2]>;
const draw = ({ more, ...options }: Options = {}) =>
  drawFormPage(ClonePage, fields, {
    address: '/things/1/copy',
    route: '/things/:id/copy',
    record,
    more: { clone: 'form', ...more },
    ...options,
  });
/** The same, once the record has come. */
const open = async (options?: Options) => {
  const drawn = await draw(options);
  await screen.findByRole('form');
  return drawn;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const input = (name: string) => screen.getByRole('textbox', { name });
const hint = () => document.querySelector('.form-told')?.textContent ?? null;

describe('the page that copies a record', () => {
  it('reads the original, and starts with its values', async () => {
    const { getOne } = await draw();
    expect(title()).toBe('Clone Things');
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(document.querySelector('.page-head-line > span')).toBeNull();
    await screen.findByRole('form');
    expect(getOne).toHaveBeenCalledExactlyOnceWith('things', expect.objectContaining({ id: '1' }));
    expect(title()).toBe('Clone Things · x');
    expect(input('A')).toHaveValue('x');
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
  });
  it('asks for what else the calls of the original need', async () => {
    const routes = { list: '/things', clone: '/things/:kind/:id/copy' };
    const { getOne } = await draw({ address: '/things/big/1/copy', route: '/things/:kind/:id/copy', entity: { routes } });
    await screen.findByRole('form');
    expect(getOne.mock.calls[0]![1]).toMatchObject({ id: '1', meta: { path: { kind: 'big' } } });
  });
  it('starts with what the form makes of the original', async () => {
    await open({ form: { copyValues: ({ c: _, ...same }: typeof record) => ({ ...same, a: 'Copy' }) } });
    expect([input('A'), input('B'), input('C')].map((each) => (each as HTMLInputElement).value)).toEqual(['Copy', 'y', '']);
    expect(title()).toBe('Clone Things · x');
  });
  it.each<[string, object, string]>([
    ['the value by which the list knows it', { list: { columns: ['a', 'b'], link: 'b' } }, 'Copy of y'],
    ['its first column', { list: { columns: ['c'] } }, 'Copy of z'],
    ['its name where it has no such value', { list: { columns: ['d'] } }, 'Copy of x'],
    ['its name where it has no list', { list: undefined }, 'Copy of x'],
  ])('calls the original by %s', async (_, more, origin) => {
    await drawFormPage(
      ClonePage,
      { ...fields, d: text('D') },
      {
        address: '/things/1/copy',
        route: '/things/:id/copy',
        record,
        form: { sections: [{ fields: ['a'] }] },
        more: { clone: 'form', ...more },
      },
    );
    await screen.findByRole('form');
    expect(document.querySelector('.page-head-line > span')).toHaveTextContent(origin);
    expect(document.title).toMatch(new RegExp(`^${origin} · Clone Things`));
  });
  it('creates the copy, says so, and leads to the list', async () => {
    const { createAndTell, path, toasts } = await open();
    typeInto(input('A'), 'typed');
    click('Create');
    await waitFor(() => expect(path()).toBe('/things'));
    const meta = expect.objectContaining({ idempotencyKey: expect.any(String) });
    expect(createAndTell).toHaveBeenCalledExactlyOnceWith('things', { data: { ...record, a: 'typed' }, meta, copyOf: 1 });
    toastStore.clear();
    expect(toasts(), 'it names nobody, so it outlives the session').toEqual(['New record is created']);
  });
  it('creates a copy in which nothing was changed, and says what the form declares', async () => {
    const { createAndTell, path, toasts } = await open({ form: { createdText: 'Copied' } });
    click('Create');
    await waitFor(() => expect(path()).toBe('/things'));
    expect(createAndTell).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(['Copied']);
  });
  it('leads to the list by Cancel', async () => {
    const { path, createAndTell } = await open();
    click('Cancel');
    await waitFor(() => expect(path()).toBe('/things'));
    expect(createAndTell).not.toHaveBeenCalled();
  });
  it('reads another original at another address', async () => {
    const { getOne, router } = await open();
    await act(() => router.navigate('/things/2/copy'));
    await waitFor(() => expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual(['1', '2']));
    expect(await screen.findByRole('form')).toBeVisible();
  });
  it('says why the original could not be read, and reads it again', async () => {
    const getOne = vi
      .fn()
      .mockRejectedValueOnce(new CallFailure('busy'))
      .mockResolvedValue({ data: { ...record, id: 1 } });
    await draw({ provider: { getOne } });
    expect(await screen.findByRole('alert')).toBeVisible();
    click('Retry');
    expect(await screen.findByRole('form')).toBeVisible();
  });
});

describe('the hint of a copy', () => {
  it.each<[string, object, string | null]>([
    ['both', { saveHint: 'Seen at once.', copyHint: 'A copy.' }, 'Seen at once. A copy.'],
    ['that of a save', { saveHint: 'Seen at once.' }, 'Seen at once.'],
    ['that of a copy', { copyHint: 'A copy.' }, 'A copy.'],
    ['none', {}, null],
  ])('is what the form declares: %s', async (_, form, shown) => {
    await open({ form });
    expect(hint()).toBe(shown);
  });
});

describe('what a copy lacks', () => {
  const calls = { getOne: 'GET /appuser/{id}' };
  const own = { a: text('A'), clientID: text('Client'), userStatus: text('Status') };
  const start = async (stored: object, form: object = {}) => {
    await drawFormPage(ClonePage, own, {
      address: '/things/1/copy',
      route: '/things/:id/copy',
      record: stored as never,
      form,
      more: { clone: 'form', calls },
    });
    await screen.findByRole('form');
    return [...document.querySelectorAll('.error')].map(({ textContent }) => textContent);
  };
  it('is not reported as missing where the copy leaves it out on purpose', async () => {
    const copyValues = ({ a }: { a: string }) => ({ a });
    expect(await start({ a: 'x', clientID: 'C1', userStatus: 'NEW' }, { copyValues })).toEqual([]);
  });
  it('could not be read where the original lacks it', async () => {
    expect(await start({ a: 'x', userStatus: 'NEW' })).toEqual([expect.stringMatching(/^Client could not be read/)]);
  });
});

describe('a person who may not copy', () => {
  const engine = (draft?: object) => ({
    can: (_: string, action: string) => action !== 'clone',
    drafts: { keep: () => {}, take: () => undefined, peek: (path: string) => (path === '/things/1/copy' ? draft : undefined) },
  });
  it('gets an explanation, and nothing is read', async () => {
    const { getOne } = await draw({ engine: engine() });
    expect(title()).toBe('No permission!');
    expect(screen.queryByRole('form')).toBeNull();
    expect(getOne).not.toHaveBeenCalled();
    expect(document.querySelector('.page')).toBeNull();
  });
  it('finds the ways on, and what was typed before the right was taken away', async () => {
    const draft = { written: [{ path: 'a', label: 'A', text: 'typed' }] };
    await draw({ engine: { ...engine(draft), areas: [{ title: 'Projects', path: '/projects' }] } });
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
    expect(await screen.findByText('typed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^You may not save this any more/);
  });
});
