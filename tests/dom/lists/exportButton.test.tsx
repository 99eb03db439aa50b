/** The button that saves a list as a file: what it requests, how it names the file, its progress and how it is cancelled. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { toastStore } from '../../../src/ui/toasts/toasts';
import type { ListState } from '../../../src/views/list/state/useListState';
import { ExportButton } from '../../../src/views/list/toolbar/ExportButton';
import { stopTime } from '../clock';
import { createState, renderInList } from './listParts';

type File = { blob: Blob; fileName?: string };
type Request = { signal: AbortSignal; onProgress: (bytes: number) => void };
const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.clear());

/** Draws the button over an export that the test ends. `saved` are the names of the files that the browser got. */
const draw = (props: Partial<Parameters<typeof ExportButton>[0]> = {}, state: Partial<ListState> = {}) => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  onTestFinished(() => {
    click.mockRestore();
    create.mockRestore();
  });
  let settle = { resolve: (_: File) => {}, reject: (_: unknown) => {} };
  const exportList = vi.fn(
    (_: string, { signal }: Request) =>
      new Promise<File>((resolve, reject) => {
        settle = { resolve, reject };
        signal.addEventListener('abort', () => reject(new CallFailure('ignored')));
      }),
  );
  const result = renderInList(<ExportButton fileName="things.csv" {...props} />, {
    state: createState(state),
    provider: { exportList } as never,
  });
  return {
    ...result,
    saved,
    exportList,
    request: () => exportList.mock.calls.at(-1)![1],
    end: (fileName?: string) => act(async () => settle.resolve({ blob: new Blob(['a']), fileName })),
    fail: (error: unknown) => act(async () => settle.reject(error)),
  };
};
const button = () => screen.getByRole('button', { name: 'Export' });
const outcome = () => screen.getByRole('status').textContent;
const progress = () => document.querySelector('.exporting')?.textContent ?? null;

it('ExportButton requests the sort, the search and the filters of its list, and the path of its record', async () => {
  const state = { sort: { field: 'name', order: 'DESC' } as const, search: { name: 'a' }, chosen: { code: 'C1' }, path: { id: 7 } };
  const { exportList, end } = draw({}, state);
  await user.click(button());
  expect(exportList).toHaveBeenCalledExactlyOnceWith('things', {
    sort: state.sort,
    filter: { search: state.search, chosen: state.chosen },
    path: state.path,
    signal: expect.any(AbortSignal),
    onProgress: expect.any(Function),
  });
  await end('things-7.csv');
});

it.each([
  ['the server gives it', 'from-the-server.csv', 'from-the-server.csv'],
  ['the declaration, the day and the filters give it', undefined, 'things-2026-11-29-HK.csv'],
])('ExportButton saves the file under the name that %s, and reports it to screen readers (CLI-027)', async (_, given, name) => {
  stopTime(new Date('2026-11-29T01:30:00Z'));
  const { saved, end } = draw({}, { search: { name: 'Ann' }, chosen: { office: 'HK' } });
  expect(outcome()).toBe('');
  await user.click(button());
  expect(outcome()).toBe('The export has started');
  await end(given);
  expect([saved, outcome(), toastStore.get()]).toEqual([[name], `The export is saved as ${name}`, []]);
});

it('ExportButton shows its progress and is disabled until the file is there, and can export again then (CLI-026)', async () => {
  const { exportList, request, end } = draw();
  expect([progress(), button().getAttribute('aria-disabled')]).toEqual([null, null]);
  await user.click(button());
  expect([progress(), button().getAttribute('aria-disabled')]).toEqual(['Exporting… 0 kB', 'true']);
  for (const [bytes, size] of [
    [1, '1 kB'],
    [1_025, '2 kB'],
    [1_024 * 1_024 - 1, '1024 kB'],
    [1_024 * 1_024, '1.0 MB'],
    [1_024 * 1_024 * 1.5, '1.5 MB'],
  ] as const) {
    act(() => request().onProgress(bytes));
    expect(progress()).toBe(`Exporting… ${size}`);
  }
  await end();
  expect([progress(), button().getAttribute('aria-disabled')]).toEqual([null, null]);
  await user.click(button());
  expect(exportList).toHaveBeenCalledTimes(2);
  await end();
});

it('ExportButton ends the request by Cancel without a message, and the focus returns to it (CLI-026)', async () => {
  const { request, saved } = draw();
  await user.click(button());
  const cancel = screen.getByRole('button', { name: 'Cancel export' });
  expect(cancel).toHaveAttribute('title', 'Cancel export');
  await user.click(cancel);
  await waitFor(() => expect(outcome()).toBe('The export was cancelled'));
  expect([request().signal.aborted, progress(), saved, toastStore.get()]).toEqual([true, null, [], []]);
  expect(button()).toHaveFocus();
});

it('ExportButton shows why an export failed, and saves nothing (CLI-028)', async () => {
  const { fail, saved } = draw();
  await user.click(button());
  await fail(new CallFailure('busy'));
  expect(toastStore.get().map(({ text }) => text)).toEqual(['System busy!']);
  expect([saved, outcome(), progress()]).toEqual([[], '', null]);
});

it('ExportButton requests one file when it is pressed twice at once', async () => {
  const { exportList, end } = draw();
  await act(async () => {
    button().click();
    button().click();
  });
  expect(exportList).toHaveBeenCalledOnce();
  await end();
});

it('ExportButton ends its request when the list is left', async () => {
  const { request, unmount } = draw();
  await user.click(button());
  expect(request().signal.aborted).toBe(false);
  await act(async () => unmount());
  expect(request().signal.aborted).toBe(true);
});

it.each([
  [true, '', 'Export'],
  [false, 'Export', ''],
])('ExportButton is an icon with a tooltip, or has a text (icon: %s), and names its note', (isIcon, text, title) => {
  draw({ isIcon, note: 'note' });
  document.body.append(Object.assign(document.createElement('p'), { id: 'note', textContent: 'Export: 3 results as shown' }));
  onTestFinished(() => document.getElementById('note')!.remove());
  expect([button().textContent, button().title, button().classList.contains('icon-button')]).toEqual([text, title, isIcon]);
  expect(button().querySelectorAll('svg')).toHaveLength(1);
  expect(button()).toHaveAccessibleDescription('Export: 3 results as shown');
});
