import type { Page } from '@playwright/test';
import { attacks } from '../attacks';
import { expect, reply, test, errorSummary, recordForm } from '../portal';
import { drawn, inputsRenderedBy } from '../renders';

/** Everything that react-query keeps in the page, found by way of React's tree. */
const cachesOf = (page: Page) =>
  page.evaluate(() => {
    type Fiber = { memoizedProps?: { client?: unknown } | null; child?: Fiber; sibling?: Fiber };
    type Client = {
      getQueryCache: () => { getAll: () => { queryKey: unknown; state: unknown }[] };
      getMutationCache: () => { getAll: () => { state: unknown }[] };
    };
    const root = [...document.querySelectorAll('*')].find((each) => Object.keys(each).some((key) => key.startsWith('__reactContainer')))!;
    const key = Object.keys(root).find((each) => each.startsWith('__reactContainer'))!;
    const found: Client[] = [];
    const walk = (fiber: Fiber | undefined) => {
      for (let each = fiber; each; each = each.sibling) {
        const client = each.memoizedProps?.client as Client | undefined;
        if (client && typeof client.getQueryCache === 'function') found.push(client);
        walk(each.child);
      }
    };
    walk((root as unknown as Record<string, Fiber>)[key]);
    const text = JSON.stringify(
      found.flatMap((client) => [
        ...client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
        ...client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ]),
    );
    return { count: found.length, text };
  });

test('PLT-043 passwords that are shown once are kept nowhere: no storage, address, log or cache', async ({ portal, page }) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await portal.signIn('superadmin', '/adminCreateUser');
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption({ label: 'Mira Kaplan' });
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await page.getByRole('combobox', { name: 'Sales Office', exact: true }).selectOption('HK');
  await expect(page.getByRole('checkbox', { name: 'Dubai' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'View of Reports' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const dialog = portal.dialog('Admin user is created');
  const created = /Password: (\S+)/.exec(await dialog.locator('.shown-password').innerText())![1]!;
  const whileShown = await cachesOf(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await portal.expectLoaded();
  await portal.row('Kaplan').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const temporary = 'Can4ry-Temporary';
  await portal.dialog().getByLabel('Temporary password').fill(temporary);
  await portal.dialog().getByRole('button', { name: 'Reset password' }).click();
  await portal.dialog('The temporary password').getByRole('button', { name: 'Close' }).click();
  const after = await cachesOf(page);
  expect([whileShown.count, after.count].every((count) => count > 0)).toBe(true);
  expect(after.text).toContain('Kaplan');
  const kept = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, await caches.keys(), document.cookie]),
  );
  for (const secret of [created, temporary]) expect(kept + logs.join('\n') + whileShown.text + after.text).not.toContain(secret);
});

test('300 attack strings as modules, names and offices are text', async ({ portal, page }) => {
  test.slow();
  expect(attacks.length).toBeGreaterThanOrEqual(300);
  const own = [...new Set(attacks.map((attack) => attack.trim()))];
  await portal.fault({
    call: 'GET /cmsuser/permissions',
    kind: 'raw',
    body: reply(own.map((name, i) => ({ name, codes: [`X${i}_READ`, `X${i}_WRITE`] }))),
  });
  await portal.fault({
    call: 'GET /salesregion/officelist',
    kind: 'raw',
    body: reply(own.slice(0, 100).map((name, i) => ({ code: 'A'.repeat(i + 1), name }))),
  });
  await portal.fault({
    call: 'GET /employees/cmsuser/pending-assign',
    kind: 'raw',
    body: reply(own.map((name) => ({ fullName: name, firstName: name, lastName: name, employeeId: name, email: name }))),
  });
  await portal.signIn('superadmin', '/adminCreateUser');
  await expect(page.locator('.matrix-table tbody tr:not(.matrix-descriptions)')).toHaveCount(own.length);
  await page.getByRole('combobox', { name: 'Name', exact: true }).click();
  await page.getByRole('option').nth(3).click();
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await page.getByRole('combobox', { name: 'Sales Office', exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(100);
  await page.getByRole('option').nth(5).click();
  await page.getByRole('checkbox', { name: 'Everything' }).click();
  await expect(page.getByText(`${own.length} of ${own.length} View`)).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(await recordForm(page).locator(':is(img, script, iframe, form form, style, link, object, base)').count()).toBe(0);
});

test('a matrix of a hundred modules is searched, and a tick in it renders no other row', async ({ hugePortal: portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await expect(page.locator('.matrix-table tbody tr:not(.matrix-descriptions)')).toHaveCount(100);
  const tick = page.locator('.matrix-table tbody tr:not(.matrix-descriptions)').nth(3).getByRole('checkbox').nth(2);
  await expect
    .poll(() => inputsRenderedBy(page, () => tick.press('Space')))
    .toEqual([
      'Search Permissions',
      'Everything',
      'View of all that are shown',
      'Update of all that are shown',
      'All of Content Management',
      'View of Content Management',
      'Update of Content Management',
    ]);
  await page.getByLabel('Search Permissions').fill('module 9');
  await expect(page.locator('.matrix-table tbody tr:not(.matrix-descriptions)')).toHaveCount(11);
  // what searches sends nothing, and one tick stays in reach
  await page.keyboard.press('Enter');
  await expect(errorSummary(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.matrix-table input:focus')).toHaveCount(1);
  await page.getByLabel('Search Permissions').focus();
  await page.getByLabel('Search Permissions').fill('nothing like it');
  await expect(page.getByText('Nothing has this name')).toBeVisible();
});

test('a click is not lost to the error of the field that it leaves', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  const box = page.getByRole('checkbox', { name: 'View of Client Management' });
  await box.scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Sales Office', exact: true }).focus();
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // long enough for an error to be drawn
  await drawn(page);
  await page.mouse.up();
  await expect(box).toBeChecked();
  await expect(page.locator('.field .error').getByText('Sales Office cannot be empty')).toBeVisible();
});

test('a group of ticks shows its error when it is left, and not between two of its ticks', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await page.getByRole('combobox', { name: 'Sales Office', exact: true }).selectOption('HK');
  const regions = page.getByRole('group', { name: 'Region' });
  await regions.getByRole('checkbox', { name: 'All of Region' }).uncheck();
  await page.keyboard.press('Tab');
  await expect(regions.getByRole('checkbox').nth(1)).toBeFocused();
  await drawn(page);
  await expect(regions.locator('.error')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Name', exact: true }).focus();
  await expect(regions.locator('.error')).toHaveText('Region cannot be empty');
});

test('what is being composed keeps its keys in a choice that narrows', async ({ portal, page }) => {
  const many = Array.from({ length: 30 }, (_, i) => ({
    fullName: `P${i}`,
    firstName: 'P',
    lastName: `${i}`,
    employeeId: `P${i}`,
    email: null,
  }));
  await portal.fault({ call: 'GET /employees/cmsuser/pending-assign', kind: 'raw', body: reply(many) });
  await portal.signIn('superadmin', '/adminCreateUser');
  // a box that narrows takes the place of a select once its many choices are there
  const name = page.getByRole('combobox', { name: 'Name', exact: true }).and(page.locator('input'));
  await name.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Enter', 'Escape'])
      await name.evaluate((input, init) => input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })), {
        ...composed,
        key,
      });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(name).toHaveValue('');
});
