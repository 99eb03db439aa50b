import { makePdf } from '../../../fixtures/seed/files';
import { clientPath, viewDocument } from '../accounts';
import { expect, type Portal, test } from '../portal';

/** PDFs are drawn by the portal: pages, text that can be selected, and no script engine. */

const call = 'GET /appuser/{id}/documents/{docNumber}';
/** Opens a document of a client, which is this PDF where one is given. */
const openDocument = async (portal: Portal, pdf?: Buffer) => {
  if (pdf) await portal.fault({ call, kind: 'raw', body: JSON.stringify({ status: '00', msg: pdf.toString('base64'), payload: null }) });
  await portal.signIn('superadmin', clientPath({ id: 4 }));
  await viewDocument(portal);
};
const replaced = (pdf: Buffer, from: string, to: string) => Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1');
const pageOfPdf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
/** A PDF that claims so many pages and has these objects in the tree of its pages. It has no table of its objects: a reader finds them. */
const pdfOf = (count: number, kids: readonly string[]) => {
  const content = 'BT /F1 14 Tf 72 760 Td (A page) Tj ET';
  const objects: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids.map((_, i) => `${10 + i} 0 R`).join(' ')}] /Count ${count} >>`],
    [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...kids.map((kid, i): [number, string] => [10 + i, kid]),
  ];
  const body = objects.map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
};
const longPdf = (count: number) =>
  pdfOf(
    count,
    Array.from({ length: count }, () => pageOfPdf),
  );
/** A PDF that has a first and a last page, and claims that others are between them. */
const claimingPdf = (count: number) =>
  pdfOf(count, [pageOfPdf, `<< /Type /Pages /Parent 2 0 R /Kids [] /Count ${count - 2} >>`, pageOfPdf]);
/** How many of the pixels of a page are dark. */
const darkness = (portal: Portal) =>
  portal.page
    .locator('.pdf-page canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width || 1, canvas.height || 1);
      return data.filter((value, i) => i % 4 === 0 && value < 128 && data[i + 3]! > 128).length;
    });

test('CLI-103 View shows the PDF in the page: drawn, with its text, in every size, and saves it', async ({ portal, page }) => {
  await openDocument(portal, makePdf(['Statement of account', 'for Ada Abbott']));
  await expect.poll(() => darkness(portal)).toBeGreaterThan(200);
  await expect(page.locator('.pdf-text')).toContainText('Statement of account');
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(page.getByText('1 page', { exact: true })).toBeVisible();
  await portal.expectAccessible();
  const width = () => page.locator('.pdf-page').evaluate((each) => each.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect.poll(width).toBeCloseTo(before * 1.5, -1);
  await expect(page.getByRole('status').filter({ hasText: '%' })).toHaveText('150 %');
  // the keys of the page scroll it
  const place = page.locator('.pdf-view');
  await place.focus();
  await page.keyboard.press('End');
  await expect.poll(() => place.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
  // the browser's own viewer would run what is in it
  await expect(page.getByRole('button', { name: 'Open in a new tab' })).toHaveCount(0);
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  expect(portal.calls(call)[0]!.path).toMatch(/^\/appuser\/4\/documents\/DOC-4-\d+$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^DOC-4-\d+\.pdf$/);
});

test('the scripts of a PDF do not run', { tag: '@window' }, async ({ portal, page }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  const script = `/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\('hit'\\); app.response\\('name'\\)) >>`;
  await openDocument(portal, replaced(makePdf(['It runs nothing']), '/Type /Catalog', script));
  await expect(page.locator('.pdf-text')).toContainText('It runs nothing');
  await expect.poll(() => darkness(portal)).toBeGreaterThan(200);
  expect(asked).toEqual([]);
});

test('a PDF with a password and a damaged one say so, and are saved as they are', async ({ portal, page }) => {
  const encryption = `/Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}>`;
  const locked = replaced(makePdf(['x']), 'trailer <<', `trailer << /ID [<00> <00>] /Encrypt << ${encryption} >>`);
  for (const [pdf, text] of [
    [locked, 'This PDF needs a password. Download it to open it.'],
    [Buffer.from('%PDF-1.4 and nothing else'), 'This PDF is damaged. Download it to try another program.'],
  ] as const) {
    await openDocument(portal, pdf);
    await expect(page.getByRole('alert').filter({ hasText: 'PDF' })).toHaveText(text);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await portal.control('DELETE', 'faults');
  }
});

test('a PDF that is closed, however early, leaves no worker and no canvas behind; opened again it is drawn again', async ({
  portal,
  page,
}) => {
  await openDocument(portal);
  const close = async () => {
    await expect(page.locator('.file-view')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.file-view')).toHaveCount(0);
  };
  await close();
  const view = portal
    .dialog('My Documents')
    .getByRole('button', { name: /^View / })
    .first();
  for (let i = 0; i < 2; i += 1) {
    await view.click();
    await expect.poll(() => darkness(portal)).toBeGreaterThan(200);
    await close();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(page.locator('.hiddenCanvasElement')).toHaveCount(0);
  }
});

test('only the pages near the view are rendered, and a long PDF scrolls', async ({ portal, page }) => {
  const count = 300;
  await openDocument(portal, longPdf(count));
  await expect(page.getByText(`${count} pages`, { exact: true })).toBeVisible();
  await expect.poll(() => darkness(portal)).toBeGreaterThan(50);
  const pages = page.locator('.pdf-page');
  const drawn = () => page.locator('.pdf-text').evaluateAll((all) => all.filter(({ childElementCount }) => childElementCount > 0).length);
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(await drawn()).toBeLessThan(6);
  await expect(pages).toHaveCount(61);
  await page.locator('.pdf-view').focus();
  await page.keyboard.press('End');
  const last = page.getByRole('region', { name: `Page ${count} of ${count}` });
  await expect(last).toBeInViewport();
  await expect(last).toHaveText('A page');
  await expect(pages.first()).toHaveAccessibleName(/^Page 2\d\d of 300$/);
  await page.keyboard.press('Home');
  await expect(page.getByRole('region', { name: `Page 1 of ${count}` })).toBeInViewport();
});

test('a PDF stays at its page when its pages become larger or smaller', async ({ portal, page }) => {
  await openDocument(portal, longPdf(300));
  const target = page.getByRole('region', { name: 'Page 61 of 300' });
  await target.scrollIntoViewIfNeeded();
  await expect(target).toHaveText('A page');
  for (const button of ['Larger', 'Larger', 'Smaller', 'Smaller', 'Smaller']) {
    await page.getByRole('button', { name: button }).click();
    await expect(target).toBeInViewport();
  }
});

test('a small PDF that claims two million pages opens, and the view says how many it shows', async ({ portal, page }) => {
  await openDocument(portal, claimingPdf(2_000_000));
  await expect(page.getByText('2000000 pages', { exact: true })).toBeVisible();
  await expect(page.getByText('Only the first 2500 pages are shown. Download the file to read the others.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1 of 2000000' })).toHaveText('A page');
  await expect(page.locator('.pdf-page')).toHaveCount(61);
  for (let i = 0; i < 4; i += 1) await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByRole('status').filter({ hasText: '%' })).toHaveText('400 %');
  await page.locator('.pdf-view').focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Page 2500 of 2000000' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('.pdf-view')).toHaveCount(0);
});

const worker = /assets\/pdf\.worker-[^/]+\.js$/;

test('CLI-103 a PDF whose reader cannot be loaded says so and can be saved; opened again, it is shown', async ({ portal, page }) => {
  await page.route(worker, (route) => route.abort(), { times: 1 });
  await openDocument(portal, makePdf(['Late']));
  await expect(page.locator('.file-unknown')).toHaveText('This part could not be loaded. Check the connection and try again.');
  await expect(page.locator('.pdf-view')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.keyboard.press('Escape');
  await portal
    .dialog('My Documents')
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.locator('.pdf-text span').first()).toBeVisible();
});

test('a PDF that keeps its reader busy for ever is let go with its dialog', async ({ portal, page }) => {
  const busy = "addEventListener('message', ({ data }) => { if (data.action === 'GetPage') for (;;) {} });\n";
  await page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: busy + (await response.text()) });
  });
  await openDocument(portal, makePdf(['Endless']));
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pdf-view')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});
