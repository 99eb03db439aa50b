import type { Locator } from '@playwright/test';
import { makePng } from '../../../fixtures/seed/files';
import { expect, test, fileNames } from '../portal';
import { tabTo } from '../tabTo';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const [i, size] of sizes.entries()) {
  test(
    `by keyboard alone an admin user is created with one permission, ${size.width} wide`,
    { tag: size.width === 360 ? '@complete' : [] },
    async ({ portal, page }) => {
      await page.setViewportSize(size);
      await portal.signIn('superadmin', '/adminCreateUser');
      const name = ['Mira Kaplan', 'Noah Lindqvist'][i]!;
      const employee = page.getByRole('combobox', { name: 'Name', exact: true });
      await expect(employee.locator('option', { hasText: name })).toBeAttached();
      await tabTo(page, employee);
      await page.keyboard.type(name.slice(0, 4));
      await tabTo(page, page.getByRole('radio', { name: 'Level 1' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Level 3' })).toBeChecked();
      await tabTo(page, page.getByRole('combobox', { name: 'Sales Office', exact: true }));
      await page.keyboard.type('Sing');
      await tabTo(page, page.getByRole('checkbox', { name: 'Japan' }));
      await page.keyboard.press('Space');
      // one stop for the whole matrix, arrows within
      await tabTo(page, page.getByRole('checkbox', { name: 'Everything' }));
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
      await expect(page.getByRole('checkbox', { name: 'View of Business Partner Management' })).toBeChecked();
      await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }));
      await page.keyboard.press('Enter');
      const dialog = portal.dialog('Admin user is created');
      await tabTo(page, dialog.getByRole('button', { name: 'Close' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Admin User Management' })).toBeVisible();
      await expect
        .poll(() => portal.calls('POST /cmsuser/add').map(({ body }) => body))
        .toMatchObject([{ userLevel: 'SALES_TEAM', salesOffices: ['SG'], regions: ['JP'], permissionCode: ['BUSINESS_PARTNER_READ'] }]);
    },
  );

  test(
    `by keyboard alone a popup gets another image and goes online, ${size.width} wide`,
    { tag: size.width === 360 ? '@complete' : [] },
    async ({ portal, page }) => {
      await page.setViewportSize(size);
      // a browser tells of its dialogs for files from the first listener on, and a key may be quicker
      page.on('filechooser', () => {});
      await portal.signIn('superadmin', '/editCampaign/1');
      const field = page.getByRole('group', { name: 'Image (EN)' });
      await tabTo(page, field.getByRole('button', { name: 'Replace briefing-en.png' }));
      const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await picker.setFiles([{ name: 'typed.png', mimeType: 'image/png', buffer: makePng(4, 924, 1386) }]);
      await expect(field.getByRole('status')).toHaveText('typed.png is uploaded');
      await tabTo(page, field.getByRole('button', { name: 'Preview typed.png' }));
      await page.keyboard.press('Enter');
      await expect(portal.dialog('Image (EN)').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field.getByRole('button', { name: 'Preview typed.png' })).toBeFocused();
      await tabTo(page, page.getByRole('radio', { name: 'Offline' }));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Control+s');
      await expect(portal.message('The changes have been saved')).toBeVisible();
      expect(portal.calls('PUT /campaignPopup/{id}').map(({ body }) => (body as { postOnline: boolean }).postOnline)).toEqual([true]);
    },
  );

  test(
    `by keyboard alone a project is written in four languages, put online, and cloned for the other office, ${size.width} wide`,
    { tag: size.width === 360 ? '@complete' : [] },
    async ({ portal, page }) => {
      test.slow();
      await page.setViewportSize(size);
      const group = (name: string) => page.getByRole('group', { name, exact: true });
      const tickBox = async (of: string, name: string) => {
        await tabTo(page, group(of).getByRole('checkbox', { name, exact: true }));
        await page.keyboard.press('Space');
      };
      const type = async (control: Locator, text: string) => {
        await tabTo(page, control);
        await page.keyboard.type(text);
      };
      const upload = async (of: string, ...names: string[]) => {
        await tabTo(
          page,
          group(of)
            .getByRole('button', { name: `Click to upload ${of}`, exact: true })
            .last(),
        );
        const [picker] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
        await picker.setFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: makePng(4, 1125, 705) })));
        for (const name of names) await expect(group(of).getByText(`${name} is uploaded`)).toBeAttached();
      };
      // a browser tells of its dialogs for files from the first listener on, and a key may be quicker
      page.on('filechooser', () => {});
      await portal.signIn('superadmin', '/createProject');
      await tickBox('Sales Office', 'Hong Kong');
      await tickBox('Region', 'All of Region');
      await tickBox('Language', 'All of Language');
      await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-current=step]')).toContainText('Input project details');
      await type(page.getByLabel('Project Type'), 'LAND');
      await type(page.getByRole('combobox', { name: 'Project Code' }), 'PRD-003');
      await page.keyboard.press('Enter');
      await type(page.getByLabel('Property size'), '2.5');
      for (const field of ['Project Name', 'Address', 'Description', 'Brief'])
        for (const language of ['EN', 'JP', 'TC', 'SC']) {
          // a narrow window has a tab a language
          const tab = group(field).getByRole('tab', { name: language });
          if (size.width < 600 && language !== 'EN') {
            await tabTo(page, group(field).getByRole('tab', { selected: true }), 'Shift+Tab');
            await page.keyboard.press('ArrowRight');
            await expect(tab).toBeFocused();
          }
          await type(page.getByLabel(`${field} (${language})`), `${field} ${language} ${i}`);
        }
      await upload('Images', 'one.png', 'two.png');
      await upload('Thumbnail', 'thumb.png');
      await type(page.getByRole('combobox', { name: 'Status', exact: true }), 'Avail');
      await tabTo(page, page.getByRole('radio', { name: 'Offline' }));
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'Online' })).toBeChecked();
      await page.keyboard.press('Control+s');
      await expect(portal.message('Project is created.')).toBeVisible();
      const { content } = await portal.ask<{ content: { id: number }[] }>(
        `/projects/?page=0&size=5&projectName=Project%20Name%20EN%20${i}`,
      );

      await portal.signIn('superadmin', `/editProjectClone/${content[0]!.id}?clone=true`);
      await type(page.getByRole('combobox', { name: 'Sales Office' }), 'Sing');
      await tickBox('Region', 'Japan');
      await tickBox('Language', 'Japanese');
      await type(page.getByLabel('Investment initial amounts'), '5000');
      await tabTo(page, group('Images').getByRole('button', { name: 'Move two.png', exact: true }));
      await page.keyboard.press('Space');
      const told = group('Images').locator('[aria-live=assertive]');
      await expect(told).toHaveText('two.png is lifted, over its own place 2 of 2');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await page.keyboard.press(size.width > 1_000 ? 'ArrowLeft' : 'ArrowUp');
      await expect(told).toHaveText('two.png goes to place 1 of 2');
      await page.keyboard.press('Space');
      await expect(fileNames(group('Images'))).toHaveText(['two.png', 'one.png']);
      await tabTo(page, page.getByRole('button', { name: 'Create', exact: true }));
      await page.keyboard.press('Enter');
      const question = portal.dialog('Create without these values?');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(portal.message('Project is created.')).toBeVisible();
      expect(portal.calls('POST /projects/{id}/clone').map(({ body }) => body)).toMatchObject([
        { salesOffice: 'SG', region: ['JP'], language: ['EN', 'ZH_HK', 'ZH_CN'], isPost: true, investmentInitAmounts: 5_000 },
      ]);
    },
  );
}

test('Enter in a long form goes on to the next input, and from the last one to Save; it saves nothing by itself', async ({
  portal,
  page,
}) => {
  const calls = () => portal.calls('PUT /campaignPopup/{id}');
  await portal.signIn('superadmin', '/editCampaign/1');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await title.fill('Typed');
  // an input method keeps its keys; Safari and Fcitx report them with the code 229 alone
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    await title.evaluate(
      (input, init) => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })),
      composed,
    );
  await expect(title).toBeFocused();
  await title.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Use one image for all languages' })).toBeFocused();
  await page.getByLabel('URL (SC)').press('Enter');
  await expect(
    page
      .getByRole('radio', { name: 'Online' })
      .or(page.getByRole('radio', { name: 'Offline' }))
      .first(),
  ).toBeFocused();
  await page.getByRole('radio', { name: 'Offline' }).press('Enter');
  await expect(save).toBeFocused();
  expect(calls()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(calls().map(({ body }) => (body as { title: string }).title)).toEqual(['Typed']);
});

test('Enter in a short form saves', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editServiceHotline/3');
  await page.getByLabel('Tel Number').fill('+86 555 0177 8801');
  await page.keyboard.press('Enter');
  await expect(portal.message('The changes have been saved')).toBeVisible();
});
