import { onTestFinished, vi } from 'vitest';
import { stopTime } from '../clock';
import { expect, screen, test, textsOf, waitFor, within, type Portal } from '../portal';

const runCall = 'POST /appuser/fetch/ondemend';

const openDialog = async (portal: Portal) => {
  await portal.signIn('sales.sg');
  await portal.click('button', 'Run on demand');
  return portal.dialog('Run on demand');
};
const timeField = (dialog: HTMLElement) => within(dialog).findByLabelText(/^Start Time/);
const fillDay = (portal: Portal, day: string) => portal.fill('Start Date', day);
const chooseTime = async (portal: Portal, dialog: HTMLElement, time: string) => portal.user.selectOptions(await timeField(dialog), time);
const run = (portal: Portal) => portal.click('button', 'Run');
const bodies = (portal: Portal) => portal.calls(runCall).map(({ body }) => body);

/** Moves the page to a time zone. */
const setZone = (zone: string) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
};

test('Run on demand offers times in steps of 15 minutes (CLI-105, SHR-020)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  const options = within(await timeField(dialog)).getAllByRole('option');
  const times = textsOf(options.slice(1));
  expect(times).toHaveLength(96);
  expect([times[0], times[1], times[95]]).toEqual(['00:00', '00:15', '23:45']);
});

test.for([
  ['neither a date nor a time', '', ''],
  ['no date', '', '10:15'],
  ['no time', '2026/01/02', ''],
] as const)('Run on demand with %s asks for both and sends nothing (CLI-107)', async ([, day, time], { portal }) => {
  const dialog = await openDialog(portal);
  await fillDay(portal, day);
  if (time) await chooseTime(portal, dialog, time);
  await run(portal);
  expect(await screen.findByText('Start Date & Time cannot be empty')).toBeVisible();
  expect(bodies(portal)).toEqual([]);
});

test('Run on demand refuses a start that is no day, and sends nothing', async ({ portal }) => {
  const dialog = await openDialog(portal);
  await fillDay(portal, '2026/02/30');
  await chooseTime(portal, dialog, '10:15');
  await run(portal);
  expect(await screen.findByText('Please enter the correct format')).toBeVisible();
  expect(await portal.field('Start Date')).toHaveFocus();
  expect(bodies(portal)).toEqual([]);
});

test('Run on demand refuses the quarter of an hour after now, and takes the one before (CLI-108, CLI-110, SHR-020)', async ({ portal }) => {
  stopTime(new Date('2026-01-02T02:07:00Z'));
  const dialog = await openDialog(portal);
  await fillDay(portal, '2026/01/02');
  await chooseTime(portal, dialog, '10:15');
  await run(portal);
  expect(await screen.findByText('Start Date cannot be later than the present time')).toBeVisible();
  await chooseTime(portal, dialog, '10:00');
  await run(portal);
  await portal.message('Run success!');
  expect(bodies(portal)).toEqual([{ startDate: '2026/01/02 10:00' }]);
});

test('Run on demand takes a start at the present moment, and none a millisecond later (CLI-108)', async ({ portal }) => {
  stopTime(new Date('2026-01-02T02:14:59.999Z'));
  const dialog = await openDialog(portal);
  await fillDay(portal, '2026/01/02');
  await chooseTime(portal, dialog, '10:15');
  await run(portal);
  expect(await screen.findByText('Start Date cannot be later than the present time')).toBeVisible();
  vi.setSystemTime(new Date('2026-01-02T02:15:00.000Z'));
  await run(portal);
  await portal.message('Run success!');
  expect(bodies(portal)).toEqual([{ startDate: '2026/01/02 10:15' }]);
});

test('Run on demand sends its start in UTC+8, says so and closes (CLI-106, CLI-109, CLI-110, CLI-111)', async ({ portal }) => {
  const dialog = await openDialog(portal);
  await chooseTime(portal, dialog, '10:15');
  // a day as people type it is sent as yyyy/MM/dd, also when Enter sends it from its field
  await fillDay(portal, '20260102');
  await portal.user.keyboard('{Enter}');
  await portal.message('Run success!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(portal)).toEqual([{ startDate: '2026/01/02 10:15' }]);
  expect(portal.calls('POST /appuser/fetch')).toEqual([]);
});

test('Run on demand shows the local time of its start in another time zone', async ({ portal }) => {
  setZone('America/Toronto');
  const dialog = await openDialog(portal);
  await fillDay(portal, '2026/03/02');
  await chooseTime(portal, dialog, '09:15');
  expect(await within(dialog).findByText('That is 2026/03/01 20:15 where you are.')).toBeVisible();
});

test('Run on demand shows no local time in UTC+8', async ({ portal }) => {
  setZone('Asia/Hong_Kong');
  const dialog = await openDialog(portal);
  await fillDay(portal, '2026/03/02');
  await chooseTime(portal, dialog, '09:15');
  expect(await timeField(dialog)).toHaveValue('09:15');
  expect(within(dialog).queryByText(/where you are/)).toBeNull();
});
