import { fireEvent } from '@testing-library/react';
import { replaceClock } from '../clock';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import { active, dummy, formOf } from './clients';

const put = 'PUT /appuser/{id}';
const unknown = /it is not known whether this was done/;
const remarksSent = (portal: Portal) => portal.calls(put).map(({ body }) => (body as { userStatusRemark: string }).userStatusRemark);
/** Presses Ctrl+S and waits until the form is being sent. */
const save = async (portal: Portal) => {
  await portal.user.keyboard('{Control>}s{/Control}');
  return screen.findByRole('button', { name: 'Saving…' });
};

test('a form that is being saved keeps its focus, ignores what is typed, marks its button as busy, and is sent once', async ({
  portal,
}) => {
  await portal.signIn('superadmin', formOf(active));
  await portal.fill('Remarks', 'first half');
  const remarks = await portal.field('Remarks');
  const letGo = portal.hold(put);
  expect(await save(portal)).toHaveAttribute('aria-busy', 'true');
  expect(remarks).toHaveFocus();
  expect(remarks).toHaveAttribute('readonly');
  await portal.user.keyboard(' second half{Control>}s{/Control}');
  expect(remarks).toHaveValue('first half');
  letGo();
  await portal.message('The changes have been saved');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(remarksSent(portal)).toEqual(['first half']);
});

test('a form that is being saved changes neither its choices nor its days', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(dummy));
  await portal.fill('Remarks', 'on its way');
  const region = await portal.field('Region');
  // happy-dom changes no select by keys: what the browser would do is prevented
  const goes = () => [
    fireEvent.mouseDown(region),
    fireEvent.keyDown(region, { key: 'ArrowDown' }),
    fireEvent.keyDown(region, { key: 'Tab' }),
  ];
  expect(goes()).toEqual([true, true, true]);
  const letGo = portal.hold(put);
  await save(portal);
  expect(region).toHaveAttribute('aria-disabled', 'true');
  expect(goes()).toEqual([false, false, true]);
  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveAttribute('readonly');
  letGo();
  await portal.message('The changes have been saved');
});

test('a save without a response for five seconds can be stopped, keeps the values and can be repeated', async ({ portal }) => {
  const pass = replaceClock();
  await portal.signIn('superadmin', formOf(active));
  await portal.fill('Remarks', 'kept');
  await portal.fault({ call: put, kind: 'hang', count: 1 });
  await save(portal);
  await waitFor(() => expect(portal.calls(put)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await pass(5_100);
  await portal.click('button', 'Stop waiting');
  expect((await screen.findByText(unknown)).closest('[role=alert]')).toBeVisible();
  await waitFor(() => expect(screen.queryByTestId('loading-overlay')).not.toBeInTheDocument());
  expect(await portal.field('Remarks')).toHaveValue('kept');
  await portal.fill('Remarks', 'kept, and more');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(remarksSent(portal)).toEqual(['kept', 'kept, and more']);
});

test('a save that was done without a response is no conflict with another person', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(active));
  await portal.fill('Remarks', 'done without a response');
  portal.loseResponse(put);
  await save(portal);
  await portal.message('Network Error');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(put)).toHaveLength(1);
});

test('a dialog that is being sent stays open, ignores keys, and can be stopped and sent again', async ({ portal }) => {
  const suspend = 'PUT /appuser/suspend/{id}';
  const pass = replaceClock();
  await portal.signIn('superadmin', formOf(active));
  await portal.click('button', 'Suspend');
  const dialog = within(await portal.dialog(/Are you sure to suspend/));
  const remarks = await dialog.findByLabelText(/^Remarks/);
  await portal.user.type(remarks, 'typed in the dialog');
  await portal.fault({ call: suspend, kind: 'hang', count: 1 });
  await portal.user.keyboard('{Enter}');
  await dialog.findByRole('button', { name: 'Sending…' });
  await portal.user.keyboard(' and lost{Escape}');
  expect(remarks).toHaveFocus();
  expect(remarks).toHaveValue('typed in the dialog');
  await waitFor(() => expect(portal.calls(suspend)).toHaveLength(1));
  await pass(5_100);
  await portal.user.click(await dialog.findByRole('button', { name: 'Stop waiting' }));
  expect(await dialog.findByText(unknown)).toHaveAttribute('role', 'alert');
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await portal.message('Account is suspended');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.calls(suspend)).toHaveLength(2);
});

test('after Stop waiting on an action of a form, the record can be read again, and what was entered in the form remains', async ({
  portal,
}) => {
  const suspend = 'PUT /appuser/suspend/{id}';
  const pass = replaceClock();
  await portal.signIn('superadmin', formOf(active));
  await portal.fill('Remarks', 'entered before');
  await portal.click('button', 'Suspend');
  const dialog = within(await portal.dialog(/Are you sure to suspend/));
  await dialog.findByLabelText(/^Remarks/);
  await portal.fault({ call: suspend, kind: 'hang', count: 1 });
  await portal.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(portal.calls(suspend)).toHaveLength(1));
  await pass(5_100);
  await portal.user.click(await dialog.findByRole('button', { name: 'Stop waiting' }));
  await portal.ask(`/appuser/suspend/${active.id}`, { method: 'PUT', body: { userStatusRemark: 'entered before' } });
  await portal.user.click(await dialog.findByRole('button', { name: 'Close and reload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Unsuspend' })).toBeVisible();
  expect(await portal.field('Remarks')).toHaveValue('entered before');
});

test.for([
  ['a row', '/customerServiceHotline', 'GET /contactUs/clientServices/', 'DELETE /contactUs/clientServices/{id}', /^Delete/, 'Delete'],
  ['the page', '/clientManagement', 'GET /appuser/', 'POST /appuser/fetch/ondemend', 'Run on demand', 'Run'],
] as const)(
  'after Stop waiting on an action of %s, the list can be read again',
  async ([, path, list, call, opener, confirm], { portal }) => {
    const pass = replaceClock();
    await portal.signIn('superadmin', path);
    await portal.rows();
    await portal.user.click((await screen.findAllByRole('button', { name: opener }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    if (confirm === 'Run') {
      await portal.user.type(await dialog.findByRole('textbox', { name: /^Start Date/ }), '2026/01/02');
      await portal.user.selectOptions(dialog.getByRole('combobox'), '10:15');
    }
    await portal.fault({ call, kind: 'hang', count: 1 });
    await portal.user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(portal.calls(call)).toHaveLength(1));
    await pass(5_100);
    await portal.user.click(await dialog.findByRole('button', { name: 'Stop waiting' }));
    const before = portal.calls(list).length;
    await portal.user.click(await dialog.findByRole('button', { name: 'Close and reload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(portal.calls(list).length).toBeGreaterThan(before));
  },
);

test.for([
  ['Suspend', /^Remarks/],
  ['Email Username', /^Email/],
] as const)('a click outside the dialog "%s" closes it only while nothing is typed in it', async ([button, label], { portal }) => {
  await portal.signIn('superadmin', formOf(active));
  await portal.click('button', button);
  await within(await screen.findByRole('dialog')).findByLabelText(label);
  const clickOutside = () => portal.user.click(document.querySelector('.MuiDialog-container')!);
  await clickOutside();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await portal.click('button', button);
  const input = await within(await screen.findByRole('dialog')).findByLabelText(label);
  await portal.user.clear(input);
  await portal.user.type(input, 'typed@example.com');
  await clickOutside();
  expect(input).toHaveValue('typed@example.com');
  await portal.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
