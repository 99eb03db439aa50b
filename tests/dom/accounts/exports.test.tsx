import { onTestFinished, vi } from 'vitest';
import { expect, screen, test, waitFor } from '../portal';

const exportCall = 'POST /appuser/downloadCsv';

/** Collects the names of the files that the page saves. */
const savedFiles = () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
};
/** Collects the signals of the exports that the page requests. */
const exportSignals = () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetch.mockRestore());
  return () => fetch.mock.calls.flatMap(([url, init]) => (String(url).includes('downloadCsv') ? [init?.signal] : []));
};

test('Export sends the search, the filters and the sort of the list, without its page (CLI-007, CLI-026, CLI-027)', async ({ portal }) => {
  const saved = savedFiles();
  await portal.signIn();
  await portal.click('button', 'Page 2');
  await portal.fill('Last Name', 'an');
  await portal.click('button', 'Search');
  await portal.click('button', /^Filter/);
  await portal.select('User Status', 'Active');
  await portal.click('button', 'Apply');
  await waitFor(() => expect(portal.calls('GET /appuser/').at(-1)?.query).toContain('lastName=an&userStatus=ACTIVATED'));
  await portal.click('button', 'Export');
  await waitFor(() => expect(saved).toEqual(['clients.csv']));
  expect(portal.calls(exportCall).map(({ query }) => query)).toEqual([
    '?sort=lastLoginAt,desc&sort=id,asc&lastName=an&userStatus=ACTIVATED',
  ]);
});

test('an export that the server does not name has the day and the codes of the filters in its name, and no search (CLI-027)', async ({
  portal,
}) => {
  const saved = savedFiles();
  await portal.fault({ call: exportCall, kind: 'raw', body: 'a,b', contentType: 'text/csv' });
  await portal.signIn('csteam.hk');
  await portal.fill('Last Name', 'AN');
  await portal.click('button', 'Search');
  await waitFor(() => expect(portal.calls('GET /appuser/').at(-1)?.query).toContain('lastName=AN'));
  await portal.click('button', 'Export');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^clients-\d{4}-\d\d-\d\d-HK\.csv$/)]));
});

test('screen readers hear when an export starts and how it ends, and the focus stays on its button', async ({ portal }) => {
  savedFiles();
  await portal.signIn();
  const release = portal.hold(exportCall);
  const button = await screen.findByRole('button', { name: 'Export' });
  button.focus();
  await portal.user.keyboard('{Enter}');
  const announcement = await screen.findByText('The export has started');
  expect(announcement).toHaveAttribute('role', 'status');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await waitFor(() => expect(announcement).toHaveTextContent('The export is saved as clients.csv'));
  expect(button).toHaveFocus();
  portal.hold(exportCall);
  await portal.user.keyboard('{Enter}');
  await portal.click('button', 'Cancel export');
  await waitFor(() => expect(announcement).toHaveTextContent('The export was cancelled'));
  expect(button).toHaveFocus();
  expect(portal.calls(exportCall)).toHaveLength(2);
});

test.for([
  ['an empty file', { kind: 'raw', body: '', contentType: 'text/csv' }, 'Download Failed'],
  ['an envelope', { kind: 'status', status: '01', msg: 'Too many rows' }, 'Too many rows'],
  ['HTTP 500', { kind: 'http', status: 500 }, 'Download Failed'],
] as const)(
  'an export that gets %s saves nothing and shows one message (CLI-028, PLT-092, PLT-126)',
  async ([, fault, text], { portal }) => {
    const saved = savedFiles();
    await portal.fault({ call: exportCall, ...fault });
    await portal.signIn();
    await portal.click('button', 'Export');
    await portal.message(text);
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    expect(portal.messages()).toEqual([text]);
    expect(saved).toEqual([]);
  },
);

test('an export shows its progress, and Cancel ends it without a message (CLI-026)', async ({ portal }) => {
  const signals = exportSignals();
  await portal.fault({ call: exportCall, kind: 'hang' });
  await portal.signIn();
  await portal.click('button', 'Export');
  expect(await screen.findByText(/^Exporting…/)).toBeVisible();
  await portal.click('button', 'Cancel export');
  await waitFor(() => expect(screen.queryByText(/^Exporting…/)).toBeNull());
  expect(signals().map((signal) => signal?.aborted)).toEqual([true]);
  expect(portal.messages()).toEqual([]);
});

test('leaving the list of clients ends its export without a message (CLI-026)', async ({ portal }) => {
  const signals = exportSignals();
  await portal.fault({ call: exportCall, kind: 'hang' });
  await portal.signIn();
  await portal.click('button', 'Export');
  await screen.findByText(/^Exporting…/);
  await waitFor(() => expect(signals().map((signal) => signal?.aborted)).toEqual([false]));
  await portal.click('link', 'Push Notification');
  await screen.findByRole('heading', { name: 'Notification Management' });
  expect(signals().map((signal) => signal?.aborted)).toEqual([true]);
  expect(portal.messages()).toEqual([]);
});

test('an export shows its size in begun kilobytes, and from a megabyte on in megabytes (CLI-026)', async ({ portal }) => {
  const saved = savedFiles();
  const { fetch } = globalThis;
  let file!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (file = controller) });
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      String(url).includes('downloadCsv')
        ? Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/csv' } }))
        : fetch(url, init),
    );
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  onTestFinished(() => {
    spy.mockRestore();
    create.mockRestore();
  });
  await portal.signIn();
  await portal.click('button', 'Export');
  let sent = 0;
  for (const [bytes, size] of [
    [1, '1 kB'],
    [1_024, '1 kB'],
    [1_025, '2 kB'],
    [1_024 * 1_024 - 1, '1024 kB'],
    [1_024 * 1_024, '1.0 MB'],
    [1_024 * 1_024 * 1.5, '1.5 MB'],
  ] as const) {
    file.enqueue(new Uint8Array(bytes - sent));
    sent = bytes;
    expect(await screen.findByText(`Exporting… ${size}`)).toBeVisible();
  }
  file.close();
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^clients-[\d-]+\.csv$/)]));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
});
