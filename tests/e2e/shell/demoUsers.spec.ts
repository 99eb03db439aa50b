import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { people } from '../../../fixtures/auth/people';
import { expect, password, test } from '../portal';

const part = /assets\/DemoUsers-[^/]+\.(js|css)$/;

test('a demo user of the fixture CMS fills the sign-in form by keyboard, and the sign-in works', async ({ page, portal }) => {
  await portal.open('/officeLocations');
  const users = page.getByRole('group', { name: 'Demo users' }).getByRole('button');
  await expect(users).toHaveCount(people.length);
  await portal.expectAccessible();
  await users.filter({ hasText: 'sales.sg' }).press('Enter');
  await expect(page.getByLabel('Username')).toHaveValue('sales.sg');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await portal.hasOpened();
  await expect(page.getByRole('button', { name: /^Account of Wei Ming Koh/ })).toBeVisible();
});

test('the sign-in page without demo users in config.json loads no part for them', async ({ page, portal }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await portal.open('/login');
  await expect(page.getByRole('group', { name: 'Demo users' })).toBeVisible();
  expect(loaded.filter((url) => part.test(url))).not.toEqual([]);

  loaded.length = 0;
  await portal.configure({});
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // the portal is prefetched after all that the sign-in page needs
  await portal.signInByForm();
  expect(loaded.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  expect(loaded.filter((url) => part.test(url))).toEqual([]);
});

test('the sign-in page with demo users fits a phone, by day and by night', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await portal.open('/login');
    await expect(page.getByRole('group', { name: 'Demo users' })).toBeVisible();
    await portal.expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), colorScheme).toBeLessThanOrEqual(360);
  }
});

test('the build has no password and no username of the demo users', () => {
  const folder = process.env.PORTAL_BUILD!;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  const texts = files.filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(texts).toContain('config.json');
  const secrets = [password, ...people.map(({ username }) => username)];
  const found = texts.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
  });
  expect(found).toEqual([]);
});
