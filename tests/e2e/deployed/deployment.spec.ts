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
const openMenu = async (page: Page, group: string) => {
  await page.getByRole('button', { name: group }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  return page.getByRole('menuitem').allTextContents();
};
const toast = 'needs mending: resources.yaml';
const hasPlaces = (portal: Portal, text: string) => expect(portal.page.locator('.toast-text')).toHaveText(text);

test.describe('an entity of a file', () => {
  test('stands in its group of the menu, for people with its code', async ({ portal, page }) => {
    await portal.signIn('viewer.hk');
    const items = await openMenu(page, 'Content Management');
    expect(items).toEqual([
      ...['Our Products', 'Generic Contents', 'Campaign Popup', 'Customer Service Hotline', 'Office Locations'],
      ...['Car Parks', 'Market Reports', 'FAQ Groups'],
    ]);
    await page.getByRole('menuitem', { name: 'FAQ Groups' }).press('Enter');
    await expect(heading(page)).toHaveText('FAQ Groups');
    expect(portal.path()).toBe('/faqGroups');
    await expect(portal.rows()).toHaveCount(3);
  });
  test('has no entry for people without its code', async ({ portal, page }) => {
    await portal.signInWith(['APP_USER_READ', 'BUSINESS_PARTNER_READ'], 3);
    await expect(page.getByRole('button', { name: 'Business Partner Management' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Content Management' })).toHaveCount(0);
  });
  test('makes a group of an item that leads to a screen, and the screen stays in it', async ({ portal, page }) => {
    await portal.signInWith(['APP_USER_READ', 'BUSINESS_PARTNER_READ'], 3);
    expect(await openMenu(page, 'Business Partner Management')).toEqual(['Business Partner Management', 'Brokers']);
  });
  test('is asked for as any other: page, size, sort, search and filter', async ({ portal, page }) => {
    await portal.signIn('superadmin', '/brokers');
    await portal.expectLoaded();
    expect(portal.calls('GET /brokers/').map(({ query }) => query)).toEqual(['?page=0&size=10&sort=name,asc']);
    await page.locator('.search-form [name=company]').fill('a');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => portal.calls('GET /brokers/').at(-1)!.query).toBe('?page=0&size=10&sort=name,asc&company=a');
  });
  test('its bodies have the keys of its fields and no others', async ({ portal, page }) => {
    await portal.signIn('superadmin', '/faqGroups');
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByLabel('Notice to partners').fill('Read this.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.message('The changes have been saved')).toBeVisible();
    const body = portal.calls('PUT /faqGroups/{id}')[0]!.body as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual([
      'audience',
      'displayOrder',
      'notice',
      'online',
      'titleEn',
      'titleJa',
      'titleSc',
      'titleTc',
    ]);
    expect(body.notice).toBe('Read this.');
  });
  test('an action of it asks, calls and says that it is done', async ({ portal, page }) => {
    await portal.signIn('superadmin', '/carParks');
    const row = portal
      .rows()
      .filter({ has: page.getByRole('button', { name: /^Take offline/ }) })
      .first();
    const name = await row.getByRole('link').first().innerText();
    await row.getByRole('button', { name: /^Take offline/ }).click();
    await expect(portal.dialog('Take it offline?')).toContainText(name);
    await portal.dialog().getByRole('button', { name: 'Take offline' }).click();
    await expect(portal.message('It is offline')).toBeVisible();
    await expect(portal.row(name)).toContainText('Offline');
    await expect(portal.row(name).getByRole('button', { name: /^Take offline/ })).toHaveCount(0);
  });
  test('a change of an entity of the portal is in its list, its form and its body', async ({ portal, page }) => {
    await portal.signIn('superadmin', '/customerServiceHotline');
    await expect(heading(page)).toHaveText('Service Hotlines');
    await expect(page.getByRole('columnheader')).toHaveText(['Order', 'Country/Region', 'Phone', 'Fax', 'Post', 'Operation']);
    await portal.rows().first().getByRole('link').first().click();
    await page.getByLabel('Fax').fill('+852 5550 0000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(portal.message('The changes have been saved')).toBeVisible();
    await expect(portal.rows().first()).toContainText('+852 5550 0000');
    expect(portal.calls('PUT /contactUs/clientServices/{id}')[0]!.body).toMatchObject({ fax: '+852 5550 0000' });
  });
});

test.describe('a file that needs mending', () => {
  const wrong = edited(column, column.replace('type', 'tpe'));
  const line = `resources.yaml:29:23: R001 'tpe' is not a declared field. Did you mean 'type'?`;

  test('an entity that is wrong shows its lines at its own address, and everything else stands', async ({ portal, page }) => {
    await serve(page, wrong);
    await portal.signIn('superadmin', '/carParks');
    await expect(page.locator('.facts')).toContainText(line);
    await portal.expectAccessible();
    await portal.open('/brokers');
    await expect(heading(page)).toHaveText('Brokers');
    await expect(portal.rows()).toHaveCount(10);
    expect(await openMenu(page, 'Content Management')).not.toContain('Car Parks');
  });
  test('level 1 is told once where; nobody else is', async ({ portal, page }) => {
    await serve(page, wrong);
    await portal.signIn('superadmin');
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:29:23`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await portal.open('/brokers');
    await portal.expectLoaded();
    await portal.expectSilence();
    await portal.signIn('csteam.hk');
    await portal.expectLoaded();
    await portal.expectSilence();
  });
  test('whoever signs in next on the same page is told too', async ({ portal, page }) => {
    await serve(page, wrong);
    await portal.signIn('superadmin');
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:29:23`);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await portal.fillSignIn('csteam.hk');
    await portal.hasOpened();
    await portal.expectLoaded();
    await portal.expectSilence(toast);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await portal.fillSignIn('superadmin');
    await expect(portal.message(toast)).toHaveText(`A place in the files of this deployment ${toast}:29:23`);
  });
  test('a warning is nothing that needs mending', async ({ portal, page }) => {
    // the mistake is told, and so shows when the warning would be
    const withWarning = edited('save: CONTENT_WRITE, clone', 'save: CONTENT_WRTE, clone');
    await serve(page, withWarning.replace('path: /brokers/', 'path: brokers'));
    await portal.signIn('superadmin', '/carParks');
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:70:11`);
    await expect(heading(page)).toHaveText('Car Parks');
  });
  test('several places are counted', async ({ portal, page }) => {
    await serve(page, wrong.replace('search: [name]\n      filters: [type,', 'search: [nam]\n      filters: [tpe,'));
    await portal.signIn('superadmin');
    const places = ['resources.yaml:29:23', 'resources.yaml:30:16', 'resources.yaml:31:17'];
    await hasPlaces(portal, `3 places in the files of this deployment need mending: ${places.join(', ')} …`);
  });
  test('a change that does not fit is left out whole, its label too', async ({ portal, page }) => {
    await serve(page, edited('without: [updatedAt]', 'without: [updatedBy]'));
    await portal.signIn('superadmin', '/customerServiceHotline');
    await expect(heading(page)).toHaveText('Customer Service Hotline');
    await expect(page.getByRole('columnheader')).toHaveText(['Order', 'Country/Region', 'Tel Number', 'Post', 'Last update', 'Operation']);
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:134:28`);
  });
  for (const [title, text, place] of [
    ['wrong syntax', edited('search: [name]\n      filters: [type, officeId', 'search: [name\n      filters: [type, officeId'), '31:7'],
    ['nothing', '', '1:1'],
  ] as const)
    test(`${title}: the portal is up, and level 1 knows where`, async ({ portal, page }) => {
      await serve(page, text);
      await portal.signIn('superadmin');
      await portal.expectLoaded();
      await hasPlaces(portal, `A place in the files of this deployment ${toast}:${place}`);
      expect(await openMenu(page, 'Content Management')).not.toContain('Car Parks');
    });
  test('an HTML page in its place', async ({ portal, page }) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await serve(page, '<!doctype html><title>Not here</title>', 'text/html');
    await portal.signIn('superadmin');
    await hasPlaces(portal, `A place in the files of this deployment ${toast}:1:1`);
    expect(lines).toContain('resources.yaml:1:1: Y000 an HTML page stands in place of the file. Lay it beside config.json.');
  });
  test('404', async ({ portal, page }) => {
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await page.route('**/resources.yaml', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await portal.signIn('superadmin');
    await portal.expectLoaded();
    await expect.poll(() => lines).toContain('resources.yaml:1:1: Y000 the file is not there: HTTP 404. Lay it beside config.json.');
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

test.describe('languages', () => {
  const config = JSON.stringify({ product: 'portal', languages: ['en', 'zh-HK'], language: 'zh-HK', resources: ['resources.yaml'] });
  test('an entity and its menu speak the language of the page; the label that lacks one stays English', async ({ portal, page }) => {
    await portal.configure(config);
    await page.route('**/texts/zh-HK.json', (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
    await portal.signIn('superadmin', '/carParks');
    await expect(heading(page)).toHaveText('停車場');
    await expect(page.getByRole('columnheader').first()).toHaveText('Name');
    expect(await openMenu(page, 'Content Management')).toContain('停車場');
    await page.getByRole('menuitem', { name: '停車場' }).click();
    expect(portal.path()).toBe('/carParks');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(heading(page)).toHaveText('Car Parks');
    expect(await openMenu(page, 'Content Management')).toContain('Car Parks');
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
