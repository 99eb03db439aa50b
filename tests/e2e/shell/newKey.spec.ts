import { expect, password, test } from '../portal';

const pubKey = 'GET /cmsauth/pubKey';
const login = 'POST /cmsauth/login';
const create = 'POST /appuser/add/dummy';

test('PLT-031 PLT-032 DUM-023 a server that got a new key costs nobody a second try: sign-in, and a new dummy account', async ({
  portal,
  page,
}) => {
  await Promise.all([page.waitForResponse(/pubKey/), portal.open('/createUser')]);
  await portal.control('POST', 'key');
  await portal.fillSignIn('superadmin');
  await expect(page.locator('h1')).toHaveText('Create Dummy Account');
  await expect(page.locator('.toast')).toHaveCount(0);
  const calls = portal.sent.flatMap(({ call }) => (call === pubKey || call === login ? [call] : []));
  expect(calls).toEqual([pubKey, login, pubKey, login]);

  await portal.control('POST', 'key');
  await page.getByLabel('Dummy account type').selectOption('B');
  await page.getByLabel('Username').fill('dummy.newkey');
  await page.getByLabel('Last Name').fill('Example');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1990/05/06');
  await page.getByLabel('Sales Office').selectOption('HK');
  await page.getByLabel('Region').selectOption('CN');
  await page.getByLabel('Sales representative name').fill('Grace Tan');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.dialog('Dummy account is created!')).toBeVisible();
  expect(await page.locator('.toast-error').allTextContents()).toEqual([]);
  const keys = portal.calls(create).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('PLT-032 SHR-006 a password travels with the blanks that were typed', async ({ portal, page }) => {
  await portal.open('/login');
  await portal.fillSignIn('viewer.hk', ` ${password} `);
  await expect(portal.message('The username or the password is wrong')).toBeVisible();
  await portal.fillSignIn('viewer.hk', password);
  await expect(page.locator('.header')).toBeVisible();
});
