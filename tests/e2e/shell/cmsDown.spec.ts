import type { Page } from '@playwright/test';
import { expect, test, type Portal } from '../portal';

const key = 'GET /cmsauth/pubKey';
const down = (portal: Portal) => portal.fault({ call: '*', kind: 'http', status: 503 });
const up = (portal: Portal) => portal.control('DELETE', 'faults');
const notice = (page: Page) => page.locator('.sign-in-down');

test('the sign-in page says that the portal is there and the CMS is not, keeps what is typed, and tries again by itself', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await down(portal);
  await portal.open('/login');
  await expect(notice(page)).toHaveText(
    'The CMS does not answer' +
      'The portal itself works. The CMS holds all data and accounts, so nobody can sign in until it answers. What is saved is safe.' +
      'The portal tries again by itself every 15 seconds.' +
      'Try now',
  );
  await portal.expectAccessible();
  await page.getByLabel('Username').fill('viewer.hk');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  const asked = portal.calls(key).length;
  await page.clock.runFor(15_000);
  await expect.poll(() => portal.calls(key).length).toBe(asked + 1);
  // the next question is 15 seconds after the answer, so the clock waits for it
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'false');
  await expect(notice(page)).toBeVisible();
  await up(portal);
  await page.clock.runFor(15_000);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('viewer.hk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await portal.hasOpened();
});

test('Try now asks at once, by keyboard, the second time too', async ({ portal, page }) => {
  await page.clock.install();
  await down(portal);
  await portal.open('/login');
  await expect(notice(page)).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    const asked = portal.calls(key).length;
    await page.getByRole('button', { name: 'Try now' }).press('Enter');
    await expect.poll(() => portal.calls(key).length).toBe(asked + 1);
    await expect(page.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('button', { name: 'Try now' })).toBeFocused();
  }
  await up(portal);
  await portal.fault({ call: key, kind: 'hang', count: 1 });
  await page.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Try now' })).toBeVisible();
  await portal.expectAccessible();
  // nobody waits longer for an answer than for the next question
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('PLT-028 on plain http beyond localhost the portal says why it cannot run, and where to go', async ({ portal, page }) => {
  await page.route('http://portal.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await fetch(`${portal.root}${pathname}`);
    await route.fulfill({
      body: Buffer.from(await answer.arrayBuffer()),
      contentType: answer.headers.get('Content-Type') ?? undefined,
      headers: { 'Content-Security-Policy': answer.headers.get('Content-Security-Policy')! },
    });
  });
  portal.isElsewhere = true;
  await page.goto('http://portal.example/?accessToken=SECRET#/login');
  await expect(page.getByRole('heading', { name: 'This address is not secure' })).toBeVisible();
  await expect(page.locator('main')).toContainText('nobody can sign in here');
  await expect(page.getByRole('link', { name: 'https://portal.example/' })).toHaveAttribute('href', 'https://portal.example/');
  await expect(page.getByLabel('Username')).toHaveCount(0);
  // single sign-on may have led there
  expect([page.url(), await page.content()].join()).not.toContain('SECRET');
  await portal.expectAccessible();
});
