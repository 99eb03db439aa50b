import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cellsUnder } from '../cellsUnder';
import { expect, recordForm, test, type Portal } from '../portal';
import { abortPart } from '../abortPart';
import { tabTo } from '../tabTo';

const path = '/resourcesPreview';
const example = readFileSync('examples/deployment/resources.yaml', 'utf8');
/** A key, a path and the label of a changed field are wrong. */
const wrong = example
  .replace('required: true, maxLength: 50', 'requred: true, maxLength: 50')
  .replace('path: /brokers/', 'path: brokers')
  .replace('phoneNumber: { label: Phone }', 'phoneNumber: { label: 5 }');
const tabNames = ['Car Parks', 'Market Reports', 'Brokers', 'FAQ Groups', 'Service Hotlines'];

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const problems = (page: Page) => page.locator('.preview-problem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const give = (page: Page, text: string | Buffer, name = 'resources.yaml') =>
  page.locator('.preview-files input').setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
/** Lays a file on the page, as somebody who drags it there does. */
const drop = async (page: Page, text: string) => {
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'resources.yaml', { type: 'text/yaml' }));
    return transfer;
  }, text);
  await page.locator('.preview').dispatchEvent('dragover', { dataTransfer: files });
  await page.locator('.preview').dispatchEvent('drop', { dataTransfer: files });
};
/** Signs in, and waits until the page is there. */
const open = async (portal: Portal) => {
  await portal.signIn('superadmin', path);
  await expect(portal.page.getByRole('heading', { level: 1 })).toHaveText('Preview of Deployment Files');
};

test('a right file: menu entries, lists and forms with made-up records; nothing is sent or stored', async ({ portal, page }) => {
  const requests: string[] = [];
  await open(portal);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const before = await stored();
  portal.sent.splice(0);
  page.on('request', (request) => {
    // parts of the program, and what is drawn of memory
    if (!/^blob:|\/assets\//.test(request.url())) requests.push(request.url());
  });
  await give(page, example);
  await expect(heading(page)).toHaveText('No problem in resources.yaml');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(tabNames);
  await expect(page.getByText('Menu: Content Management › Car Parks, for people with CONTENT_READ')).toBeVisible();
  await expect(page.getByText('Address: #/carParks')).toBeVisible();
  await expect(portal.rows()).toHaveCount(10);
  await expect(cellsUnder(portal.rows().first(), 'Office')).toHaveText('Office cities 1');

  await page.getByRole('button', { name: 'Create form' }).click();
  const form = recordForm(page);
  await expect(page.getByText('Address: #/createCarParks')).toBeVisible();
  await form.getByRole('textbox', { name: /^Name/ }).fill('Harbour Road');
  for (const input of await form.locator('input[name^="title."]').all()) await input.fill('Harbour');
  await form.getByRole('radio', { name: 'Outdoor' }).check();
  await form.getByRole('combobox', { name: /^Office/ }).selectOption('Office cities 2');
  await form.getByRole('textbox', { name: /^Spaces/ }).fill('7');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(portal.message('New record is created')).toBeVisible();
  await expect(page.locator('.preview-frame h1')).toHaveText('Car Parks');
  await expect(portal.rows().filter({ hasText: 'Harbour Road' })).toHaveCount(1);
  await page.locator('.preview-frame [data-search]').fill('harbour');
  await page.locator('.preview-frame').getByRole('button', { name: 'Search' }).click();
  await expect(portal.rows()).toHaveCount(1);
  await expect(portal.rows().first()).toContainText('Harbour Road');
  await expect(portal.rows().first()).toContainText('Office cities 2');

  for (const name of tabNames.slice(1)) {
    await tab(page, name).click();
    await expect(page.locator('.preview-frame h1')).toHaveText(name);
    await expect(portal.rows()).toHaveCount(10);
    await page.getByRole('button', { name: 'Create form' }).click();
    await expect(recordForm(page).locator('input').first()).toBeVisible();
  }
  // a change of an entity of the portal
  await expect(recordForm(page).getByRole('textbox', { name: /^Fax/ })).toBeVisible();
  await expect(page).toHaveTitle('Preview of Deployment Files – ADMIN PORTAL');
  expect(portal.sent).toEqual([]);
  expect(requests).toEqual([]);
  expect(await stored()).toBe(before);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

/** The lines of the problems: place, code, text with hint, and the marked line. */
const linesOf = (page: Page) =>
  problems(page).evaluateAll((items) =>
    items.map((item) => {
      const textOf = (selector: string) => item.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
      return [textOf('.preview-place'), textOf('[lang=en]'), textOf('.preview-number'), textOf('mark')].join(' | ');
    }),
  );

test('a wrong file: each problem with its place and its line, then the right one in its place', async ({ portal, page }) => {
  await open(portal);
  await give(page, wrong);
  await expect(heading(page)).toHaveText('3 problems in resources.yaml');
  await expect(heading(page)).toBeFocused();
  expect(await linesOf(page)).toEqual([
    "resources.yaml:18:40 R014 | 'requred' is not known here. Did you mean 'required'? | 18 | requred",
    "resources.yaml:70:11 R038 | 'brokers' is malformed. Write a path with a slash at both ends, as in /carParks/. | 70 | brokers",
    "resources.yaml:131:29 R022 | 'label' is not a text. Put it into quotes: '5'. | 131 | 5",
  ]);
  // what has no problem is shown beside them
  await expect(page.getByRole('tab')).toHaveText(['Market Reports', 'FAQ Groups']);
  await expect(portal.rows()).toHaveCount(10);
  await drop(page, example);
  await expect(heading(page)).toHaveText('No problem in resources.yaml');
  await expect(problems(page)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(tabNames);
  await expect(page.locator('.preview-frame h1')).toHaveText('Car Parks');
  // the same name again, with other content
  await give(page, example.replace('en: Car Parks', 'en: Garages'));
  await expect(tab(page, 'Garages')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.preview-frame h1')).toHaveText('Garages');
  await expect(page.locator('.preview-frame h1')).toHaveCount(1);
});

test('files that are none, and several files', async ({ portal, page }) => {
  await open(portal);
  for (const [content, line] of [
    ['', "resources.yaml:1:1 R037 | 'language' is missing. Write language: 1. | 1 | "],
    ['# '.repeat(140_000), 'resources.yaml:1:1 Y002 | the file is larger than 256 kB. Divide it: config.json may name several. | 1 | #'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'resources.yaml:1:1 Y001 | the file is not UTF-8. Save it as UTF-8. | 1 | \uFFFD'],
    ['language: 1', null],
  ] as const) {
    await give(page, content);
    await expect(page.getByText('There is no entity and no change without a problem, so no screen is drawn.')).toBeVisible();
    await expect.poll(() => linesOf(page)).toEqual(line === null ? [] : [line]);
  }
  const [lookups, rest] = example.split('\nresources:');
  const input = page.locator('.preview-files input');
  const asFile = (name: string, text: string) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await input.setInputFiles([asFile('lookups.yaml', lookups!), asFile('entities.yaml', `language: 1\nresources:${rest}`)]);
  await expect(heading(page)).toHaveText('No problem in lookups.yaml, entities.yaml');
  await expect(page.getByRole('tab')).toHaveText(tabNames);
});

test('the files that were chosen last count, however long the first take to read', async ({ portal, page }) => {
  await open(portal);
  const release = await page.evaluateHandle(() => {
    const { arrayBuffer } = Blob.prototype;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    Blob.prototype.arrayBuffer = function () {
      Blob.prototype.arrayBuffer = arrayBuffer;
      return held.then(() => arrayBuffer.call(this));
    };
    return letGo;
  });
  await give(page, wrong, 'first.yaml');
  await give(page, example, 'second.yaml');
  await expect(heading(page)).toHaveText('No problem in second.yaml');
  await release.evaluate((letGo) => letGo());
  // a tab is drawn after what was let go
  await tab(page, 'Brokers').click();
  await expect(page.locator('.preview-frame h1')).toHaveText('Brokers');
  await expect(heading(page)).toHaveText('No problem in second.yaml');
});

test('the files that were chosen last count, however long the portal takes to load what the first ones change', async ({
  portal,
  page,
}) => {
  await open(portal);
  const declaration = /assets\/hotlines-[^/]+\.js/;
  const letGo = await portal.hold(declaration);
  const loading = page.waitForRequest(declaration);
  await give(page, example, 'first.yaml');
  await loading;
  await give(page, example.slice(0, example.indexOf('changes:')), 'second.yaml');
  await expect(heading(page)).toHaveText('No problem in second.yaml');
  const loaded = page.waitForResponse(declaration);
  letGo();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('No problem in second.yaml');
});

test('a file that is dropped on an input of the drawn form is for that input', async ({ portal, page }) => {
  await open(portal);
  await give(page, example);
  await page.getByRole('button', { name: 'Create form' }).click();
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'photo.png', { type: 'image/png' }));
    return transfer;
  });
  const photo = recordForm(page).getByRole('group', { name: /^Photo/ });
  await photo.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.locator('.preview-frame').getByText('photo.png').first()).toBeVisible();
  await expect(heading(page)).toHaveText('No problem in resources.yaml');
});

test('the page is led home for people of level 2, as an unknown address is', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', path);
  await expect.poll(portal.path).toBe('/clientManagement');
  await portal.open('/nothingOfThatName');
  await expect.poll(portal.path).toBe('/clientManagement');
  await expect(page.locator('.preview')).toHaveCount(0);
});

test('without a mouse, and for screen readers', async ({ portal, page }) => {
  await open(portal);
  await portal.expectAccessible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    tabTo(page, page.getByRole('button', { name: 'Choose files' })).then(() => page.keyboard.press('Enter')),
  ]);
  await chooser.setFiles({ name: 'resources.yaml', mimeType: 'text/yaml', buffer: Buffer.from(wrong) });
  await expect(heading(page)).toBeFocused();
  await expect(portal.rows()).toHaveCount(10);
  await portal.expectAccessible();
  await tabTo(page, tab(page, 'Market Reports'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'FAQ Groups')).toBeFocused();
  await expect(page.locator('.preview-frame h1')).toHaveText('FAQ Groups');
  await tabTo(page, page.getByRole('button', { name: 'Create form' }));
  await page.keyboard.press('Enter');
  await expect(recordForm(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create form' })).toHaveAttribute('aria-pressed', 'true');
  await portal.expectAccessible();
});

test('the page fits a phone, and leaves nothing behind when it is left', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(portal);
  await give(page, wrong);
  await expect(problems(page)).toHaveCount(3);
  const overflow = () => page.evaluate(() => document.scrollingElement!.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Create form' }).click();
  const input = recordForm(page).locator('input').first();
  await input.fill('changed');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await portal.open('/clientManagement');
  await expect(page.locator('h1')).toHaveText('Client Management');
  await expect(page.locator('.preview')).toHaveCount(0);
});

test('the declaration of a changed entity comes under another address too', async ({ portal, page }) => {
  await open(portal);
  const aborted = await abortPart(page, 'hotlines');
  await give(page, example);
  await tab(page, 'Service Hotlines').click();
  await expect(page.getByRole('columnheader', { name: 'Fax' })).toBeVisible();
  expect(aborted()).toBeGreaterThanOrEqual(2);
});
