import { expect, screen, textsOf, waitFor, within, type Portal } from '../portal';
import { config, openGroup, signIn, test } from './example';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const mayReadPeople = ['APP_USER_READ', 'BUSINESS_PARTNER_READ'];
/** Signs in as a user of level 3 with these permissions. */
const signInWith = async (portal: Portal, codes: readonly string[]) => {
  await portal.giveRights(codes, 3);
  await portal.signIn('viewer.hk', undefined, config);
};

test('an entity of a file is in its group of the menu, for users with its code', async ({ portal }) => {
  await signIn(portal, 'viewer.hk');
  expect(await openGroup(portal, 'Content Management')).toEqual([
    ...['Our Products', 'Generic Contents', 'Campaign Popup', 'Customer Service Hotline', 'Office Locations'],
    ...['Car Parks', 'Market Reports', 'FAQ Groups'],
  ]);
  await portal.click('menuitem', 'FAQ Groups');
  await heading('FAQ Groups');
  expect(portal.path()).toBe('/faqGroups');
  expect(await portal.rows()).toHaveLength(3);
});

test('an entity of a file has no entry for users without its code', async ({ portal }) => {
  await signInWith(portal, mayReadPeople);
  await screen.findByRole('button', { name: 'Business Partner Management' });
  expect(screen.queryByRole('button', { name: 'Content Management' })).toBeNull();
});

test('an entity of a file makes a group of an entry that leads to a screen, and the screen is in it', async ({ portal }) => {
  await signInWith(portal, mayReadPeople);
  expect(await openGroup(portal, 'Business Partner Management')).toEqual(['Business Partner Management', 'Brokers']);
});

test('the list of an entity of a file is requested with page, size, sort and search', async ({ portal }) => {
  await signIn(portal, 'superadmin', '/brokers');
  await portal.rows();
  expect(portal.calls('GET /brokers/').map(({ query }) => query)).toEqual(['?page=0&size=10&sort=name,asc']);
  await portal.fill('Company', 'a');
  await portal.click('button', 'Search');
  await waitFor(() => expect(portal.calls('GET /brokers/').at(-1)!.query).toBe('?page=0&size=10&sort=name,asc&company=a'));
});

test('a save of an entity of a file has the keys of its fields and no others', async ({ portal }) => {
  await signIn(portal, 'superadmin', '/faqGroups');
  await portal.user.click(within((await portal.rows())[0]!).getAllByRole('link')[0]!);
  await portal.fill('Notice to partners', 'Read this.');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  const body = portal.calls('PUT /faqGroups/{id}')[0]!.body as Record<string, unknown>;
  const keys = ['audience', 'displayOrder', 'notice', 'online', 'titleEn', 'titleJa', 'titleSc', 'titleTc'];
  expect(Object.keys(body).toSorted()).toEqual(keys);
  expect(body.notice).toBe('Read this.');
});

test('an action of an entity of a file asks, calls, and shows its result', async ({ portal }) => {
  await signIn(portal, 'superadmin', '/carParks');
  const row = (await portal.rows()).find((each) => within(each).queryByRole('button', { name: /^Take offline/ }))!;
  const name = within(row).getAllByRole('link')[0]!.textContent;
  await portal.user.click(within(row).getByRole('button', { name: /^Take offline/ }));
  const question = await portal.dialog('Take it offline?');
  expect(question).toHaveTextContent(name);
  await portal.user.click(within(question).getByRole('button', { name: 'Take offline' }));
  await portal.message('It is offline');
  await waitFor(async () => expect(await portal.row(name)).toHaveTextContent('Offline'));
  expect(within(await portal.row(name)).queryByRole('button', { name: /^Take offline/ })).toBeNull();
});

test('an action of an entity of a file sends nothing for a row whose id would lead to another call (PLT-127)', async ({ portal }) => {
  const payload = { content: [{ id: '../../logout-cms?', name: 'North', type: 'INDOOR', status: 'OPEN', post: true }], totalElements: 1 };
  await portal.fault({ call: 'GET /carParks/', kind: 'raw', body: JSON.stringify({ status: '00', msg: '', payload }) });
  await signIn(portal, 'superadmin', '/carParks');
  await portal.click('button', /^Take offline/);
  const question = await portal.dialog('Take it offline?');
  await portal.user.click(within(question).getByRole('button', { name: 'Take offline' }));
  await portal.message('The record does not exist');
  expect(portal.calls('PUT /carParks/{id}/offline')).toEqual([]);
  expect(portal.calls('GET /carParks/')).not.toEqual([]);
});

test('a change of an entity of the portal is in its list, its form and its save', async ({ portal }) => {
  await signIn(portal, 'superadmin', '/customerServiceHotline');
  await heading('Service Hotlines');
  const [row] = await portal.rows();
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Order', 'Country/Region', 'Phone', 'Fax', 'Post', 'Operation']);
  await portal.user.click(within(row!).getAllByRole('link')[0]!);
  await portal.fill('Fax', '+852 5550 0000');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  await portal.row('+852 5550 0000');
  expect(portal.calls('PUT /contactUs/clientServices/{id}')[0]!.body).toMatchObject({ fax: '+852 5550 0000' });
});

test('an entity of a file and its entry of the menu are in the language of the page; a label without a translation stays English', async ({
  portal,
}) => {
  portal.serve('/texts/zh-HK.json', () => Response.json({}));
  await portal.signIn('superadmin', '/carParks', { ...config, languages: ['en', 'zh-HK'], language: 'zh-HK' });
  await heading('停車場');
  await portal.rows();
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Name');
  expect(await openGroup(portal, 'Content Management')).toContain('停車場');
  await portal.click('menuitem', '停車場');
  expect(portal.path()).toBe('/carParks');
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'English');
  await heading('Car Parks');
  expect(await openGroup(portal, 'Content Management')).toContain('Car Parks');
});
