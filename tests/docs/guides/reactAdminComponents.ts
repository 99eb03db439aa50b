import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import type { Guide } from './copy';
import { rowsOf, testSelection } from './selection';
import { addSelections } from './selectionComponents';

export const reactAdminComponents: Guide = {
  page: 'docs/react-admin-components.md',
  prepare: addSelections,
  tests: (copy) => {
    it('a panel shows members of the record, and an input in a section is validated, focused on an error and saved', async () => {
      const { page, problems } = await signIn(copy, 'superadmin', '/customerServiceHotline');
      const first = rowsOf(page).first();
      const number = await first.getByRole('cell').nth(2).innerText();
      const country = await first.getByRole('cell').nth(1).innerText();
      await first.getByRole('link').first().click();
      const place = page.locator('.field').filter({ hasText: 'Answered in' });
      await place.getByText(country).waitFor();
      await see(place).toContainText(number);
      const input = page.getByLabel('Tel Number');
      await see(input).toHaveValue(number);
      const font = await input.evaluate((element) => getComputedStyle(element).fontFamily);
      await page.emulateMedia({ colorScheme: 'dark' });
      await see(input).toHaveCSS('color', 'rgb(230, 234, 239)');
      expect(font).toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).fontFamily));

      await input.fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('form').getByRole('alert').getByText('Tel Number cannot be empty').click();
      await see(input).toBeFocused();
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
      await see(input).toHaveValue('+852 1111 2222');
      await see(input).toBeFocused();
      answer();
      await page.getByRole('cell', { name: '+852 1111 2222', exact: true }).waitFor();
      expect(problems).toEqual([]);
    });

    it('a viewer without the right to edit sees the fields of the section as text', async () => {
      const { page } = await signIn(copy, 'viewer.hk', '/editServiceHotline/1');
      await page.getByRole('form').getByText('Tel Number').waitFor();
      expect(await page.getByRole('form').locator('input').count()).toBe(0);
    });

    it('an aside is below the list on a phone, and the pager covers no focused element', async () => {
      const { page } = await signIn(copy, 'superadmin', '/clientManagement');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator('.pager-phone').waitFor();
      await see(page.locator('html')).toHaveCSS('scroll-padding-bottom', '64px');
    });

    it('an aside that fails to load is reported, and the list remains', async () => {
      const { page } = await signIn(copy, 'superadmin', '/customerServiceHotline');
      // a second try goes to another address
      await page.route('**/ClientsAside-*.js*', (route) => route.abort());
      await page.evaluate(() => (window.location.hash = '/clientManagement'));
      await page.locator('.toast').getByText('This part could not be loaded').waitFor();
      await page.locator('.table tbody tr a').first().waitFor();
      expect(await page.locator('.list-aside').count()).toBe(0);
    });

    it('an input that is emptied again is no unsaved change', async () => {
      const { page } = await signIn(copy, 'superadmin', '/createServiceHotline');
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

    it('an aside filters the list, and the toolbar shows the filter', async () => {
      const { page, problems } = await signIn(copy, 'superadmin', '/clientManagement');
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

    testSelection(copy);
  },
};
