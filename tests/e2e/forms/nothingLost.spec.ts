/** What was typed while a right, a record or a line went away: it stays, is told, and comes back. */
import { fillTexts, fillDelivery, radio, review, saveReviewed, tick } from '../notifications/composer';
import { isSeenWhole } from '../looks';
import { expect, reply, test, type Portal, recordForm } from '../portal';

const office = '/contactUs/offices/';
const may = ['CONTENT_READ', 'CONTENT_WRITE'];
const mayRead = ['CONTENT_READ'];
const saveButton = ({ page }: Portal) => page.getByRole('button', { name: 'Save', exact: true });
const stranded = ({ page }: Portal) => page.getByRole('region', { name: 'What you typed' });
/** The next call ends the session, for the rights of its person were changed. */
const signInAgain = async (portal: Portal, username = 'viewer.hk') => {
  await expect(portal.page.getByText('Your permissions were changed. Please sign in again.')).toBeVisible();
  await portal.fillSignIn(username);
  await portal.hasOpened();
};

test('what is typed while the right to save is taken away is there to read and to copy, and comes back with the right', async ({
  portal,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signInWith(may, 2, '/editOfficeLocation/8');
  await page.getByLabel('City (TC)').fill('上海市');
  await page.getByLabel('Address (EN)').fill('1 Bund');
  await portal.giveRights(mayRead, 2);
  await saveButton(portal).click();
  await signInAgain(portal);
  await expect(stranded(portal)).toContainText('You may not save this any more.');
  await expect(stranded(portal).getByRole('term')).toHaveText(['City (TC)', 'Address (EN)']);
  await expect(stranded(portal).locator('bdi')).toHaveText(['上海市', '1 Bund']);
  await expect(page.getByText('This record was changed by someone else')).toHaveCount(0);
  await expect(saveButton(portal)).toHaveCount(0);
  await stranded(portal).getByRole('button', { name: 'Copy City (TC)' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('上海市');
  await portal.expectAccessible();
});

for (const height of [450, 740])
  test(`what a conflict asks comes into view at the foot of a long form, 360 by ${height}`, async ({ portal, page }) => {
    await page.setViewportSize({ width: 360, height });
    await portal.signIn('superadmin', '/editOfficeLocation/2');
    await page.getByRole('tab', { name: 'JP' }).last().click();
    await page.getByLabel('Address (JP)').fill('新しい住所');
    const own = await portal.ask<Record<string, unknown>>(`${office}2`);
    const newer = { ...own, addressJp: '別の住所', updatedAt: '2026-11-21T00:00:00Z', updatedByName: 'Priya Tandel' };
    await portal.fault({ call: `GET ${office}{id}`, count: 2, kind: 'raw', body: reply(newer) });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await saveButton(portal).click();
    const choice = page.getByRole('radio', { name: 'Theirs: 別の住所' });
    await expect(choice).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isSeenWhole(page.locator('.conflict-field legend'))).toBe(true);
    await portal.expectAccessible();
  });

test('F5 while a notification is sent: the same once more is asked about, and has the same key; something else has not', async ({
  portal,
  page,
}) => {
  test.slow();
  const add = 'POST /notification/add';
  const fill = async () => {
    await radio(page, 'Notification Type', 'System').check();
    await tick(page, 'Sales Office', 'Hong Kong').check();
    await tick(page, 'Region', 'Hong Kong').check();
    await fillTexts(page);
    await fillDelivery(page);
  };
  await portal.signIn('superadmin', '/createNotification');
  await fill();
  const letGo = await portal.hold('**/notification/add');
  const sent = page.waitForRequest('**/notification/add');
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  const first = (await sent).headers()['idempotency-key'];
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^A record was sent from here at \d{2}:\d{2} UTC\+8, and no answer has come\./)).toBeVisible();
  letGo();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('A title EN');
  await fill();
  const box = await review(portal);
  await box.getByRole('checkbox', { name: 'A former try may have been sent: this may be a second notification' }).check();
  await box.getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(portal.calls(add).at(-1)!.headers['idempotency-key']).toBe(first);
  // it is settled
  await portal.open('/createNotification');
  await page.reload();
  await expect(page.getByLabel('Notification Category')).toBeVisible();
  await expect(page.getByText('A record was sent from here')).toHaveCount(0);
});

test('what a colleague has revoked while it was edited stays to be read and to be copied, with what happened', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const { content } = await portal.ask<{ content: { id: number; status: string; type: string }[] }>('/notification/list?page=0&size=100');
  const { id } = content.find(({ status, type }) => status === 'PENDING' && type === 'SYSTEM')!;
  await portal.open(`/editNotification/${id}`);
  await page.getByRole('textbox', { name: 'Title (EN)', exact: true }).fill('Typed for nothing');
  await portal.ask(`/notification/revoke/${id}`, { method: 'DELETE' });
  await saveReviewed(portal);
  await expect(stranded(portal)).toContainText('A revoked notification cannot be changed');
  await expect(stranded(portal)).toContainText('Robin Ashgrove, ');
  await expect(stranded(portal)).toContainText('What you typed here cannot be saved any more. It is kept, to read and to copy.');
  await expect(stranded(portal).locator('bdi')).toHaveText(['Typed for nothing']);
  await expect(page.locator('.view-only')).toHaveText('View only A revoked notification cannot be changed');
  await expect(page.getByText('This record was changed by someone else')).toHaveCount(0);
  await expect(saveButton(portal)).toHaveCount(0);
  await page.getByRole('link', { name: 'Push Notification' }).click();
  await expect(portal.dialog('Leave without saving?')).toContainText('Not saved: Title (EN).');
});

test('Cancel brings a list back where it was left, and a form starts at its top', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/officeLocations');
  const edits = page.getByRole('link', { name: /^Edit/ });
  await expect(edits).toHaveCount(10);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // a row in the middle of the screen, which the focus alone would bring to its edge
  await edits.nth(4).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await edits.nth(4).click();
  await expect(page.getByLabel('City (EN)')).toBeVisible();
  expect(await top()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Office Locations' })).toBeVisible();
  await expect.poll(top).toBe(before);
});

test('Cancel brings the table of a list back to where it was scrolled sideways', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await portal.signIn();
  const table = page.locator('.table-box');
  await portal.expectLoaded();
  await table.evaluate((element) => element.scrollTo({ left: 300 }));
  await portal.rows().nth(2).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Edit Account/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(portal.rows().nth(2).getByRole('link').first()).toBeFocused();
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(300);
});

test('a form that is opened from the last card of a long list starts at its top, the second time too', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/ourProducts');
  const last = page.getByRole('link', { name: /^Edit/ }).last();
  for (const record of [1, 2]) {
    await expect(page.locator('.cards')).toHaveAttribute('aria-busy', 'false');
    await last.click();
    await expect(recordForm(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), `opening ${record}`).toBe(0);
    await page.goBack();
  }
});
