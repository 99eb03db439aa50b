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
    ['2028/03/01', '', empty],
    // without a time too, the error says what is wrong with the day
    ['2028/02/28', '', early],
    ['2028/02/29', '', empty],
    ['1 Mar 2028', '', 'Please enter the correct format'],
    ['', '', empty],
    ['01/03/2028', '', 'Please enter the correct format'],
  ] as const) {
    await portal.fill('Delivery Date & Time', day);
    await portal.user.selectOptions(await portal.field('Delivery Date & Time, time (UTC+8)'), time);
    await portal.click('button', 'Create');
    await waitFor(() => expect(document.querySelector('.moment-input .error')?.textContent, `${day} ${time}`).toBe(error));
  }
});

test('the delivery day "01/03/2028" offers the day that it may mean and that is not in the past (NTF-086, SHR-018)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const day = await portal.field('Delivery Date & Time');
  await portal.user.type(day, '01/03/2028');
  await portal.user.tab();
  await waitFor(() => expect(day).toHaveAccessibleDescription('Please enter the correct format 1 March 2028?'));
  expect(await portal.field('Delivery Date & Time, time (UTC+8)')).toHaveAttribute('aria-invalid', 'false');
  await portal.user.click(screen.getByRole('button', { name: '1 March 2028?' }));
  await waitFor(() => expect(day).toHaveValue('2028/03/01'));
  await waitFor(() => expect(day).toHaveAccessibleDescription(new RegExp(`^${empty}`)));
});

test('a missing time of a delivery is an error when the time is left, not when the day is (NTF-087, NTF-088)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const day = await portal.field('Delivery Date & Time');
  const time = await portal.field('Delivery Date & Time, time (UTC+8)');
  const title = await portal.field('Title (EN)');
  await portal.user.type(day, '2028/3/1');
  await portal.user.click(title);
  await waitFor(() => expect(day).toHaveValue('2028/03/01'));
  // the title is checked after the day
  await portal.user.click(time);
  await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
  expect(time).toHaveAttribute('aria-invalid', 'false');
  await portal.user.tab();
  await waitFor(() => expect(time).toHaveAccessibleDescription(empty));
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
