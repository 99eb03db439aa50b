import { fireEvent } from '@testing-library/react';
import { cellsOf, expect, type Portal, reply, test, textsOf, waitFor, within } from '../portal';

const investments = 'GET /appuser/{id}/investments/{tab}';
const totals = { totalInvestmentAmount: {}, totalDistributionAmount: {}, totalLoanAmount: {}, totalPaymentAmount: {} };

/** Opens the summary of client 4 of the seeds, who has 200 investments. */
const openSummary = async (portal: Portal) => {
  await portal.signIn('superadmin', '/editUser/4');
  await portal.click('button', 'View Investment Summary');
  return within(await portal.dialog('Investment Summary'));
};
const seed = (portal: Portal, change: object) =>
  portal.fault({
    call: investments,
    kind: 'raw',
    body: reply({ ...totals, activeProjects: [], exitingProjects: [], exitedProjects: [], ...change }),
  });

test('the investment summary has PDL and LOAN, each with its lists of projects (CLI-089, CLI-090, CLI-091, CLI-092, CLI-093)', async ({
  portal,
}) => {
  const dialog = await openSummary(portal);
  expect(textsOf(await dialog.findAllByRole('tab'))).toEqual(['PDL', 'LOAN']);
  for (const name of [/^Active Projects \d+$/, /^Exited Projects \d+$/]) expect(await dialog.findByRole('button', { name })).toBeVisible();
  const exiting = dialog.getByRole('button', { name: /^Exiting Projects \d+$/ });
  await portal.user.click(exiting);
  const count = Number(/\d+/.exec(exiting.textContent)![0]);
  expect(count).toBeGreaterThan(0);
  await waitFor(() => expect(dialog.getAllByRole('row').slice(1)).toHaveLength(count));
  await portal.user.click(dialog.getByRole('tab', { name: 'LOAN' }));
  await dialog.findByRole('button', { name: /^Active \d+$/ });
  const lists = dialog.getAllByRole('button', { name: /^[A-Z]\w+ \d+$/ }).map(({ textContent }) => textContent.replace(/ \d+$/, ''));
  expect(lists).toEqual(['Active', 'Exited']);
  expect(portal.calls(investments).map(({ path }) => path)).toEqual(['/appuser/4/investments/PDLI', '/appuser/4/investments/LOAN']);
});

test('the arrows, Home and End choose a tab of the investment summary and move the focus to it (CLI-089)', async ({ portal }) => {
  const dialog = await openSummary(portal);
  const tab = (name: string) => dialog.findByRole('tab', { name });
  await portal.user.click(await tab('PDL'));
  for (const [key, name] of [
    ['ArrowRight', 'LOAN'],
    ['ArrowRight', 'PDL'],
    ['ArrowLeft', 'LOAN'],
    ['Home', 'PDL'],
    ['End', 'LOAN'],
  ] as const) {
    await portal.user.keyboard(`{${key}}`);
    await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-selected', 'true'));
    expect(await tab(name)).toHaveFocus();
  }
  // Alt and an arrow are those of the browser, for Back and Forward
  expect(fireEvent.keyDown(await tab('LOAN'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(await tab('LOAN')).toHaveFocus();
});

test('amounts of an investment have the currency of its location, and totals have both (CLI-094, CLI-095, CLI-116)', async ({ portal }) => {
  const project = { purchaseDate: '2023-04-01', paymentDate: null, dispositionStatus: 'Active', distributionAmount: null };
  await seed(portal, {
    totalInvestmentAmount: { USD: 1234.5, CAD: 0 },
    totalDistributionAmount: { USD: 10, CAD: 20 },
    activeProjects: [
      { ...project, projectName: 'Sunset Mesa', location: 'US', purchaseAmount: 1000, initialInvestment: 1234.5 },
      { ...project, projectName: 'Maple Ridge', location: 'CANADA', purchaseAmount: 2000, initialInvestment: 500 },
    ],
  });
  const dialog = await openSummary(portal);
  const row = await dialog.findByRole('row', { name: /^Sunset Mesa/ });
  const headers = textsOf(dialog.getAllByRole('columnheader'));
  expect(headers).toEqual([
    'Project',
    'Location',
    'Initial investment',
    'Purchase amount',
    'Purchase date',
    'Distribution',
    'Payment date',
    'Disposition status',
  ]);
  const cells = textsOf(cellsOf(row));
  expect(cells).toEqual(['Sunset Mesa', 'US', 'USD 1,234.50', 'USD 1,000.00', '2023/04/01', '–', '–', 'Active']);
  expect(dialog.getByRole('row', { name: /^Maple Ridge/ })).toHaveTextContent('CAD 500.00');
  const total = (name: string) => dialog.getByText(name).parentElement;
  expect(total('Total investment')).toHaveTextContent('Total investmentUSD 1,234.50CAD 0.00');
  expect(total('Total distribution')).toHaveTextContent('Total distributionUSD 10.00CAD 20.00');
});

test('a reply of investments without totals and lists shows dashes and no projects', async ({ portal }) => {
  await portal.fault({ call: investments, kind: 'raw', body: reply({}) });
  const dialog = await openSummary(portal);
  expect(await dialog.findByText('No projects here')).toBeVisible();
  expect(dialog.getByText('Total investment').parentElement).toHaveTextContent('USD –');
});

test('investments that could not be loaded are reported in the dialog, with Retry', async ({ portal }) => {
  await portal.fault({ call: investments, kind: 'http', status: 500, count: 1 });
  const dialog = await openSummary(portal);
  expect(await dialog.findByText('System busy!')).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Total investment')).toBeVisible();
});
