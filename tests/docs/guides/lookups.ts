import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import { declareGroupVisits } from './groupVisits';
import { rightsTests, type Guide } from './copy';

const typeToSearch = 'Type to search, there are more than can be listed';
const fieldIn = (page: Page) => page.locator('.field').filter({ has: page.getByRole('combobox', { name: 'Town' }) });
const townIn = (page: Page) => fieldIn(page).locator('input');
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Town' }).getByRole('option');
const statusOf = (page: Page) => page.locator('.combo').getByRole('status');
const found = (page: Page, name: string) => optionsOf(page).getByText(name, { exact: true });
/** Milliseconds of the page's clock after which every pause of typing has passed. */
const longPause = 2_000;
/** Stops the clock of the page, so that only `runFor` lets its timers run. */
const pauseClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** The texts that the page searches towns by, request by request. */
const listen = (page: Page) => {
  const searched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = searchParams.get('name');
    if (pathname.endsWith('/towns/') && name !== null) searched.push(name);
  });
  return searched;
};

export const lookups: Guide = {
  page: 'docs/lookups.md',
  entities: ['visits'],
  // the tests over the registry compare what is sent with the label of a searched field
  openedEntities: [],
  testsOfCopy: rightsTests,
  prepare: declareGroupVisits,
  tests: (copy) => {
    const open = async (path: string) => {
      const { page, problems } = await signIn(copy, 'superadmin', '/visits');
      await page.getByRole('cell', { name: 'Town 7', exact: true }).waitFor();
      const searched = listen(page);
      await page.evaluate((hash) => (window.location.hash = hash), path);
      return { page, problems, searched };
    };

    it('a filter searches too, and shows the name of the chosen town when it opens again', async () => {
      const { page, searched } = await open('/visits');
      await page.getByRole('button', { name: /^Filter/ }).click();
      const town = townIn(page);
      await town.click();
      await town.fill('Town 2400');
      await found(page, 'Town 2400').click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.locator('.tags').getByText('Town 2400').waitFor();
      await page.getByRole('rowheader', { name: 'Harbour', exact: true }).waitFor({ state: 'detached' });
      expect(await page.locator('.table tbody tr').allInnerTexts()).toEqual([expect.stringContaining('Opening')]);
      await page.getByRole('button', { name: /^Filter/ }).click();
      await see(town).toHaveValue('Town 2400');
      expect(searched).toEqual(['Town 2400']);
    });

    it('choosing the value of the record again sends it unchanged, though it is not among the first towns', async () => {
      const { page } = await open('/editVisit/3');
      await page.getByLabel('Title').fill('Fair');
      await see(townIn(page)).toHaveValue('Old Town');
      await townIn(page).click();
      await statusOf(page).getByText(typeToSearch).waitFor();
      await found(page, 'Old Town').click();
      await page.route('**/visits/3', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ json: { status: '00', msg: '', payload: null } }) : route.continue(),
      );
      const saved = page.waitForRequest((request) => request.method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      expect((await saved).postDataJSON()).toMatchObject({ title: 'Fair', townId: 2401 });
    });

    it.each([
      ['as the page declares it', '/editVisit/1', 'New Town'],
      ['that has to exist', '/editGroupVisit/3', 'Old Town'],
    ])('a field %s lists the first towns, finds others by name and sends the chosen one', async (_, path, name) => {
      const { page, problems, searched } = await open(path);
      const town = townIn(page);
      // the record brings the name
      await see(town).toHaveValue(name);
      await town.click();
      await statusOf(page).getByText(typeToSearch).waitFor();
      await see(optionsOf(page)).toHaveCount(101);
      await town.fill('Town 234');
      await found(page, 'Town 2345').click();
      await see(town).toHaveValue('Town 2345');
      expect(searched).toEqual(['Town 234']);
      // the found row sets the other field
      await see(page.getByRole('textbox', { name: 'Name on the invitation' })).toHaveValue('Town 2345');
      await town.click();
      await town.fill('nowhere');
      await statusOf(page).getByText('Nothing has this name').waitFor();
      await town.press('Escape');
      await see(town).toHaveValue('Town 2345');
      const saved = page.waitForRequest((request) => request.method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      expect((await saved).postDataJSON()).toMatchObject({ townId: 2345, town: 'Town 2345' });
      expect(problems).toEqual([]);
    });

    it('a search waits for a pause in typing', async () => {
      const { page, searched } = await open('/createGroupVisit');
      const town = townIn(page);
      await town.click();
      await statusOf(page).getByText(typeToSearch).waitFor();
      await pauseClock(page);
      for (const text of ['T', 'To', 'Tow', 'Town 77']) {
        await town.fill(text);
        await page.clock.runFor(50);
      }
      expect(searched).toEqual([]);
      await page.clock.resume();
      await found(page, 'Town 77').waitFor();
      expect(searched).toEqual(['Town 77']);
    });

    it('a newer text aborts the search for the former one, whose response is never shown, and Enter waits', async () => {
      const { page } = await open('/createGroupVisit');
      const town = townIn(page);
      await page.route(/towns\/\?.*name=Town%2088(&|$)/, () => {});
      await town.click();
      await town.fill('Town 77');
      await found(page, 'Town 77').waitFor();
      const asked = page.waitForRequest(/name=Town%2088(&|$)/);
      const ended = page.waitForEvent('requestfailed', (request) => /name=Town%2088(&|$)/.test(request.url()));
      await town.fill('Town 88');
      expect(await optionsOf(page).count()).toBe(0);
      await statusOf(page).getByText('Loading…').waitFor();
      expect(await optionsOf(page).count()).toBe(0);
      await asked;
      await town.press('Enter');
      expect(await statusOf(page).innerText()).toBe('Loading…');
      await town.fill('Town 99');
      await ended;
      await found(page, 'Town 99').waitFor();
      expect(await optionsOf(page).allInnerTexts()).toEqual(expect.arrayContaining(['Town 99', 'Town 990']));
      await town.press('Enter');
      await see(town).toHaveValue('Town 99');
    });

    it('a search that fails is reported, and Retry repeats it', async () => {
      const { page } = await open('/createGroupVisit');
      const town = townIn(page);
      await page.route(/name=Town%2055/, (route) => route.abort(), { times: 1 });
      await town.click();
      await town.fill('Town 55');
      await statusOf(page).getByText('Town could not be loaded.').waitFor();
      await fieldIn(page).locator('.lookup-failure').getByText('Town could not be loaded.').waitFor();
      const again = page.waitForResponse(/name=Town%2055/);
      await fieldIn(page).getByRole('button', { name: 'Retry' }).click();
      expect((await again).ok()).toBe(true);
      await fieldIn(page).locator('.lookup-failure').waitFor({ state: 'detached' });
      // the list is open again, with the same text
      await found(page, 'Town 55').waitFor();
      await see(town).toHaveValue('Town 55');
      await see(town).toBeFocused();
      await page.keyboard.press('Enter');
      await see(town).toHaveValue('Town 55');
    });

    it('closing the list before the pause searches nothing, and a search that fails afterwards is no error of the field', async () => {
      const { page, searched } = await open('/createGroupVisit');
      const town = townIn(page);
      await town.waitFor();
      await pauseClock(page);
      await town.click();
      await town.fill('Town 66');
      await page.keyboard.press('Escape');
      await page.clock.runFor(longPause);
      expect(searched).toEqual([]);
      let fail = () => {};
      await page.route(/name=Town%2067/, (route) => new Promise<void>((resolve) => (fail = () => resolve(route.abort()))));
      await town.click();
      const asked = page.waitForRequest(/name=Town%2067/);
      await town.fill('Town 67');
      await page.clock.runFor(longPause);
      await asked;
      const ended = page.waitForEvent('requestfailed', (request) => /name=Town%2067/.test(request.url()));
      await page.keyboard.press('Escape');
      fail();
      await ended;
      await page.clock.runFor(longPause);
      expect(await fieldIn(page).locator('.lookup-failure').count()).toBe(0);
    });

    it('a choice of several towns is not searched: it fails and offers nothing', async () => {
      const { page } = await open('/createGroupVisit');
      await page.locator('.lookup-failure').getByText('Other places could not be loaded.').waitFor();
      expect(await page.getByRole('checkbox').count()).toBe(0);
      await page.evaluate(() => (window.location.hash = '/groupVisits'));
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.locator('.lookup-failure').getByText('Places could not be loaded.', { exact: true }).waitFor();
      const ticks = page.locator('.filter-panel label').filter({ has: page.getByRole('checkbox') });
      expect(await ticks.allInnerTexts()).toEqual(['All']);
    });
  },
};
