import type { Locator } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, test, type Portal, fileNames, recordForm } from '../portal';
const save = 'PUT /campaignPopup/{id}';
const png = makePng(4, 924, 1386);
const image = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer });
/** The input of an image, by the label of its language. */
const slot = ({ page }: Portal, language: string) => page.getByRole('group', { name: `Image (${language})` });
const choose = (slotOf: Locator, ...files: ReturnType<typeof image>[]) => slotOf.locator('input[type=file]').setInputFiles(files);
const saveButton = ({ page }: Portal) => page.getByRole('button', { name: 'Save', exact: true });
type Stored = { images: Record<string, { fileId: string; fileName: string }>; buttons: object; title: string; updatedAt: string };
const stored = (portal: Portal, id: number) => portal.ask<Stored>(`/campaignPopup/details/${id}`);

test('the edit screen of a popup shows the record, its images through the CMS', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await test.step('POP-008 it has four sections', () =>
    expect(page.locator('.sheet-card h2')).toHaveText(['Title *', 'Images', 'Button', 'Status']));
  await test.step('POP-012 the sales office is told, and is no field', async () => {
    await expect(page.locator('.record-head')).toContainText('Hong Kong');
    await expect(recordForm(page)).not.toContainText('Hong Kong');
  });
  await test.step('POP-009 the popup is asked for by its id', () =>
    expect(portal.calls('GET /campaignPopup/details/{id}').map(({ path }) => path)).toEqual(['/campaignPopup/details/1']));
  await test.step('SHR-062 there is one image for each language', async () => {
    for (const [language, name] of [
      ['EN', 'briefing-en.png'],
      ['JP', 'briefing-jp.png'],
      ['TC', 'briefing-tc.png'],
      ['SC', 'briefing-sc.png'],
    ] as const)
      await expect(fileNames(slot(portal, language))).toHaveText(name);
  });
  await test.step('SHR-074 an image is shown from where the CMS has it', async () => {
    for (const language of ['EN', 'JP', 'TC', 'SC'])
      await expect(slot(portal, language).locator('img')).toHaveJSProperty('naturalWidth', 462);
    expect(
      portal
        .calls('GET /files/{fileId}')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['EN', 'JA', 'ZH_CN', 'ZH_HK'].map((code) => `/files/popup-1-${code}`));
  });
  await test.step('POP-017 SHR-063 the suggested size is shown as a hint', () =>
    expect(slot(portal, 'EN').getByText('Suggested size 924x1386.')).toBeVisible());
  await test.step('POP-010 title, button and post have their values', async () => {
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Year-end investor briefing');
    await expect(page.getByRole('radio', { name: 'Web link' })).toBeChecked();
    await expect(page.getByLabel('Button Name (JP)')).toHaveValue('席を予約する');
    await expect(page.getByLabel('URL (SC)')).toHaveValue('https://events.example.com/zh_cn');
    await expect(page.getByRole('radio', { name: 'Offline' })).toBeChecked();
  });
  await portal.expectAccessible();
  await test.step('POP-008 a link leads back to the list', async () => {
    await page.locator('.back-link').click();
    await expect(page).toHaveURL(/#\/campaignPopup$/);
  });
});

test('an image is chosen, previewed and saved as its id', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/campaignPopup');
  await portal.row('Year-end').getByRole('link', { name: /^Edit/ }).click();
  const en = slot(portal, 'EN');
  await choose(en, image('new.png'));
  await expect(en.getByRole('status')).toHaveText('new.png is uploaded');
  const [upload] = portal.calls('POST /upload/blob/{kind}');
  await test.step('POP-025 it is uploaded as an image of a popup', () => expect(upload!.path).toBe('/upload/blob/POPUP_IMAGE'));
  await test.step('SHR-048 the upload carries the token', () => expect(upload!.headers.authorization).toMatch(/^Bearer /));
  await test.step('SHR-050 it is a form of parts', () =>
    expect(upload!.headers['content-type']?.split(';')[0]).toBe('multipart/form-data'));
  await test.step('SHR-047 it is previewed, at most 1000 px wide', async () => {
    await en.getByRole('button', { name: 'Preview new.png' }).click();
    const preview = portal.dialog('Image (EN)');
    await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 924);
    expect((await preview.getByRole('img').boundingBox())!.width).toBeLessThanOrEqual(1000);
    await portal.expectAccessible();
    await preview.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(en.getByRole('button', { name: 'Preview new.png' })).toBeFocused();
  });
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Another title');
  await portal.expectChanges('Title', 'Image (EN)', 'Post');
  await saveButton(portal).click();
  await test.step('POP-030 the save says so, and the list has it', async () => {
    await expect(portal.message('The changes have been saved')).toBeVisible();
    await expect(portal.row('Another title')).toBeVisible();
  });
  await test.step('POP-033 it is online by saving it', () => expect(portal.row('Another title')).toContainText('Online'));
  const after = await stored(portal, 1);
  await test.step('SHR-049 the id of the reply is that of the stored file', () =>
    expect(after.images.EN).toMatchObject({ fileName: 'new.png' }));
  const bodies = portal.calls(save).map(({ body }) => body as Record<string, unknown>);
  await test.step('POP-028 the ids of the images are sent by language', () =>
    expect(bodies[0]!.imageIds).toEqual({
      EN: after.images.EN!.fileId,
      JA: 'popup-1-JA',
      ZH_HK: 'popup-1-ZH_HK',
      ZH_CN: 'popup-1-ZH_CN',
    }));
  await test.step('POP-027 one call saves the popup', () =>
    expect(bodies).toEqual([
      {
        title: 'Another title',
        useGlobalLanguage: false,
        buttonType: 'URL',
        postOnline: true,
        imageIds: { EN: after.images.EN!.fileId, JA: 'popup-1-JA', ZH_HK: 'popup-1-ZH_HK', ZH_CN: 'popup-1-ZH_CN' },
        buttons: after.buttons,
      },
    ]));
});

test('POP-018 POP-023 POP-024 POP-028 POP-029 one image for all and no button: the others go off, come back as they were, and are not sent', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  const global = page.getByRole('checkbox', { name: 'Use one image for all languages' });
  await choose(slot(portal, 'JP'), image('mine.png'));
  await expect(slot(portal, 'JP').getByRole('status')).toHaveText('mine.png is uploaded');
  await global.check();
  for (const language of ['JP', 'TC', 'SC']) {
    await expect(slot(portal, language).getByRole('button', { name: /^(Click to upload|Replace|Remove)/ })).toHaveCount(0);
  }
  // said once, and not three times beside each other
  await expect(page.getByText('The English image is used')).toHaveCount(1);
  await expect(slot(portal, 'EN').getByRole('button', { name: /^Remove/ })).toBeVisible();
  await global.uncheck();
  await expect(fileNames(slot(portal, 'JP'))).toHaveText(['mine.png']);
  await expect(slot(portal, 'JP').getByRole('button', { name: /^Remove/ })).toBeVisible();
  await global.check();
  await page.getByLabel('Button Name (EN)').fill('');
  await page.getByRole('radio', { name: 'No button' }).check();
  await expect(page.getByLabel('Button Name (EN)')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('URL (SC)')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Web link' }).check();
  await expect(page.getByLabel('URL (SC)')).toHaveValue('https://events.example.com/zh_cn');
  await page.getByRole('radio', { name: 'No button' }).check();
  await saveButton(portal).click();
  const question = portal.dialog('Save and discard values?');
  await expect(question).toContainText(
    'These values no longer apply and will be removed when you save: mine.png, briefing-tc.png, briefing-sc.png, Button Name (EN), ',
  );
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  expect(portal.calls(save)).toEqual([]);
  await saveButton(portal).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(save).map(({ body }) => body)).toEqual([
    {
      title: 'Year-end investor briefing',
      useGlobalLanguage: true,
      buttonType: 'NONE',
      postOnline: false,
      imageIds: { EN: 'popup-1-EN' },
      buttons: {},
    },
  ]);
});

test('the preview follows what is typed, tells what is missing, and is there on a phone', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editCampaign/2');
  const preview = page.locator('.phone-preview');
  await expect(preview.getByRole('tab').getByRole('img')).toHaveCount(0);
  await page.getByLabel('Button Name (EN)').fill('Book now');
  await expect(preview.getByRole('tab', { name: 'SC' }).getByRole('img', { name: 'incomplete' })).toBeVisible();
  await expect(preview.getByRole('tab', { name: 'EN' }).getByRole('img')).toHaveCount(0);
  await expect(preview.locator('.phone-popup-button')).toHaveText('Book now');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed title');
  await expect(preview.locator('.phone-preview-title')).toHaveText('Typed title');
  await preview.getByRole('tab', { name: 'SC' }).click();
  await expect(preview.getByText('Missing: Image')).toBeVisible();
  await choose(slot(portal, 'SC'), image('sc.png'));
  await expect(preview.locator('.phone-popup img')).toHaveJSProperty('naturalWidth', 924);
  await expect(preview.getByText('Missing')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Use one image for all languages' }).check();
  await expect(preview.locator('.phone-popup img')).toHaveJSProperty('naturalWidth', 462);
  await page.setViewportSize({ width: 390, height: 844 });
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.locator('.phone-popup img')).toBeVisible();
  await portal.expectAccessible();
});

test('an address without its beginning is offered with https, and a long one is whole on a phone', async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn('superadmin', '/editCampaign/1');
  const url = page.getByRole('textbox', { name: 'URL (EN)' });
  const address = `www.example.com/${'longpath'.repeat(10)}`;
  await url.fill(address);
  await url.blur();
  const suggestion = page.getByRole('button', { name: `Use https://${address}` });
  await suggestion.scrollIntoViewIfNeeded();
  await expect(suggestion).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await suggestion.click();
  await expect(url).toHaveValue(`https://${address}`);
  await expect(url).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  await expect(url).not.toHaveAttribute('aria-invalid', 'true');
});
