/** Parts of clients, partners and admin users that show stored files, investments and names, drawn without their screens. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import EmployeeName from '../../../resources/adminUsers/EmployeeName';
import MatrixCell from '../../../resources/adminUsers/matrix/MatrixCell';
import type { Client } from '../../../resources/clients/client';
import FileLink from '../../../resources/clients/FileLink';
import InvestmentsDialog from '../../../resources/clients/investments/InvestmentsDialog';
import { ProjectTable, type Project } from '../../../resources/clients/investments/ProjectTable';
import StatementLink from '../../../resources/clients/StatementLink';
import { toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import { held } from '../../unit/browser';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
const messages = () => toastStore.get().map(({ text }) => text);
const client = { id: 4, clientID: 'C4', lastName: 'Wong', nationalId: '/files/n', passport: '/files/p' } as Client;
/** The first bytes of a PNG. */
const png = btoa('\x89PNG\r\n\x1a\n');
const refuse = (code: 'refused' | 'network' | 'forbidden') => () => Promise.reject(new CallFailure(code, 'The record does not exist'));

describe('the statement of a client', () => {
  const savedNames = () => {
    const names: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    onTestFinished(() => [create, revoke, click].forEach((spy) => spy.mockRestore()));
    return names;
  };
  const draw = (linkedFile: () => Promise<string>, value: unknown = '/files/s') => {
    const load = vi.fn(linkedFile);
    renderInList(<StatementLink label="Investor Statement" value={value} record={client} />, { provider: { linkedFile: load } as never });
    return load;
  };
  const button = () => screen.getByRole('button', { name: 'Download Investor Statement' });

  it('the statement is saved under the client ID, once while it loads, and again afterwards (CLI-057)', async () => {
    const names = savedNames();
    const first = held<string>();
    let response = first.promise;
    const load = draw(() => response);
    expect(button()).toHaveAttribute('aria-busy', 'false');
    await user.dblClick(button());
    expect(load).toHaveBeenCalledExactlyOnceWith('GET /files/{fileId}', '/files/s', undefined);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    first.settle(png);
    await waitFor(() => expect(names).toEqual(['statement-C4.png']));
    response = Promise.resolve(btoa('%PDF-1.4'));
    await user.click(button());
    await waitFor(() => expect(names).toEqual(['statement-C4.png', 'statement-C4.pdf']));
    expect(messages()).toEqual([]);
  });
  it('a statement that is no PDF and no image is reported and not saved', async () => {
    const names = savedNames();
    draw(async () => btoa('<html>'));
    await user.click(button());
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/^The Investor Statement is damaged/)]));
    expect(names).toEqual([]);
  });
  it.each([
    ['refused', 'The Investor Statement is no longer stored'],
    ['network', 'Network Error'],
    ['forbidden', 'No permission!'],
  ] as const)('a statement whose request is %s is reported as "%s", and can be requested again (CLI-055)', async (code, text) => {
    const load = draw(refuse(code));
    await user.click(button());
    await waitFor(() => expect(messages()).toEqual([text]));
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    await user.click(button());
    expect(load).toHaveBeenCalledTimes(2);
  });
  it.each([null, undefined])('a client with the statement %s has no button', (value) => {
    renderInList(<StatementLink label="Investor Statement" value={value} record={client} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body).toHaveTextContent(/^–$/);
  });
});

describe('a stored file of a client', () => {
  const draw = (value: unknown, linkedFile: () => Promise<string>) =>
    renderInList(<FileLink label="Passport" value={value} record={client} />, { provider: { linkedFile } as never });
  it('a file that cannot be fetched closes its dialog and is named, and opens the second time (CLI-048)', async () => {
    let isGone = true;
    draw('/files/p', () => (isGone ? refuse('refused')() : Promise.resolve(btoa('<html>'))));
    await user.click(screen.getByRole('button', { name: 'View Passport' }));
    await waitFor(() => expect(messages()).toEqual(['The Passport is no longer stored']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    isGone = false;
    await user.click(screen.getByRole('button', { name: 'View Passport' }));
    expect(await screen.findByText(/^This file is damaged/)).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByText('Wong · C4')).toBeVisible();
  });
  it('a client without the file has no button (CLI-050)', () => {
    draw(null, refuse('refused'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the investments of a client', () => {
  const project = (projectName: string, location = 'US'): Project => ({ projectName, location, initialInvestment: 100 }) as Project;
  const draw = (reply: Record<string, unknown>) => {
    const call = vi.fn(async (_: string, { path }: { path: { tab: string } }) => ({ data: reply[path.tab] }));
    renderInList(<InvestmentsDialog client={client} onClose={() => {}} />, { provider: { call } as never });
    return call;
  };
  const segments = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  it('the first list with projects is shown at first, and an empty one after its button (CLI-091)', async () => {
    draw({ PDLI: { activeProjects: [], exitingProjects: [project('A'), project('B')], exitedProjects: [project('C')] } });
    await waitFor(() => expect(segments()).toEqual(['Exiting Projects 2']));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Exiting Projects' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Active Projects 0' }));
    expect(screen.getByText('No projects here')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Exited Projects 1' }));
    expect(screen.getByRole('rowheader', { name: 'C' })).toBeVisible();
  });
  it('each tab starts anew with its own list, headers and totals (CLI-090, CLI-093)', async () => {
    const call = draw({
      PDLI: { activeProjects: [project('A')], exitedProjects: [project('C')], totalInvestmentAmount: { USD: 1, CAD: null } },
      LOAN: { activeProjects: [project('L')], exitedProjects: [], totalLoanAmount: { USD: 2 }, totalPaymentAmount: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Exited Projects 1' }));
    expect(screen.getByRole('columnheader', { name: 'Initial investment' })).toBeVisible();
    expect(screen.getByText('Total investment').parentElement).toHaveTextContent('Total investmentUSD 1.00CAD –');
    await user.click(screen.getByRole('tab', { name: 'LOAN' }));
    await waitFor(() => expect(segments()).toEqual(['Active 1']));
    expect(screen.getByRole('rowheader', { name: 'L' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Loan' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Payment' })).toBeVisible();
    expect(screen.getByText('Total payment').parentElement).toHaveTextContent('Total paymentUSD –CAD –');
    expect(call.mock.calls.map(([, { path }]) => path)).toEqual([
      { id: 4, tab: 'PDLI' },
      { id: 4, tab: 'LOAN' },
    ]);
  });
  it('a project shows its amounts in the currency of its location, and dashes for what it lacks (CLI-094, CLI-116)', () => {
    const sparse = { projectName: 'B', location: null, purchaseDate: '', dispositionStatus: null } as unknown as Project;
    const whole = { projectName: 'A', location: 'CANADA', initialInvestment: 0, purchaseAmount: 5, distributionAmount: -1.5 };
    const dates = { purchaseDate: '2023-04-01', paymentDate: '2024-05-02', dispositionStatus: 'Sold' };
    renderInList(<ProjectTable projects={[{ ...whole, ...dates } as Project, sparse]} label="Active" isLoan={false} />);
    const cells = screen.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').map(({ textContent }) => textContent)); // prettier-ignore
    expect(cells[0]!.slice(0, 3)).toEqual(['CANADA', 'CAD 0.00', 'CAD 5.00']);
    expect(cells[0]!.slice(3)).toEqual(['2023/04/01', expect.stringMatching(/^.?CAD .?1\.50$/), '2024/05/02', 'Sold']);
    expect(cells[1]).toEqual(['–', '–', '–', '–', '–', '–', '–']);
  });
});

describe('an admin user for reading', () => {
  const provider = (rows: object[]) => ({ getList: (async () => ({ data: rows, total: rows.length })) as never });
  it.each([
    [{ employeeId: 'E1' }, 'New, Ada'],
    [{ employeeId: 'E2' }, 'Old, Ada'],
    [{ employeeId: 'E2', lastName: null, firstName: null }, '–'],
  ])('the name of the employee of %j is "%s" (ADM-049)', async (record, text) => {
    const employees = [{ id: 'E1', employeeId: 'E1', lastName: 'New', firstName: 'Ada' }];
    const user = { lastName: 'Old', firstName: 'Ada', ...record };
    renderInList(<EmployeeName label="Name" value={null} record={user as never} />, { provider: provider(employees) });
    await waitFor(() => expect(document.body).toHaveTextContent(new RegExp(`^${text}$`)));
  });
  const field = { rows: 'permissionModules', columns: { READ: 'View', WRITE: 'Update' } };
  const modules = [
    { id: 'Clients', name: 'Clients', codes: ['CLIENT_READ', 'CLIENT_WRITE'] },
    { id: 'Reports', name: 'Reports', codes: ['REPORT_READ'] },
  ];
  it.each([
    [
      ['CLIENT_WRITE', 'X_READ', 'CLIENT_READ'],
      ['Clients View, Update', 'X_READ'],
    ],
    [['REPORT_READ'], ['Reports View']],
  ])('the permissions %j are read as %j', async (value, texts) => {
    renderInList(<MatrixCell.Value name="permissions" field={field as never} value={value} record={{} as never} />, {
      provider: provider(modules),
    });
    await waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts));
  });
  it.each([[null], [undefined], [[]]])('the permissions %j are read as none', (value) => {
    renderInList(<MatrixCell.Value name="permissions" field={field as never} value={value} record={{} as never} />, {
      provider: provider(modules),
    });
    expect(document.body).toHaveTextContent(/^–$/);
  });
});
