import { expect, reply, screen, test, waitFor, within, type Portal } from '../portal';
import {
  chooseLevel,
  chooseOffice,
  expectRegions,
  hongKong,
  officeField,
  openEdit,
  region,
  singapore,
  tick,
  value,
  type AdminUser,
} from './adminUserForm';

const save = 'PUT /cmsuser/edit/{id}';
const details = (id: number) => `/cmsuser/details/${id}`;

test('editing an admin user changes nothing on opening, keeps codes without a module, and sends the ticked ones too (ADM-048, ADM-050, ADM-051, ADM-053, ADM-054)', async ({
  portal,
}) => {
  await openEdit(portal, 112);
  const before = await portal.ask<AdminUser>(details(112));
  expect(before.permissions).toEqual(expect.arrayContaining(['LEGACY_READ', 'LEGACY_WRITE']));
  expect(await officeField()).toHaveValue(before.salesOffices[0]);
  await expectRegions(before.regions);
  expect(await screen.findByText(/more codes that no row names/)).toHaveTextContent('2 more codes');
  expect(screen.queryByRole('combobox', { name: 'Name' })).toBeNull();
  await portal.user.click(tick('View', 'Reports'));
  expect(screen.getByLabelText('Changes of Permissions')).toHaveTextContent('Reports + View');
  expect(screen.getByRole('row', { name: /Reports/ })).toHaveTextContent('added');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  await waitFor(() => expect(portal.path()).toBe('/adminUserManagement'));
  const { userLevel, salesOffices, regions, permissions } = before;
  expect(portal.calls(save).map(({ path, body }) => [path, body])).toEqual([
    ['/cmsuser/edit/112', { userLevel, salesOffices, regions, permissionCode: [...permissions, 'REPORT_READ'] }],
  ]);
});

test('each permission has a description for screen readers, and a button shows them all (ADM-031)', async ({ portal }) => {
  await openEdit(portal, 160);
  await screen.findByRole('checkbox', { name: 'View of Reports' });
  expect(tick('Update', 'Content Management')).toHaveAccessibleDescription(/Also delete admin users and reset their passwords\.$/);
  expect(tick('Update', 'Campaign')).toHaveAccessibleDescription(/Level 1 also creates notifications\.$/);
  const modules = await portal.ask<{ name: string; codes: string[] }[]>('/cmsuser/permissions');
  const undescribed = modules.flatMap(({ name, codes }) =>
    codes.filter((code) => !tick(code.endsWith('READ') ? 'View' : 'Update', name).hasAttribute('aria-describedby')),
  );
  // a module that the portal does not know
  expect(undescribed).toEqual(['REPORT_READ']);
  const description = screen.getByText(/Also delete admin users/);
  expect(description).not.toBeVisible();
  const button = screen.getByRole('button', { name: 'Explain permissions' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await portal.user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(description).toBeVisible();
  // the arrows pass over the lines between the modules
  tick('View', 'Client Management').focus();
  await portal.user.keyboard('{ArrowDown}');
  expect(tick('View', 'Business Partner Management')).toHaveFocus();
  await portal.user.click(button);
  expect(description).not.toBeVisible();
});

test('an admin user whose last permission is removed is saved only after a question that names the user (SHR-073)', async ({ portal }) => {
  portal.respond('GET /cmsuser/details/{id}', (user) => ({ ...(user as object), permissions: ['REPORT_READ'] }));
  await openEdit(portal, 160);
  await portal.user.click(tick('View', 'Reports'));
  await portal.click('button', 'Save');
  const question = await portal.dialog('Save without any permission?');
  expect(question).toHaveAccessibleDescription(expect.stringContaining('Lam, Nadia'));
  await waitFor(() => expect(question).toHaveTextContent(/Level 2/));
  expect(within(question).getByRole('button', { name: 'Save' })).toBeVisible();
});

test('the name of an admin user comes from the list of employees (ADM-023, ADM-049)', async ({ portal }) => {
  await openEdit(portal, 105);
  const { employeeId } = await portal.ask<{ employeeId: string }>(details(105));
  const employees = await portal.ask<{ employeeId: string }[]>('/employees/findAll');
  const renamed = employees.map((each) => (each.employeeId === employeeId ? { ...each, lastName: 'Newname', firstName: 'Ada' } : each));
  await portal.fault({ call: 'GET /employees/findAll', kind: 'raw', body: reply(renamed) });
  await openEdit(portal, 105);
  await waitFor(() => expect(value('Name')).toBe('Newname, Ada'));
});

test('without the list of employees the name of an admin user comes from the record (ADM-049)', async ({ portal }) => {
  await portal.fault({ call: 'GET /employees/findAll', kind: 'http', status: 500 });
  await openEdit(portal, 160);
  await waitFor(() => expect(value('Name')).toBe('Lam, Nadia'));
});

test('a user can take own permissions and add none, not even by a tick for several (ADM-055)', async ({ portal }) => {
  await openEdit(portal, 101);
  expect(tick('View', 'Reports')).toBeDisabled();
  await expectRegions([...hongKong, ...singapore]);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('Everything')).toBeChecked();
  expect(box('All of Reports')).toBeDisabled();
  await portal.user.click(tick('View', 'Campaign'));
  expect(box('All of Campaign')).not.toBeChecked();
  await portal.user.click(box('Everything'));
  expect(tick('View', 'Campaign')).toBeChecked();
  expect(tick('View', 'Reports')).not.toBeChecked();
  await portal.user.click(tick('View', 'Campaign'));
  expect(await screen.findByText(/You are taking from yourself: Campaign View, Campaign Update\./)).toBeVisible();
});

test('a save that takes own permissions asks for a new sign-in, after which they are gone (ADM-055)', async ({ portal }) => {
  await openEdit(portal, 101);
  await expectRegions([...hongKong, ...singapore]);
  await portal.user.click(tick('View', 'Campaign'));
  await portal.click('button', 'Save');
  await screen.findByText('Your permissions were changed. Please sign in again.');
  expect(portal.messages()).toContain('The changes have been saved');
  await portal.fillSignIn('superadmin');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(await menu.findByRole('link', { name: 'Client Management' })).toBeVisible();
  expect(menu.queryByText('Push Notification')).toBeNull();
});

test('the own record is saved with the office that its new level needs (ADM-055)', async ({ portal }) => {
  await openEdit(portal, 101);
  expect(await officeField()).toHaveValue('ALL');
  await expectRegions([...hongKong, ...singapore]);
  await chooseLevel(portal, 2);
  await chooseOffice(portal, 'Hong Kong');
  await expectRegions(hongKong);
  await portal.user.click(region('Taiwan'));
  await portal.click('button', 'Save');
  await screen.findByText('Your permissions were changed. Please sign in again.');
  expect(portal.calls(save)[0]!.body).toMatchObject({ userLevel: 'CS_TEAM', salesOffices: ['HK'], regions: ['HK', 'CN', 'DB'] });
});

test('a save waits for the regions that a new level brings, and reports that (ADM-027)', async ({ portal }) => {
  await openEdit(portal, 112);
  const { regions } = await portal.ask<AdminUser>(details(112));
  await expectRegions(regions);
  const release = portal.hold('GET /salesregion/list');
  await chooseLevel(portal, 1);
  await portal.click('button', 'Save');
  const waiting = 'User Level: what it brings along is still on its way';
  expect(await screen.findByRole('button', { name: waiting })).toBeVisible();
  expect(portal.calls(save)).toEqual([]);
  release();
  await expectRegions([...hongKong, ...singapore]);
  await waitFor(() => expect(screen.queryByRole('button', { name: waiting })).toBeNull());
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(save).map(({ body }) => (body as AdminUser).regions)).toEqual([[...hongKong, ...singapore]]);
});

test('a stale save does not give back a permission that somebody else has taken away', async ({ portal }) => {
  await openEdit(portal, 102);
  await portal.user.click(tick('View', 'Reports'));
  const { userLevel, salesOffices, regions, permissions } = await portal.ask<AdminUser>(details(102));
  expect(permissions).toContain('CAMPAIGN_WRITE');
  const permissionCode = permissions.filter((code) => code !== 'CAMPAIGN_WRITE');
  await portal.ask('/cmsuser/edit/102', { method: 'PUT', body: { userLevel, salesOffices, regions, permissionCode } });
  await portal.click('button', 'Save');
  await screen.findByText(/This record was changed by/);
  expect((await portal.ask<AdminUser>(details(102))).permissions).not.toContain('CAMPAIGN_WRITE');
});

test('a stored region that no office has any more is shown by its code, and can be removed', async ({ portal }) => {
  await portal.signIn('superadmin', '/clientManagement');
  const user = await portal.ask<object>(details(102));
  await portal.fault({ call: 'GET /cmsuser/details/{id}', kind: 'raw', body: reply({ ...user, regions: ['HK', 'GONE'] }) });
  await portal.goTo('/adminEditUser/102');
  await screen.findByRole('checkbox', { name: 'GONE' });
  expect(region('GONE')).toBeChecked();
  await portal.user.click(region('GONE'));
  await portal.expectChanges('Region');
});

const rights = ['CMS_USER_READ', 'CMS_USER_WRITE', 'CONTENT_READ', 'CONTENT_WRITE', 'APP_USER_READ'];

test('a user below level 1 can give the own permissions and no other: one by one or all at once (ADM-055)', async ({ portal }) => {
  await portal.signInWith(rights, 2, '/adminCreateUser');
  await screen.findByRole('checkbox', { name: 'View of Reports' });
  await portal.select('Name', 'Mira Kaplan');
  await chooseLevel(portal, 2);
  expect(
    await screen.findByText(/^You can give the permissions that you have yourself\. Use the arrow keys to move between checkboxes\.$/),
  ).toBeVisible();
  expect(tick('Update', 'Client Management')).toBeDisabled();
  expect(tick('View', 'Campaign')).toBeDisabled();
  expect(tick('View', 'Client Management')).toBeEnabled();
  await portal.click('checkbox', 'Everything');
  expect(tick('Update', 'Admin User Management')).toBeChecked();
  expect(tick('View', 'Campaign')).not.toBeChecked();
  await portal.click('button', 'Create');
  await portal.dialog('Admin user is created');
  const sent = portal.calls('POST /cmsuser/add').map(({ body }) => (body as { permissionCode: string[] }).permissionCode.toSorted());
  expect(sent).toEqual([rights.toSorted()]);
});

/** Opens an admin user of level 3 whose codes the signed-in user has all, or not all. */
const openOther = async (portal: Portal, hasOwnCodesOnly: boolean) => {
  await portal.signInWith(rights, 2, '/adminUserManagement');
  await portal.rows();
  const { content } = await portal.ask<{ content: AdminUser[] }>('/cmsuser/findAll?page=0&size=100');
  const isWithin = ({ permissions }: AdminUser) => permissions.length > 0 && permissions.every((code) => rights.includes(code));
  const other = content.find((user) => user.userLevel === 'SALES_TEAM' && user.userId !== 4 && isWithin(user) === hasOwnCodesOnly)!;
  await portal.goTo(`/adminEditUser/${other.id}`);
};

test('a user below level 1 saves an admin user who has only codes of that user (ADM-055)', async ({ portal }) => {
  await openOther(portal, true);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(screen.queryByText('View only')).toBeNull();
});

test('a user below level 1 opens an admin user with a further code for reading (ADM-055)', async ({ portal }) => {
  await openOther(portal, false);
  expect(await screen.findByText('View only')).toBeVisible();
  await screen.findByRole('form');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
