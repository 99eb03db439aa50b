import { expect, screen, test, waitFor, type Portal } from '../portal';
import { bodyOf, openProject, saveCall, storedProject } from './projectForm';

const findHandles = () => screen.findAllByRole('button', { name: /^Move / });
const handleNames = async () => (await findHandles()).map((handle) => handle.getAttribute('aria-label'));
const changeName = (portal: Portal) => portal.fill('Project Name (EN)', 'Typed');

test('each of several images has a handle, and a single image and a thumbnail have none', async ({ portal }) => {
  await openProject(portal, '/editProject/11');
  const { images } = await storedProject(portal, 11);
  expect(images).toHaveLength(2);
  expect(await handleNames()).toEqual(images.map(({ fileName }) => `Move ${fileName}`));
  await portal.goTo('/editProject/15');
  const single = (await storedProject(portal, 15)).images.map(({ fileName }) => fileName);
  expect(single).toHaveLength(1);
  expect(await screen.findByText(single[0]!)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Move / })).toEqual([]);
});

test('images have no handles while the form is sent', async ({ portal }) => {
  await openProject(portal, '/editProject/11');
  await findHandles();
  await changeName(portal);
  const letGo = portal.hold(saveCall);
  await portal.click('button', 'Save');
  await screen.findByRole('button', { name: /^Saving/ });
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Move / })).toEqual([]));
  letGo();
  await portal.message('The changes have been saved');
});

test('a save after somebody else has reordered the images is a conflict, and what was typed is still there', async ({ portal }) => {
  await openProject(portal, '/editProject/29');
  await changeName(portal);
  const body = bodyOf(await storedProject(portal, 29));
  await portal.control('POST', 'clock', { offset: 5_000 });
  await portal.ask('/projects/29', { method: 'PUT', body: { ...body, images: (body.images as string[]).toReversed() } });
  await portal.click('button', 'Save');
  expect(await screen.findByText(/^This record was changed by someone else/)).toBeVisible();
  expect(await portal.field('Project Name (EN)')).toHaveValue('Typed');
  expect(portal.calls(saveCall)).toEqual([]);
});
