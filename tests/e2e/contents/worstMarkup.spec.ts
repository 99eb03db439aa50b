import { isSoak } from '../../sampling';
import { caseName } from '../cases';
import { expect, reply, test } from '../portal';
import { worstCases } from './worstMarkup';

/** What is stored holds no page up: what is more than a page can show stands there as text. */

const cases = worstCases(12, 200);
const asText = 'This has more markup than a page can show, so it stands here as text.';

test('the preview shows the worst texts as markup of few elements or as text (GEN-022)', { tag: '@sampled' }, async ({ portal, page }) => {
  if (isSoak) test.setTimeout(1_200_000);
  await portal.signIn('superadmin', '/createGenericContent');
  await page.getByLabel('Content (EN)').fill('<p>first</p>');
  const preview = portal.dialog('Preview');
  const open = page.getByRole('button', { name: 'Preview', exact: true });
  await open.click();
  await expect(preview.locator('.rendered-text')).toHaveText('first');
  await preview.getByRole('button', { name: 'Close', exact: true }).click();
  let texts = 0;
  for (const { number, html } of cases) {
    // typed, it would be laid out letter by letter in the field as well
    await page.getByLabel('Content (EN)').evaluate((field: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, html);
    await open.click();
    await expect(preview.locator('.rendered-text'), caseName(number)).toBeAttached();
    texts += await preview.getByText(asText).count();
    const { elements, depth } = await preview.locator('.rendered-text').evaluate((text) => {
      const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf));
      return { elements: text.querySelectorAll('*').length, depth: depthOf(text) };
    });
    // the bounds of what is parsed; `npm run bench` measures how long that takes
    expect(elements, caseName(number)).toBeLessThanOrEqual(5_000);
    expect(depth, caseName(number)).toBeLessThanOrEqual(250);
    await preview.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(preview).toHaveCount(0);
  }
  // some of them are within what a page can show, and are shown
  expect([texts > cases.length / 4, texts < cases.length]).toEqual([true, true]);
});

const bomb = `<p>${'<b a=i>'.repeat(300)}</p>${'<p>x'.repeat(3_000)}`;

test('NTF-031 a notification with such a text opens, shows it as text, and keeps it while nobody types', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const { content } = await portal.ask<{ content: { id: number; status: string; type: string; contents: Record<string, string> }[] }>(
    '/notification/list?page=0&size=100',
  );
  const { id } = content.find(({ status, type }) => status === 'PENDING' && type === 'SYSTEM')!;
  const row = await portal.ask<{ contents: Record<string, string> }>(`/notification/details/${id}`);
  const contents = { ...row.contents, EN: bomb };
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', count: 1, body: reply({ ...row, contents }) });
  await portal.open(`/editNotification/${id}`);
  await expect(page.getByText('This has more markup than the editor can show, so its markup stands here as text.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content (EN)' })).toContainText('<b a=i><b a=i>');
  await expect(page.locator('.form-changes')).toHaveCount(0);
});

test('GEN-022 a text that begins with frames is shown without them in a preview', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createGenericContent');
  const preview = portal.dialog('Preview');
  for (const [html, shown] of [
    ['<frameset><frame src=x></frameset><p>after</p>', 'after'],
    ['<FRAMESET onload=x><p>in</p>', 'in'],
    ['<frameset>', ''],
    ['<styl<style></style>e>p { color: red }</style><p>styled</p>', 'e>p { color: red }styled'],
    ['<style>p { color: red }</style ><p>a</p><STYLE>b', 'a'],
  ] as const) {
    await page.getByLabel('Content (EN)').fill(html);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview.locator('.rendered-text')).toHaveText(shown);
    await expect(preview.locator('frame, frameset, style')).toHaveCount(0);
    await preview.getByRole('button', { name: 'Close', exact: true }).click();
  }
});

test('NTF-031 a notification whose text begins with frames has none of them in its editor', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const row = await portal.ask<{ contents: Record<string, string> }>('/notification/details/25');
  const contents = { ...row.contents, EN: '<frameset><frame src=x></frameset><p>after</p>', JA: '<FRAMESET onload=x><p>in</p>' };
  await portal.fault({ call: 'GET /notification/details/{id}', kind: 'raw', count: 1, body: reply({ ...row, contents }) });
  await portal.open('/editNotification/25');
  await expect(page.getByRole('textbox', { name: 'Content (EN)' })).toHaveText('after');
  await expect(page.getByRole('textbox', { name: 'Content (JP)' })).toHaveText('in');
  await expect(page.locator('frame, frameset')).toHaveCount(0);
});
