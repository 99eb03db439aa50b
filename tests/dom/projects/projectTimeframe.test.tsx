import { onTestFinished, vi } from 'vitest';
import { expect, screen, test, waitFor, type Portal } from '../portal';
import { openProject, paste, save, saveCall } from './projectForm';

/** Sets the time of the page and of the CMS. */
const setNow = (moment: string) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
};
const startTime = 'Start Date, time (UTC+8)';
const endTime = 'End Date, time (UTC+8)';
const fillTimeframe = async (portal: Portal, start: string, end: string) => {
  await paste(portal, 'Start Date', start);
  await portal.select(startTime, '09:00');
  await paste(portal, 'End Date', end);
  await portal.select(endTime, '10:15');
};
const hint = () => document.querySelector('.form-told')?.textContent ?? null;
const expectHint = (text: string | null) => waitFor(() => expect(hint()).toBe(text));

test('an offline project has the next quarter of an hour as its start and an end in 2300, both disabled (PRJ-055, PRJ-056)', async ({
  portal,
}) => {
  setNow('2026-11-22T02:01:00Z');
  await openProject(portal, '/editProject/13');
  const start = await portal.field('Start Date');
  expect(start).toHaveValue('2026/11/22');
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(await portal.field(startTime)).toHaveValue('10:15');
  expect(await portal.field('End Date')).toHaveValue('2300/12/31');
  expect(await portal.field(endTime)).toHaveValue('00:00');
  expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
});

test('a project that goes online starts at the quarter of an hour that is now, though its form was opened the day before (PRJ-055, PRJ-057, PRJ-059, PRJ-090)', async ({
  portal,
}) => {
  setNow('2026-11-22T15:44:00Z');
  await openProject(portal, '/editProject/13');
  expect(await portal.field('Start Date')).toHaveValue('2026/11/22');
  setNow('2026-11-22T16:00:00Z');
  await portal.click('radio', 'Online');
  await waitFor(async () => expect(await portal.field('Start Date')).toHaveValue('2026/11/23'));
  expect(await portal.field(startTime)).toHaveValue('00:00');
  await portal.click('checkbox', 'New project');
  await save(portal);
  expect(portal.calls(saveCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ isPost: true, isNew: true, startDate: '2026-11-23 00:00', endDate: '2300-12-31 00:00' }),
  ]);
});

test('the form of an online project says when app users will see it, or that its timeframe has ended', async ({ portal }) => {
  setNow('2026-11-22T02:01:00Z');
  await openProject(portal, '/editProject/3');
  await fillTimeframe(portal, '2026/11/01', '2026/11/22');
  await portal.select(endTime, '10:00');
  await expectHint('The timeframe ended on 2026/11/22 10:00: app users will not see it.');
  await portal.select(endTime, '10:15');
  await expectHint(null);
  await fillTimeframe(portal, '2027/01/01', '2028/01/01');
  await expectHint('App users will see it from 2027/01/01 09:00 on, not before.');
  await portal.click('radio', 'Offline');
  await expectHint(null);
});

test.for([
  ['Live', '2026/11/01', '2028/01/01'],
  ['Scheduled', '2027/01/01', '2028/01/01'],
  ['Ended', '2026/11/01', '2026/11/02'],
] as const)('an online project is marked as %s after a save with the timeframe %s to %s', async ([text, start, end], { portal }) => {
  setNow('2026-11-22T02:01:00Z');
  await openProject(portal, '/editProject/3');
  await fillTimeframe(portal, start, end);
  await save(portal);
  await portal.rows();
  await portal.goTo('/editProject/3');
  await screen.findByRole('form');
  expect(await screen.findByText(text, { selector: '.record-facts .chip *' })).toBeVisible();
});

test('a project that is saved offline is marked as Offline', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  await portal.click('radio', 'Offline');
  await save(portal);
  await portal.rows();
  await portal.goTo('/editProject/3');
  await screen.findByRole('form');
  expect(await screen.findByText('Offline', { selector: '.record-facts .chip *' })).toBeVisible();
});

test('the calendar of a disabled day cannot be opened', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const calendar = () => screen.getByRole('button', { name: 'Pick Start Date' });
  expect(calendar()).not.toHaveAttribute('aria-disabled');
  await portal.click('radio', 'Offline');
  await waitFor(() => expect(calendar()).toHaveAttribute('aria-disabled', 'true'));
  expect(calendar().parentElement!.querySelector('input')).toBeDisabled();
});
