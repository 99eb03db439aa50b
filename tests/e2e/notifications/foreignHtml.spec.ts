import type { Page } from '@playwright/test';
import { listCases, otherCases, sheet, tableCases, wordCases } from '../../foreignHtml';
import { expect, reply, test, type Portal } from '../portal';
import { bring } from './bring';
import { editor, stored } from './composer';

const cases = [...tableCases, ...listCases, ...wordCases, ...otherCases];
/** All cases in one text. Blocks keep them apart. */
const source = cases.map(([, html]) => `<div>${html}</div>`).join('');
const wanted = cases.map(([, , lines]) => lines).join('');
const content = (page: Page) => editor(page, 'Content (EN)');
/** The HTML of the editor without what the editor adds for the screen. */
const html = (page: Page) =>
  content(page).evaluate((element) => {
    const own = element.cloneNode(true) as HTMLElement;
    for (const added of own.querySelectorAll('.ProseMirror-trailingBreak')) added.remove();
    for (const tag of own.querySelectorAll('span.text-tag')) tag.replaceWith(...tag.childNodes);
    return own.innerHTML;
  });
const open = async (portal: Portal) => {
  await portal.signIn('superadmin', '/createNotification');
  await content(portal.page).click();
};
const sheetLines = '<p>Alpha | 1,200.50 | <strong>300</strong></p><p>Beta Tower | | 7</p>';

test('pasted tables, lists and marks keep their meaning as text (NTF-031)', async ({ portal, page }) => {
  await open(portal);
  await bring(content(page), ['paste', { 'text/html': source, 'text/plain': 'plain' }]);
  expect(await html(page)).toBe(wanted);
});

test('dropped cells of a spreadsheet keep their borders (NTF-031)', async ({ portal, page }) => {
  await open(portal);
  await bring(content(page), ['drop', { 'text/html': sheet, 'text/plain': 'plain' }]);
  expect(await html(page)).toBe(sheetLines);
});

test('the editor pastes plain text when the HTML has no text or too many tags, and keeps the borders of cells in it (NTF-031)', async ({
  portal,
  page,
}) => {
  await open(portal);
  for (const [markup, text, lines] of [
    ['<meta charset="utf-8"><img src="x"><p>&nbsp;</p>', 'plain', '<p>plain</p>'],
    [`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(2_000)}</table>`, 'a\tb\r\nc\td\r\n', '<p>a | b</p><p>c | d</p>'],
    ['', 'a\t\tb', '<p>a | | b</p>'],
    ['', 'Name:\tAnn', '<p>Name:\tAnn</p>'],
    ['', '1.\tOne\n2.\tTwo', '<p>1.\tOne</p><p>2.\tTwo</p>'],
    ['', '•\tOne\n•\tTwo', '<p>•\tOne</p><p>•\tTwo</p>'],
    ['', '\tindented\n\tlines', '<p>\tindented</p><p>\tlines</p>'],
    ['<img src="https://a.example/b.png">', 'https://a.example/b.png', '<p></p>'],
    ['', '\tindented\nline', '<p>\tindented</p><p>line</p>'],
  ] as const) {
    await content(page).fill('');
    await bring(content(page), ['paste', { 'text/html': markup, 'text/plain': text }]);
    expect(await html(page)).toBe(lines);
  }
  // an image alone replaces no selected text
  await page.keyboard.press('Control+A');
  await bring(content(page), ['paste', { 'text/html': '<img src="x" alt="A view">' }]);
  expect(await html(page)).toBe('<p>\tindented</p><p>line</p>');
});

test('the editor and the preview read stored tables, lists and marks alike (NTF-031 NTF-065)', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await stored(portal, ({ status, type }) => status === 'PENDING' && type === 'SYSTEM');
  await portal.control('POST', 'faults', {
    call: 'GET /notification/details/{id}',
    kind: 'raw',
    count: 1,
    body: reply({ ...row, contents: { ...row.contents, EN: source } }),
  });
  await portal.open(`/editNotification/${row.id}`);
  await expect(content(page)).toContainText('Beta Tower');
  expect(await html(page)).toBe(wanted);
  const preview = page.getByRole('region', { name: 'Preview' }).locator('.rendered-text');
  await expect(preview).toContainText('Beta Tower');
  const shown = await preview.evaluate((element) => [
    (element as HTMLElement).innerText,
    element.querySelectorAll('table, li, sup, img').length,
  ]);
  const edited = await content(page).evaluate((element) => (element as HTMLElement).innerText);
  const linesOf = (text: unknown) => String(text).split('\n').map((line) => line.trim()).filter(Boolean); // prettier-ignore
  expect(linesOf(shown[0])).toEqual(linesOf(edited));
  expect(shown[1]).toBe(0);
  expect(await preview.evaluate((element) => [...new Set([...element.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()))].sort())).toEqual(['href', 'rel', 'target']); // prettier-ignore
});
