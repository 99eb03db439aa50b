import { attacks } from '../attacks';
import { clientPath, isActive, partnerPath, takeClient } from '../accounts';
import { expect, reply, test, errorSummary, recordForm } from '../portal';

/** A record whose every text is an attack. */
const attacked = (names: string[], from: number) =>
  Object.fromEntries(names.map((name, i) => [name, attacks[(from + i) % attacks.length]]));
const texts = [
  'clientID',
  'username',
  'email',
  'salesforceEmail',
  'cellularphone',
  'firstName',
  'middleName',
  'lastName',
  'dob',
  'userTypeRemark',
  'userStatusRemark',
  'customerStatus',
  'updatedByName',
  'region',
  'representative',
  'salesforceLanguage',
  'itin',
  'itn',
  'citizenship',
  'residencyID',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'countryDesc',
  'city',
  'province',
  'postalCode',
  'salseforceServicingChannelName',
  'salseforceReferredByIfa',
];

test('attack strings in an account, its investments, documents and refusals run nothing', async ({ portal, page }) => {
  test.slow();
  await portal.signIn();
  const account = { userStatus: 'ACTIVATED', isDummyUser: true, salesOffice: 'HK', cmsUpdatedAt: '2026-01-01T00:00:00Z' };
  for (let from = 0; from < attacks.length; from += texts.length) {
    const id = 9_000 + from;
    const payload = { ...account, ...attacked(texts, from), id, booklets: { EN: attacks[from], JA: 'javascript:window.hit=1' } };
    await portal.fault({ call: 'GET /appuser/{id}', count: 1, kind: 'raw', body: reply(payload) });
    await portal.open(`/editUser/${id}`);
    await expect(recordForm(page).locator('.sheet-card')).toHaveCount(7);
    await expect(page.getByLabel('Username')).toHaveValue(attacks[from + 1]!.replaceAll('\n', ''));
  }
  const project = { location: 'US', purchaseAmount: 1, initialInvestment: 5, distributionAmount: 1 };
  const activeProjects = attacks.map((text) => ({ ...project, projectName: text, purchaseDate: text, dispositionStatus: text }));
  await portal.fault({ call: 'GET /appuser/{id}/investments/{tab}', kind: 'raw', body: reply({ activeProjects }) });
  await page.getByRole('button', { name: 'View Investment Summary' }).click();
  await expect(portal.dialog().locator('tbody tr')).toHaveCount(attacks.length);
  await page.keyboard.press('Escape');
  const content = attacks
    .slice(0, 50)
    .map((text, i) => ({ productName: text, description: text, documentCreationDate: null, docNumber: `D${i}` }));
  await portal.fault({ call: 'GET /appuser/{id}/documents/', kind: 'raw', body: reply({ content, totalElements: 50 }) });
  await page.getByRole('button', { name: 'View My Documents' }).click();
  await expect(portal.dialog('My Documents').locator('tbody tr:not(.skeleton)')).toHaveCount(50);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(
    await page.locator('main :is(img, script, iframe, object, style, link, base), .dialog :is(img, script, iframe, object)').count(),
  ).toBe(0);
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
});

test('the account screens and their dialogs pass axe in the dark too', { tag: '@complete' }, async ({ portal, page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn('superadmin', clientPath({ id: 4 }));
  await expect(recordForm(page).locator('.sheet-card')).toHaveCount(7);
  await portal.expectAccessible();
  for (const [name, arrived] of [
    ['View Investment Summary', '.charts'],
    ['View My Documents', '.dialog-list tbody tr:not(.skeleton)'],
    ['View Passport', '.file-view img'],
    ['Suspend', '.dialog-fields'],
    ['Delete', '.button-destroy.button-main'],
    ['Email Username', '.dialog-fields'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(arrived).first().waitFor();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog()).toHaveCount(0);
  }
  await portal.open(partnerPath({ id: 5_000_001, sfUserType: 'BIZ' }));
  await page.getByRole('button', { name: 'View Client List' }).click();
  await page.locator('.dialog-list tbody tr:not(.skeleton)').first().waitFor();
  await portal.expectAccessible();
  await portal.open('/createUser');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(errorSummary(page)).toBeVisible();
  await portal.expectAccessible();
});

const wanted = takeClient((client) => isActive(client) && !client.userStatusRemark);
test('by keyboard alone: find a client, open it, change the remarks and save', async ({ portal, page }) => {
  await portal.signIn();
  await page.keyboard.press('/');
  await page.keyboard.type(wanted.clientID);
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  const link = portal.rows().getByRole('link').first();
  for (let i = 0; i < 40 && !(await link.evaluate((element) => element === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Remarks')).toBeVisible();
  const remarks = page.getByLabel('Remarks');
  for (let i = 0; i < 60 && !(await remarks.evaluate((element) => element === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await expect.poll(portal.path).toBe('/clientManagement');
  expect(portal.calls('PUT /appuser/{id}')[0]!.body).toMatchObject({ userStatusRemark: 'By keyboard' });
});
