import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './guide';

describe('docs/dependent-fields.md', () => {
  const copy = new Copy('docs/dependent-fields.md');
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('compiles, its declaration has no problem, and the tests over the registry pass with it', () => {
    copy.compile();
    copy.node('vitest/vitest.mjs', 'run', '--project', 'resources');
    copy.node('@playwright/test/cli.js', 'test', 'registry', '--project=shell', '--grep', 'seminars', '--workers=2');
  }, 180_000);

  it('fields come, go, are off and are set as what is typed says; what is off or absent is neither checked nor sent', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/createSeminar');
    const bodies: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/seminars/')) bodies.push(request.postDataJSON() as (typeof bodies)[0]);
    });
    const [link, country] = ['Link', 'Country'].map((label) =>
      page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label })),
    );
    const place = page.getByRole('textbox', { name: 'Place' });
    const radio = (name: string) => page.getByRole('radio', { name });
    await page.getByLabel('Title').fill('Rates');

    // on site: no link is there, the country sets the place, which stays what was typed
    expect(await link!.count()).toBe(0);
    await country!.selectOption({ label: 'Japan' });
    await expect.poll(() => place.inputValue()).toBe('Japan');
    await place.fill('Tokyo Hall');

    // online: the link is asked for, the country is off and says why
    await radio('On').check();
    await link!.fill('https://example.com/2');
    expect(await country!.isDisabled()).toBe(true);
    await page.getByText('An online seminar is nowhere.').waitFor();
    expect(await place.count()).toBe(0);
    await radio('Off').check();
    await radio('On').check();
    expect(await link!.inputValue()).toBe('https://example.com/2');
    await link!.fill('');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('form').getByRole('alert').getByText('Link cannot be empty').waitFor();
    expect(await page.getByRole('form').getByRole('alert').innerText()).not.toContain('Country');

    // back on site: what was typed is still there, what is gone is asked for no more
    await radio('Off').check();
    expect(await place.inputValue()).toBe('Tokyo Hall');
    expect(await country!.isDisabled()).toBe(false);
    expect(await page.getByRole('form').getByRole('alert').innerText()).not.toContain('Link');

    // one language is asked for, the other one then
    const invitation = page.getByRole('group', { name: 'Invitation' });
    expect(await invitation.locator('[aria-disabled]').count()).toBe(3);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Japanese');
    await country!.selectOption({ label: 'Singapore' });
    await expect.poll(() => page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('EN');
    await country!.selectOption({ label: 'Japan' });
    await expect.poll(() => place.inputValue()).toBe('Japan');
    await place.fill('Tokyo Hall');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Japanese');
    await page.getByLabel('Invitation (JP)').fill('ご招待');
    expect(await page.getByLabel('Invitation (EN)').getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('cell', { name: 'Tokyo Hall' }).waitFor();
    expect(bodies).toEqual([
      { title: 'Rates', isOnline: false, countryId: 5, place: 'Tokyo Hall', language: 'JA', invitationJp: 'ご招待' },
    ]);

    // nothing runs when it is opened again: the place stays another one than the country's
    await page.getByRole('row', { name: /Rates/ }).getByRole('link').first().click();
    await expect.poll(() => place.inputValue()).toBe('Tokyo Hall');
    expect(await page.getByText('1 change').count()).toBe(0);
    expect(problems).toEqual([]);
  }, 60_000);
});
