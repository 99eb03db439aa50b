/** A bad day by keyboard alone: a list of strangers, a cut line, a colleague who is faster. */
import { image } from '../files';
import { activeIds, add, csv, editor, fillDelivery, fillTexts, leftOut, radio, saveReviewed, tick } from '../notifications/composer';
import { group } from '../projects/projectForms';
import { expect, test, errorSummary, fileNames } from '../portal';
import { tabTo } from '../tabTo';

test('a list with 48 unknown ids is looked through, ticked off and sent', async ({ portal, page }) => {
  test.slow();
  // a browser tells of its dialogs for files from the first listener on, and a key may be quicker
  page.on('filechooser', () => {});
  await portal.signIn('superadmin', '/createNotification');
  const ids = await activeIds(portal, 'HK', 2);
  const list = ['clientId', ...ids, ...Array.from({ length: 48 }, (_, i) => `X${i + 1}`)].join('\n');
  await tabTo(page, radio(page, 'Notification Type', 'Investment'));
  await page.keyboard.press('Space');
  await tabTo(page, tick(page, 'Sales Office', 'Hong Kong'));
  await page.keyboard.press('Space');
  const choose = page.getByRole('button', { name: 'Click to upload Client list (CSV file)' });
  await expect(choose).toBeVisible();
  await tabTo(page, choose);
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await picker.setFiles(csv(list));
  await expect(leftOut(page).getByRole('status')).toHaveText('2 of 50 rows get it, 48 do not: 48 unknown');
  await tabTo(page, leftOut(page).getByText('Show who is left out'));
  await page.keyboard.press('Enter');
  await expect(leftOut(page).getByRole('listitem').last()).toHaveText('Line 51: X48 unknown');
  await fillTexts(page);
  await fillDelivery(page);
  await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  const box = portal.dialog('Review before sending');
  const seen = box.getByRole('checkbox', { name: /^48 of 50 rows get nothing: 48 unknown/ });
  await expect(seen).toBeVisible();
  await tabTo(page, seen);
  await page.keyboard.press('Space');
  await tabTo(page, box.getByRole('button', { name: 'Send to 2, leave out 48', exact: true }));
  await page.keyboard.press('Enter');
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect(portal.calls(add)).toHaveLength(1);
});

test('a cover whose replacement is cut off stays the cover, and the next try takes its place', async ({ portal, page }) => {
  page.on('filechooser', () => {});
  await portal.signIn('superadmin', '/editProject/1');
  const field = group(page, 'Images');
  const names = fileNames(field);
  await expect(names.first()).toBeVisible();
  const before = await names.allTextContents();
  await page.route('**/upload/blob/**', (route) => route.abort(), { times: 1 });
  await tabTo(page, field.getByRole('button', { name: `Replace ${before[0]!}` }));
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await picker.setFiles(image('cover.png'));
  await expect(field.getByRole('alert')).toHaveText('Network Error');
  await page.keyboard.press('Control+s');
  await expect(errorSummary(page).getByRole('button')).toHaveText([
    'Images: cover.png was not uploaded. Try again, or keep the former file',
  ]);
  await expect(field.getByRole('button', { name: 'Retry cover.png' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['cover.png', ...before.slice(1)]);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const { images } = await portal.ask<{ images: { fileName: string }[] }>('/projects/1');
  expect(images.map(({ fileName }) => fileName)).toEqual(['cover.png', ...before.slice(1)]);
});

test('what a colleague revokes while it is edited is told, kept, copied and left', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('superadmin', '/editNotification/1');
  await tabTo(page, editor(page, 'Title (EN)'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Typed for nothing');
  await portal.ask('/notification/revoke/1', { method: 'DELETE' });
  await saveReviewed(portal);
  const typed = page.getByRole('region', { name: 'What you typed' });
  await expect(typed).toContainText('A revoked notification cannot be changed');
  await tabTo(page, typed.getByRole('button', { name: 'Copy Title (EN)' }));
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Typed for nothing');
  await tabTo(page, page.getByRole('button', { name: 'Close', exact: true }));
  await page.keyboard.press('Enter');
  const question = portal.dialog('Leave without saving?');
  await expect(question).toContainText('Not saved: Title (EN).');
  await tabTo(page, question.getByRole('button', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/pushNotification$/);
});
