import { expect, reply, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const base = '/contactUs/clientServices/';
const listPath = '/customerServiceHotline';
const createPath = '/createServiceHotline';

const fill = async (portal: Portal, number: string, order = '42') => {
  await portal.select('Country', 'Japan');
  await portal.fill('Tel Number', number);
  await portal.fill('Order', order);
};

test('a new hotline is offline until switched on, and its request has country, number, order and post (HOT-012, HOT-013, HOT-022)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk', listPath);
  await portal.click('link', 'Create');
  expect(await screen.findByRole('radio', { name: 'Offline' })).toBeChecked();
  await fill(portal, '+81 3 5550 9999');
  expect(within(await portal.field('Country')).getAllByRole('option')).toHaveLength(13);
  await portal.click('button', 'Create');
  expect(await portal.message('New record is created')).toBeVisible();
  expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
    { countryId: 5, displayOrder: 42, phoneNumber: '+81 3 5550 9999', post: false },
  ]);
  await portal.select('Rows per page', '50');
  expect(await portal.row('+81 3 5550 9999')).toHaveTextContent('Offline');
});

test('a hotline that was edited is saved once, and its list is reloaded on the same page (HOT-023, HOT-024, PLT-022, PLT-024, PLT-025)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.select('Rows per page', '5');
  await portal.click('button', 'Page 2');
  await screen.findByText(/^6–10 of/);
  await portal.user.click(within(await portal.row('+60 3 5550 1180')).getByRole('link', { name: /^Edit/ }));
  await screen.findByRole('heading', { name: 'Edit Customer Service Hotline · Malaysia +60 3 5550 1180' });
  expect(screen.getByText(/^Last update/).closest('p, div')).toHaveTextContent('Last update 2026/10/28 17:40 Robin Ashgrove');
  await portal.click('radio', 'Offline');
  await portal.expectChanges('Post');
  const listsBefore = portal.calls(`GET ${base}`).length;
  await portal.user.keyboard('{Control>}s{/Control}');
  await portal.message('The changes have been saved');
  await waitFor(async () => expect(await portal.row('+60 3 5550 1180')).toHaveTextContent('Offline'));
  expect(screen.getByText(/^6–10 of/)).toBeVisible();
  expect(portal.calls(`GET ${base}`)).toHaveLength(listsBefore + 1);
  const [save, ...others] = portal.calls(`PUT ${base}{id}`);
  expect(others).toEqual([]);
  expect(save!.body).toEqual({ countryId: 6, displayOrder: 6, phoneNumber: '+60 3 5550 1180', post: false });
  expect(save!.headers['idempotency-key']).toBeTruthy();
});

test('an empty hotline is not sent: each field says what is missing, and so does the summary (HOT-014, HOT-018, SHR-015, SHR-016)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
  const texts = ['Country cannot be empty', 'Tel Number cannot be empty', 'Order cannot be empty'];
  const summary = (await screen.findAllByRole('alert')).find(({ textContent }) => textContent.includes(texts[0]!))!;
  expect(textsOf(within(summary).getAllByRole('button'))).toEqual(texts);
  for (const [i, label] of ['Country', 'Tel Number', 'Order'].entries())
    expect(await portal.field(label)).toHaveAccessibleDescription(expect.stringContaining(texts[i]!));
  await portal.user.click(within(summary).getByRole('button', { name: 'Order cannot be empty' }));
  expect(await portal.field('Order')).toHaveFocus();
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('the order of a hotline has to be an integer (HOT-020)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await fill(portal, '+81 1', 'ab');
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
  expect(await portal.field('Order')).toHaveAccessibleDescription(expect.stringContaining('Order must be integer'));
  expect(await portal.field('Order')).toHaveValue('ab');
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test.for(['call us', '電話番号', '<script>', 'مرحبا', '=1+1'])(
  'a hotline with the number %j is not saved, and the number stays in the field (HOT-016)',
  async (number, { portal }) => {
    await portal.signIn('superadmin', createPath);
    await fill(portal, '');
    await portal.user.click(await portal.field('Tel Number'));
    await portal.user.paste(number);
    await portal.click('button', 'Create');
    await portal.message('Please check the form and fill in correct format');
    const field = await portal.field('Tel Number');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Please enter the correct format'));
    expect(field).toHaveValue(number);
    expect(portal.calls(`POST ${base}`)).toEqual([]);
    await portal.fill('Tel Number', '+81 1');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining('Please enter the correct format')));
  },
);

test('typing into a hotline stops at 20 characters of the number and two of the order (HOT-015, HOT-019, SHR-014)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await portal.fill('Tel Number', '1'.repeat(25));
  expect(await portal.field('Tel Number')).toHaveValue('1'.repeat(20));
  expect(screen.getByText('20/20')).toBeVisible();
  await portal.fill('Order', '123');
  expect(await portal.field('Order')).toHaveValue('12');
});

test('a hotline that somebody else has changed is not overwritten before it was seen (HOT-027)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/15');
  await portal.fill('Order', '33');
  const stored = await portal.ask<object>(`${base}15`);
  const newer = { ...stored, phoneNumber: '+1 999', updatedAt: '2026-11-21T00:00:00Z' };
  await portal.fault({ call: `GET ${base}{id}`, count: 1, kind: 'raw', body: reply(newer) });
  await portal.click('button', 'Save');
  await screen.findByText(/This record was changed by/);
  expect(await portal.field('Order')).toHaveValue('33');
  expect(portal.calls(`PUT ${base}{id}`)).toEqual([]);
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(`PUT ${base}{id}`)).toHaveLength(1);
});

test('a lookup that fails is reported at its field with Retry, and the stored value stays', async ({ portal }) => {
  await portal.fault({ call: 'GET /country/', kind: 'http', status: 500, count: 1 });
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await screen.findByText('Country could not be loaded.');
  expect(await portal.field('Country')).toHaveValue('2');
  await portal.click('button', 'Retry');
  await waitFor(async () => expect(within(await portal.field('Country')).getAllByRole('option')).toHaveLength(13));
  expect(await portal.field('Country')).toHaveValue('2');
});

test('a lookup that is loading is announced where its options will be', async ({ portal }) => {
  const release = portal.hold('GET /country/');
  await portal.signIn('superadmin', createPath);
  const options = async () => within(await portal.field('Country')).getAllByRole('option');
  expect(textsOf(await options())).toEqual(['Loading…']);
  release();
  await waitFor(async () => expect(await options()).toHaveLength(13));
  expect((await options())[0]).toHaveTextContent('Choose…');
});

type Hotline = { id: number; countryEn: string; phoneNumber: string; displayOrder: number };

test('a number or an order that another hotline has too is pointed out, and can be saved', async ({ portal }) => {
  const [list] = await portal.readAsSuperadmin<{ content: Hotline[] }>([`${base}?page=0&size=100`]);
  const [own, other] = list!.content as [Hotline, Hotline];
  await portal.signIn('superadmin', `/editServiceHotline/${own.id}`);
  const note = (label: string) => screen.queryByText(`${label}:`)?.parentElement ?? null;
  await portal.fill('Tel Number', other.phoneNumber.replaceAll(' ', ''));
  await waitFor(() =>
    expect(note('Tel Number')).toHaveTextContent(`Tel Number: The same value as in ${other.countryEn} ${other.phoneNumber}`),
  );
  expect(within(note('Tel Number')!).getByRole('link')).toHaveAttribute('href', `#/editServiceHotline/${other.id}`);
  await portal.fill('Order', String(other.displayOrder));
  await waitFor(() => expect(note('Order')).toHaveTextContent(other.phoneNumber));
  await portal.fill('Order', '98');
  expect(note('Order')).toBeNull();
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  // the rows are read again for each form
  await portal.goTo(`/editServiceHotline/${other.id}`);
  await waitFor(() => expect(note('Tel Number')).toHaveTextContent(/^Tel Number: The same value as in/));
});
