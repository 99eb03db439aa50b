import type { Fault } from '../../../fixtures/web/control';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';
import { add, confirm, expectCreated, openCopy, recipients, review } from './composer';

type Failure = Fault extends infer F ? (F extends unknown ? Omit<F, 'call'> : never) : never;
const keys = (portal: Portal) => portal.calls(add).map(({ headers }) => headers['idempotency-key']);
const doubt = /^No answer has come, so it is not known whether this was done\./;
const unsaved = /It is not saved yet/;
const ended = { kind: 'status', status: 'L101', msg: 'Your session has ended' } as const;
/** Sends the message while the CMS fails. */
const sendInto = async (portal: Portal, failure: Failure) => {
  await portal.fault({ call: add, ...failure } as Fault);
  await confirm(portal, await review(portal));
};
/** Sends a message that may have been sent before. The review asks for a tick about it. */
const sendAgain = async (portal: Portal) => {
  const dialog = await review(portal);
  const send = await within(dialog).findByRole('button', { name: /^Send to \d/ });
  expect(send).toBeDisabled();
  await portal.user.click(
    within(dialog).getByRole('checkbox', { name: 'A former try may have been sent: this may be a second notification' }),
  );
  await waitFor(() => expect(send).toBeEnabled());
  await portal.user.click(send);
};

test('a create without a response keeps the entered values and offers the list, and the next try has the same key', async ({ portal }) => {
  await openCopy(portal);
  await portal.fill('Title (EN)', 'Entered');
  await sendInto(portal, { kind: 'drop' });
  await portal.message('Network Error');
  expect(await screen.findByText(doubt)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Look in Notification Management/ })).toHaveAttribute('target', '_blank');
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
  await portal.control('DELETE', 'faults');
  await sendAgain(portal);
  await expectCreated(portal);
  expect(keys(portal).length).toBeGreaterThan(1);
  expect(new Set(keys(portal)).size).toBe(1);
});

test('a create with the response "02" may have been sent, and a refusal of the next try settles that', async ({ portal }) => {
  await openCopy(portal);
  await portal.fill('Title (EN)', 'Entered');
  await sendInto(portal, { kind: 'status', status: '02', count: 1 });
  await screen.findByText(doubt);
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
  await portal.fault({ call: add, kind: 'status', status: '01', msg: 'Not now', count: 1 });
  await sendAgain(portal);
  await portal.message('Not now');
  await waitFor(() => expect(screen.queryByText(doubt)).toBeNull());
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  const [first, second, third] = keys(portal);
  expect([keys(portal).length, first === second, second === third]).toEqual([3, true, false]);
});

test('a create that may have been sent stays in doubt while other values are refused, and keeps its key', async ({ portal }) => {
  await openCopy(portal);
  const stored = ((await portal.field('Title (EN)')) as HTMLInputElement).value;
  await sendInto(portal, { kind: 'http', status: 502, count: 1 });
  await screen.findByText(doubt);
  await portal.fill('Title (EN)', 'Another');
  await portal.fault({ call: add, kind: 'status', status: '01', msg: 'Not now', count: 1 });
  await sendAgain(portal);
  await portal.message('Not now');
  expect(await screen.findByText(doubt)).toBeVisible();
  await portal.fill('Title (EN)', stored);
  await sendAgain(portal);
  await expectCreated(portal);
  const [first, second, third] = keys(portal);
  expect([keys(portal).length, first === second, first === third]).toEqual([3, false, true]);
});

test('a create without a response is still in doubt after the session has ended and somebody has signed in', async ({ portal }) => {
  await openCopy(portal);
  await portal.fill('Title (EN)', 'Entered');
  await sendInto(portal, { kind: 'drop' });
  await screen.findByText(doubt);
  await portal.fault({ call: recipients, ...ended });
  await portal.click('button', 'View client/partner list');
  await portal.fillSignIn('superadmin');
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
  expect(await screen.findByText(doubt)).toBeVisible();
  expect(screen.queryByText(unsaved)).toBeNull();
  await portal.control('DELETE', 'faults');
  await sendAgain(portal);
  await expectCreated(portal);
  expect(keys(portal).length).toBeGreaterThan(1);
  expect(keys(portal)[0]).toBe(keys(portal).at(-1));
});

test('a create that is refused because the session has ended was not sent, and the form says so after the sign-in', async ({ portal }) => {
  await openCopy(portal);
  await portal.fill('Title (EN)', 'Entered');
  await sendInto(portal, ended);
  await portal.fillSignIn('superadmin');
  expect(await portal.field('Title (EN)')).toHaveValue('Entered');
  expect(await screen.findByText(unsaved)).toBeVisible();
  expect(screen.queryByText(doubt)).toBeNull();
  await portal.control('DELETE', 'faults');
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  expect(keys(portal).length).toBeGreaterThan(1);
  expect(keys(portal)[0]).not.toBe(keys(portal).at(-1));
});
