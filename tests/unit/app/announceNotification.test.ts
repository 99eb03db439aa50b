import type { NotificationPayload } from 'react-admin';
import { expect, it, onTestFinished } from 'vitest';
import announceNotification from '../../../src/app/announceNotification';
import { toastStore } from '../../../src/ui/toasts/toasts';

/** What a component of react-admin reports, and the messages that it becomes. */
const announce = (payload: Partial<NotificationPayload>) => {
  onTestFinished(() => {
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
  });
  const translate = (key: string, args?: object) => (key === 'ra.done' ? `Done ${String((args as { n: number } | undefined)?.n)}` : key);
  announceNotification({ message: '', type: 'info', ...payload } as NotificationPayload, translate);
  return toastStore.get().map(({ kind, text }) => [kind, text]);
};

it.each([
  ['info', 'success'],
  ['success', 'success'],
  ['warning', 'error'],
  ['error', 'error'],
] as const)('a notification of type %s is a message of kind %s', (type, kind) => {
  expect(announce({ message: 'ra.done', type, notificationOptions: { messageArgs: { n: 3 } } })).toEqual([[kind, 'Done 3']]);
});

it.each([
  ['network', 'Network Error'],
  ['timeout', 'Connection Timeout'],
  ['forbidden', 'No permission!'],
  ['busy', 'System busy!'],
])('the code %s of a failure is shown as its text', (message, text) => {
  expect(announce({ message, type: 'error' })).toEqual([['error', text]]);
});

it.each(['ignored', 'aborted', 'sessionEnded', 'conflict', '', 'ra.unknown', 'resources.clients.unknown'])(
  'the notification "%s" is not shown',
  (message) => {
    expect(announce({ message, type: 'error' })).toEqual([]);
  },
);

it.each(['toString', 'constructor', 'extra.ra.text'])('the text "%s" is shown as it is', (message) => {
  expect(announce({ message, type: 'error' })).toEqual([['error', message]]);
});

it('a notification that is no text is not shown', () => {
  expect(announce({ message: { type: 'p' } as never, type: 'error' })).toEqual([]);
});
