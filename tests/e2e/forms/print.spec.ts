import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from '../portal';
import { editor } from '../notifications/composer';

type PrintOptions = { format: 'A4' | 'A3'; scale?: number };
const papers: PrintOptions[] = [{ format: 'A4' }, { format: 'A3' }, { format: 'A3', scale: 0.5 }, { format: 'A4', scale: 0.5 }];

const margin = 40;
/** The lines of the page on paper, with the distance of each from the left edge in CSS pixels. */
const printed = async (page: Page, options: PrintOptions) => {
  const sides = { top: margin, right: margin, bottom: margin, left: margin };
  const pdf = await page.pdf({ ...options, margin: sides });
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const lines: { text: string; left: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const onPage = new Map<number, { text: string; left: number }>();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [, , , , x, y] = item.transform as number[];
      // a PDF has 72 points to the inch, CSS has 96 pixels
      const line = onPage.get(Math.round(y!)) ?? { text: '', left: x! / 0.75 };
      onPage.set(Math.round(y!), { text: line.text + item.str, left: Math.min(line.left, x! / 0.75) });
    }
    lines.push(...onPage.values());
  }
  await loading.destroy();
  return lines;
};

test('a long text area prints whole, over several pages too', { tag: '@complete' }, async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editGenericContent/6');
  const lines = Array.from({ length: 120 }, (_, i) => `Line ${i + 1} of the content`);
  await page
    .getByRole('textbox', { name: /Content/ })
    .first()
    .fill(lines.join('\n'));
  for (const options of papers) {
    const texts = (await printed(page, options)).map(({ text }) => text);
    expect(texts, JSON.stringify(options)).toEqual(expect.arrayContaining(lines));
  }
});

test('a long formatted text prints whole', { tag: '@complete' }, async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createNotification');
  const content = editor(page, 'Content (EN)');
  const paragraphs = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 1} of the notification`);
  await content.fill(paragraphs.join('\n'));
  await expect(content).toContainText('Paragraph 60 of the notification');
  for (const options of papers) {
    const texts = (await printed(page, options)).map(({ text }) => text);
    for (const paragraph of paragraphs) expect(texts.join('\n'), JSON.stringify(options)).toContain(paragraph);
  }
});

for (const [path, title] of [
  ['/editUser/1', 'sheet'],
  ['/editProject/3', 'cards'],
  ['/createNotification', 'cards with a preview'],
] as const)
  test(
    `a printed form begins at the left margin, with no empty column for the rail (${title})`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn('superadmin', path);
      const heading = page.locator('.sheet-card h2').first();
      await expect(heading).toBeVisible();
      const title = (await heading.locator('span').or(heading).last().textContent())!;
      for (const options of papers) {
        const where = JSON.stringify(options);
        const lines = await printed(page, options);
        expect(Math.min(...lines.map(({ left }) => left)), where).toBeLessThan(margin + 2);
        // inside the card: its border and its padding
        const found = lines.find(({ text }) => text.startsWith(title.trim()));
        expect(found?.left ?? lines, where).toBeLessThan(margin + 20);
      }
    },
  );
