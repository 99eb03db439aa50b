import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import type { Guide } from './copy';
import { rowsOf, testSelection } from './selection';
import { addSelections } from './selectionComponents';
import { addTitleSection } from './groupVisits';

export const reactAdminComponents: Guide = {
  page: 'docs/react-admin-components.md',
  testsOfCopy: [
    'tests/dom/contents/hotlineList.test.tsx#the list of hotlines shows',
    'tests/dom/contents/popups.test.tsx#typing into a popup stops at',
    'tests/resources/data.test.ts',
    'tests/resources/deployed/equal.test.ts',
  ],
  prepare: (copy) => {
    addSelections(copy);
    addTitleSection(copy);
  },
  tests: (copy) => {
    it('a panel shows members of the record', async () => {
      const { page, problems } = await signIn(copy, 'superadmin', '/customerServiceHotline');
      const first = rowsOf(page).first();
      const number = await first.getByRole('cell').nth(2).innerText();
      const country = await first.getByRole('cell').nth(1).innerText();
      await first.getByRole('link').first().click();
      const place = page.locator('.field').filter({ hasText: 'Answered in' });
      await place.getByText(country).waitFor();
      await see(place).toContainText(number);
      expect(problems).toEqual([]);
    });

    it('an input in a section is validated, focused on an error and saved', async () => {
      const { page, problems } = await signIn(copy, 'superadmin', '/editCampaign/1');
      const input = page.getByRole('textbox', { name: 'Title' });
      await see(input).toHaveValue('Year-end investor briefing');
      const font = await input.evaluate((element) => getComputedStyle(element).fontFamily);
      await page.emulateMedia({ colorScheme: 'dark' });
      await see(input).toHaveCSS('color', 'rgb(230, 234, 239)');
      expect(font).toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).fontFamily));

      await input.fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('form').getByRole('alert').getByText('Title cannot be empty').click();
      await see(input).toBeFocused();
      await page.locator('[aria-busy]').getByText('Title cannot be empty').waitFor();
      await input.fill('Market briefing');
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/campaignPopup/1', async (route) => {
        if (route.request().method() === 'PUT') await held;
        await route.continue();
      });
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Saving' }).waitFor();
      await input.pressSequentially('9');
      await input.press('Backspace');
      await see(input).toHaveValue('Market briefing');
      await see(input).toBeFocused();
      answer();
      await rowsOf(page).getByText('Market briefing', { exact: true }).waitFor();
      expect(problems).toEqual([]);
    });

    it('a viewer without the right to edit sees the fields of the section as text', async () => {
      const { page } = await signIn(copy, 'viewer.hk', '/editCampaign/2');
      await page.getByRole('form').getByText('Title', { exact: true }).first().waitFor();
      expect(await page.getByRole('form').getByRole('textbox').count()).toBe(0);
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
      const { page } = await signIn(copy, 'superadmin', '/createGroupVisit');
      const input = page.getByRole('textbox', { name: 'Title' });
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      const goToList = () => page.getByRole('link', { name: 'Group Visits' }).first().click();
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
