import { beforeEach, onTestFinished, vi } from 'vitest';
import { expect, screen, summaryTexts, test, waitFor, within } from '../portal';
import { add, createInvalid, createPath, fillDelivery, goBack, review } from './composer';

const early = 'Delivery Date & Time cannot be earlier than the present time';
const empty = 'Delivery Date & Time cannot be empty';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-29T02:07:30.000Z') });
  onTestFinished(() => void vi.useRealTimers());
});

test('the delivery of a notification has steps of 15 minutes up to 24:00, and no day in the past (NTF-086, NTF-089, SHR-020)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  const names = await portal.optionTexts('Delivery Date & Time, time (UTC+8)');
  expect([names.length, names[1], names[2], names.at(-1)]).toEqual([98, '00:00', '00:15', '24:00']);
  expect(document.querySelector('input[type=date]')).toHaveAttribute('min', '2028-02-29');
});

test('at 10:07 in Hong Kong on 2028/02/29 a delivery needs a day and a time in the future (NTF-085, NTF-087, NTF-088, NTF-090)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await portal.click('button', 'Create');
  // each row has another error than the one before
  for (const [day, time, error] of [
    ['2028/02/29', '', empty],
    ['2028/02/29', '10:15', undefined],
    ['', '10:15', empty],
    ['2028/02/29', '10:00', early],
    ['2028/02/29', '24:00', undefined],
    ['2028/02/28', '24:00', early],
    ['2027/02/29', '10:00', 'Please enter the correct format'],
  ] as const) {
    await portal.fill('Delivery Date & Time', day);
    await portal.user.selectOptions(await portal.field('Delivery Date & Time, time (UTC+8)'), time);
    await portal.click('button', 'Create');
    await waitFor(() => expect(document.querySelector('.moment-input .error')?.textContent, `${day} ${time}`).toBe(error));
  }
});

test('a delivery that passes while the review is open is not sent (NTF-084, NTF-085)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editNotificationClone/25');
  await fillDelivery(portal, '2028/02/29', '10:15');
  const dialog = await review(portal);
  const send = await within(dialog).findByRole('button', { name: /^Send to/ });
  await waitFor(() => expect(send).toBeEnabled());
  expect(dialog).toHaveTextContent(', in 8 min');
  vi.setSystemTime('2028-02-29T02:16:00.000Z');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(early);
  expect(send).toBeDisabled();
  await goBack(portal, dialog);
  await createInvalid(portal);
  await waitFor(() => expect(summaryTexts()).toEqual([early]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(portal.calls(add)).toEqual([]);
});
