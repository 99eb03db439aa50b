import type { Page } from '@playwright/test';
import { expect, Portal, test } from '../portal';

const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const token = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('admin-portal.session') ?? 'null') as { token: string } | null)?.token);

test('a new tab gets the session of a signed-in tab without a sign-in, and stores it in no other place (PLT-042)', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('superadmin');
  const foreign = await context.newPage();
  await foreign.goto(portal.root.replace('localhost', '127.0.0.1'));
  await expect(foreign.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${portal.root}/#/officeLocations`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Office Locations');
  await expect(account(tab, 'Robin Ashgrove')).toBeVisible();
  expect(await token(tab)).toBe(await token(page));
  const elsewhere = await tab.evaluate(async () => [
    JSON.stringify({ ...localStorage }),
    document.cookie,
    await indexedDB.databases(),
    await caches.keys(),
  ]);
  expect(elsewhere[0]).not.toContain((await token(tab))!);
  expect(elsewhere.slice(1)).toEqual(['', [], []]);
  await tab.reload();
  await expect(account(tab, 'Robin Ashgrove')).toBeVisible();
  // a tab of another origin has got nothing meanwhile
  expect(await token(foreign)).toBeUndefined();
  await expect(foreign.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a log-out ends the session in every tab that has got it, and none of them gets another one (PLT-042, PLT-047)', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('superadmin');
  const tab = await context.newPage();
  await tab.goto(`${portal.root}/#/officeLocations`);
  await account(tab, 'Robin Ashgrove').click();
  await tab.getByRole('menuitem', { name: 'Log Out' }).click();
  for (const each of [tab, page]) await expect(each.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // another user signs in elsewhere in this browser
  const other = new Portal(await context.newPage(), portal.root);
  await other.signInByForm('sales.sg');
  const newTab = await context.newPage();
  await newTab.goto(portal.root);
  await expect(account(newTab, 'Wei Ming Koh')).toBeVisible();
  for (const each of [tab, page]) {
    await each.reload();
    await expect(each.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await token(each)).toBeUndefined();
  }
});

test('with two users in two tabs a new tab gets the session of the tab that was used last (PLT-042)', async ({ portal, page, context }) => {
  await portal.signIn('superadmin', '/officeLocations');
  const other = new Portal(await context.newPage(), portal.root);
  await other.signIn('sales.sg', '/officeLocations');
  const observer = await context.newPage();
  await observer.goto(`${portal.root}/config.json`);
  const replies = await observer.evaluateHandle(() => {
    const names: string[] = [];
    new BroadcastChannel('admin-portal.session').onmessage = ({
      data,
    }: MessageEvent<{ kind: string; session: { displayName: string } }>) => {
      if (data.kind === 'session') names.push(data.session.displayName);
    };
    return names;
  });
  for (const [used, name] of [
    [page, 'Robin Ashgrove'],
    [other.page, 'Wei Ming Koh'],
  ] as const) {
    await used.getByRole('heading', { level: 1 }).click();
    const tab = await context.newPage();
    await tab.goto(portal.root);
    await expect(account(tab, name)).toBeVisible();
    expect(await token(tab)).toBe(await token(used));
    await tab.close();
  }
  // one reply to each request: none depends on which tab is faster
  expect(await replies.jsonValue()).toEqual(['Robin Ashgrove', 'Wei Ming Koh']);
});
