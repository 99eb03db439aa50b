import { expect, reply, screen, test, waitFor } from '../portal';
import { active, dummy, formOf } from './clients';

test('the Investment Summary opens on the first list that is not empty', async ({ portal }) => {
  const project = { projectName: 'Sunset Mesa', location: 'US', initialInvestment: 10 };
  const totals = { totalInvestmentAmount: {}, totalDistributionAmount: {}, totalLoanAmount: {}, totalPaymentAmount: {} };
  const payload = { ...totals, activeProjects: [], exitingProjects: [], exitedProjects: [project, project] };
  await portal.fault({ call: 'GET /appuser/{id}/investments/{tab}', kind: 'raw', body: reply(payload) });
  await portal.signIn('superadmin', formOf(active));
  await portal.click('button', 'View Investment Summary');
  expect(await screen.findByRole('button', { name: 'Exited Projects 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findAllByRole('rowheader', { name: 'Sunset Mesa' })).toHaveLength(2);
  await portal.click('button', 'Active Projects 0');
  expect(await screen.findByText('No projects here')).toBeVisible();
});

test('the form of a dummy account says that its profile can be changed', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(dummy));
  await portal.field('Remarks');
  expect(screen.getByText('This is a dummy account: its profile, Username and Remarks can be changed here.')).toBeVisible();
});

test('the form of an account of the customer system says that only Username and Remarks can be changed', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(active));
  await portal.field('Remarks');
  expect(screen.getByText('Username and Remarks can be changed here. All other values come from the customer system.')).toBeVisible();
});

test('the foot of a form says who changed the record last, until something is changed', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(active));
  const remarks = await portal.field('Remarks');
  const note = () => document.querySelector('.form-note')!.textContent;
  expect(note()).toMatch(/^Last update \d{4}\/\d{2}\/\d{2} \d{2}:\d{2} /);
  const before = (remarks as HTMLInputElement).value;
  await portal.fill('Remarks', 'x');
  await portal.expectChanges('Remarks');
  expect(note()).toBe('1 changeRemarks');
  await portal.fill('Remarks', before);
  await waitFor(() => expect(note()).toMatch(/^Last update /));
});

test('the foot of a new record counts what is missing, and says nothing once it is there', async ({ portal }) => {
  await portal.signIn('superadmin', '/createServiceHotline');
  await portal.select('Country', 'Japan');
  await portal.fill('Order', '42');
  const note = () => document.querySelector('.form-note')!.textContent;
  await waitFor(() => expect(note()).toBe('1 still missingTel Number'));
  await portal.fill('Tel Number', '+81 3 5550 9999');
  await waitFor(() => expect(note()).toBe(''));
});

test('the sign-in page lets the browser fill in the username and the password', async ({ portal }) => {
  await portal.open('/login');
  expect(await portal.field('Username')).toHaveAttribute('autocomplete', 'username');
  expect(await portal.field('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('the inputs of an account have neither autofill nor spell check', async ({ portal }) => {
  await portal.signIn('superadmin', formOf(dummy));
  await portal.field('Remarks');
  const inputs = [...screen.getByRole('form').querySelectorAll('input:not([type=date], [type=radio])')];
  expect(inputs).toHaveLength(8);
  for (const input of inputs) {
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('spellcheck', 'false');
  }
});

test('the title of the document begins with the record, because tabs show little (PLT-019)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editUser/1050');
  await waitFor(() => expect(document.title).toBe('C1001050 · Edit Account – ADMIN PORTAL'));
});
