import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorSummary, fileNames, Portal, watch } from '../e2e/portal';
import { choose, image, slot, upload } from '../e2e/files';
import { expect, releases, test, type Kit } from './kit';

const notice = 'A new version of the portal is available.';
const bar = (page: Page) => page.locator('.foot-notice');
const startOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
/** Somebody comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** The scripts that a page asks for from now on. */
const scriptsOf = (page: Page) => {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/admin\/assets\/([^/]+\.js)$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
};
const isIn = ({ host }: Kit, which: 'current' | 'former', file: string) => existsSync(join(host[which](), 'public/assets', file));

test.beforeEach(async ({ kit }) => {
  await kit.install(releases.first);
});

/** A form with something typed. */
const fillHotline = async (portal: Portal, page: Page, order: string) => {
  await portal.signIn('superadmin', '/editServiceHotline/1');
  await page.getByLabel('Order').fill(order);
  await portal.expectChanges('Order');
};

test('a form filled under the former release is checked and saved after the next is put in place', async ({ kit, portal, page }) => {
  await fillHotline(portal, page, '0');
  const before = await startOf(page);
  await kit.install(releases.second);
  const looked = page.waitForResponse(/version\.json$/);
  await comeBack(page);
  await looked;
  await save(page).click();
  await expect(errorSummary(page)).toContainText('Order');
  // nobody is asked to leave what is not saved
  await expect(bar(page)).toHaveCount(0);
  await page.getByLabel('Order').fill('77');
  await save(page).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(await portal.ask('/contactUs/clientServices/1')).toMatchObject({ displayOrder: 77 });
  // now nothing is unsaved
  await expect(bar(page)).toContainText(notice);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await portal.hasOpened();
  await expect(bar(page)).toHaveCount(0);
  expect(await startOf(page)).not.toBe(before);
});

test('a dialog that was never opened opens, an upload under way arrives', async ({ kit, portal, page, context }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  const scripts = scriptsOf(page);
  const other = await context.newPage();
  const popup = new Portal(other, kit.portal, kit.cms);
  watch(popup, other);
  await popup.signIn('superadmin', '/editCampaign/1');
  const go = await popup.hold(/upload\/blob/);
  await choose(slot(other, 'EN'), image('under-way.png'));
  await kit.install(releases.second);

  await portal
    .rows()
    .first()
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(portal.dialog()).toBeVisible();
  await portal.expectAccessible();
  expect(scripts.filter((file) => !isIn(kit, 'current', file) && isIn(kit, 'former', file)).length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  // another entity, whose declaration was never loaded
  await portal.open('/officeLocations');
  await portal.expectLoaded();
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0);

  go();
  await expect(fileNames(slot(other, 'EN')).first()).toHaveText('under-way.png');
  await expect(slot(other, 'EN').getByRole('progressbar')).toHaveCount(0);
  expect(popup.calls(upload)).toHaveLength(1);
  expect(popup.problems).toEqual([]);
});

test('rolled back under a form: it is saved, and the notice leads back to the former release', async ({ kit, portal, page }) => {
  await kit.install(releases.second);
  await fillHotline(portal, page, '88');
  const second = await startOf(page);
  await kit.install(releases.second, '--rollback');
  await comeBack(page);
  await save(page).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await portal.hasOpened();
  expect(await startOf(page)).not.toBe(second);
  await comeBack(page);
  // it is told nothing once more: this is what the host has
  await portal.open('/customerServiceHotline');
  await portal.expectLoaded();
  await expect(bar(page)).toHaveCount(0);
});

test('a page that stays open hears of the next release by itself, and once', async ({ kit, portal, page }) => {
  await page.clock.install();
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.expectLoaded();
  await page.clock.runFor(6 * 60_000);
  await expect(bar(page)).toHaveCount(0);
  await kit.install(releases.second);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/version.json') && asked.push(request.url()));
  await page.clock.runFor(6 * 60_000);
  await expect(bar(page)).toContainText(notice);
  expect(asked).toHaveLength(1);
  await portal.expectAccessible();
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20 * 60_000);
  await comeBack(page);
  expect(asked).toHaveLength(1);
});
