/** Small dialogs of accounts: what was created, what is asked before a save, a document, and a run on demand. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import AdminCreatedDialog from '../../../resources/adminUsers/AdminCreatedDialog';
import NoRightsQuestion from '../../../resources/adminUsers/NoRightsQuestion';
import ClientDocumentDialog from '../../../resources/clients/ClientDocumentDialog';
import ClientRunDialog from '../../../resources/clients/ClientRunDialog';
import DummyCreatedDialog from '../../../resources/clients/DummyCreatedDialog';
import PartnerRunDialog from '../../../resources/partners/PartnerRunDialog';
import { toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import { stopTime } from '../clock';
import { renderInList } from '../lists/listParts';

const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
const messages = () => toastStore.get().map(({ text }) => text);
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => document.querySelector('.shown-password')!.textContent;

it('a new dummy account is shown with the password that was entered, and copied whole (DUM-025, DUM-026, DUM-027)', async () => {
  const onClose = vi.fn();
  const reply = { clientID: 'D7', username: 'good.name1', pwd: 'encrypted' };
  renderInList(<DummyCreatedDialog values={{ pwd: 'Passw0rd!', username: 'typed' }} reply={reply} onClose={onClose} />);
  const lines = 'Client ID: D7\nUsername: good.name1\nPassword: Passw0rd!';
  expect(shown()).toBe(lines);
  await user.click(button('Copy'));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(lines));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('a new admin user is shown with the email address and the password of the reply (ADM-043, ADM-044)', () => {
  const reply = { email: 'ann@example.com', password: 'Abc12345!' };
  renderInList(<AdminCreatedDialog values={{ email: 'typed@example.com', password: 'typed' }} reply={reply} onClose={() => {}} />);
  expect(shown()).toBe('Email: ann@example.com\nPassword: Abc12345!');
});

it('the question before a save without permissions confirms once and does not close itself (SHR-073)', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const values = { lastName: 'Lam', firstName: 'Nadia' };
  renderInList(<NoRightsQuestion values={values} confirmLabel="Save" mayRepeat={false} onConfirm={onConfirm} onClose={onClose} />);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Lam, Nadia.*this person can sign in, and see nothing/);
  await user.click(button('Save'));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await user.click(button('Cancel'));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  [{ description: 'Annual report', productName: 'Sunset Mesa' }, 'Annual report'],
  [{ description: null, productName: 'Sunset Mesa' }, 'Sunset Mesa'],
])('the document %j of a client is opened as "%s" (CLI-103)', async (names, title) => {
  const file = vi.fn(async (_: string, __: object) => btoa('<html>'));
  const record = { docNumber: 'D-1', ...names };
  const props = { record, values: record, title: 'Sunset Mesa · D-1', path: { id: '4' }, onClose: () => {}, onDone: () => {} };
  renderInList(<ClientDocumentDialog {...(props as unknown as Parameters<typeof ClientDocumentDialog>[0])} />, {
    provider: { file } as never,
  });
  expect(await screen.findByText(/^This file is damaged/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: new RegExp(`^${title}`) })).toBeVisible();
  expect(file.mock.calls.map(([name, params]) => [name, (params as { path: object }).path])).toEqual([
    ['GET /appuser/{id}/documents/{docNumber}', { id: 4, docNumber: 'D-1' }],
  ]);
});

it('a document that cannot be fetched is reported, and its dialog closes (CLI-103)', async () => {
  const onClose = vi.fn();
  const file = () => Promise.reject(new CallFailure('refused', 'The record does not exist'));
  const record = { docNumber: 'D-1', productName: 'Sunset Mesa' };
  const props = { record, values: record, title: 'Sunset Mesa', path: { id: '4' }, onClose, onDone: () => {} };
  renderInList(<ClientDocumentDialog {...(props as unknown as Parameters<typeof ClientDocumentDialog>[0])} />, {
    provider: { file } as never,
  });
  await waitFor(() => expect(messages()).toEqual(['The record does not exist']));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

const runs = [
  ['clients', ClientRunDialog, 'POST /appuser/fetch/ondemend', 'customers'],
  ['partners', PartnerRunDialog, 'POST /businessPartner/fetch', 'partners'],
] as const;
const drawRun = (Dialog: (typeof runs)[number][1], call: (name: string, params: object) => Promise<object>) => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const spy = vi.fn(call);
  renderInList(<Dialog onClose={onClose} onDone={onDone} />, { provider: { call: spy } as never });
  return { onClose, onDone, bodies: () => spy.mock.calls.map(([name, params]) => [name, (params as { body: object }).body]) };
};
const fillStart = async () => {
  await user.type(screen.getByLabelText(/^Start Date/), '2026/01/02');
  await user.selectOptions(screen.getByLabelText(/^Start Time/), '10:00');
};

it.each(runs)(
  'Run on demand of %s sends its own call, and reloads the list once (CLI-106, CLI-109, PAR-022)',
  async (_, Dialog, call, what) => {
    stopTime(new Date('2026-01-02T02:00:00Z'));
    const { onClose, onDone, bodies } = drawRun(Dialog, async () => ({ data: null }));
    expect(within(screen.getByRole('dialog')).getByText(new RegExp(`^Pulls ${what}`))).toBeVisible();
    await fillStart();
    await user.click(button('Run'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onDone).toHaveBeenCalledOnce();
    expect([bodies(), messages()]).toEqual([[[call, { startDate: '2026/01/02 10:00' }]], ['Run success!']]);
  },
);

it('a run on demand that fails stays open with its start, and reloads nothing', async () => {
  stopTime(new Date('2026-01-02T02:00:00Z'));
  const { onClose, onDone } = drawRun(ClientRunDialog, () => Promise.reject(new CallFailure('network')));
  await fillStart();
  await user.click(button('Run'));
  await waitFor(() => expect(messages()).toEqual(['Network Error']));
  expect(screen.getByLabelText(/^Start Date/)).toHaveValue('2026/01/02');
  expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []]);
});
