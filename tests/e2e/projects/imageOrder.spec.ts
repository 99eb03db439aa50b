import type { Page } from '@playwright/test';
import { expect, test, type Portal, fileNames } from '../portal';
import { choose, group, picture } from './projectForms';

const call = 'PUT /projects/{id}';
type File = { fileName: string; fileId: string };
const images = (page: Page) => group(page, 'Images');
const names = (page: Page) => fileNames(images(page));
const handle = (page: Page, name: string) => images(page).getByRole('button', { name: `Move ${name}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const told = (page: Page) => images(page).locator('[aria-live=assertive]');
/** Lifts an image by keyboard. */
const lift = async (page: Page, name: string, key = 'Space') => {
  await handle(page, name).focus();
  await page.keyboard.press(key);
  await expect(told(page)).toContainText(`${name} is lifted, over its own place`);
  // the arrows are listened to from the next turn on
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};

/** Opens a project of five images, and hands over its files as they are stored. */
const open = async (portal: Portal, id: number) => {
  await portal.signIn('superadmin', `/editProject/${id}`);
  const files = (await portal.ask<{ images: File[] }>(`/projects/${id}`)).images;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = files.map(({ fileName }) => fileName);
  await expect(names(portal.page)).toHaveText([first, second, third, fourth, fifth]);
  await handle(portal.page, first).waitFor();
  return { files, order: (...places: number[]) => places.map((place) => files[place - 1]!) };
};
const shown = (files: readonly File[]) => files.map(({ fileName }) => fileName);
const ids = (files: readonly File[]) => files.map(({ fileId }) => fileId);

test('SHR-060 images are ordered by mouse: the first is the cover, and they are sent as they stand', async ({ portal, page }) => {
  const { files, order } = await open(portal, 14);
  const covered = fileNames(images(page).locator('.file-item', { hasText: 'Cover' }));
  await expect(covered).toHaveText([files[0]!.fileName]);
  await names(page)
    .first()
    .evaluate((name) => name.scrollIntoView({ block: 'center' }));
  const [from, to] = [await handle(page, files[2]!.fileName).boundingBox(), await handle(page, files[0]!.fileName).boundingBox()];
  await page.mouse.move(from!.x + 14, from!.y + 14);
  await page.mouse.down();
  await page.mouse.move(from!.x + 4, from!.y + 14);
  await page.mouse.move(to!.x + 14, to!.y + 14, { steps: 4 });
  await expect(told(page)).toHaveText(`${files[2]!.fileName} goes to place 1 of 5`);
  await page.mouse.up();
  await expect(names(page)).toHaveText(shown(order(3, 1, 2, 4, 5)));
  await expect(covered).toHaveText([files[2]!.fileName]);
  await save(page);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(call)[0]!.body).toMatchObject({ images: ids(order(3, 1, 2, 4, 5)) });
});

test('images are ordered by keyboard: it is announced, the focus stays at the image, and Esc puts it back', async ({ portal, page }) => {
  const { files, order } = await open(portal, 19);
  const first = files[0]!.fileName;
  await portal.expectAccessible();
  await expect(handle(page, first)).toHaveAccessibleDescription(/Space or Enter lifts it, the arrow keys move it/);
  await lift(page, first);
  await expect(told(page)).toHaveText(`${first} is lifted, over its own place 1 of 5`);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(`${first} goes to place 2 of 5`);
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveText(`${first} is back at place 1 of 5`);
  await expect(names(page)).toHaveText(shown(files));
  await expect(handle(page, first)).toBeFocused();
  await lift(page, first, 'Enter');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(`${first} goes to place 2 of 5`);
  await expect(images(page).locator('.file-item[style*="translate("]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText(`${first} is at place 2 of 5`);
  await expect(names(page)).toHaveText(shown(order(2, 1, 3, 4, 5)));
  await expect(handle(page, first)).toBeFocused();
  await expect(images(page).locator('.file-item[style*=transform]')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(call)[0]!.body).toMatchObject({ images: ids(order(2, 1, 3, 4, 5)) });
});

test('images are ordered by a finger that waits on the handle', async ({ portal, page }) => {
  const { files, order } = await open(portal, 24);
  const session = await page.context().newCDPSession(page);
  const last = handle(page, files[4]!.fileName);
  await last.scrollIntoViewIfNeeded();
  const [from, to] = [await last.boundingBox(), await handle(page, files[3]!.fileName).boundingBox()];
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 14, y: y + 14 }] });
  await touch('touchStart', from!.x, from!.y);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await touch('touchMove', (from!.x + to!.x) / 2, (from!.y + to!.y) / 2);
  await touch('touchMove', to!.x, to!.y);
  await expect(told(page)).toHaveText(`${files[4]!.fileName} goes to place 4 of 5`);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(names(page)).toHaveText(shown(order(1, 2, 3, 5, 4)));
});

test('an image is moved while it is uploaded, and arrives where it stands', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/11');
  await expect(names(page)).toHaveCount(2);
  const arrive = await portal.hold('**/upload/blob/**');
  await choose(images(page), picture('new.png'));
  await lift(page, 'new.png');
  await page.keyboard.press('ArrowLeft');
  await expect(told(page)).toHaveText('new.png goes to place 2 of 3');
  await page.keyboard.press('Space');
  await expect(names(page).nth(1)).toHaveText('new.png');
  arrive();
  await expect(page.getByText('new.png is uploaded')).toBeAttached();
  await expect(names(page).nth(1)).toHaveText('new.png');
  await save(page);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const stored = await portal.ask<{ images: File[] }>('/projects/11');
  expect(shown(stored.images)[1]).toBe('new.png');
});

test('what is lifted when the form is sent is put back, and the keys are the page’s again', async ({ portal, page }) => {
  const { files } = await open(portal, 34);
  await page.route('**/portal-cms/projects/34', (route) => (route.request().method() === 'PUT' ? undefined : route.fallback()));
  await page.getByLabel('Project Region').fill('Coast');
  await lift(page, files[0]!.fileName);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(`${files[0]!.fileName} goes to place 2 of 5`);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  const isPrevented = await page.evaluate(() =>
    ['ArrowRight', 'Space', 'Tab'].map(
      (code) => !document.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true, bubbles: true })),
    ),
  );
  expect(isPrevented).toEqual([false, false, false]);
  await expect(names(page)).toHaveText(shown(files));
});

test('a file takes the place of another though a third has arrived meanwhile', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/16');
  await expect(names(page)).toHaveCount(2);
  const [first = ''] = await names(page).allTextContents();
  const arrive = await portal.hold('**/upload/blob/**');
  await choose(images(page), picture('third.png'));
  await expect(names(page)).toHaveCount(3);
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    images(page)
      .locator('.file-item')
      .first()
      .getByRole('button', { name: `Replace ${first}` })
      .click(),
  ]);
  arrive();
  await expect(page.getByText('third.png is uploaded')).toBeAttached();
  await picker.setFiles(picture('instead.png'));
  await expect(names(page)).toHaveText(['instead.png', /.png$/, 'third.png']);
  expect(first).not.toBe('instead.png');
});

test('a save after somebody else has changed a project is a conflict, and its images keep their new order', async ({ portal, page }) => {
  const { files } = await open(portal, 29);
  await page.getByLabel('Project Name (EN)').fill('First');
  await save(page);
  await expect(portal.message('The changes have been saved')).toBeVisible();
  const body = portal.calls(call)[0]!.body as { brief: Record<string, string> };
  await open(portal, 29);
  const first = files[0]!.fileName;
  await lift(page, first);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(`${first} goes to place 2 of 5`);
  await page.keyboard.press('Space');
  await expect(names(page).nth(1)).toHaveText(first);
  await portal.ask('/projects/29', { method: 'PUT', body: { ...body, brief: { ...body.brief, EN: 'Theirs' } } });
  await save(page);
  await expect(page.getByText('This record was changed by someone else')).toBeVisible();
  await expect(names(page).nth(1)).toHaveText(first);
  expect(portal.calls(call)).toHaveLength(1);
});
