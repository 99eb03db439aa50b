import { clientPath, takeClient } from '../accounts';
import { expect, test } from '../portal';

const dummy = takeClient(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && isDummyUser === true);

test('SHR-018 DUM-007 a day is understood as it is typed and written as yyyy/MM/dd when the field is left', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  for (const typed of ['19900203', '1990/2/3', '1990-02-03', '１９９０／２／３']) {
    await birth.fill('');
    await birth.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect(birth).toHaveValue('1990/02/03');
    await expect(birth).toHaveAttribute('aria-invalid', 'false');
  }
  // the keys of a phone's number pad hold no slash
  await expect(birth).not.toHaveAttribute('inputmode', 'numeric');
});

test('a date of birth that is no day stays in the field, with an error and a hint that names the format (SHR-018)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createUser');
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  for (const typed of ['1990年2月3日', '2090/01/01', '1889/12/31']) {
    await birth.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect(birth).toHaveValue(typed);
    await expect(birth, typed).toHaveAccessibleDescription(
      /^Please enter the correct format\s*A day as yyyy\/MM\/dd, from 1890\/01\/01 to \d{4}\/\d\d\/\d\d\.$/,
    );
    await birth.fill('1990/02/03');
    await page.keyboard.press('Tab');
    await expect(birth).toHaveAttribute('aria-invalid', 'false');
    await birth.fill('');
  }
});

test('a date of birth in another format is offered as the day that it means, and is not changed without a choice (SHR-018)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/createUser');
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  for (const [typed, offer, day] of [
    ['1 December 1990', '1 December 1990?', '1990/12/01'],
    ['31/12/1990', '31 December 1990?', '1990/12/31'],
    ['Dec 1, 1990', '1 December 1990?', '1990/12/01'],
  ] as const) {
    await birth.fill(typed);
    await page.keyboard.press('Tab');
    await expect(birth).toHaveValue(typed);
    await page.getByRole('button', { name: offer, exact: true }).press('Enter');
    await expect(birth).toHaveValue(day);
    await expect(birth).toBeFocused();
    await expect(page.getByRole('button', { name: offer, exact: true })).toHaveCount(0);
    await expect(birth).toHaveAttribute('aria-invalid', 'false');
  }
});

test('SHR-018 what may mean two days is not guessed', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createUser');
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  for (const typed of ['01/12/1990', '2/3/1990', 'Ma 3 1990', '31 February 1990', '12/1990']) {
    await birth.fill(typed);
    await page.keyboard.press('Tab');
    await expect(birth).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: /\?$/ }), typed).toHaveCount(0);
  }
});

test('SHR-018 a day that is saved before its field was left is sent as yyyy/MM/dd', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(dummy));
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1890-1-2');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls('PUT /appuser/{id}')[0]!.body).toMatchObject({ dob: '1890/01/02' });
});

test('SHR-018 a day in a filter and in Run on demand is understood the same way', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editUser/4');
  await page.getByRole('button', { name: 'View My Documents' }).click();
  const documents = portal.dialog('My Documents');
  await expect(documents.getByText('1–10 of 300')).toBeVisible();
  await documents.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Document date' }).fill('2026-3-9');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => portal.calls('GET /appuser/{id}/documents/').at(-1)!.query).toContain('date=2026%2F03%2F09');
  await portal.open('/clientManagement');
  await page.getByRole('button', { name: 'Run on demand' }).click();
  await page.getByRole('textbox', { name: 'Start Date' }).fill('20260309');
  await page.getByLabel('Start Time').selectOption('09:15');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(portal.message('Run success!')).toBeVisible();
  expect(portal.calls('POST /appuser/fetch/ondemend')[0]!.body).toEqual({ startDate: '2026/03/09 09:15' });
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/Toronto' });
  test('Run on demand says the local time of a start that is typed in UTC+8', async ({ portal, page }) => {
    await portal.signIn('superadmin', '/clientManagement');
    await page.getByRole('button', { name: 'Run on demand' }).click();
    await page.getByRole('textbox', { name: 'Start Date' }).fill('2026/03/02');
    await page.getByLabel('Start Time').selectOption('09:15');
    await expect(portal.dialog().getByText('That is 2026/03/01 20:15 where you are.')).toBeVisible();
  });
});
test('Run on demand says no local time where that is UTC+8', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/clientManagement');
  await page.getByRole('button', { name: 'Run on demand' }).click();
  await page.getByRole('textbox', { name: 'Start Date' }).fill('2026/03/02');
  await page.getByLabel('Start Time').selectOption('09:15');
  await expect(portal.dialog().getByLabel('Start Time')).toHaveValue('09:15');
  await expect(portal.dialog().getByText('where you are')).toHaveCount(0);
});

test('SHR-018 a day is seen whole on a phone, beside its calendar', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', clientPath(dummy));
  const birth = page.getByRole('textbox', { name: 'Date of birth' });
  await expect(birth).toHaveValue(/^\d{4}\/\d{2}\/\d{2}$/);
  expect(await birth.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});
