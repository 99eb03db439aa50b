import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './guide';

const typeToSearch = 'Type to search, there are more than can be listed';
const fieldIn = (page: Page) => page.locator('.field').filter({ has: page.getByRole('combobox', { name: 'Town' }) });
const townIn = (page: Page) => fieldIn(page).locator('input');
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Town' }).getByRole('option');
const statusOf = (page: Page) => page.locator('.combo').getByRole('status');
const found = (page: Page, name: string) => optionsOf(page).getByText(name, { exact: true });
/** The texts that towns are looked for by, call by call. */
const listen = (page: Page) => {
  const searched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = searchParams.get('name');
    if (pathname.endsWith('/towns/') && name !== null) searched.push(name);
  });
  return searched;
};

/** Beside what the page declares: a choice that has to exist and is narrowed, and several to choose in the form and in the filter. */
const declareMore = (copy: Copy) => {
  const file = 'resources/visits/visits.ts';
  const several = "reference('towns', 'Other places', { multiple: true, sentAs: 'town' })";
  copy.edit(file, "shownAs: 'town', ", "shownAs: 'town', within: 'title', mustExist: true, ");
  copy.edit(file, "    town: text('Name", `    others: ${several},\n    town: text('Name`);
  copy.edit(file, '  form: {', "  createForm: { sections: [{ fields: ['title', 'townId', 'others'] }] },\n  form: {");
  copy.edit(file, "reference('towns', 'Town') }", "reference('towns', 'Town'), town: reference('towns', 'Places', { multiple: true }) }");
};

describe('docs/lookups.md', () => {
  const copy = new Copy('docs/lookups.md', declareMore);
  const open = async (path: string) => {
    const { page, problems } = await copy.signIn('superadmin', '/visits');
    const searched = listen(page);
    await page.evaluate((hash) => (window.location.hash = hash), path);
    return { page, problems, searched };
  };
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('compiles, and the tests of declarations pass', () => {
    copy.compile();
    copy.node('vitest/vitest.mjs', 'run', '--project', 'resources');
  }, 120_000);

  it('a form offers the beginning of a long list, finds the rest by what is typed, and sends what is chosen', async () => {
    const { page, problems, searched } = await open('/editVisit/3');
    const town = townIn(page);
    // the record says what it is called
    await expect.poll(() => town.inputValue()).toBe('Old Town');
    await town.click();
    await statusOf(page).getByText(typeToSearch).waitFor();
    await expect.poll(() => optionsOf(page).count()).toBe(101);
    await town.fill('Town 234');
    await found(page, 'Town 2345').click();
    expect(await town.inputValue()).toBe('Town 2345');
    expect(searched).toEqual(['Town 234']);
    // what a choice sets comes from the row that was found
    await expect.poll(() => page.getByRole('textbox', { name: 'Name on the invitation' }).inputValue()).toBe('Town 2345');
    await town.click();
    await town.fill('nowhere');
    await statusOf(page).getByText('Nothing has this name').waitFor();
    await town.press('Escape');
    expect(await town.inputValue()).toBe('Town 2345');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ townId: 2345, town: 'Town 2345' });
    expect(problems).toEqual([]);
  });

  it('a text is looked for once nobody types for a moment', async () => {
    const { page, searched } = await open('/createVisit');
    const town = townIn(page);
    await town.click();
    await statusOf(page).getByText(typeToSearch).waitFor();
    await town.evaluate(async (input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      for (const text of ['T', 'To', 'Tow', 'Town 77']) {
        set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
      }
    });
    await found(page, 'Town 77').waitFor();
    expect(searched).toEqual(['Town 77']);
  });

  it('a newer text ends the search for the former one, whose answer is never shown, and Enter waits', async () => {
    const { page } = await open('/createVisit');
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
    expect(await town.inputValue()).toBe('Town 99');
  });

  it('a search that fails says so, and Retry brings it', async () => {
    const { page } = await open('/createVisit');
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
    // the list is open again, with what was typed
    await found(page, 'Town 55').waitFor();
    expect([await town.inputValue(), await town.evaluate((input) => input === document.activeElement)]).toEqual(['Town 55', true]);
    await page.keyboard.press('Enter');
    expect(await town.inputValue()).toBe('Town 55');
  });

  it('what is closed before it was looked for is not looked for, and what then fails is no failure of the field', async () => {
    const { page, searched } = await open('/createVisit');
    const town = townIn(page);
    await page.clock.install();
    await town.click();
    await town.fill('Town 66');
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    expect(searched).toEqual([]);
    let fail = () => {};
    await page.route(/name=Town%2067/, (route) => new Promise<void>((resolve) => (fail = () => resolve(route.abort()))));
    await town.click();
    const asked = page.waitForRequest(/name=Town%2067/);
    await town.fill('Town 67');
    await page.clock.runFor(400);
    await asked;
    await page.keyboard.press('Escape');
    fail();
    await page.clock.runFor(1_000);
    expect(await fieldIn(page).locator('.lookup-failure').count()).toBe(0);
  });

  it('several to choose are not searched: there it fails, and offers nothing', async () => {
    const { page } = await open('/createVisit');
    await page.locator('.lookup-failure').getByText('Other places could not be loaded.').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.evaluate(() => (window.location.hash = '/visits'));
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.locator('.lookup-failure').getByText('Places could not be loaded.', { exact: true }).waitFor();
    expect(
      await page
        .locator('.filter-panel label')
        .filter({ has: page.getByRole('checkbox') })
        .allInnerTexts(),
    ).toEqual(['All']);
  });

  it('a filter searches too, and knows the name of what was chosen when it opens again', async () => {
    const { page, searched } = await open('/visits');
    await page.getByRole('cell', { name: 'Town 7', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Filter/ }).click();
    const town = townIn(page);
    await town.click();
    await town.fill('Town 2400');
    await found(page, 'Town 2400').click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.tags').getByText('Town 2400').waitFor();
    await page.getByRole('cell', { name: 'Harbour', exact: true }).waitFor({ state: 'detached' });
    expect(await page.locator('.table tbody tr').allInnerTexts()).toEqual([expect.stringContaining('Opening')]);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect.poll(() => town.inputValue()).toBe('Town 2400');
    expect(searched).toEqual(['Town 2400']);
  });
});
