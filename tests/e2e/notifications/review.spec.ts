import type { Locator, Page } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, test, type Portal } from '../portal';
import { tabTo } from '../tabTo';
import { add, chooseList, editor, fillDelivery, fillTexts, group, languages, radio, review, summary, tick } from './composer';

const path = '/createNotification';
const uploaded = (page: Page) => expect(page.getByText('is uploaded').last()).toBeAttached();
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: makePng(2, 1125, 630) });
const image = (page: Page, label: string) => group(page, `Image (${label})`);
/** A SYSTEM message that breaks no rule. */
const fillSystem = async ({ page }: Portal) => {
  await radio(page, 'Notification Type', 'System').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await tick(page, 'Region', 'Hong Kong').check();
  await fillTexts(page);
  await fillDelivery(page);
};

test('a message has an image for each language or one for all, and sends those that count (NTF-066, NTF-068, NTF-069, SHR-061, SHR-063)', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  await expect(image(page, 'EN')).toContainText('Suggested size 1125x630');
  const files = (label: string) => image(page, label).locator('input[type=file]');
  await expect(files('EN')).not.toHaveAttribute('multiple');
  await expect(group(page, 'Image').locator('input[type=file]')).toHaveCount(4);
  for (const label of ['EN', 'JP']) await files(label).setInputFiles(picture(`${label}.png`));
  await uploaded(page);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  for (const label of ['JP', 'TC', 'SC']) await expect(files(label)).toBeDisabled();
  await expect(files('EN')).toBeEnabled();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const question = portal.dialog('Create without these values?');
  await expect(question).toContainText('These values no longer apply and will not be saved: JP.png.');
  await question.getByRole('button', { name: 'Create' }).click();
  await portal
    .dialog('Review before sending')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect(portal.message('Push Notification is created')).toBeVisible();
  const one = portal.calls(add)[0]!.body as { imageIsSame4All: boolean; imageIds: object };
  expect([one.imageIsSame4All, Object.keys(one.imageIds)]).toEqual([true, ['EN']]);
  await portal.expectLoaded();
  await portal.open(path);
  await fillSystem(portal);
  for (const label of ['JP', 'SC']) await files(label).setInputFiles(picture(`${label}.png`));
  await expect(page.getByText('SC.png is uploaded')).toBeAttached();
  await expect(page.getByText('JP.png is uploaded')).toBeAttached();
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect.poll(() => portal.calls(add).length).toBe(2);
  const several = portal.calls(add)[1]!.body as { imageIsSame4All: boolean; imageIds: object };
  expect([several.imageIsSame4All, Object.keys(several.imageIds)]).toEqual([false, ['JA', 'ZH_CN']]);
});

test('after a create without a response the form passes axe, and its link opens the list in a tab of its own', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('superadmin', path);
  await fillSystem(portal);
  await portal.control('POST', 'faults', { call: add, kind: 'drop' });
  await (await review(portal)).getByRole('button', { name: /^Send to/ }).click();
  await expect(portal.message('Network Error')).toBeVisible();
  await portal.expectAccessible();
  const [list] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Look in Notification Management' }).click(),
  ]);
  await expect(list.getByRole('heading', { level: 1, name: 'Notification Management' })).toBeVisible();
  await list.close();
  await expect(editor(page, 'Title (EN)')).toHaveValue('A title EN');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `every screen and dialog of notifications is accessible in the ${colorScheme}`,
    { tag: colorScheme === 'dark' ? '@complete' : [] },
    async ({ portal, page }) => {
      await page.emulateMedia({ colorScheme });
      await portal.signIn('superadmin', path);
      await fillSystem(portal);
      await portal.expectAccessible();
      await page.getByRole('button', { name: 'View client/partner list' }).click();
      await expect(portal.dialog('Client/partner list').getByRole('row').nth(1)).toBeVisible();
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await editor(page, 'Content (EN)').click();
      await page.keyboard.press('Control+K');
      await expect(portal.dialog('Link')).toBeVisible();
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
      const box = await review(portal);
      await expect(box.getByRole('button', { name: /^Send to/ })).toBeEnabled();
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
      await radio(page, 'Notification Type', 'Corporate').check();
      await radio(page, 'Type of the client list', 'Amounts by partner').check();
      await page.getByRole('button', { name: 'How to use tags' }).click();
      await expect(portal.dialog('How to use tags')).toBeVisible();
      await portal.expectAccessible();
      await page.keyboard.press('Escape');
      await radio(page, 'Button1', 'Project').check();
      await chooseList(page, 'clientId,AMT1\nC1,\nC1,5');
      await uploaded(page);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(summary(page).first()).toBeVisible();
      await portal.expectAccessible();
    },
  );

test('NTF-092 a SYSTEM message is sent by keyboard alone', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  await portal.expectLoaded();
  const to = (target: Locator) => tabTo(page, target);
  await to(page.getByRole('link', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Create Notification');
  await to(radio(page, 'Notification Type', 'Investment'));
  for (const _ of ['Corporate', 'Market', 'System']) await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Notification Type', 'System')).toBeChecked();
  await to(editor(page, 'Notification Category'));
  await page.keyboard.type('Maintenance');
  await to(tick(page, 'Sales Office', 'Hong Kong'));
  await page.keyboard.press('Space');
  await expect(tick(page, 'Region', 'China')).toBeEnabled();
  await to(tick(page, 'Region', 'China'));
  await page.keyboard.press('Space');
  for (const label of languages) {
    await to(editor(page, `Title (${label})`));
    await page.keyboard.type('Keys');
  }
  for (const label of languages) {
    await to(editor(page, `Content (${label})`));
    // a question mark opens the list of shortcuts anywhere else
    await page.keyboard.type('Alone?');
    await expect(editor(page, `Content (${label})`)).toHaveText('Alone?');
  }
  await expect(portal.dialog()).toHaveCount(0);
  await to(editor(page, 'Delivery Date & Time'));
  await page.keyboard.type('2100/06/01');
  await to(page.getByLabel('Delivery Date & Time, time (UTC+8)'));
  await page.keyboard.type('10:15');
  await to(page.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  const send = portal.dialog('Review before sending').getByRole('button', { name: /^Send to/ });
  await expect(send).toBeEnabled();
  await to(send);
  await page.keyboard.press('Enter');
  await expect(portal.message('Push Notification is created')).toBeVisible();
  expect((portal.calls(add)[0]!.body as { regions: string[] }).regions).toEqual(['CN']);
});

test('NTF-069 the one image for all stands in the preview of every language, and else that of each', async ({ portal, page }) => {
  await portal.signIn('superadmin', path);
  const preview = page.getByRole('region', { name: 'Preview' });
  const heightIn = async (label: string) => {
    await preview.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    return preview.locator('.phone-opened img');
  };
  for (const [label, height] of [
    ['EN', 630],
    ['JP', 631],
  ] as const)
    // prettier-ignore
    await image(page, label).locator('input[type=file]').setInputFiles({ ...picture(`${label}.png`), buffer: makePng(2, 1125, height) });
  await expect(page.getByText('JP.png is uploaded')).toBeAttached();
  await expect(await heightIn('EN')).toHaveJSProperty('naturalHeight', 630);
  await expect(await heightIn('JP')).toHaveJSProperty('naturalHeight', 631);
  await expect(await heightIn('TC')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  for (const label of languages) await expect(await heightIn(label), label).toHaveJSProperty('naturalHeight', 630);
});
