import type { Page } from '@playwright/test';
import { clientPath, isActive, partnerPath, takeClient, takePartner } from '../accounts';
import { expect, test, errorSummary } from '../portal';
import { drawn } from '../renders';

/** Whatever gets the focus or is announced stands in the free part of the window: behind no head, no bar, no column. */

const client = takeClient(isActive);
const dummy = takeClient(({ userStatus, isDummyUser }) => userStatus === 'ACTIVATED' && isDummyUser === true);
const partner = takePartner(isActive);

const forms = {
  'Create Dummy Account': '/createUser',
  'a client': clientPath(client),
  'a dummy': clientPath(dummy),
  'a partner': partnerPath(partner),
  'Create hotline': '/createServiceHotline',
  'a hotline': '/editServiceHotline/1',
};
const sizes = [
  { width: 1440, height: 900 },
  // 200 % zoom of the same window
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

/** What of the focused element is seen: its middle and the middles of its edges, a little inside. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [[x, y], [left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]] as const; // prettier-ignore
    const isSeen = points.every(([px, py]) => {
      const at = document.elementFromPoint(px, py);
      return at !== null && (element.contains(at) || at.contains(element) || at.closest('.input-box, .select') === element.parentElement);
    });
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.slice(0, 40);
    return { tag: element.tagName, name, isSeen, isInMain: Boolean(element.closest('main')) };
  });

/** Tabs through the page's content in one direction; tells what was reached and what of it was hidden. */
const tabThrough = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const reached: string[] = [];
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const { tag, name, isSeen, isInMain } = await focused(page);
    if (!isInMain || tag === 'MAIN') return { reached, hidden };
    reached.push(name);
    if (!isSeen) hidden.push(`${key}: ${tag} ${name}`);
  }
};

for (const [name, path] of Object.entries(forms)) {
  test(
    `every control of ${name} is seen when Tab reaches it, in both directions, at three sizes`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn('superadmin', path);
      const main = page.getByRole('button', { name: /^(Save|Create)$/ });
      await expect(main).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await drawn(page);
        await page.evaluate(() => document.getElementById('content')!.focus());
        const forth = await tabThrough(page, 'Tab');
        await main.focus();
        const back = await tabThrough(page, 'Shift+Tab');
        expect(forth.reached.length, JSON.stringify(size)).toBeGreaterThan(6);
        expect(back.reached.length, JSON.stringify(size)).toBeGreaterThan(5);
        expect([...forth.hidden, ...back.hidden], JSON.stringify(size)).toEqual([]);
      }
    },
  );
}

test('a failed save shows its summary and the field that has the focus, at three sizes', async ({ portal, page }) => {
  await portal.signIn('superadmin', clientPath(client));
  await page.getByLabel('Username').fill('abc');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawn(page);
    await page.getByLabel('Remarks').focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect.poll(async () => (await focused(page)).isSeen, JSON.stringify(size)).toBe(true);
    const entry = errorSummary(page).getByRole('button');
    await expect(entry).toHaveCount(1);
    const isSeen = () =>
      entry.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
    await expect.poll(isSeen, JSON.stringify(size)).toBe(true);
  }
});

test('an invalid input tells by more than its colour whether it has the focus, a select too', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await page.getByRole('button', { name: 'Create' }).click();
  for (const label of ['Country', 'Tel Number']) {
    const input = page.getByLabel(label);
    const look = () =>
      input.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, outlineOffset };
      });
    await page.getByLabel('Order').focus();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    expect((await look()).outlineStyle).toBe('none');
    await page.keyboard.press('Shift+Tab');
    await input.focus();
    await expect.poll(look).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '2px' });
  }
});
