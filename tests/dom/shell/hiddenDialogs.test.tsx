/** The dialogs that open by an event of the window, and the values that they check. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import HiddenDialogs from '../../../resources/hiddenDialogs/HiddenDialogs';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
const show = (name: string) => act(() => void window.dispatchEvent(new Event(`portal:${name}`)));
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm' }));
const textbox = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const imports = ['Property', 'Round', 'Baloting Type'];

it.each(['', '   '])('Check-in refuses the ROI number "%s", and takes one afterwards (PLT-066, PLT-067)', async (roi) => {
  renderInList(<HiddenDialogs />);
  expect(screen.queryByRole('dialog')).toBeNull();
  show('check-in');
  expect(screen.getByRole('dialog', { name: 'Check-in' })).toBeVisible();
  if (roi) await user.type(textbox('ROI Number'), roi);
  await confirm();
  expect(screen.getByText('ROI Number cannot be empty')).toBeVisible();
  expect(textbox('ROI Number')).toHaveFocus();
  await user.type(textbox('ROI Number'), 'R1');
  await confirm();
  await expectClosed();
});

it('the second opening of Check-in is empty and shows no error', async () => {
  renderInList(<HiddenDialogs />);
  show('check-in');
  await confirm();
  await user.type(textbox('ROI Number'), 'R1');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  show('check-in');
  expect(textbox('ROI Number')).toHaveValue('');
  expect(screen.queryByText('ROI Number cannot be empty')).toBeNull();
});

it('File import names each missing value, and closes with all of them (PLT-068, PLT-069, PLT-070)', async () => {
  renderInList(<HiddenDialogs />);
  show('file-import');
  expect(screen.getByRole('dialog', { name: 'File import' })).toBeVisible();
  await user.type(textbox('Round'), ' ');
  await confirm();
  for (const label of [...imports, 'File']) expect(screen.getByText(`${label} cannot be empty`)).toBeVisible();
  expect(textbox('Property')).toHaveFocus();
  for (const label of imports) {
    await user.type(textbox(label), '1');
    expect(screen.queryByText(`${label} cannot be empty`)).toBeNull();
  }
  await confirm();
  expect(screen.getByText('File cannot be empty')).toBeVisible();
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['a'], 'a.csv'));
  expect(screen.queryByText('File cannot be empty')).toBeNull();
  await confirm();
  await expectClosed();
});

it('another event replaces the open dialog', () => {
  renderInList(<HiddenDialogs />);
  show('check-in');
  show('file-import');
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([expect.stringContaining('File import')]);
});

it('a page that is left no longer listens for the events', () => {
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  onTestFinished(() => [add, remove].forEach((spy) => spy.mockRestore()));
  const listeners = (spy: typeof add) =>
    spy.mock.calls.filter(([name]) => name.startsWith('portal:')).map(([name, listener]) => [name, listener]);
  const { unmount } = renderInList(<HiddenDialogs />);
  expect(listeners(add).map(([name]) => name)).toEqual(['portal:check-in', 'portal:file-import']);
  expect(listeners(remove as typeof add)).toEqual([]);
  unmount();
  expect(listeners(remove as typeof add)).toEqual(listeners(add));
});
