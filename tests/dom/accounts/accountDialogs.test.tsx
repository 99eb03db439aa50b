/** The dialogs of accounts, drawn without their screen: what they start with, what they send, and what they report afterwards. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import AccountPasswordDialog from '../../../resources/accounts/dialogs/AccountPasswordDialog';
import EmailUsernameDialog from '../../../resources/accounts/dialogs/EmailUsernameDialog';
import SuspendDialog from '../../../resources/accounts/dialogs/SuspendDialog';
import AdminPasswordDialog from '../../../resources/adminUsers/AdminPasswordDialog';
import { toastStore, withdrawToast } from '../../../src/ui/toasts/toasts';
import { held } from '../../unit/browser';
import { replaceClock } from '../clock';
import { renderDialog } from './renderDialog';

const user = userEvent.setup({ delay: null });
afterEach(() => toastStore.get().forEach(({ text }) => withdrawToast(text)));
const messages = () => toastStore.get().map(({ text }) => text);
const button = (name: string) => screen.getByRole('button', { name });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const refused = () => {
  throw new CallFailure('refused', 'Not now');
};

describe('Email Username', () => {
  const call = 'PUT /appuser/email/{id}';
  const sendTo = async (address: string) => {
    await user.clear(input('Email'));
    if (address) await user.type(input('Email'), address);
    await user.click(button('Send'));
  };
  it('the stored address gets the username without a question, and nothing is stored (CLI-032)', async () => {
    const { sent, onClose, onDone } = renderDialog(EmailUsernameDialog as never, { email: ' ann@example.com ' });
    await sendTo('ann@example.com');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([[call, { id: 5 }, { email: 'ann@example.com', updateEmail: false }]]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, {});
    expect(messages()).toEqual(['Email sent']);
  });
  it.each([
    ['Send only', false, {}],
    ['Send and update', true, { email: 'bob@example.com' }],
  ])('another address gets the username after "%s" (CLI-031, CLI-033)', async (answer, updateEmail, stored) => {
    const { sent, onClose, onDone } = renderDialog(EmailUsernameDialog as never);
    await sendTo('bob@example.com');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('ann@example.com')).toBeVisible();
    expect(question.getByText('bob@example.com')).toBeVisible();
    expect([sent(), question.getByRole('button', { name: 'Cancel' })]).toEqual([[], document.activeElement]);
    await user.click(button(answer));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([[call, { id: 5 }, { email: 'bob@example.com', updateEmail }]]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, stored);
    expect(messages()).toEqual([expect.stringContaining('bob@example.com')]);
  });
  it('an account without an address asks before the first one, and Cancel returns to the typed address (CLI-114)', async () => {
    const { sent, onClose } = renderDialog(EmailUsernameDialog as never, { email: null });
    expect(input('Email')).toHaveValue('');
    await sendTo('bob@example.com');
    expect(await screen.findByText('None')).toBeVisible();
    await user.click(button('Cancel'));
    await waitFor(() => expect(input('Email')).toHaveValue('bob@example.com'));
    expect([sent(), onClose.mock.calls]).toEqual([[], []]);
    await sendTo('carl@example.com');
    expect(await screen.findByText('carl@example.com')).toBeVisible();
    await user.click(button('Send only'));
    await waitFor(() => expect(sent()).toEqual([[call, { id: 5 }, { email: 'carl@example.com', updateEmail: false }]]));
  });
  it('a refused call keeps the question and reports the reason, and the next try is sent', async () => {
    let isRefused = true;
    const { calls, onClose, onDone } = renderDialog(EmailUsernameDialog as never, {}, () => isRefused && refused());
    await sendTo('bob@example.com');
    await user.click(button('Send only'));
    await waitFor(() => expect(messages()).toEqual(['Not now']));
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    isRefused = false;
    await user.click(button('Send only'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toHaveLength(2);
  });
  it('a response that comes after Stop waiting closes nothing and reports nothing', async () => {
    const pass = replaceClock();
    const { promise, settle } = held<void>();
    const { calls, onClose, onDone } = renderDialog(EmailUsernameDialog as never, {}, () => promise);
    await user.click(button('Send'));
    await user.click(screen.getByRole('button', { name: /^Sending/ }));
    await pass(5_000);
    await user.click(button('Stop waiting'));
    await waitFor(() => expect(button('Send')).toBeEnabled());
    settle();
    await pass(0);
    expect([calls.length, onClose.mock.calls, onDone.mock.calls, messages()]).toEqual([1, [], [], []]);
  });
});

describe('Reset password', () => {
  const call = 'PUT /appuser/reset/pwd/{id}';
  const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
  const submit = () => user.click(button('Reset password'));
  it.each([
    [{}, 'By email', 'Mails ann@example.com, or another address.'],
    [{ email: null }, 'By email', 'Mails the address that you enter.'],
    [{ isDummyUser: true }, 'Temporary password', 'Mails ann@example.com, or another address.'],
    [{ isDummyUser: null }, 'By email', 'Mails ann@example.com, or another address.'],
  ])('the account %j starts with "%s" (CLI-034)', (changes, name, hint) => {
    renderDialog(AccountPasswordDialog as never, changes);
    expect(way(name)).toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(screen.getByText(hint)).toBeVisible();
  });
  it('a temporary password is sent alone, and shown until it is closed (CLI-040, CLI-041)', async () => {
    const { sent, onClose, onDone } = renderDialog(AccountPasswordDialog as never, { isDummyUser: true, email: 'no address' });
    const password = input('Temporary password').value;
    await submit();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(password));
    expect(sent()).toEqual([[call, { id: 5 }, { pwd: password }]]);
    expect(messages()).toEqual([expect.stringContaining(password)]);
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    await user.click(button('Close'));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, {});
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('by email only the address is checked, and a stored one is told to the screen behind (CLI-035)', async () => {
    const { sent, onDone } = renderDialog(AccountPasswordDialog as never);
    await user.click(way('Temporary password'));
    await user.clear(input('Temporary password'));
    await user.click(way('By email'));
    await user.clear(input('Email'));
    await submit();
    expect(await screen.findByText('Please provide a properly formatted email')).toBeVisible();
    expect(input('Email')).toHaveFocus();
    await user.type(input('Email'), 'bob@example.com');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Send and update' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, { email: 'bob@example.com' }));
    expect(sent()).toEqual([[call, { id: 5 }, { email: 'bob@example.com', updateEmail: true }]]);
  });
  it('a refused temporary password is not shown as set', async () => {
    const { onDone } = renderDialog(AccountPasswordDialog as never, { isDummyUser: true }, refused);
    await submit();
    await waitFor(() => expect(messages()).toEqual(['Not now']));
    expect(input('Temporary password')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('Reset password of an admin user', () => {
  it('a temporary password is sent and shown, and the list is reloaded when it is closed (ADM-020, ADM-021, ADM-057)', async () => {
    const { sent, onClose, onDone } = renderDialog(AdminPasswordDialog as never);
    const password = input('Temporary password').value;
    await user.click(button('Reset password'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(password));
    expect(sent()).toEqual([['PUT /cmsuser/reset/pwd/{id}', { id: 5 }, { newPwd: password }]]);
    expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    await user.click(button('Close'));
    expect([onClose.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
  });
  it('a refused temporary password is reported, and stays to be sent again', async () => {
    const { onDone } = renderDialog(AdminPasswordDialog as never, {}, refused);
    const password = input('Temporary password').value;
    await user.click(button('Reset password'));
    await waitFor(() => expect(messages()).toEqual(['Not now']));
    expect(input('Temporary password')).toHaveValue(password);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('Suspend', () => {
  it.each([
    ['  two words ', 'two words'],
    ['', null],
    ['   ', null],
  ])('the remarks "%s" are sent as %j, which the screen behind shows too (CLI-082, CLI-112)', async (remarks, userStatusRemark) => {
    const { sent, onDone, onClose } = renderDialog(SuspendDialog as never, {}, () => undefined, { userStatusRemark: remarks });
    expect(input('Remarks')).toHaveValue(remarks);
    await user.click(button('Suspend'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([['PUT /appuser/suspend/{id}', { id: 5 }, { userStatusRemark }]]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined, { userStatusRemark });
  });
  it.each([
    [100, 1],
    [101, 0],
  ])('stored remarks of %i characters are sent %i times (CLI-082)', async (length, times) => {
    const { calls } = renderDialog(SuspendDialog as never, {}, () => undefined, { userStatusRemark: `  ${'x'.repeat(length)}  ` });
    await user.click(button('Suspend'));
    await waitFor(() => expect(calls.length === 1 || screen.queryByText(/100/, { selector: '.error, .error *' }) !== null).toBe(true));
    expect(calls).toHaveLength(times);
  });
});

it.each([
  ['Email Username', EmailUsernameDialog],
  ['Suspend', SuspendDialog],
  ['Reset password', AccountPasswordDialog],
  ['Reset password of an admin user', AdminPasswordDialog],
])('%s shows what tells the account from others of the same name (SHR-073)', async (_, Dialog) => {
  renderDialog(Dialog as never, { code: 'C7' });
  expect(await screen.findByText('C7', { selector: '.dialog-facts *' })).toBeVisible();
});
