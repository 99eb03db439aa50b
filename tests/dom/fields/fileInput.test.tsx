/** The input of a file field: what it says, which buttons it has, and where the focus goes. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Refused, Removed, Replacement } from '../../../src/fields/kinds/file/items/items';
import { Upload } from '../../../src/files/Upload';
import { arrived, createUploads, csv, filesField, fireFiles, stored, uploading, watchToasts } from './fileParts';
import { renderInput } from './renderInput';

const user = userEvent.setup({ delay: null });
const [a, b] = [stored('a.csv'), stored('b.csv')];
type Options = Parameters<typeof renderInput>[1] & { value?: readonly unknown[] };
const draw = async (more: object = {}, { value = [], props, ...options }: Options = {}) => {
  const { sent, upload } = createUploads();
  const inputRef = vi.fn<(element: HTMLElement | null) => void>();
  const drawn = await renderInput(filesField(more), {
    values: { field: value },
    provider: { upload },
    props: { inputRef, ...props },
    ...options,
  });
  await screen.findByRole('group', { name: 'Lists' });
  const first = () => inputRef.mock.calls.findLast(([element]) => element)?.[0]?.getAttribute('aria-label');
  return { ...drawn, sent, first };
};
const group = () => screen.getByRole('group', { name: 'Lists' });
const names = () => [...document.querySelectorAll('.file-name')].map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => user.click(button(name));
const choose = 'Click to upload Lists';
const failed = async (name: string) => {
  const upload = new Upload(csv(name), () => Promise.reject(new Error('no')));
  upload.start();
  await vi.waitFor(() => expect(upload.state.at).toBe('failed'), { interval: 2 });
  return upload;
};

describe('the hint of a file field', () => {
  it('says which files it takes, and which size an image should have', async () => {
    for (const [more, hint] of [
      [{ maxFiles: 1 }, 'CSV under 5 MB.'],
      [{ maxFiles: undefined, maxMegabytes: 2 }, 'CSV under 2 MB.'],
      [{ maxFiles: 2 }, 'At most 2: CSV under 5 MB each.'],
      [{ maxFiles: 1, accept: 'kmz', suggestedSize: [10, 20], hint: 'On maps' }, 'Suggested size 10x20. KMZ under 5 MB. On maps'],
      [{ maxFiles: 1, suggestedSize: [20, 20] }, 'Suggested size 20x20. CSV under 5 MB.'],
    ] as const) {
      const { unmount } = await draw(more);
      expect(document.querySelector('.file-hint')).toHaveTextContent(new RegExp(`^${hint}$`));
      expect(button(choose)).toHaveAccessibleDescription(hint);
      // the place of an image that stands upright has its shape
      expect(group().classList.contains('file-upright')).toBe(hint.includes('10x20'));
      unmount();
    }
  });
  it('gives way to the reason why nobody can choose, and its error to what was refused', async () => {
    const value = [a, new Refused('x.txt', 'Not a list')];
    const { unmount } = await draw({}, { value, props: { disabledReason: 'Only by others', error: 'Lists is wrong' } });
    expect(group()).toHaveAccessibleDescription('Only by others');
    expect(screen.queryByText('Lists is wrong')).toBeNull();
    unmount();
    await draw({}, { value: [a], props: { error: 'Lists is wrong' } });
    expect(screen.getByText('Lists is wrong')).toBeVisible();
  });
});

describe('the buttons of a file field', () => {
  it('choose a file while there is room, and act on each that is there', async () => {
    const { first } = await draw({ maxFiles: 2 }, { value: [a] });
    expect(buttons()).toEqual(['Replace a.csv', 'Remove a.csv', choose]);
    expect(first()).toBe('Replace a.csv');
    const opened = vi.spyOn(document.querySelector<HTMLInputElement>('input[type=file]')!, 'click').mockImplementation(() => {});
    await click(choose);
    await click('Replace a.csv');
    expect(opened).toHaveBeenCalledTimes(2);
  });
  it('are those of the files where there is no room, also for one that was removed, and one that chooses where there is nothing', async () => {
    const { unmount } = await draw({ maxFiles: undefined }, { value: [a, new Removed(b, 0)] });
    expect(buttons()).toEqual(['Replace a.csv', 'Remove a.csv']);
    unmount();
    const { first } = await draw({ maxFiles: 1 });
    expect(first()).toBe(choose);
  });
  it.each<[string, Options]>([
    ['nobody may choose', { props: { disabledReason: 'Only by others' } }],
    ['the form is being sent', { isSending: true }],
  ])('do nothing while %s', async (_, options) => {
    const value = [a, b, new Refused('x.txt', 'no'), new Removed(stored('c.csv'), 0)];
    await draw({ maxFiles: 3, ordered: true }, { value, ...options });
    expect(buttons()).toEqual([choose]);
    expect(button(choose)).toHaveAttribute('aria-disabled', 'true');
    const opened = vi.spyOn(document.querySelector<HTMLInputElement>('input[type=file]')!, 'click').mockImplementation(() => {});
    await click(choose);
    expect(opened).not.toHaveBeenCalled();
  });
  it('remove a file, put it back, and keep the focus in the field', async () => {
    await draw({ maxFiles: 3 }, { value: [a, b] });
    expect(button(choose)).not.toHaveAttribute('aria-disabled');
    await click('Remove a.csv');
    expect(names()).toEqual(['b.csv']);
    expect(button(choose)).toHaveFocus();
    await click('Undo, put a.csv back');
    expect(names()).toEqual(['a.csv', 'b.csv']);
  });
  it.each<[number, string]>([
    [1, 'Keep a.csv'],
    [2, 'Go on without it'],
  ])('of a field for %i go on without what was refused: %s', async (maxFiles, label) => {
    await draw({ maxFiles }, { value: [a, new Refused('x.txt', 'Not a list')] });
    await click(label);
    expect(screen.queryByText('Not a list')).toBeNull();
  });
  it('hand the focus to the last file that can be replaced, where there is no room', async () => {
    await draw({}, { value: [a, b, stored('c.csv'), new Refused('x.txt', 'Not a list')] });
    await click('Go on without it');
    expect(button('Replace c.csv')).toHaveFocus();
  });
  it('try a failed upload again before anything else', async () => {
    const { first } = await draw({ maxFiles: 2 }, { value: [await failed('c.csv'), b] });
    expect(first()).toBe('Retry c.csv');
  });
});

describe('a file on its way to the place of another one', () => {
  it('stands where it is going to stay, and can be cancelled', async () => {
    const c = uploading('c.csv');
    await draw({ maxFiles: 2 }, { value: [a, b, new Replacement(c, 'id of b.csv')] });
    expect(names()).toEqual(['a.csv', 'c.csv', 'b.csv']);
    expect(screen.getByText('Stays until c.csv is here.')).toBeVisible();
    expect(buttons().slice(2)).toEqual(['Cancel c.csv', 'Replace b.csv', 'Remove b.csv']);
    await click('Cancel c.csv');
    expect([names(), c.state.at]).toEqual([['a.csv', 'b.csv'], 'failed']);
  });
  it('that has failed can be given up for the former one', async () => {
    await draw({ maxFiles: 1 }, { value: [a, new Replacement(await failed('c.csv'), 'id of a.csv')] });
    await click('Keep a.csv');
    expect(names()).toEqual(['a.csv']);
  });
  it('takes the place when it has arrived, and nobody is said to have changed anything', async () => {
    const { sent, onChange } = await draw({ maxFiles: 1 }, { value: [a] });
    fireFiles(group(), 'dragover', [csv('c.csv')]);
    expect(group()).toHaveClass('file-over');
    fireFiles(group(), 'drop', [csv('c.csv')]);
    expect(group()).not.toHaveClass('file-over');
    expect(screen.getByText('Checking the file…')).toBeVisible();
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.queryByText('Checking the file…')).toBeNull();
    const changes = onChange.mock.calls.length;
    sent[0]!.go(0.5);
    expect(onChange).toHaveBeenCalledTimes(changes);
    sent[0]!.arrive();
    await waitFor(() => expect(names()).toEqual(['c.csv']));
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), { isUserChange: false });
  });
});

describe('files whose order counts', () => {
  it('have a cover and handles, as long as there are several', async () => {
    await draw({ ordered: true }, { value: [a, b] });
    expect(await screen.findByRole('button', { name: 'Move a.csv' })).toBeVisible();
    expect(screen.getByText('Cover').closest('.file-item')).toHaveTextContent('a.csv');
    expect(document.querySelector('.file-items')).toHaveClass('file-ordered');
    await click('Remove a.csv');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.getByText('Cover').closest('.file-item')).toHaveTextContent('b.csv');
  });
  it('are those of an ordered field alone', async () => {
    await draw({}, { value: [a, b] });
    expect(screen.queryByText('Cover')).toBeNull();
    expect(document.querySelector('.file-items')).not.toHaveClass('file-ordered');
    await waitFor(() => expect(buttons()).toEqual(['Replace a.csv', 'Remove a.csv', 'Replace b.csv', 'Remove b.csv', choose]));
  });
});

describe('a protected file', () => {
  const more = { maxFiles: 1, protected: { when: { status: 'ON' }, text: 'It is in use' } };
  it('can be neither replaced nor removed', async () => {
    const toasts = watchToasts();
    await draw(more, { value: [a], record: { id: 1 } });
    expect(buttons()).toEqual(['Remove a.csv']);
    await click('Remove a.csv');
    expect([names(), toasts()]).toEqual([['a.csv'], ['It is in use']]);
    fireFiles(group(), 'drop', [csv('c.csv')]);
    expect(screen.queryByText('Checking the file…')).toBeNull();
  });
  it('can be removed where its condition does not hold, in a new record, and where the field protects none', async () => {
    const toasts = watchToasts();
    for (const [declared, options] of [
      [more, { record: { id: 1 }, holds: false }],
      [more, {}],
      [{ maxFiles: 1 }, { record: { id: 1 } }],
    ] as const) {
      const { unmount } = await draw(declared, { value: [a], ...options });
      expect(buttons()).toEqual(['Replace a.csv', 'Remove a.csv']);
      await click('Remove a.csv');
      expect([names(), toasts()]).toEqual([[], []]);
      unmount();
    }
  });
  it('is a stored one: one that was chosen here can be removed, and the first one can be chosen', async () => {
    const { onChange } = await draw(more, { value: [await arrived('c.csv')], record: { id: 1 } });
    await click('Remove c.csv');
    expect(names()).toEqual([]);
    const before = onChange.mock.calls.length;
    fireFiles(group(), 'drop', [csv('d.csv')]);
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(before + 2));
  });
});
