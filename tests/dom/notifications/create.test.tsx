import { expect, screen, test, textsOf, waitFor, within } from '../portal';
import { byCode, choose, confirm, createInvalid, createPath, expectCreated, fillSystem, lastBody, radio, review } from './composer';

const sectionTitles = () => textsOf(document.querySelectorAll('.sheet-card h2'));

test('Create Notification links back to the list (NTF-025)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Notification');
  expect(await screen.findByRole('link', { name: /Notification Management$/ })).toHaveAttribute('href', '#/pushNotification');
});

test('a new notification has nine sections in order, and a SYSTEM one has no Button2 (NTF-028, NTF-029)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await radio('Notification Type', 'System');
  const sections = [
    'Notification Type',
    'Client Segmentation',
    'Title *',
    'Notification Summary',
    'Content *',
    'Images',
    'Button1 *',
    'Button2',
    'Delivery & Status',
  ];
  expect(sectionTitles()).toEqual(sections);
  await choose(portal, 'Notification Type', 'System');
  expect(sectionTitles()).toEqual(sections.filter((title) => title !== 'Button2'));
});

test('a new notification offers four types and selects none, and it is not important (NTF-036, NTF-037, NTF-039)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const types = within(await screen.findByRole('radiogroup', { name: 'Notification Type' })).getAllByRole<HTMLInputElement>('radio');
  const labels = types.map((type) => type.labels![0]!.textContent);
  expect(labels).toEqual(['Investment', 'Corporate', 'Market Updates', 'System']);
  expect(types.filter(({ checked }) => checked)).toEqual([]);
  expect(await radio('Important', 'No')).toBeChecked();
});

test('the preview of a new notification says what is missing, and marks its tabs from the first change on', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  const marks = () => preview.queryAllByRole('img', { name: 'incomplete' });
  expect(preview.getByRole('status')).toHaveTextContent('Missing: Title, Content');
  expect(marks()).toEqual([]);
  await portal.fill('Title (EN)', 'A');
  await waitFor(() => expect(preview.getByRole('status').textContent).toBe('Missing: Content'));
  expect(marks()).toHaveLength(4);
});

test('the preview of a new notification marks its tabs once a create was tried', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await createInvalid(portal);
  await waitFor(() => expect(preview.getAllByRole('img', { name: 'incomplete' })).toHaveLength(4));
});

test('the toolbar of a content has five formats (NTF-031)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  const toolbar = await screen.findByRole('toolbar', { name: 'Format of Content (EN)' });
  expect(within(toolbar).getAllByRole('button')).toHaveLength(5);
});

test('a SYSTEM message is sent with its texts by language and without a client list, and the list shows it first (NTF-026, NTF-032, NTF-043, NTF-053, NTF-091, NTF-092)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await fillSystem(portal);
  expect(screen.queryByRole('group', { name: 'Client list (CSV file)' })).toBeNull();
  await portal.fill('Notification Summary (JP)', 'In short');
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  expect(lastBody(portal)).toEqual({
    type: 'SYSTEM',
    category: 'Distribution',
    important: false,
    salesOffices: ['HK'],
    regions: ['HK'],
    titles: byCode('A title'),
    summary: { JA: 'In short' },
    contents: Object.fromEntries(Object.entries(byCode('A content')).map(([code, text]) => [code, `<p>${text}</p>`])),
    deliveryDate: '2100/06/01 10:15',
    imageIsSame4All: false,
    button1Type: 'NONE',
    button2Type: 'NONE',
  });
  await waitFor(async () => expect((await portal.rows())[0]).toHaveTextContent('A title EN'));
  expect(portal.path()).toBe('/pushNotification');
});
