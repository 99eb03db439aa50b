import { expect, type Portal, reply, test } from '../portal';

const emailCall = 'PUT /appuser/email/{id}';
const resetCall = 'PUT /appuser/reset/pwd/{id}';
const client = {
  id: 7,
  clientID: 'C7',
  lastName: 'Chan',
  firstName: 'Hiu Tung',
  userStatus: 'ACTIVATED',
  email: 'hiutung@example.com',
  isDummyUser: false,
};

/** A list with one client, and calls that succeed, so that tests do not depend on each other. */
const openMenu = async (portal: Portal, item: string, change: object = {}) => {
  await portal.fault({
    call: 'GET /appuser/',
    kind: 'raw',
    body: reply({ content: [{ ...client, ...change }], totalElements: 1 }),
  });
  await portal.fault({ call: emailCall, kind: 'raw', body: '{"status":"00","msg":"","payload":null}' });
  await portal.fault({ call: resetCall, kind: 'raw', body: '{"status":"00","msg":"","payload":null}' });
  await portal.signIn();
  await portal.page.getByRole('button', { name: /^More for/ }).click();
  await portal.page.getByRole('menuitem', { name: item }).click();
  await expect(portal.dialog(item)).toBeVisible();
};
const choose = (portal: Portal, name: string) => portal.page.getByRole('radio', { name }).check();

test('CLI-029 CLI-032 CLI-033 Email Username is prefilled; the stored address is mailed and stored nowhere else', async ({
  portal,
  page,
}) => {
  await openMenu(portal, 'Email Username');
  await expect(page.getByText('Chan, Hiu Tung · C7')).toBeVisible();
  await expect(portal.dialog().getByRole('textbox')).toHaveValue('hiutung@example.com');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(portal.message('Email sent')).toBeVisible();
  await expect(portal.dialog()).toHaveCount(0);
  const [call] = portal.calls(emailCall);
  expect([call!.path, call!.body]).toEqual(['/appuser/email/7', { email: 'hiutung@example.com', updateEmail: false }]);
});

test('the email dialog refuses what is no address, sends nothing and keeps the input (CLI-030 SHR-011 SHR-012)', async ({
  portal,
  page,
}) => {
  await openMenu(portal, 'Email Username');
  const field = portal.dialog().getByRole('textbox');
  const error = page.getByText('Please provide a properly formatted email');
  for (const address of ['', 'x', 'a b@c.de', 'a@b', 'a@b.c d@e.f']) {
    await field.fill(address);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(error, address).toBeVisible();
    await expect(field, address).toBeFocused();
    await expect(field).toHaveValue(address);
    expect(portal.calls(emailCall), address).toEqual([]);
    await field.fill('right@example.com');
    await expect(error).toHaveCount(0);
  }
});

for (const [answer, updateEmail, text] of [
  ['Yes', true, 'Email is sent to new@example.com and the email address has been updated'],
  ['No', false, 'Email is sent to new@example.com'],
] as const) {
  test(`CLI-031 CLI-033 SHR-073 another address asks first; ${answer} sends updateEmail ${updateEmail}, once`, async ({ portal, page }) => {
    await openMenu(portal, 'Email Username');
    await portal.dialog().getByRole('textbox').fill('new@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    const question = portal.dialog('Do you need to updated the email address?');
    await expect(question).toContainText('Chan, Hiu Tung · C7');
    await portal.expectAccessible();
    await question.getByRole('button', { name: answer }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(portal.message(text)).toHaveText(text);
    expect(portal.calls(emailCall).map(({ body }) => body)).toEqual([{ email: 'new@example.com', updateEmail }]);
  });
}
test('CLI-114 closing that prompt without yes or no sends nothing and keeps the address', async ({ portal, page }) => {
  await openMenu(portal, 'Email Username');
  await portal.dialog().getByRole('textbox').fill('new@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(portal.dialog('Do you need to updated the email address?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(portal.dialog('Email Username').getByRole('textbox')).toHaveValue('new@example.com');
  expect(portal.calls(emailCall)).toEqual([]);
});

test('CLI-041 CLI-114 a prompt waits for the call that it has made: neither Esc nor Cancel closes it', async ({ portal, page }) => {
  await openMenu(portal, 'Email Username');
  await portal.control('DELETE', 'faults');
  await portal.fault({ call: emailCall, kind: 'hang' });
  await portal.dialog().getByRole('textbox').fill('new@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  const question = portal.dialog('Do you need to updated the email address?');
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect.poll(() => portal.calls(emailCall).length).toBe(1);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
});

test('CLI-034 CLI-035 Reset password starts by email and uses the same check, question and texts', async ({ portal, page }) => {
  await openMenu(portal, 'Reset password');
  await expect(page.getByRole('radio', { name: 'By email' })).toBeChecked();
  await portal.expectAccessible();
  const field = portal.dialog().getByRole('textbox');
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Please provide a properly formatted email')).toBeVisible();
  await field.fill('new@example.com');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(portal.message('Email is sent to new@example.com and the email address has been updated')).toBeVisible();
  expect(portal.calls(resetCall).map(({ body }) => body)).toEqual([{ email: 'new@example.com', updateEmail: true }]);
});
test('CLI-034 a dummy account starts on temporary password', async ({ portal, page }) => {
  await openMenu(portal, 'Reset password', { isDummyUser: true, email: null });
  await expect(page.getByRole('radio', { name: 'Temporary password' })).toBeChecked();
});

test('CLI-036 CLI-037 CLI-038 CLI-039 CLI-042 SHR-005 the temporary password is generated, and an edited one is checked', async ({
  portal,
  page,
}) => {
  await openMenu(portal, 'Reset password');
  await choose(portal, 'Temporary password');
  const field = portal.dialog().getByRole('textbox', { name: 'Temporary password' });
  const first = await field.inputValue();
  expect(first).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]|.*_).{12}$/);
  await page.getByRole('button', { name: 'Generate' }).click();
  expect(await field.inputValue()).not.toBe(first);
  for (const [typed, text] of [
    ['', 'Password can not be empty'],
    ['Passw0rd! x', 'Password can not include space'],
    ['Passw0rd!中', 'Password can not contain Chinese'],
    ['weak', 'Password length must be 8-20'],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await portal.expectAccessible();
  expect(portal.calls(resetCall)).toEqual([]);
});
test('CLI-040 CLI-041 SHR-006 it is sent encrypted, named in the message, and held in a dialog until that is closed', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMenu(portal, 'Reset password');
  await choose(portal, 'Temporary password');
  const password = await portal.dialog().getByRole('textbox', { name: 'Temporary password' }).inputValue();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(portal.message('nassword')).toHaveText(
    `The temporary password is ${password}. Email with temporary nassword has been sent to user.`,
  );
  const dialog = portal.dialog('The temporary password');
  await expect(dialog).toContainText(password);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(portal.dialog()).toHaveCount(0);
  expect(portal.calls(resetCall)[0]!.path).toBe('/appuser/reset/pwd/7');
  expect(portal.calls(resetCall)[0]!.body).toEqual({ pwd: expect.stringMatching(/^[\w+/]{300,}=*$/) });
  expect(JSON.stringify(portal.sent)).not.toContain(password);
});

test('a failed call keeps the dialog and what was typed', async ({ portal, page }) => {
  await openMenu(portal, 'Email Username');
  await portal.control('DELETE', 'faults');
  await portal.fault({ call: emailCall, kind: 'drop' });
  await portal.dialog().getByRole('textbox').fill('new@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(portal.dialog('Email Username').getByRole('textbox')).toHaveValue('new@example.com');
});

test('PLT-004 the box really stores a new address, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Email Username' }).click();
  const address = 'changed.address@example.com';
  await portal.dialog().getByRole('textbox').fill(address);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(portal.row(address)).toHaveCount(1);
});

test('CLI-035 a reset with a new address shows it in the list', async ({ portal, page }) => {
  await portal.signIn('csteam.hk');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await portal.dialog().getByRole('textbox').fill('reset.to@example.com');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(portal.message('Email is sent to reset.to@example.com and the email address has been updated')).toBeVisible();
  await expect(portal.row('reset.to@example.com')).toHaveCount(1);
});

test.describe('Run on demand', () => {
  const open = async (portal: Portal) => {
    await portal.signIn('sales.sg');
    await portal.page.getByRole('button', { name: 'Run on demand' }).click();
    await expect(portal.dialog('Run on demand')).toBeVisible();
  };
  test('CLI-105 CLI-106 CLI-107 CLI-108 SHR-020 needs a start in steps of 15 minutes that is not in the future', async ({
    portal,
    page,
  }) => {
    await open(portal);
    await portal.expectAccessible();
    const times = await page.getByLabel('Start Time').locator('option').allTextContents();
    expect([times.length, times[1], times[2], times.at(-1)]).toEqual([97, '00:00', '00:15', '23:45']);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Start Date & Time cannot be empty')).toBeVisible();
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2099/01/01');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Start Date & Time cannot be empty')).toBeVisible();
    await page.getByLabel('Start Time').selectOption('10:15');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Start Date cannot be later than the present time')).toBeVisible();
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2026/02/30');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Please enter the correct format')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toBeFocused();
    expect(portal.calls('POST /appuser/fetch/ondemend')).toEqual([]);
  });
  test('CLI-108 SHR-020 the quarter hour before now passes, the one after is refused', async ({ portal, page }) => {
    await page.clock.setFixedTime('2026-01-02T02:07:00Z');
    await open(portal);
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2026/01/02');
    await page.getByLabel('Start Time').selectOption('10:15');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByText('Start Date cannot be later than the present time')).toBeVisible();
    await page.getByLabel('Start Time').selectOption('10:00');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(portal.message('Run success!')).toBeVisible();
    expect(portal.calls('POST /appuser/fetch/ondemend').map(({ body }) => body)).toEqual([{ startDate: '2026/01/02 10:00' }]);
  });
  test('CLI-109 CLI-110 CLI-111 sends the start in UTC+8 and says "Run success!"', async ({ portal, page }) => {
    await open(portal);
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2026/01/02');
    await page.getByLabel('Start Time').selectOption('10:15');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(portal.message('Run success!')).toBeVisible();
    expect(portal.calls('POST /appuser/fetch/ondemend').map(({ body }) => body)).toEqual([{ startDate: '2026/01/02 10:15' }]);
    expect(portal.calls('POST /appuser/fetch')).toEqual([]);
  });
});
