import { registry } from '../../../resources';
import { people } from '../../../fixtures/auth/people';
import { pauseClock } from '../clock';
import { expect, test, type Person, recordForm } from '../portal';

const { resources } = registry;
const routes = Object.values(resources).flatMap(({ routes: own }) =>
  Object.entries(own).map(([view, path]) => ({ view, path: path.replace(':type', 'BIZ').replace(':id', '1') })),
);

test('PLT-007 PLT-008 every route leads an anonymous visitor to sign-in, with the wanted path and without a call', async ({
  portal,
  page,
}) => {
  for (const { path } of routes) {
    await portal.open(path);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    // the button stands there from the path before
    await expect.poll(() => portal.path()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  }
  expect(portal.sent.filter(({ call }) => call !== 'GET /cmsauth/pubKey')).toEqual([]);
});

test('PLT-009 PLT-010 PLT-018 a deep link is where the person lands after sign-in, and stays where signed in', async ({ portal, page }) => {
  await portal.open('/editServiceHotline/2');
  await portal.fillSignIn('superadmin');
  await expect(page.getByLabel('Tel Number')).toBeVisible();
  expect(page.url()).toBe(`${portal.root}/#/editServiceHotline/2`);
  await portal.open('/customerServiceHotline');
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
  await portal.open('/login?redirect=%2FofficeLocations');
  await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
});

test('PLT-011 a redirect to elsewhere is not followed', async ({ portal, page }) => {
  await portal.open('/login?redirect=%2F%2Fevil.example');
  await portal.fillSignIn('superadmin');
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
});

test('PLT-012 PLT-021 the root and unknown paths lead to Client Management', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/');
  for (const path of ['/', '/nothing', '/clientManagement/deeper', '/customerServiceHotline/x/3', '/hotline', '/clients/1/x/y']) {
    await portal.open('/officeLocations');
    await expect(page.getByRole('heading', { name: 'Office Locations' })).toBeVisible();
    await portal.open(path);
    await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
    expect(portal.path()).toBe('/clientManagement');
  }
});

test("PLT-015 PLT-016 react-admin's own addresses lead to those of the specification, and Back comes to neither twice", async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await expect(portal.rows().first()).toBeVisible();
  const [partner] = await page.locator('.table tbody a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const id = /\/(\d+)$/.exec(partner!)![1]!;
  for (const [own, shown] of [
    ['/hotlines', '/customerServiceHotline'],
    ['/hotlines/create', '/createServiceHotline'],
    ['/hotlines/3', '/editServiceHotline/3'],
    ['/offices/3/show', '/editOfficeLocation/3'],
    ['/clients/12', '/editUser/12'],
    // the type of a partner stands in its address: known from the list, else the list it is
    [`/partners/${id}`, partner!.slice(1)],
    ['/partners/999999', '/businessPartnerManagement'],
    // nothing leads on where both are one
    ['/genericContents', '/genericContents'],
  ] as const) {
    await portal.open(own);
    await expect.poll(portal.path).toBe(shown);
    await expect(page.locator('h1')).toBeVisible();
  }
  await portal.open('/officeLocations');
  await portal.open('/clients/12');
  await expect.poll(portal.path).toBe('/editUser/12');
  await page.goBack();
  await expect.poll(portal.path).toBe('/officeLocations');
});

test("react-admin's address of the record that is being edited asks nothing, another one does", async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editServiceHotline/3');
  await page.getByLabel('Order').fill('77');
  await page.evaluate(() => (window.location.hash = '#/hotlines/3'));
  await expect.poll(portal.path).toBe('/editServiceHotline/3');
  await expect(page.getByLabel('Order')).toHaveValue('77');
  await expect(portal.dialog()).toHaveCount(0);
  await page.evaluate(() => (window.location.hash = '#/hotlines/4'));
  await expect(portal.dialog('Leave without saving?')).toBeVisible();
});

test('PLT-003 PLT-015 PLT-016 PLT-017 PLT-019 PLT-020 PLT-049 every route has its screen, with header and title', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin');
  for (const head of Object.values(resources)) {
    for (const [view, route] of Object.entries(head.routes)) {
      await portal.open(route.replace(':type', 'BIZ').replace(':id', '1'));
      const title = view === 'list' ? head.label : (head.titles?.[view as 'edit'] ?? new RegExp(`^(Create|Edit) ${head.label}`));
      await expect(page.locator('h1')).toContainText(title);
      await expect(page.locator('.header')).toBeVisible();
      await expect(page).toHaveTitle(/ – ADMIN PORTAL$/);
    }
  }
  await portal.open('/ourProducts');
  await expect(page).toHaveTitle('Content Management - Our Products – ADMIN PORTAL');
  await portal.open('/genericContents');
  await expect(page).toHaveTitle('Content Management - Generic Contents – ADMIN PORTAL');
});

type Menus = { name: string; children?: { name: string }[] }[];

for (const { username, firstName, lastName, userLevel } of people) {
  test(`PLT-050 PLT-051 PLT-054 PLT-123 the header of ${username} holds the name and the menu of the reply, and no more`, async ({
    portal,
    page,
  }) => {
    await portal.signIn(username as Person);
    await expect(page.getByRole('button', { name: `Account of ${firstName} ${lastName} Level ${userLevel}` })).toContainText(
      `${firstName} ${lastName}`,
    );
    const { menus } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('admin-portal.session')!) as { menus: Menus });
    const shown = await page.locator('.main-menu li:not([inert]) .menu-item').allTextContents();
    const own = shown.filter((text) => text !== 'More');
    const folded = menus.slice(own.length).map(({ name }) => name);
    if (folded.length > 0) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem')).toHaveText(folded);
      await page.keyboard.press('Escape');
    }
    expect([...own, ...folded]).toEqual(menus.map(({ name }) => name));
    await page.getByRole('button', { name: 'Content Management' }).click();
    const children = menus.find(({ name }) => name === 'Content Management')!.children!.map(({ name }) => name);
    await expect(page.getByRole('menuitem')).toHaveText(children);
    await page.getByRole('menuitem', { name: 'Customer Service Hotline' }).click();
    await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
    expect(portal.path()).toBe('/customerServiceHotline');
  });
}

test('PLT-052 Push Notification leads to /pushNotification', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await page.getByRole('link', { name: 'Push Notification' }).click();
  await expect(page.getByRole('heading', { name: 'Notification Management' })).toBeVisible();
  expect(portal.path()).toBe('/pushNotification');
});

test('the menu works by keyboard: arrows, Enter, Esc', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await page.getByRole('link', { name: 'Client Management' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Content Management' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Our Products' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Content Management' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Generic Contents' })).toBeVisible();
});

test('what does not fit goes under More, and into a drawer on narrow screens', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await portal.signIn('superadmin');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Admin User Management' }).click();
  await expect(page.getByRole('heading', { name: 'Admin User Management' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Customer Service Hotline' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Service Hotline' })).toBeVisible();
});

for (const { username, permissionCodes, userLevel } of people.slice(1)) {
  test(
    `${username} gets the screen of every address, or "No permission!" where a create or clone screen needs a right (PLT-116 PLT-124)`,
    { tag: '@complete' },
    async ({ portal, page }) => {
      await portal.signIn(username as Person);
      for (const head of Object.values(resources)) {
        for (const [view, route] of Object.entries(head.routes)) {
          const need = head.access?.[view];
          // a screen that is not there yet says so to everybody
          const isAllowed =
            !(view === 'create' || (view === 'clone' && head.load)) ||
            (need !== undefined && (!need.code || permissionCodes.includes(need.code)) && userLevel <= (need.level ?? 3));
          await portal.open(route.replace(':type', 'BIZ').replace(':id', '1'));
          await expect(page.locator('h1')).toContainText(isAllowed ? /^(?!No permission)/ : 'No permission!');
          await expect(page.locator('.header')).toBeVisible();
        }
      }
    },
  );
}

const forbidden: [Person, string[]][] = [
  ['sales.sg', ['/createServiceHotline', '/createProject']],
  ['viewer.hk', ['/createServiceHotline', '/createUser']],
  ['csteam.hk', ['/adminCreateUser', '/createNotification']],
];
for (const [username, paths] of forbidden) {
  test(`PLT-124 ${username} at ${paths.join(' and ')} reads "No permission!" and no data is requested`, async ({ portal, page }) => {
    for (const path of paths) {
      await portal.signIn(username, path);
      await expect(page.getByRole('heading', { name: 'No permission!' })).toBeVisible();
    }
    expect(portal.sent.map(({ call }) => call).filter((call) => !call.includes('cmsauth'))).toEqual([]);
    await portal.expectAccessible();
  });
}

test('PLT-090 PLT-123 a missing READ code answers 403 once: "No permission!" and no rows', async ({ portal, page }) => {
  await portal.fault({ call: 'GET /contactUs/clientServices/', kind: 'http', status: 403 });
  await portal.signIn('sales.sg', '/customerServiceHotline');
  await expect(portal.message('No permission!')).toBeVisible();
  await expect(page.locator('.empty-title')).toHaveText('No permission!');
  expect(portal.calls('GET /contactUs/clientServices/')).toHaveLength(1);
});

test('PLT-083 SHR-066 messages stay five seconds, wait under the pointer, and can be closed', async ({ portal, page }) => {
  await page.clock.install();
  await portal.open('/login');
  const fail = async () => {
    await portal.fillSignIn('nobody', 'wrong');
    await expect(portal.message('wrong')).toBeVisible();
  };
  await expect(page.getByLabel('Username')).toBeVisible();
  await pauseClock(page);
  await fail();
  await page.clock.fastForward(4_000);
  await expect(portal.message('wrong')).toBeVisible();
  await page.clock.fastForward(1_100);
  await expect(portal.message('wrong')).toHaveCount(0);
  await fail();
  await portal.message('wrong').hover();
  await page.clock.fastForward(20_000);
  await expect(portal.message('wrong')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(portal.message('wrong')).toHaveCount(0);
  await expect(page.locator('.toast-host')).toHaveAttribute('aria-live', 'polite');
});

test('PLT-093 the loading overlay comes with the first of several calls and stands until the last of them ends', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editUser/21');
  await expect(recordForm(page)).toBeVisible();
  const overlay = page.getByTestId('loading-overlay');
  await expect(overlay).toHaveCount(0);
  let answer = () => {};
  await page.route('**/portal-cms/files/*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fallback();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Investor Statement' }).click();
  await expect(overlay.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'View Investment Summary' }).click();
  await expect(page.locator('.totals')).toBeVisible();
  await expect(overlay.locator('.loading-bar')).toBeVisible();
  answer();
  await download;
  await expect(overlay).toHaveCount(0);
});
test('rows that are on their way have a shape', async ({ portal, page }) => {
  await portal.fault({ call: 'GET /appuser/', kind: 'hang' });
  await portal.signIn('superadmin');
  await expect(page.locator('.skeleton').first()).toBeVisible();
});

test('shortcuts: "/" focuses the search, "?" lists them', async ({ portal, page }) => {
  await portal.signIn('superadmin');
  await expect(portal.rows()).toHaveCount(10);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Client ID')).toBeFocused();
  await page.keyboard.press('?');
  await expect(portal.dialog()).toHaveCount(0);
  await page.getByLabel('Client ID').blur();
  await page.keyboard.press('?');
  await expect(portal.dialog('Keyboard shortcuts')).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(portal.dialog()).toHaveCount(0);
});

test('a wrong config.json is explained on the page, with the key and what was expected', async ({ portal, page }) => {
  await portal.configure({ product: 'a b', idleLockMinutes: 'five' });
  await portal.open('/');
  await expect(page.locator('.problems li')).toHaveText([
    'config.json:1: product: expected a word of letters, digits and hyphens, found "a b"',
    'config.json:1: idleLockMinutes: expected a number from 0 to 1440, found "five"',
  ]);
  await portal.expectAccessible();
});
test('a config.json that is no JSON says so, with the line of each comment and of the first other mistake', async ({ portal, page }) => {
  await portal.configure('{\n  "product": "portal", // the base path\n  "host": "",\n}');
  await portal.open('/');
  await expect(page.locator('.problems li')).toHaveText([
    'config.json:2: JSON has no comments: take it out',
    'config.json:4: expected a key in double quotes; after the last one stands no comma',
  ]);
});
test('the environment label and single sign-on follow config.json', async ({ portal, page }) => {
  await portal.configure({ singleSignOn: { action: '', fields: {}, signOut: '' } });
  await portal.open('/');
  await expect(page.getByText('UAT')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCount(0);
});

test('PLT-120 the policy for markup and workers is taken before the sign-in page is drawn: nobody else can claim it', async ({
  portal,
  page,
}) => {
  await portal.open('/clientManagement');
  await expect(page.getByLabel('Username')).toBeVisible();
  const claimed = await page.evaluate(() => {
    try {
      window.trustedTypes!.createPolicy('portal', { createHTML: (html: string) => html });
      return 'claimed';
    } catch {
      return 'refused';
    }
  });
  expect(claimed).toBe('refused');
  // the try itself is reported, and nothing else is
  await expect.poll(() => portal.problems.length).toBe(1);
  expect(portal.problems.splice(0)[0]).toContain("Creating a TrustedTypePolicy named 'portal' violates");
});
