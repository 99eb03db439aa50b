import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import { rightsTests, type Guide } from './copy';

export const dependentFields: Guide = {
  page: 'docs/dependent-fields.md',
  entities: ['seminars'],
  // the loop over the registry opens entities of the portal with such fields
  openedEntities: [],
  testsOfCopy: rightsTests,
  tests: (copy) => {
    it('shows, disables and sets fields by the input of others; a disabled or hidden field is neither checked nor sent', async () => {
      const { page, problems } = await signIn(copy, 'superadmin', '/createSeminar');
      const bodies: Record<string, unknown>[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/seminars/')) bodies.push(request.postDataJSON() as (typeof bodies)[0]);
      });
      const link = page.getByRole('textbox', { name: 'Link' });
      const country = page.getByRole('combobox', { name: 'Country' });
      const place = page.getByRole('textbox', { name: 'Place' });
      const language = page.getByRole('combobox', { name: 'Language' });
      const summary = page.getByRole('form').getByRole('alert');
      const radio = (name: string) => page.getByRole('radio', { name });
      await page.getByLabel('Title').fill('Rates');

      // on site: the link is hidden, the country sets the place, and a changed place stays
      await see(link).toHaveCount(0);
      await country.selectOption({ label: 'Japan' });
      await see(place).toHaveValue('Japan');
      await place.fill('Tokyo Hall');

      // online: the link is required, the country is disabled with a reason
      await radio('Online').check();
      await link.fill('https://example.com/2');
      await see(country).toBeDisabled();
      await page.getByText('An online seminar is nowhere.').waitFor();
      await see(place).toHaveCount(0);
      await radio('On site').check();
      await radio('Online').check();
      await see(link).toHaveValue('https://example.com/2');
      await link.fill('');
      await page.getByRole('button', { name: 'Create' }).click();
      await summary.getByText('Link cannot be empty').waitFor();
      expect(await summary.innerText()).not.toContain('Country');

      // back on site: the place is kept, and the hidden link is no error any more
      await radio('On site').check();
      await see(place).toHaveValue('Tokyo Hall');
      await see(country).toBeEnabled();
      await see(summary).not.toContainText('Link');

      // one language is required, then the other one
      const invitation = page.getByRole('group', { name: 'Invitation' });
      await see(invitation.locator('[aria-disabled]')).toHaveCount(3);
      await language.selectOption('Japanese');
      await country.selectOption({ label: 'Singapore' });
      await see(language).toHaveValue('EN');
      await country.selectOption({ label: 'Japan' });
      await see(place).toHaveValue('Japan');
      await place.fill('Tokyo Hall');
      await language.selectOption('Japanese');
      await page.getByLabel('Invitation (JP)').fill('ご招待');
      await see(page.getByLabel('Invitation (EN)')).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('cell', { name: 'Tokyo Hall' }).waitFor();
      expect(bodies).toEqual([
        { title: 'Rates', isOnline: false, countryId: 5, place: 'Tokyo Hall', language: 'JA', invitationJp: 'ご招待' },
      ]);

      // opening the record sets nothing: the place stays different from the country
      await page.getByRole('row', { name: /Rates/ }).getByRole('link').first().click();
      await see(place).toHaveValue('Tokyo Hall');
      await see(country).toHaveValue('5');
      expect(await page.getByText('1 change').count()).toBe(0);
      expect(problems).toEqual([]);
    });
  },
};
