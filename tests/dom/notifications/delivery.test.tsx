import { beforeEach, onTestFinished, vi } from 'vitest';
import { expect, test, waitFor } from '../portal';
import { createPath, optionTexts } from './composer';

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
  const names = optionTexts(await portal.field('Delivery Date & Time, time (UTC+8)'));
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
