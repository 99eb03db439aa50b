/** Times of single steps: large files that workers read, a dialog, a log-out and a save without a connection. */
import type { Browser } from '@playwright/test';
import { paintedAfter, type App } from './pages';
import { bare, barePaint, dropFile, openScreen, takeLongest, type Measured } from './screens';

/** What a step takes, and the longest task of the page meanwhile, in milliseconds. */
export type Step = { time: Measured; longest: Measured };

/** A client list of 100,000 rows, from its drop to its report; the floor splits the same text in the page. */
export const listRead = async (browser: Browser, app: App, count: number): Promise<Step> => {
  const time = { mine: [] as number[], floor: [] as number[] };
  const longest = { mine: [] as number[] };
  const rows = Array.from({ length: 100_000 }, (_, i) => `C${1_000_000 + i},USD ${i},b,c,${i % 500 ? 'd' : ''}`);
  const text = ['clientId,AMT1,AMT2,AMT3,AMT4', ...rows].join('\n');
  for (let i = 0; i < count; i += 1) {
    const page = await openScreen(browser, app, '/createNotification');
    const type = page.getByRole('radiogroup', { name: 'Notification Type', exact: true });
    await type.getByRole('radio', { name: 'Investment' }).check();
    time.floor.push(
      await page.evaluate((all) => {
        const since = performance.now();
        const cells = all.split('\n').map((line) => line.split(','));
        return cells.length && performance.now() - since;
      }, text),
    );
    await takeLongest(page);
    const report = `document.querySelector('.file-item [role=status].hint')`;
    time.mine.push(await paintedAfter(page, 'drop', report, () => dropFile(page, 'Client list (CSV file)', 'clients.csv', text)));
    longest.mine.push(await takeLongest(page));
    await page.context().close();
  }
  return { time, longest };
};

/** A map of 10,000 places, from the click to its drawing; the floor is a bare path of as many points. */
export const mapDrawn = async (browser: Browser, app: App, count: number): Promise<Step> => {
  const page = await openScreen(browser, app, '/editProject/2');
  const time = { mine: [] as number[], floor: [] as number[] };
  const longest = { mine: [] as number[] };
  const points = Array.from({ length: 10_000 }, (_, i) => `M${i % 1_000} ${i % 700}h0`).join('');
  const drawing = `['svg', 'path'].map((tag) => document.createElementNS('http://www.w3.org/2000/svg', tag)).map((each, i, [svg]) => {
    if (i === 0) each.setAttribute('viewBox', '0 0 1000 700');
    else Object.entries({ stroke: 'red', d: '${points}' }).forEach(([name, value]) => each.setAttribute(name, value));
    return i === 0 ? each : (svg.append(each), '');
  })`;
  for (let i = 0; i < count; i += 1) {
    const preview = page.getByRole('button', { name: 'Preview many.kmz' });
    await takeLongest(page);
    time.mine.push(await paintedAfter(page, 'click', `document.querySelector('.map-drawing')`, () => preview.click()));
    longest.mine.push(await takeLongest(page));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    time.floor.push(await barePaint(page, drawing));
  }
  await page.context().close();
  return { time, longest };
};

/** A dialog of a client whose parts have loaded, from the click to its first frame. */
export const dialogOpened = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const page = await openScreen(browser, app, '/editUser/8');
  const time = { mine: [] as number[], floor: [] as number[] };
  for (let i = 0; i < count; i += 1) {
    const button = page.getByRole('button', { name: 'Delete', exact: true });
    time.mine.push(await paintedAfter(page, 'click', `document.querySelector('[role=dialog]')`, () => button.click()));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    time.floor.push(await barePaint(page, bare('dialog')));
  }
  await page.context().close();
  return time;
};

/** A log-out whose request is never answered, from the click to a page without rows. */
export const loggedOut = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const time = { mine: [] as number[], floor: [] as number[] };
  for (let i = 0; i < count; i += 1) {
    const page = await openScreen(browser, app, '/clientManagement');
    await page.locator(app.row).first().waitFor();
    time.floor.push(await barePaint(page, bare('p')));
    await page.route('**/logout-cms', () => {});
    await page.getByRole('button', { name: /Account of/ }).click();
    const logOut = page.getByRole('menuitem', { name: 'Log Out' });
    time.mine.push(await paintedAfter(page, 'click', `!document.querySelector('${app.row}')`, () => logOut.click()));
    await page.context().close();
  }
  return time;
};

/** A save without a connection, from the click to its message. */
export const savedOffline = async (browser: Browser, app: App, count: number): Promise<Measured> => {
  const time = { mine: [] as number[], floor: [] as number[] };
  for (let i = 0; i < count; i += 1) {
    const page = await openScreen(browser, app, '/editServiceHotline/14');
    await page.getByLabel('Order').fill('71');
    time.floor.push(await barePaint(page, bare('p')));
    await page.context().setOffline(true);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    time.mine.push(await paintedAfter(page, 'click', `document.querySelector('.toast')`, () => save.click()));
    await page.context().close();
  }
  return time;
};
