import type { Page } from '@playwright/test';
import { japanese, japaneseName } from '../../japanese';
import { expect, recordForm, test, type Portal } from '../portal';

const configure = async (portal: Portal, page: Page, config: object = {}, catalogue: object | null = japanese) => {
  await portal.configure({ languages: ['en', 'ja'], ...config });
  await page
    .context()
    .route('**/texts/ja.json', (route) =>
      catalogue ? route.fulfill({ contentType: 'application/json', body: JSON.stringify(catalogue) }) : route.fulfill({ status: 404 }),
    );
};
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const account = (page: Page) => page.locator('.account-button');
/** Chooses in the account menu, as a person does. */
const choose = async (page: Page, name: string) => {
  await account(page).click();
  await page.getByRole('menuitem', { name }).click();
};

test('languages stand between the other entries of the account menu, under their heading and over a rule', async ({ portal, page }) => {
  await configure(portal, page);
  await portal.signIn();
  await account(page).click();
  const menu = page.getByRole('menu');
  await expect(menu.locator('li')).toHaveText(['Reset Password', 'Keyboard shortcuts', 'Language', 'English', japaneseName, 'Log Out']);
  const underlined = await menu
    .getByRole('menuitem')
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item).borderBottomWidth !== '0px').map((item) => item.textContent));
  expect(underlined).toEqual([japaneseName]);
});

test('on the sign-in page a language is chosen, what is typed and the focus stay, and the browser keeps the choice', async ({
  portal,
  page,
}) => {
  await configure(portal, page);
  await portal.open('/login');
  await page.getByLabel('Username').fill('superadmin');
  await page.getByLabel('Language').focus();
  await page.getByLabel('Language').selectOption(japaneseName);
  await expect(page.getByLabel('ユーザー名')).toHaveValue('superadmin');
  await expect(page.getByLabel('Language')).toBeFocused();
  expect(await languageOf(page)).toBe('ja');
  await portal.expectAccessible();
  await page.getByLabel('ユーザー名').fill('');
  await page.getByRole('button', { name: 'サインイン' }).click();
  await expect(page.getByText('メールアドレスを入力してください')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('ユーザー名')).toBeVisible();
  await page.getByLabel('ユーザー名').fill('superadmin');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'サインイン' }).click();
  await expect(page.getByText('1ページの件数')).toBeVisible();
  expect(portal.calls('POST /cmsauth/login')[0]!.headers['accept-language']).toBe('ja');
  expect(portal.calls('GET /appuser/')[0]!.headers['accept-language']).toBe('ja');
});

test('a change of the language keeps what is typed into a form, its errors and its focus, and it is saved afterwards', async ({
  portal,
  page,
}) => {
  await configure(portal, page);
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.rows().first().getByRole('link').first().click();
  const form = recordForm(page);
  await form.getByLabel('Tel Number').fill('not a number');
  await form.getByLabel('Order').focus();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter the correct format').first()).toBeVisible();
  // an input that is drawn anew would lose the mark
  await form.getByLabel('Tel Number').evaluate((input) => Object.assign(input, { isTheSame: true }));

  await choose(page, japaneseName);
  await expect(form.getByLabel('電話番号')).toHaveValue('not a number');
  expect(await form.getByLabel('電話番号').evaluate((input) => (input as unknown as { isTheSame?: boolean }).isTheSame)).toBe(true);
  await expect(account(page)).toBeFocused();
  await expect(form.getByText('正しい形式で入力してください').first()).toBeVisible();
  await expect(form.getByText('1から99まで。')).toBeVisible();
  await expect(page.locator('.form-changes summary')).toHaveText('変更 1 件');

  await form.getByLabel('電話番号').fill('+852 2345 6789');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(portal.message('変更を保存しました')).toBeVisible();
  const [save] = portal.calls('PUT /contactUs/clientServices/{id}');
  expect(save!.headers['accept-language']).toBe('ja');
  expect(save!.body).toMatchObject({ phoneNumber: '+852 2345 6789' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホットライン');
});
