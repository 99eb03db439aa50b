import type { Locator } from '@playwright/test';
import { expect, test, type Portal } from '../portal';

/** The cell of the first row that has neither a link nor a button. */
const plainCell = (portal: Portal) => portal.rows().first().locator('td:not(:has(a, button))').first();
for (const [name, press] of [
  ['Ctrl-click', (cell: Locator) => cell.click({ modifiers: ['ControlOrMeta'] })],
  ['a middle click', (cell: Locator) => cell.click({ button: 'middle' })],
] as const)
  test(`${name} on a row opens its record in a new tab, and the list stays (PLT-042)`, async ({ portal, page, context }) => {
    await portal.signIn('superadmin', '/customerServiceHotline');
    await portal.expectLoaded();
    const opened = context.waitForEvent('page');
    await press(plainCell(portal));
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^Edit Customer Service Hotline/);
    const path = new URL(tab.url()).hash;
    await expect(portal.rows().first().locator(`a[href="${path}"]`).first()).toBeVisible();
    expect(portal.path()).toBe('/customerServiceHotline');
    expect(context.pages()).toHaveLength(2);
    await plainCell(portal).click();
    expect(context.pages()).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Hotline');
  });
