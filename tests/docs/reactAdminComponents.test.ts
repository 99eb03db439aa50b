import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './guide';

describe('docs/react-admin-components.md', () => {
  const copy = new Copy('docs/react-admin-components.md');
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('compiles and keeps the rules of the linter', () => {
    copy.node('typescript/bin/tsc', '--noEmit');
    copy.node('eslint/bin/eslint.js', 'resources');
  });

  it('a panel has the record around it, and a section binds by name: its rule speaks, its value is sent', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/customerServiceHotline');
    const first = page.locator('.table tbody tr').first();
    const number = await first.getByRole('cell').nth(2).innerText();
    const country = await first.getByRole('cell').nth(1).innerText();
    await first.getByRole('link').first().click();
    const place = page.locator('.field').filter({ hasText: 'Answered in' });
    await place.getByText(country).waitFor();
    expect(await place.innerText()).toContain(number);
    const input = page.getByLabel('Tel Number');
    expect(await input.inputValue()).toBe(number);
    const font = await input.evaluate((element) => getComputedStyle(element).fontFamily);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await input.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(230, 234, 239)');
    expect(font).toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).fontFamily));

    await input.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.error-summary').getByText('Tel Number cannot be empty').click();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('[aria-busy]').getByText('Tel Number cannot be empty').waitFor();
    await input.fill('+852 1111 2222');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/clientServices/*', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Saving' }).waitFor();
    await input.pressSequentially('9');
    await input.press('Backspace');
    expect(await input.inputValue()).toBe('+852 1111 2222');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    answer();
    await page.getByRole('cell', { name: '+852 1111 2222', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('who may not edit sees the declared fields as text', async () => {
    const { page } = await copy.signIn('viewer.hk', '/editServiceHotline/1');
    await page.locator('.resource-form').getByText('Tel Number').waitFor();
    expect(await page.locator('.resource-form input').count()).toBe(0);
  });

  it('on a phone what is beside a list stands under it, and the pager covers no focus', async () => {
    const { page } = await copy.signIn('superadmin', '/clientManagement');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.pager-phone').waitFor();
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--covered-bottom'))).toBe('56px');
  });

  it('an aside that cannot be loaded says so and leaves the list', async () => {
    const { page } = await copy.signIn('superadmin', '/customerServiceHotline');
    // a second try goes to another address
    await page.route('**/ClientsAside-*.js*', (route) => route.abort());
    await page.evaluate(() => (window.location.hash = '/clientManagement'));
    await page.locator('.toast').getByText('This part could not be loaded').waitFor();
    await page.locator('.table tbody tr a').first().waitFor();
    expect(await page.locator('.list-aside').count()).toBe(0);
  });

  it('what is emptied again is no change', async () => {
    const { page } = await copy.signIn('superadmin', '/createServiceHotline');
    const input = page.getByLabel('Tel Number');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const goToList = () => page.getByRole('link', { name: 'Customer Service Hotline' }).first().click();
    await input.fill('1');
    await goToList();
    await question.getByRole('button', { name: 'Stay' }).click();
    // a dialog that closes gives the focus back, and a key that empties the input goes where the focus is
    await question.waitFor({ state: 'detached' });
    await input.fill('');
    await goToList();
    await page.locator('.table tbody tr a').first().waitFor();
    expect(await question.count()).toBe(0);
  });

  it('what stands beside a list filters it, and the toolbar says so', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/clientManagement');
    const aside = page.getByRole('navigation', { name: 'Quick filters' });
    await aside.getByText('1200 clients').waitFor();
    await aside.getByRole('button', { name: 'Suspended' }).click();
    await aside.getByText('1200 clients').waitFor({ state: 'detached' });
    await page.locator('.tags').getByText('Suspended').waitFor();
    const statuses = await page.locator('.table tbody tr .chip').allInnerTexts();
    expect(new Set(statuses)).toEqual(new Set(['Suspended']));
    await aside.getByRole('button', { name: 'All' }).click();
    await aside.getByText('1200 clients').waitFor();
    expect(problems).toEqual([]);
  });
});
