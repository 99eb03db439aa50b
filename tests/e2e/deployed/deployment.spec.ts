/** A portal whose config.json names files: what they bring, and what stands when they are wrong. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { readBuiltInKinds } from '../../../src/app/entities/readKinds';
import { entityShape, kindsInFiles } from '../../../src/deployed/language';
import { mapPhrases } from '../../../src/schema/translate/mapPhrases';
import { abortPart } from '../abortPart';
import { expect, testOfDeployment, type Portal } from '../portal';
import { exampleFolder } from './folder';

const test = testOfDeployment(exampleFolder);
const example = readFileSync(`${exampleFolder}/resources.yaml`, 'utf8');

/** Answers with another file in place of resources.yaml. */
const serve = (page: Page, text: string, contentType = 'text/yaml') =>
  page.route('**/resources.yaml', (route) => route.fulfill({ contentType, body: text }));
const edited = (from: string, to: string) => {
  expect(example.split(from), `the example has ${from} once`).toHaveLength(2);
  return example.replace(from, () => to);
};
const column = 'columns: [name, type, officeId,';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = 'needs mending: resources.yaml';
const hasPlaces = (portal: Portal, text: string) => expect(portal.page.locator('.toast-text')).toHaveText(text);

test('the problems of an entity at its own address pass axe', async ({ portal, page }) => {
  await serve(page, edited(column, column.replace('type', 'tpe')));
  await portal.signIn('superadmin', '/carParks');
  await expect(page.locator('.facts')).toContainText("R001 'tpe' is not a declared field. Did you mean 'type'?");
  await portal.expectAccessible();
});

test('a file that never answers is given up, and the portal opens without it', async ({ portal, page }) => {
  await page.route('**/resources.yaml', () => {});
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/resources.yaml'));
  await portal.signIn('superadmin', '/customerServiceHotline');
  await givenUp;
  await portal.expectLoaded();
  await hasPlaces(portal, `A place in the files of this deployment ${toast}:1:1`);
  await expect(heading(page)).toHaveText('Customer Service Hotline');
});

test.describe('a declaration that does not arrive at the start', () => {
  const declaration = /assets\/hotlines-[^/]+\.js/;
  const headers = ['Order', 'Country/Region', 'Tel Number', 'Post', 'Last update', 'Operation'];
  const changedHeaders = ['Order', 'Country/Region', 'Phone', 'Fax', 'Post', 'Operation'];
  const retry = async (page: Page) => {
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded. Check the connection and try again.');
    await page.unroute(declaration);
    // a failure stays for a second
    await page.clock.runFor(2_000);
    await page.getByRole('button', { name: 'Retry' }).click();
  };

  test('a moment without a line is not noticed', async ({ portal, page }) => {
    const aborted = await abortPart(page, 'hotlines', 1);
    await portal.signIn('superadmin', '/customerServiceHotline');
    await expect(page.getByRole('columnheader')).toHaveText(changedHeaders);
    expect(aborted()).toBe(1);
  });
  test('everything else stands, and Retry lays the change over it', async ({ portal, page }) => {
    await page.clock.install({ time: new Date() });
    await page.route(declaration, (route) => route.abort());
    await portal.signIn('superadmin', '/brokers');
    await expect(portal.rows()).toHaveCount(10);
    await portal.expectSilence();
    await portal.open('/officeLocations');
    await expect(heading(page)).toHaveText('Office Locations');
    await portal.expectLoaded();
    await portal.open('/customerServiceHotline');
    await retry(page);
    await expect(page.getByRole('columnheader')).toHaveText(changedHeaders);
    await expect(heading(page)).toHaveText('Service Hotlines');
    await portal.rows().first().getByRole('link').first().click();
    await page.getByLabel('Fax').fill('+852 5550 0000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.message('The changes have been saved')).toBeVisible();
    expect(portal.calls('PUT /contactUs/clientServices/{id}')[0]!.body).toMatchObject({ fax: '+852 5550 0000' });
  });
  test('a change that does not fit it is left out after Retry, and level 1 knows where', async ({ portal, page }) => {
    await page.clock.install({ time: new Date() });
    await serve(page, edited('without: [updatedAt]', 'without: [updatedBy]'));
    await page.route(declaration, (route) => route.abort());
    await portal.signIn('superadmin', '/customerServiceHotline');
    await portal.expectSilence();
    await retry(page);
    await expect(page.getByRole('columnheader')).toHaveText(headers);
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:134:28`);
  });
  test('a change of another entity that does not fit is left out whole all the same', async ({ portal, page }) => {
    await serve(page, `${example}  offices:\n    label: Branches\n    list: { columns: { without: [nothing] } }\n`);
    await page.route(declaration, (route) => route.abort());
    await portal.signIn('superadmin', '/officeLocations');
    await expect(heading(page)).toHaveText('Office Locations');
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:139:34`);
  });
  test('in a browser that keeps the failure of an address, a kind of the entity comes under another one', async ({ portal, page }) => {
    await serve(page, `${example}  adminUsers:\n    label: Colleagues\n`);
    const aborted = await abortPart(page, 'parts');
    await portal.signIn('superadmin', '/adminUserManagement');
    await expect(heading(page)).toHaveText('Colleagues');
    await expect(portal.rows()).toHaveCount(10);
    expect(aborted()).toBeGreaterThanOrEqual(2);
  });
  test('in a browser that keeps the failure of an address it comes under another one, with the change', async ({ portal, page }) => {
    const aborted = await abortPart(page, 'hotlines');
    await portal.signIn('superadmin', '/customerServiceHotline');
    await expect(page.getByRole('columnheader')).toHaveText(changedHeaders);
    expect(aborted()).toBeGreaterThanOrEqual(2);
  });
});

test.describe('attacks', () => {
  test('every text that people read may be hostile: lists, forms and questions show it, and nothing of it runs', async ({
    portal,
    page,
  }) => {
    const hostile = '<img src=x onerror="window.hit=1"><svg onload="window.hit=1">';
    const kinds = kindsInFiles((await readBuiltInKinds()).shapes);
    const { resources } = parse(example.replaceAll(/label: \{ en: ([^,]+),[^}]*\}/g, 'label: $1')) as { resources: Record<string, object> };
    let count = 0;
    const entities = Object.entries(resources).map(([name, entity]) => {
      // a label names the menu item, so each has one of its own
      const changed = mapPhrases(kinds, entity, entityShape, (text) => `${text} ${hostile} ${(count += 1)}`);
      return [name, changed] as const;
    });
    expect(count).toBe(64);
    const lookups = parse(example.slice(example.indexOf('lookups:'), example.indexOf('resources:'))) as object;
    await serve(page, stringify({ language: 1, ...lookups, resources: Object.fromEntries(entities) }, { lineWidth: 0 }));
    await portal.signIn('superadmin', '/carParks');
    for (const [name] of entities) {
      await portal.open(`/${name}`);
      await expect(heading(page)).toContainText(hostile);
      await portal.expectLoaded();
      await portal.rows().first().getByRole('link').first().click();
      await expect(page.getByRole('form')).toContainText(hostile);
      await portal.open(`/create${name[0]!.toUpperCase()}${name.slice(1)}`);
      await page.getByRole('form').locator('[type=submit]').click();
      await expect(page.getByRole('form')).toContainText(hostile);
    }
    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
    // what was told at the sign-in, and nothing else
    await portal.expectSilence(toast);
  });
  test('hostile texts are shown as texts, wherever people read', async ({ portal, page }) => {
    const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    const text = example
      .replace('{ en: Car Parks, zh-HK: 停車場 }', () => `'${hostile}'`)
      .replace('label: Name, required', () => `label: '${hostile}', hint: '${hostile}', required`)
      .replace("'on': Online", () => `'on': '${hostile}'`)
      .replace('label: Take offline', () => `label: '${hostile}'`)
      .replace('question: Take it offline?', () => `question: '${hostile}'`)
      .replace('{ INDOOR: Indoor,', () => `{ INDOOR: '${hostile}',`);
    await serve(page, text);
    await portal.signIn('superadmin', '/carParks');
    await expect(heading(page)).toHaveText(hostile);
    await expect(page.getByRole('columnheader').first()).toHaveText(hostile);
    const row = portal
      .rows()
      .filter({ has: page.getByRole('button', { name: /^<img/ }) })
      .first();
    await row.getByRole('button', { name: /^<img/ }).first().click();
    await expect(portal.dialog(hostile)).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('link').first().click();
    await expect(page.getByLabel(hostile).first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
  });
});
