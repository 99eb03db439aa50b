import type { Page } from '@playwright/test';
import { field, submit, summary } from './formParts';
import { expect, says, test } from './pseudo';
import { desk } from './uncut';

// clocks there go back, which is told beside the times
test.use({ timezoneId: 'America/Toronto' });

const remove = (page: Page, section: number) =>
  page.locator('.file-input').nth(section).getByRole('button', { name: says('Remove') }).first(); // prettier-ignore

test('two steps of a creation, and what the second lacks', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/createProject');
  const regions = page.locator('input[name=region]');
  await page.locator('input[name=salesOffices]').first().check();
  await expect(regions.first()).toBeVisible();
  await regions.first().check();
  for (const tick of await page.locator('input[name=language]').all()) await tick.check();
  await submit(page).click();
  await expect(page).toHaveURL(/step=2$/);
  await field(page, 'hasAnotherLanguage').check();
  await submit(page).click();
  for (const text of [
    'Language Name (%{language}) can not be empty',
    'Corresponding URL can not be empty',
    'Project Status cannot be empty',
  ])
    await expect(summary(page)).toContainText(says(text));
  await pseudo.look('the second step of a project, sent empty');
  for (const tab of await page.locator('.phone-preview').getByRole('tab').all()) {
    await tab.click();
    await pseudo.look('the preview of a project that has nothing yet', [desk]);
  }
  await pseudo.button('Change %{section}').last().click();
  await expect(page).toHaveURL(/createProject$/);
});

test('the timeframe of a project, its times elsewhere, what a save discards', async ({ pseudo, portal, page }) => {
  pseudo.isData('1 December 2027');
  await pseudo.start();
  await page.clock.install({ time: new Date('2026-11-22T02:01:00Z') });
  await portal.signIn('superadmin', '/editProject/3');
  const told = page.locator('.form-told');
  await field(page, 'isPost').first().check();
  const fill = async (start: string, end: string, time: string) => {
    await field(page, 'startDate').fill(start);
    await field(page, 'startDate.time').selectOption(time);
    await field(page, 'endDate').fill(end);
    await field(page, 'endDate.time').selectOption(time);
  };
  // the hour that comes twice in Toronto
  await fill('2027/11/07', '2027/12/07', '13:30');
  await expect(told).toHaveText(says('App users will see it from %{moment} on, not before.'));
  await expect(page.locator('.moment-local').first()).toContainText(says('%{time}, the first one'));
  await pseudo.look('a timeframe that has not begun');
  await field(page, 'startDate.time').selectOption('14:30');
  await expect(page.locator('.moment-local').first()).toContainText(says('%{time}, the second one'));
  await fill('2026/11/01', '2026/11/02', '10:00');
  await expect(told).toHaveText(says('The timeframe ended on %{moment}: app users will not see it.'));
  await pseudo.look('a timeframe that has ended');
  await fill('1 December 2027', '2026/11/02', '10:00');
  await field(page, 'investmentInitAmounts').fill('1234567890123456');
  await submit(page).click();
  await expect(summary(page)).toContainText(says('%{Field label} must be at most %{n} characters'));
  await expect(page.locator('.date-picker').first()).toBeVisible();
  await pseudo.look('a day that is guessed');
  await pseudo.button('%{day}?').click();
  await submit(page).click();
  await expect(summary(page)).toContainText(says('The Start Date cannot be later than the End Date'));
  await expect(summary(page)).toContainText(says('The End Date cannot be earlier than the Start Date'));
  await pseudo.look('a timeframe that ends before it starts');
  // what is saved is worn as a chip
  await field(page, 'investmentInitAmounts').fill('1000');
  for (const [start, end, chip] of [
    ['2027/01/01', '2028/01/01', 'Scheduled'],
    ['2026/11/01', '2026/11/02', 'Ended'],
  ] as const) {
    await fill(start, end, '10:00');
    await submit(page).click();
    await portal.expectLoaded();
    await portal.open('/editProject/3');
    await expect(page.locator('.record-facts .chip')).toHaveText(says(chip));
    await pseudo.look(`a project, ${chip}`);
  }
  await page.locator('input[name=language]').nth(1).uncheck();
  await pseudo.look('a language that is switched off');
  await submit(page).click();
  await expect(portal.dialog()).toContainText(says('These values no longer apply and will be removed when you save: %{names}.'));
  await pseudo.look('a save that discards');
  await page.keyboard.press('Escape');
  await remove(page, 0).click();
  await remove(page, 1).click();
  await pseudo.look('files that are removed');
});

test('a project is cloned and deleted, and only looked at', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/editProjectClone/3?clone=true');
  await expect(field(page, 'name.EN')).not.toHaveValue('');
  await submit(page).click();
  await expect(page.locator('.toast')).toHaveText(says('Project is created.'));
  await portal.expectLoaded();
  await pseudo.look('a project that is created', [desk]);
  await portal.rows().last().getByRole('button', { name: says('Delete') }).click(); // prettier-ignore
  await portal.dialog().locator('button').last().click();
  await expect(page.locator('.toast').last()).toHaveText(says('Reocrd is deleted'));
  await pseudo.note();
  for (const path of ['/editProject/1', '/editProject/7', '/editCampaign/1', '/editCampaign/5']) {
    await portal.signIn('viewer.hk', path);
    await expect(page.locator('.read-only .chip').first()).toBeVisible();
    await pseudo.look(`${path} for somebody who may read`);
    await pseudo.note();
  }
});

test('a popup: its preview in each language, what it lacks, one image for all', async ({ pseudo, portal, page }) => {
  await pseudo.start();
  await portal.signIn('superadmin', '/editCampaign/1');
  await expect(page.locator('.file-thumb img')).toHaveCount(4);
  const preview = page.locator('.phone-preview');
  await field(page, 'buttonNames.ZH_CN').fill('');
  await field(page, 'buttonUrls.ZH_CN').fill('');
  await remove(page, 3).click();
  for (const tab of await preview.getByRole('tab').all()) {
    await tab.click();
    await pseudo.look('the preview of a popup', [desk]);
  }
  await page.locator('input[name=useGlobalLanguage]').check();
  await page.locator('[name=buttonType]').first().check();
  await pseudo.look('one image for all languages');
  await submit(page).click();
  await expect(portal.dialog()).toBeVisible();
  await pseudo.look('a popup that discards', [desk]);
});
