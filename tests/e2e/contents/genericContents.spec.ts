import { attacks } from '../attacks';
import { cellsUnder } from '../cellsUnder';
import { pauseClock } from '../clock';
import { expect, test, type Portal } from '../portal';
import { foreignLinks } from '../../foreignLinks';

const base = '/genericContents/';
const fill = async ({ page }: Portal, field: string) => {
  await page.getByLabel('Field').fill(field);
  await page.getByLabel('Type').fill('Notice');
  await page.getByLabel('Content (EN)').fill('First line\nSecond line');
};
const tab = ({ page }: Portal, name: string) => page.getByRole('tab', { name });

test('a content is created in every language, and the list shows it', async ({ portal, page }) => {
  await portal.signIn('csteam.hk', '/genericContents');
  await portal.expectLoaded();
  await portal.expectAccessible();
  await test.step('GEN-005 level 2 has Create, which opens the form', async () => {
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Create Generic Content' })).toBeVisible();
  });
  await test.step('GEN-014 it has a tab for each language, of 25 rows', async () => {
    await expect(page.getByRole('tab')).toHaveText([/^EN/, /^JP/, /^TC/, /^SC/]);
    await expect(page.getByLabel('Content (EN)')).toHaveAttribute('rows', '25');
  });
  await test.step('GEN-013 Field and Type take 50 characters', () => expect(page.getByText('0/50')).toHaveCount(2));
  await portal.expectAccessible();
  await fill(portal, 'aaa_new');
  await tab(portal, 'JP').click();
  await page.getByLabel('Content (JP)').fill('お知らせ');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await test.step('GEN-027 it says that it is created, and the list has it', async () => {
    await expect(portal.message('New record is created')).toBeVisible();
    await expect(cellsUnder(portal.row('aaa_new'), 'Created By')).toHaveText('Priya Tandel');
  });
  await test.step('GEN-026 the call has field, type and four contents', () =>
    expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
      { field: 'aaa_new', type: 'Notice', contentEn: 'First line\nSecond line', contentJa: 'お知らせ', contentTc: null, contentSc: null },
    ]));
  await test.step('GEN-016 a link leads back to the list', async () => {
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.locator('.back-link').click();
    await expect(portal.rows().first()).toBeVisible();
  });
});

test('GEN-025 a new content is sent half a second after it was found right, once, and as it was then', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createGenericContent');
  await fill(portal, 'waits');
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Creating|^Create/ })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(499);
  expect(portal.calls(`POST ${base}`)).toEqual([]);
  await page.getByLabel('Field').pressSequentially('x');
  await page.keyboard.press('Control+s');
  await page.clock.runFor(1);
  await expect.poll(() => portal.calls(`POST ${base}`).map(({ body }) => (body as { field: string }).field)).toEqual(['waits']);
  await page.clock.resume();
  await expect(portal.message('New record is created')).toBeVisible();
  expect(portal.calls(`POST ${base}`)).toHaveLength(1);
});

test('GEN-025 nothing is sent when the form was left meanwhile', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createGenericContent');
  await fill(portal, 'left');
  await page.clock.install();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.clock.runFor(100);
  await page.evaluate(() => (window.location.hash = '/officeLocations'));
  await portal.dialog().getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(portal.rows().first()).toBeVisible();
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('GEN-021 GEN-022 Preview shows the language at the front as rendered text, on both screens', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editGenericContent/1');
  await tab(portal, 'JP').click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = portal.dialog('Preview');
  await expect(preview.locator('.rendered-text h2')).toHaveText('利用規約');
  await expect(preview.locator('.rendered-text')).toHaveAttribute('lang', 'ja');
  await expect(preview.getByText('Terms of use')).toHaveCount(0);
  await portal.expectAccessible();
  await preview.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(preview).toHaveCount(0);
  await tab(portal, 'EN').click();
  await page
    .getByLabel('Content (EN)')
    .fill('Pay <AMT1> or <b><AMT4></b> <a href="https://example.com/x">here</a> <a href="//evil.example">there</a>');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.locator('.rendered-text')).toHaveText('Pay <AMT1> or <AMT4> here there');
  await expect(preview.locator('a[href]')).toHaveCount(1);
  await expect(preview.locator('a[href]')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(preview.locator('a[href]')).toHaveAttribute('target', '_blank');
  await preview.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Content (EN)').fill('<table><tr><td colspan="2">wide</td></tr></table>');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.locator('td')).toHaveAttribute('colspan', '2');
  await preview.getByRole('tab', { name: 'TC' }).click();
  await expect(preview.locator('.rendered-text h2')).toHaveText('使用條款');
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
});

test('GEN-021 a text without markup keeps its lines, an empty one says so, a long one is cut, who may not save previews too', async ({
  portal,
  page,
}) => {
  await portal.signIn('viewer.hk', '/editGenericContent/4');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = portal.dialog('Preview');
  await expect(preview.locator('.rendered-text')).toHaveCSS('white-space', 'pre-line');
  await expect(preview.locator('.rendered-text')).toHaveText('Call us.\nWe answer from nine to six.', { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Validate' })).toHaveCount(0);
  await portal.signIn('superadmin', '/createGenericContent');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.getByTitle('empty')).toBeVisible();
  await preview.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Content (EN)').fill('x'.repeat(200_001));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview.getByText('The first 200,000 characters are shown.')).toBeVisible();
  expect((await preview.locator('.rendered-text').innerText()).length).toBe(200_000);
});

test('GEN-022 no attack string runs, is sent out or is reported in a preview', async ({ portal, page }) => {
  test.slow();
  await portal.signIn('superadmin', '/createGenericContent');
  expect(attacks.length).toBeGreaterThanOrEqual(300);
  const size = 20;
  const rendered = portal.dialog('Preview').locator('.rendered-text');
  const forbidden = 'script, img, svg, iframe, form, style, link, object, base, [onload], [onerror], [style], a[href^=java]';
  let at = 0;
  while (at < attacks.length) {
    const texts = attacks.slice(at, at + size).map((attack, i) => `<p>text${at + i}</p>${attack}`);
    await page.getByLabel('Content (EN)').fill(texts.join(''));
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(rendered.locator('p').first()).toHaveText(`text${at}`);
    await expect(rendered.locator(forbidden)).toHaveCount(0);
    const shown = await rendered.locator('p').allTextContents();
    expect(shown).toContain(`text${at}`);
    // an attack that is never closed takes those after it with it: they begin the next text
    while (shown.includes(`text${at}`)) at += 1;
    await portal.dialog('Preview').getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('SHR-072 GEN-022 a link whose address only has one of the web in it is text in a preview', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createGenericContent');
  const links = ['https://a.example/', ...foreignLinks];
  await page.getByLabel('Content (EN)').fill(links.map((href, i) => `<p><a href="${href}">link ${i}</a></p>`).join(''));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = portal.dialog('Preview').locator('.rendered-text');
  await expect(preview.getByText(/^link \d+$/)).toHaveCount(links.length);
  await expect(preview.getByRole('link')).toHaveText(['link 0']);
  expect(await preview.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://a.example/',
  ]);
});
