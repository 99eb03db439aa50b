import { expect, test } from '../portal';
import { readFileSync } from 'node:fs';
const example = readFileSync('examples/deployment/resources.yaml', 'utf8');
test('looks', async ({ page, portal }) => {
  test.setTimeout(120_000);
  page.on('console', (m) => console.log('C', m.type(), m.text().slice(0, 500)));
  await portal.signIn('superadmin', '/resourcesPreview');
  const shot = (n: string) => page.screenshot({ path: `/tmp/pv-${n}.png`, fullPage: true });
  await shot('empty');
  const input = page.locator('.preview-files input');
  const give = (text: string) => input.setInputFiles({ name: 'resources.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await give(example);
  await expect(page.locator('.preview-heading')).toBeFocused();
  await expect(portal.rows().first()).toBeVisible();
  await shot('list');
  await page.setViewportSize({ width: 1024, height: 768 }); await shot('list-1024');
  await page.setViewportSize({ width: 390, height: 800 }); await shot('list-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Market Reports', 'Brokers', 'FAQ Groups', 'Service Hotlines']) {
    await page.getByRole('tab', { name }).click();
    await expect(portal.rows().first()).toBeVisible();
    await shot('list-' + name.replaceAll(' ', ''));
    await page.getByRole('button', { name: 'Create form' }).click();
    await expect(page.getByRole('form')).toBeVisible();
    await page.waitForTimeout(800);
    await shot('form-' + name.replaceAll(' ', ''));
  }
  await page.getByRole('tab', { name: 'Car Parks' }).click();
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.waitForTimeout(800);
  await shot('form');
  await page.setViewportSize({ width: 390, height: 800 }); await shot('form-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await give(example.replace('required: true', 'requred: true').replace('path: /carParks/', 'path: carParks').replace('label: Phone }', 'label: 5 }').replace('kind: toggle, label: Post', 'kind: togle, label: Post'));
  await expect(page.locator('.preview-problem').first()).toBeVisible();
  await shot('wrong');
  await page.setViewportSize({ width: 390, height: 800 }); await shot('wrong-390');
  console.log(await page.evaluate(() => document.title), portal.sent.map((s) => s.call));
  for (const bad of ['', 'x'.repeat(300*1024), 'a: [', '\u0000PNG']) {
    await give(bad);
    await expect(page.locator('.preview-heading')).toBeFocused();
    console.log(await page.locator('.preview-problem').allInnerTexts().then(a=>a.map(x=>x.slice(0,200))));
  }
});
