/** What somebody sees who may read and not save, and where they may not be at all. */
import { expect, test, type Portal, recordForm } from '../portal';

const content = { read: 'CONTENT_READ', write: 'CONTENT_WRITE' };
const campaign = { read: 'CAMPAIGN_READ', write: 'CAMPAIGN_WRITE' };
/** Without the right to save Cancel stays, but where PRJ-104 and NTF-030 hide it. */
const places = [
  { list: '/customerServiceHotline', create: '/createServiceHotline', edit: '/editServiceHotline/2', codes: content },
  { list: '/officeLocations', create: '/createOfficeLocation', edit: '/editOfficeLocation/8', codes: content },
  { list: '/genericContents', create: '/createGenericContent', edit: '/editGenericContent/1', codes: content, save: 'Update' },
  { list: '/ourProducts', create: '/createProject', edit: '/editProject/1', codes: content, leave: 'Close' },
  // level 1 alone creates notifications (NTF-002)
  {
    list: '/pushNotification',
    create: '/createNotification',
    edit: '/editNotification/1',
    codes: campaign,
    leave: 'Close',
    isOfLevel1: true,
  },
];
const button = ({ page }: Portal, name: string) => page.getByRole('button', { name, exact: true });
const createLink = ({ page }: Portal) => page.getByRole('link', { name: 'Create', exact: true });

for (const { list, create, edit, codes, save = 'Save', leave = 'Cancel', isOfLevel1 = false } of places) {
  test(`PLT-124 PLT-020 level 2 with ${codes.read} alone at ${list}: no Create, no form behind its address, a record to look at`, async ({
    portal,
    page,
  }) => {
    await portal.signInWith([codes.read], 2, list);
    await expect(portal.rows().first()).toBeVisible();
    await expect(createLink(portal)).toHaveCount(0);
    const calls = portal.sent.length;
    await portal.open(create);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No permission!');
    await expect(recordForm(page)).toHaveCount(0);
    expect(portal.sent.slice(calls)).toEqual([]);
    await portal.open(edit);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit .+ · ./);
    await expect(page.locator('.view-only')).toHaveText('View only Your account may not save here.');
    await expect(page.locator('.form-buttons').getByRole('button', { name: /^(Save|Update|Cancel|Close)$/ })).toHaveText([leave]);
    await button(portal, leave).press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${list}$`));
  });

  test(`PLT-124 level 2 with ${codes.write} too saves at ${list}, and ${isOfLevel1 ? 'does not create' : 'creates'}`, async ({
    portal,
    page,
  }) => {
    await portal.signInWith([codes.read, codes.write], 2, list);
    await expect(portal.rows().first()).toBeVisible();
    await expect(createLink(portal)).toHaveCount(isOfLevel1 ? 0 : 1);
    await portal.open(create);
    await expect(recordForm(page)).toHaveCount(isOfLevel1 ? 0 : 1);
    await portal.open(edit);
    await expect(button(portal, save)).toBeVisible();
    await expect(page.locator('.view-only')).toHaveCount(0);
  });
}

test('POP-032 a popup that may only be looked at has Close in place of Cancel', async ({ portal, page }) => {
  await portal.signInWith(['CAMPAIGN_READ'], 2, '/editCampaign/1');
  await expect(page.locator('.view-only')).toHaveText('View only Your account may not save here.');
  await expect(page.getByRole('button', { name: /^(Save|Cancel)$/ })).toHaveCount(0);
  await button(portal, 'Close').click();
  await expect(page).toHaveURL(/#\/campaignPopup$/);
});

test('PLT-012 PLT-014 without Client Management the start says "No permission!" and leads to the areas of the menu', async ({
  portal,
  page,
}) => {
  await portal.signInWith(['CAMPAIGN_READ'], 3);
  await expect(page.getByText('No permission!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  const areas = page.getByRole('navigation', { name: 'Areas that you may use' }).getByRole('link');
  await expect(areas).toHaveText(['Campaign Popup', 'Push Notification']);
  await portal.expectAccessible();
  await areas.last().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification Management');
});
