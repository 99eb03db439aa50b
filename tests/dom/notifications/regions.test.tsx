import { expect, screen, summaryTexts, test, waitFor, type Portal } from '../portal';
import { checkbox, checkboxes, choose, createInvalid, createPath, group, tick } from './composer';

const listCall = 'GET /salesregion/list/{offices}';
const hongKong = ['Hong Kong', 'China', 'Taiwan', 'Dubai'];
const singapore = ['Singapore', 'Malaysia', 'Japan', 'Indonesia'];
/** Waits until these regions are selected and no others. "All" is no region. */
const expectRegions = (...names: string[]) =>
  waitFor(async () => {
    const boxes = (await checkboxes('Region')) as HTMLInputElement[];
    const selected = boxes.filter(({ checked }) => checked).map(({ labels }) => labels![0]!.textContent);
    expect(selected.filter((name) => name !== 'All')).toEqual(names);
  });
const open = async (portal: Portal, type: string, ...offices: string[]) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', type);
  for (const office of offices) await tick(portal, 'Sales Office', office);
};
/** Opens a SYSTEM message for both offices and submits it without regions. */
const openForBoth = async (portal: Portal) => {
  await open(portal, 'System', 'Hong Kong', 'Singapore');
  await checkbox('Region', 'Singapore');
  await createInvalid(portal);
};
const missing = (office: string) => `Please select at least 1 region under ${office} sales office`;
const expectError = (...texts: string[]) =>
  waitFor(() => expect(summaryTexts().filter((text) => text.startsWith('Region'))).toEqual(texts));

test('a type other than SYSTEM selects all regions of its offices, and they cannot be changed (NTF-042, NTF-125)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await tick(portal, 'Sales Office', 'Hong Kong');
  await tick(portal, 'Region', 'Hong Kong');
  await choose(portal, 'Notification Type', 'Market Updates');
  await expectRegions(...hongKong);
  expect(await group('Region')).toHaveTextContent('All regions are selected for this type');
  for (const box of await checkboxes('Region')) expect(box).toBeDisabled();
});

test('another sales office adds its regions, which are requested by office (NTF-041, NTF-044)', async ({ portal }) => {
  await open(portal, 'Market Updates', 'Hong Kong');
  await expectRegions(...hongKong);
  await tick(portal, 'Sales Office', 'Singapore');
  await expectRegions(...hongKong, ...singapore);
  expect(portal.calls(listCall).map(({ path }) => path)).toEqual(['/salesregion/list/HK', '/salesregion/list/HK,SG']);
});

test('a change to the type SYSTEM clears the regions, and each can be selected (NTF-040, NTF-043)', async ({ portal }) => {
  await open(portal, 'Market Updates', 'Hong Kong');
  await expectRegions(...hongKong);
  await choose(portal, 'Notification Type', 'System');
  await expectRegions();
  await tick(portal, 'Region', 'China');
  await expectRegions('China');
});

test('each of two sales offices needs one of its own regions (NTF-046, NTF-047)', async ({ portal }) => {
  await openForBoth(portal);
  await expectError(`Region: ${missing('Hong Kong')}\n${missing('Singapore')}`);
  await tick(portal, 'Region', 'China');
  await expectError(`Region: ${missing('Singapore')}`);
  await tick(portal, 'Region', 'China');
  await tick(portal, 'Region', 'Singapore');
  await expectError(`Region: ${missing('Hong Kong')}`);
  await tick(portal, 'Region', 'China');
  await expectError();
  await tick(portal, 'Region', 'Singapore');
  await expectError(`Region: ${missing('Singapore')}`);
});

test('removing a sales office clears the regions, and the remaining office needs one (NTF-041, NTF-048)', async ({ portal }) => {
  await openForBoth(portal);
  await tick(portal, 'Region', 'China');
  await tick(portal, 'Sales Office', 'Singapore');
  await expectRegions();
  await expectError('Region cannot be empty');
});

test('regions that load after a change to the type SYSTEM select nothing (NTF-041, NTF-042)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const letGo = portal.hold(listCall);
  await choose(portal, 'Notification Type', 'Market Updates');
  await tick(portal, 'Sales Office', 'Singapore');
  await waitFor(() => expect(portal.calls(listCall)).toHaveLength(1));
  await choose(portal, 'Notification Type', 'System');
  letGo();
  await tick(portal, 'Region', 'Japan');
  await expectRegions('Japan');
});

test('regions that could not be loaded are selected after Retry (NTF-042)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await portal.fault({ call: listCall, kind: 'http', status: 500 });
  await choose(portal, 'Notification Type', 'Market Updates');
  await tick(portal, 'Sales Office', 'Hong Kong');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(await group('Region')).toContainElement(retry);
  await portal.control('DELETE', 'faults');
  await portal.user.click(retry);
  await expectRegions(...hongKong);
});
