import { expect, screen, summaryTexts, test, textsOf, waitFor } from '../portal';
import { openStep2 } from '../projects/projectForm';

const put = 'PUT /contactUs/clientServices/{id}';

test('a wrong value is marked when its field is left, and is summed up only by a save', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const order = await portal.field('Order');
  await portal.fill('Order', '0');
  await portal.expectChanges('Order');
  await portal.user.keyboard('0');
  expect(order).toHaveValue('00');
  expect(order).toBeValid();
  await portal.user.tab();
  await waitFor(() => expect(order).toBeInvalid());
  expect(summaryTexts()).toEqual([]);
  await portal.click('button', 'Save');
  await waitFor(() => expect(summaryTexts()).toHaveLength(1));
  expect(portal.calls(put)).toEqual([]);
});

test('a refusal that names a field by its label is shown at that field, and stays while another field is changed', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const refusal = 'This order is in use';
  await portal.fault({ call: put, kind: 'status', status: '01', msg: refusal, count: 1 });
  await portal.fill('Order', '77');
  await portal.click('button', 'Save');
  await portal.message(refusal);
  const order = await portal.field('Order');
  await waitFor(() => expect(order).toHaveFocus());
  expect(order).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await portal.fill('Tel Number', '+852 5550 0001');
  await portal.user.tab();
  await portal.expectChanges('Tel Number', 'Order');
  expect(order).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await portal.fill('Order', '78');
  await waitFor(() => expect(order).toBeValid());
});

test('the foot of a new hotline names the required fields that are still empty, and nothing once all are filled in', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  const missing = () => textsOf(document.querySelectorAll('.form-changes li'));
  expect(await screen.findByText('3 still missing')).toBeVisible();
  expect(missing()).toEqual(['Country', 'Tel Number', 'Order']);
  await portal.select('Country', 'Japan');
  await portal.fill('Order', '9');
  expect(await screen.findByText('1 still missing')).toBeVisible();
  expect(missing()).toEqual(['Tel Number']);
  await portal.fill('Tel Number', '+81 1');
  await waitFor(() => expect(screen.queryByText(/still missing$/)).toBeNull());
  expect(document.querySelector('.form-changes')).toBeNull();
});

test('the foot of a stored hotline shows its last update until something is changed, and again when the change is taken back', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const order = (await portal.field('Order')) as HTMLInputElement;
  const stored = order.value;
  expect(await screen.findByText(/^Last update/)).toBeVisible();
  expect(screen.queryByText(/changes?$/)).toBeNull();
  await portal.fill('Order', '77');
  await portal.expectChanges('Order');
  expect(screen.queryByText(/^Last update/)).toBeNull();
  await portal.fill('Order', stored);
  expect(await screen.findByText(/^Last update/)).toBeVisible();
  expect(screen.queryByText(/changes?$/)).toBeNull();
});

test('the foot of the second step counts neither optional fields nor those of the first step as missing', async ({ portal }) => {
  await openStep2(portal, ['Hong Kong'], ['Dubai'], ['English']);
  expect(await screen.findByText('10 still missing')).toBeVisible();
  expect(textsOf(document.querySelectorAll('.form-changes li'))).toEqual([
    ...['Project Type', 'Project Code', 'Property size', 'Project Name (EN)', 'Address (EN)', 'Description (EN)', 'Brief (EN)'],
    ...['Images', 'Thumbnail', 'Status'],
  ]);
});

test('the error of a required choice goes as soon as a value is chosen', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  const country = await portal.field('Country');
  country.focus();
  await portal.user.tab();
  await waitFor(() => expect(country).toHaveAttribute('aria-invalid', 'true'));
  await portal.select('Country', 'Japan');
  await waitFor(() => expect(country).toHaveAttribute('aria-invalid', 'false'));
  expect(country).toHaveFocus();
});

test('typing in one language of a required text does not mark the others', async ({ portal }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  const city = (language: string) => screen.findByLabelText(new RegExp(`^City \\(${language}\\)`));
  const english = await city('EN');
  english.focus();
  await portal.user.tab();
  await waitFor(() => expect(english).toHaveAttribute('aria-invalid', 'true'));
  await portal.user.type(english, 'Osaka');
  await waitFor(() => expect(english).toHaveAttribute('aria-invalid', 'false'));
  expect(await city('TC')).toHaveAttribute('aria-invalid', 'false');
});
