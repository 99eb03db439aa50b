import { expect, optionTexts, reply, screen, summaryTexts, test, waitFor, within, type Portal } from '../portal';
import {
  chooseLevel,
  chooseOffice,
  choosePerson,
  expectRegions,
  hongKong,
  officeField,
  openCreate,
  region,
  singapore,
  tick,
  value,
} from './adminUserForm';

const add = 'POST /cmsuser/add';

/** Fills the form of a new admin user of level 2 in Hong Kong, without a permission. */
const fillLevel2 = async (portal: Portal) => {
  await choosePerson(portal, 'Mira Kaplan');
  await chooseLevel(portal, 2);
  await chooseOffice(portal, 'Hong Kong');
  await expectRegions(hongKong);
};

test('an employee without an account is offered, and fills in names, email and employee ID (ADM-022, ADM-023)', async ({ portal }) => {
  await openCreate(portal);
  await choosePerson(portal, 'Mira Kaplan');
  expect(optionTexts(screen.getByRole('combobox', { name: 'Name' }))).not.toContain('Adrian Leung');
  await waitFor(() =>
    expect(['Last Name', 'First Name', 'Email', 'Employee ID'].map(value)).toEqual([
      'Kaplan',
      'Mira',
      'mira.kaplan@staff.example.com',
      'E3001',
    ]),
  );
});

test('an admin user of level 3 has one office, and All offices are offered to level 1 alone (ADM-024, ADM-025, ADM-026)', async ({
  portal,
}) => {
  await openCreate(portal);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await chooseLevel(portal, 1);
  expect(await officeField()).toHaveValue('ALL');
  await chooseLevel(portal, 3);
  await waitFor(async () => expect(optionTexts(await officeField())).toEqual(['Choose…', 'Hong Kong', 'Singapore']));
});

test('each module has View and Update, and a module with one code has one of them (ADM-031, ADM-036)', async ({ portal }) => {
  await openCreate(portal);
  for (const column of ['View', 'Update'] as const) expect(tick(column, 'Content Management')).toBeVisible();
  expect(screen.getAllByRole('checkbox', { name: /^View of (?!all)/ })).toHaveLength(6);
  expect(screen.getByRole('row', { name: /Reports/ })).toHaveTextContent('not offered');
});

test('Update of a module includes View, and without View there is no Update (ADM-034, ADM-035)', async ({ portal }) => {
  await openCreate(portal);
  await portal.user.click(tick('Update', 'Content Management'));
  expect(tick('View', 'Content Management')).toBeChecked();
  await portal.user.click(tick('View', 'Content Management'));
  expect(tick('Update', 'Content Management')).not.toBeChecked();
});

test('a new admin user is sent once: office in a list, codes of the ticked modules (ADM-032, ADM-033, ADM-041)', async ({ portal }) => {
  await openCreate(portal);
  await choosePerson(portal, 'Mira Kaplan');
  await chooseLevel(portal, 3);
  await chooseOffice(portal, 'Singapore');
  await portal.user.click(await screen.findByRole('checkbox', { name: 'Japan' }));
  await portal.user.click(tick('Update', 'Content Management'));
  await portal.user.click(tick('View', 'Reports'));
  expect(screen.getByText('2 of 6 View · 1 of 5 Update')).toBeVisible();
  await portal.user.dblClick(screen.getByRole('button', { name: 'Create' }));
  await portal.dialog('Admin user is created');
  const codes = ['CONTENT_WRITE', 'CONTENT_READ', 'REPORT_READ'];
  expect(portal.calls(add).map(({ body }) => body)).toEqual([
    { employeeId: 'E3001', salesOffices: ['SG'], regions: ['JP'], userLevel: 'SALES_TEAM', permissionCode: codes },
  ]);
});

test('a new admin user is shown with email and password to copy, and Close leads to the list, which has the user (ADM-043, ADM-044, ADM-045, ADM-046)', async ({
  portal,
}) => {
  await openCreate(portal);
  await fillLevel2(portal);
  await portal.user.click(tick('View', 'Reports'));
  await portal.click('button', 'Create');
  const dialog = await portal.dialog('Admin user is created');
  const [shown] = /Email: mira\.kaplan@staff\.example\.com\s*Password: \S{12}/.exec(dialog.textContent)!;
  await portal.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await portal.message('Copy success');
  const lines = (text: string) => text.split(/\s*(?=Password)/);
  expect(lines(await navigator.clipboard.readText())).toEqual(lines(shown));
  await portal.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await portal.row('Kaplan, Mira');
  expect(portal.path()).toBe('/adminUserManagement');
});

test('an employee who has an account by now is no longer offered (ADM-023)', async ({ portal }) => {
  await openCreate(portal);
  await fillLevel2(portal);
  await portal.user.click(tick('View', 'Reports'));
  await portal.click('button', 'Create');
  await portal.user.click(within(await portal.dialog('Admin user is created')).getAllByRole('button', { name: 'Close' })[0]!);
  await portal.click('link', 'Create');
  await choosePerson(portal, 'Olivia Cheung');
  expect(optionTexts(screen.getByRole('combobox', { name: 'Name' }))).not.toContain('Mira Kaplan');
});

test('level 1 has all offices and regions, and another level clears them (ADM-027, ADM-028)', async ({ portal }) => {
  await openCreate(portal);
  await chooseLevel(portal, 1);
  expect(await officeField()).toHaveValue('ALL');
  await expectRegions([...hongKong, ...singapore]);
  await chooseLevel(portal, 3);
  expect(await officeField()).toHaveValue('');
  await expectRegions([]);
});

test('an office of level 3 offers its regions, and ticks none (ADM-029)', async ({ portal }) => {
  await openCreate(portal);
  await chooseLevel(portal, 3);
  await chooseOffice(portal, 'Hong Kong');
  await waitFor(() => expect(within(screen.getByRole('group', { name: 'Region' })).getAllByRole('checkbox')).toHaveLength(5));
  await expectRegions([]);
});

test('an office of level 2 ticks all of its regions, another office those of its own (ADM-030)', async ({ portal }) => {
  await openCreate(portal);
  await chooseLevel(portal, 2);
  await chooseOffice(portal, 'Singapore');
  await expectRegions(singapore);
  await chooseOffice(portal, 'Hong Kong');
  await expectRegions(hongKong);
});

test('level 2 after level 3 clears the office, and level 3 after level 2 keeps office and regions (ADM-042)', async ({ portal }) => {
  await openCreate(portal);
  await chooseLevel(portal, 3);
  await chooseOffice(portal, 'Hong Kong');
  await portal.user.click(await screen.findByRole('checkbox', { name: 'Taiwan' }));
  await chooseLevel(portal, 2);
  expect(await officeField()).toHaveValue('');
  await expectRegions([]);
  await chooseOffice(portal, 'Hong Kong');
  await expectRegions(hongKong);
  await portal.user.click(region('Dubai'));
  await chooseLevel(portal, 3);
  expect(await officeField()).toHaveValue('HK');
  await expectRegions(['HK', 'CN', 'TW']);
});

test('an empty admin user is not sent, and the summary names what is missing (ADM-037, ADM-038, ADM-039)', async ({ portal }) => {
  await openCreate(portal);
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
  const labels = ['Name', 'Employee ID', 'Email', 'User Level', 'Sales Office', 'Region'];
  await waitFor(() => expect(summaryTexts()).toEqual(labels.map((label) => `${label} cannot be empty`)));
  expect(portal.calls(add)).toEqual([]);
});

const noEmail = 'This employee has no valid email address. Choose another employee, or have the address added first.';

test('an employee without an email address is reported at the choice at once, until another one is chosen (ADM-022, ADM-037)', async ({
  portal,
}) => {
  await openCreate(portal);
  await choosePerson(portal, 'Pavel Dvorak');
  expect(await screen.findByRole('alert')).toHaveTextContent(noEmail);
  const person = screen.getByRole('combobox', { name: 'Name' });
  expect(person).toBeInvalid();
  expect(person).toHaveAccessibleDescription(noEmail);
  await choosePerson(portal, 'Mira Kaplan');
  await waitFor(() => expect(person).toBeValid());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an employee whose email address is invalid is reported at the choice (ADM-037)', async ({ portal }) => {
  const employee = { fullName: 'Ann Lee', firstName: 'Ann', lastName: 'Lee', employeeId: 'E9', email: 'ann at example.com' };
  await portal.fault({ call: 'GET /employees/cmsuser/pending-assign', kind: 'raw', body: reply([employee]) });
  await openCreate(portal);
  await choosePerson(portal, 'Ann Lee');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Name' })).toHaveAccessibleDescription(noEmail));
});

test('an employee without an email address gets no account, and the summary leads to the choice (ADM-040)', async ({ portal }) => {
  await openCreate(portal);
  await choosePerson(portal, 'Pavel Dvorak');
  await chooseLevel(portal, 2);
  await chooseOffice(portal, 'Hong Kong');
  await expectRegions(hongKong);
  await portal.click('button', 'Create');
  await waitFor(() => expect(summaryTexts()).toEqual([`Name: ${noEmail}`]));
  expect(portal.calls(add)).toEqual([]);
});

test('an admin user without any permission is created only after a question that names the employee (SHR-073)', async ({ portal }) => {
  await openCreate(portal);
  await fillLevel2(portal);
  await portal.click('button', 'Create');
  const question = await portal.dialog('Save without any permission?');
  expect(question).toHaveAccessibleDescription(expect.stringContaining('Kaplan, Mira'));
  expect(question).toHaveTextContent('Nothing is ticked: this person can sign in, and see nothing.');
  await portal.user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(portal.calls(add)).toEqual([]);
  await portal.click('button', 'Create');
  await portal.user.click(within(await portal.dialog('Save without any permission?')).getByRole('button', { name: 'Create' }));
  await portal.dialog('Admin user is created');
  expect(portal.calls(add).map(({ body }) => (body as { permissionCode: string[] }).permissionCode)).toEqual([[]]);
});

test('a refused admin user shows the message of the server, and the form stays filled', async ({ portal }) => {
  await portal.fault({ call: add, kind: 'status', status: '01', msg: 'The employee has an account by now', count: 1 });
  await openCreate(portal);
  await fillLevel2(portal);
  await portal.user.click(tick('View', 'Reports'));
  await portal.click('button', 'Create');
  await portal.message('The employee has an account by now');
  expect(value('Employee ID')).toBe('E3001');
  expect(tick('View', 'Reports')).toBeChecked();
});

test('permissions that could not be loaded are reported with Retry, and what was entered stays', async ({ portal }) => {
  await portal.fault({ call: 'GET /cmsuser/permissions', kind: 'http', status: 500, count: 1 });
  await portal.signIn('superadmin', '/adminCreateUser');
  await choosePerson(portal, 'Mira Kaplan');
  expect(screen.queryByRole('checkbox', { name: 'View of Reports' })).toBeNull();
  await portal.click('button', /Retry/);
  expect(await screen.findByRole('checkbox', { name: 'View of Reports' })).toBeVisible();
  expect(value('Email')).toBe('mira.kaplan@staff.example.com');
});
