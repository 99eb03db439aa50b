/** Times of single screens of the portal. Each has a floor: the same page paints something bare. */
import type { Browser, Page } from '@playwright/test';
import { makePng } from '../../fixtures/seed/files';
import { worstMarkup } from '../e2e/contents/worstMarkup';
import { paintedAfter, slowDown, type App } from './pages';

/** Milliseconds of the portal, and of the floor in the same page where there is one. */
export type Measured = { mine: number[]; floor?: number[] };

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs in, goes to a page and waits until it rests. Collects the longest task, in milliseconds. */
export const openScreen = async (browser: Browser, app: App, path: string) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // the loader of this file names functions by a helper that the page does not have
  await page.addInitScript(`
    globalThis.__name = (it) => it;
    window.longest = 0;
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration); })
      .observe({ type: 'longtask' });
  `);
  await app.signIn(page);
  await page.goto(`${app.root}/#${path}`);
  await page.waitForLoadState('networkidle');
  return page;
};
/** The longest task since the last call, in milliseconds; 0 when none took 50. */
export const takeLongest = (page: Page) => page.evaluate<number>('[window.longest, (window.longest = 0)][0]');

/** Milliseconds until elements that are added to the page are painted. @param elements JavaScript that makes an array of them */
export const barePaint = (page: Page, elements: string) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const since = performance.now();
    const bare = document.body.appendChild(document.createElement('div'));
    bare.append(...${elements});
    requestAnimationFrame(() => setTimeout(() => {
      resolve(performance.now() - since);
      bare.remove();
    }));
  })`);
/** For `barePaint`: as many elements of one tag. */
export const bare = (tag: string, count = 1) => `Array.from({ length: ${count} }, () => document.createElement('${tag}'))`;

const keysIn = async (page: Page, labels: string[]) => {
  const times: number[] = [];
  for (const label of labels) {
    await textbox(page, label).focus();
    for (let i = 0; i < 21; i += 1)
      times.push(await paintedAfter(page, 'keydown', 'true', () => page.keyboard.press(i % 2 ? 'Backspace' : 'a')));
  }
  return times;
};
/** Keys in some inputs, and in a bare input of the same page. */
const keysBesideFloor = async (page: Page, labels: string[]): Promise<Measured> => {
  const mine = await keysIn(page, labels);
  await page.evaluate(() => {
    const bare = document.body.appendChild(document.createElement('input'));
    bare.ariaLabel = 'bare';
  });
  const floor = await keysIn(page, ['bare']);
  await page.evaluate(() => document.querySelector('[aria-label=bare]')!.remove());
  return { mine, floor };
};

/** Keys in the form of a project with all languages, before and after a save that failed. */
export const keysInProject = async (browser: Browser, app: App) => {
  const page = await openScreen(browser, app, '/editProject/3');
  await slowDown(page);
  const labels = ['Project Name (EN)', 'Description (JP)', 'Brief (SC)', 'Property size'];
  const untried = await keysBesideFloor(page, labels);
  await page.getByLabel('Property size').fill('none');
  await press(page, 'Save');
  await page.getByRole('alert').first().waitFor();
  const tried = await keysBesideFloor(page, labels);
  await page.context().close();
  return { untried, tried };
};

/** Keys in the composer of a notification with a client list and both buttons. */
export const keysInComposer = async (browser: Browser, app: App) => {
  const page = await openScreen(browser, app, '/createNotification');
  const radio = (group: string, name: string) => page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name });
  await radio('Notification Type', 'Investment').check();
  await page.getByRole('checkbox', { name: 'Hong Kong', exact: true }).check();
  await dropFile(page, 'Client list (CSV file)', 'clients.csv', 'clientId,AMT1,AMT2,AMT3,AMT4\nC1000001,1,2,3,4');
  await radio('Button1', 'Web link').check();
  await radio('Button2', 'Project').check();
  const measured = await keysBesideFloor(page, ['Title (EN)', 'Content (EN)', 'Content (SC)', 'Notification Category']);
  await page.context().close();
  return measured;
};

/** Ticks in the permissions of an admin user, of as many modules as the CMS has. */
export const ticksInMatrix = async (browser: Browser, app: App): Promise<Measured> => {
  const page = await openScreen(browser, app, '/adminCreateUser');
  const boxes = page.locator('.matrix-table tbody td:nth-child(4) input');
  const [mine, floor]: number[][] = [[], []];
  for (let i = 0; i < 15; i += 1) {
    mine!.push(await paintedAfter(page, 'click', 'true', () => boxes.nth(i).evaluate((box: HTMLElement) => box.click())));
    floor!.push(await barePaint(page, bare('input')));
  }
  await page.context().close();
  return { mine: mine!, floor };
};

/** A project whose record has arrived, until it can be edited; the floor is as many bare inputs. */
export const projectOpened = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const page = await openScreen(browser, app, '/ourProducts');
  await slowDown(page);
  const [mine, floor]: number[][] = [[], []];
  for (let i = 0; i < count; i += 1) {
    await page.evaluate(`performance.clearResourceTimings(); void (window.editable = new Promise((resolve) => {
      const look = () => document.querySelector('input[name="name.EN"]')?.value && document.querySelectorAll('.file-name').length >= 10
        ? resolve(performance.now()) : requestAnimationFrame(look);
      look();
    })); location.hash = '#/editProject/3'`);
    mine!.push(
      await page.evaluate<number>(`window.editable.then((at) =>
        at - performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/projects/3')).responseEnd)`),
    );
    floor!.push(await barePaint(page, bare('input', 90)));
    await page.evaluate(`location.hash = '#/ourProducts'`);
    await page.locator(app.row).first().waitFor();
  }
  await page.context().close();
  return { mine: mine!, floor };
};

/** Drops a text file on a group of the form. */
export const dropFile = (page: Page, group: string, name: string, text: string) =>
  page.getByRole('group', { name: group, exact: true }).evaluate(
    (field, [fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, text] as const,
  );

/** The longest task while each of some texts that keep a parser busy is previewed. */
export const worstTexts = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const page = await openScreen(browser, app, '/createGenericContent');
  const mine: number[] = [];
  for (const html of ['<p>first</p>', ...worstMarkup(count)]) {
    await page.getByLabel('Content (EN)').evaluate((field: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, html);
    await takeLongest(page);
    await press(page, 'Preview');
    await page.locator('.rendered-text').waitFor({ state: 'attached' });
    await press(page, 'Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    mine.push(await takeLongest(page));
  }
  await page.context().close();
  // the first one loads the preview
  return { mine: mine.slice(1) };
};

/** The longest task while a file of five megabytes is checked and uploaded. */
export const fileUploaded = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const page = await openScreen(browser, app, '/editCampaign/1');
  const field = page.getByRole('group', { name: 'Image (EN)' });
  const png = makePng(4, 92, 138);
  const buffer = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length - 1)]);
  const mine: number[] = [];
  for (let i = 0; i < count; i += 1) {
    // made in the page, for bytes that Playwright hands over keep the page busy
    await page.evaluate(
      ([start, size]) => {
        const bytes = new Uint8Array(size as number);
        bytes.set(start as number[]);
        Object.assign(window, { big: new File([bytes], 'big.png') });
      },
      [[...png], buffer.length] as const,
    );
    await takeLongest(page);
    await field.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add((window as unknown as { big: File }).big);
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
    await field.getByRole('status').filter({ hasText: 'big.png is uploaded' }).waitFor({ state: 'attached' });
    mine.push(await takeLongest(page));
  }
  await page.context().close();
  return { mine };
};
