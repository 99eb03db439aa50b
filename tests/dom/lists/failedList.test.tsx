import { replaceClock } from '../clock';
import { expect, screen, test, waitFor, within } from '../portal';

const list = 'GET /appuser/';

const findFailure = async (text: string) => {
  const title = await screen.findByText(text, { selector: '.empty-title' });
  return title.closest<HTMLElement>('[role=alert]')!;
};
test.for([
  ['HTTP 429', { kind: 'http', status: 429 }],
  ['HTTP 503', { kind: 'http', status: 503 }],
] as const)(
  'a list that fails with %s shows "System busy!" and the id of the request, and Retry loads it (PLT-091)',
  async ([, kind], { portal }) => {
    await portal.fault({ call: list, count: 1, ...kind });
    await portal.signIn();
    const failure = await findFailure('System busy!');
    expect(within(failure).getByText('The list could not be loaded')).toBeVisible();
    expect(within(failure).getByText(/^Request [\w-]{36}$/)).toBeVisible();
    expect(within(failure).queryByText(/^The server asks to wait/)).not.toBeInTheDocument();
    await portal.click('button', 'Retry');
    await screen.findByRole('table');
    expect(await portal.rows()).toHaveLength(10);
  },
);

test('a list whose response is cut off shows "Network Error", and Retry loads it (PLT-088)', async ({ portal }) => {
  await portal.fault({ call: list, count: 1, kind: 'truncate' });
  await portal.signIn();
  await findFailure('Network Error');
  await portal.click('button', 'Retry');
  await screen.findByRole('table');
  expect(await portal.rows()).toHaveLength(10);
});

test('a list that fails with Retry-After shows how long the server asks to wait', async ({ portal }) => {
  await portal.fault({ call: list, count: 1, kind: 'http', status: 503, retryAfter: 30 });
  await portal.signIn();
  expect(within(await findFailure('System busy!')).getByText('The server asks to wait 30 seconds first.')).toBeVisible();
});

test('a list without a response for 90 seconds shows "Connection Timeout" and is not requested again (PLT-074, PLT-089)', async ({
  portal,
}) => {
  const pass = replaceClock();
  await portal.fault({ call: list, kind: 'hang' });
  await portal.signIn();
  await waitFor(() => expect(portal.calls(list)).toHaveLength(1));
  await pass(85_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(6_000);
  await findFailure('Connection Timeout');
  await portal.message('Connection Timeout');
  expect(portal.calls(list)).toHaveLength(1);
});

test('a list that takes more than ten seconds shows that the server takes longer than usual, until the rows are there', async ({
  portal,
}) => {
  const pass = replaceClock();
  const letGo = portal.hold(list);
  await portal.signIn();
  await waitFor(() => expect(portal.calls(list)).toHaveLength(1));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await portal.fill('Last Name', 'Wong');
  await pass(5_000);
  expect(screen.queryByText('The server takes longer than usual')).not.toBeInTheDocument();
  await pass(6_000);
  expect(screen.getByText('The server takes longer than usual')).toBeVisible();
  letGo();
  expect(await portal.rows()).toHaveLength(10);
  expect(await portal.field('Last Name')).toHaveValue('Wong');
  expect(screen.queryByText('The server takes longer than usual')).not.toBeInTheDocument();
});

test('a list that is loading shows the shape of its rows', async ({ portal }) => {
  portal.hold(list);
  await portal.signIn();
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeInTheDocument());
});
