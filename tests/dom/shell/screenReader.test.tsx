/** What screen readers read and where they continue: during dialogs, after a record is deleted and after a log-out. */
import { expect, screen, test, waitFor, within } from '../portal';

test('an open dialog does not hide the toast of its failure from screen readers', async ({ portal }) => {
  await portal.signIn('superadmin', '/officeLocations');
  const [row] = await portal.rows();
  await portal.fault({ call: 'DELETE /contactUs/offices/{id}', kind: 'http', status: 500 });
  await portal.user.click(within(row!).getByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog');
  await portal.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const toast = await screen.findByText('System busy!', { selector: '.toast *' });
  expect(dialog).toBeInTheDocument();
  await waitFor(() => expect(toast.closest('[aria-hidden=true]')).toBeNull());
});

test('the question about leaving is described by what is not saved', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await portal.user.type(await portal.field('Tel Number'), '1');
  await portal.click('link', 'Client Management');
  const question = await portal.dialog('Leave without saving?');
  expect(question).toHaveAccessibleDescription('Create Customer Service Hotline Not saved: Tel Number.');
  await portal.user.click(within(question).getByRole('button', { name: 'Leave' }));
  await portal.rows();
});

test('a generated password is read in its field, and a sent one as the description of its dialog', async ({ portal }) => {
  await portal.signIn();
  const [row] = await portal.rows();
  await portal.user.click(within(row!).getByRole('button', { name: /^More/ }));
  await portal.click('menuitem', 'Reset password');
  await portal.click('radio', /^Temporary password/);
  const password = await screen.findByLabelText(/^Temporary password/, { selector: 'input:not([type=radio])' });
  const generate = screen.getByRole('button', { name: 'Generate' });
  await portal.user.click(generate);
  expect(password).not.toHaveFocus();
  generate.focus();
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(password).toHaveFocus());
  await portal.click('button', 'Reset password');
  const dialog = await portal.dialog('The temporary password');
  const text = dialog.querySelector('.shown-password')!.textContent;
  expect(text).not.toBe('');
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text));
  await portal.user.click(within(dialog).getByRole('button', { name: 'Close' }));
});

test('the question about another email address is described by both addresses', async ({ portal }) => {
  await portal.signIn();
  await portal.goTo('/editUser/1');
  await portal.click('button', 'Email Username');
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByLabelText<HTMLInputElement>(/^Email/);
  const stored = email.value;
  await portal.user.clear(email);
  await portal.user.type(email, 'other@example.com');
  await portal.user.click(dialog.getByRole('button', { name: 'Send' }));
  const question = await portal.dialog(/^Do you need to/);
  for (const address of [stored, 'other@example.com']) expect(question).toHaveAccessibleDescription(expect.stringContaining(address));
  await portal.user.click(within(question).getByRole('button', { name: 'Cancel' }));
});

test('the links to the previous and next record are described by the record and its position', async ({ portal }) => {
  await portal.signIn();
  const rows = await portal.rows();
  await portal.user.click(within(rows[1]!).getAllByRole('link')[0]!);
  const next = () => screen.findByRole('link', { name: 'Next record' });
  expect(await next()).toHaveAccessibleDescription(/ 2 of 1,200$/);
  await portal.user.click(await next());
  await waitFor(async () => expect(await next()).toHaveAccessibleDescription(/ 3 of 1,200$/));
  const name = screen.getByRole('heading', { level: 1 }).textContent.replace('Edit Account · ', '');
  expect(await next()).toHaveAccessibleDescription(`${name} 3 of 1,200`);
});

test('after a record is deleted on its page by keyboard, the heading of the list has the focus', async ({ portal }) => {
  await portal.signIn();
  await portal.goTo('/editUser/1');
  await portal.click('button', 'Delete');
  const question = await screen.findByRole('dialog');
  within(question).getByRole('button', { name: 'Delete' }).focus();
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  await portal.rows();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('after a log-out the heading of the sign-in page has the focus', async ({ portal }) => {
  await portal.signIn();
  await portal.rows();
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Log Out');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'ADMIN PORTAL' })).toHaveFocus());
});

test('the header of a row is read without the name of its copy button', async ({ portal }) => {
  await portal.signIn();
  const [row] = await portal.rows();
  const header = within(row!).getByRole('rowheader');
  expect(within(header).getByRole('button', { name: /^Copy/ })).toBeInTheDocument();
  expect(header).toHaveAccessibleName(within(header).getByRole('link').textContent);
});

test('a required group of controls is described as required', async ({ portal }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  expect(await screen.findByRole('group', { name: 'Region' })).toHaveAccessibleDescription(/^Required\b/);
  expect(screen.getByRole('group', { name: 'Permissions' })).not.toHaveAccessibleDescription(/^Required\b/);
});
