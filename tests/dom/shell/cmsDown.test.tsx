import { replaceClock } from '../clock';
import { expect, password, screen, test, waitFor, type Portal } from '../portal';

const publicKey = 'GET /cmsauth/pubKey';
const save = 'PUT /contactUs/clientServices/{id}';
const banner = 'The CMS does not answer. What you typed is kept. The portal asks again every 15 seconds.';
const stopCms = (portal: Portal) => portal.fault({ call: '*', kind: 'http', status: 503 });
const startCms = (portal: Portal) => portal.control('DELETE', 'faults');

test('a CMS that stops while somebody signs in is reported beside the message, and the password stays', async ({ portal }) => {
  await portal.open('/login');
  await waitFor(() => expect(portal.calls(publicKey)).toHaveLength(1));
  await stopCms(portal);
  await portal.fillSignIn('superadmin');
  await portal.message('System busy!');
  expect(await screen.findByText('The CMS does not answer')).toBeVisible();
  expect(await portal.field('Password')).toHaveValue(password);
});

/** Opens an address while the CMS is down, and starts the CMS again. Returns a function that lets time pass. */
const openWhileDown = async (portal: Portal, path: string) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.rows();
  const wait = replaceClock();
  await stopCms(portal);
  await portal.goTo(path);
  await screen.findByRole('button', { name: 'Retry' });
  expect(await screen.findByText(banner)).toBeVisible();
  await startCms(portal);
  return wait;
};

test('a list that failed while the CMS was down is loaded when it answers again, and the banner goes', async ({ portal }) => {
  const wait = await openWhileDown(portal, '/officeLocations');
  await wait(15_000);
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  expect((await portal.rows()).length).toBeGreaterThan(0);
});

test('a record that failed while the CMS was down is opened when it answers again', async ({ portal }) => {
  const wait = await openWhileDown(portal, '/editServiceHotline/1');
  await wait(15_000);
  expect(await portal.field('Order')).toBeVisible();
});

test('a save that the CMS did not answer is not sent again by itself, and the form keeps its changes', async ({ portal }) => {
  await portal.signIn('superadmin', '/editServiceHotline/1');
  await portal.fill('Order', '17');
  const wait = replaceClock();
  await stopCms(portal);
  await portal.click('button', 'Save');
  await screen.findByText(banner);
  await startCms(portal);
  const saves = portal.calls(save).length;
  await wait(15_000);
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  expect(await portal.field('Order')).toHaveValue('17');
  expect(portal.calls(save)).toHaveLength(saves);
});

test('one call that fails does not mean that the CMS is down', async ({ portal }) => {
  await portal.signIn('superadmin', '/customerServiceHotline');
  await portal.rows();
  await portal.fault({ call: 'GET /contactUs/offices/', kind: 'http', status: 500 });
  await portal.goTo('/officeLocations');
  for (const asked of [1, 2]) {
    await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(portal.calls(publicKey)).toHaveLength(asked));
    if (asked === 1) await portal.click('button', 'Retry');
  }
  expect(screen.queryByText(banner)).toBeNull();
});
