import { shownValues } from '../accounts/accountForm';
import { expect, screen, summaryTexts, test, textsOf, waitFor, within } from '../portal';
import { bodyOf, clickTick, group, openProject, paste, save, saveCall, saved, sectionTitles, storedProject, tick } from './projectForm';

const optionsOf = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option');

test('Edit Project is one screen with every section, one office and its regions (PRJ-096)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Project · Sunrise Terraces');
  expect(sectionTitles()).toEqual([
    ...['Regions', 'Languages', 'Project Details', 'Name', 'Address', 'Description', 'Brief', 'Land Use'],
    ...['Images', 'KMZ map file', 'Factsheet', 'Video', 'Project Status'],
  ]);
  await waitFor(async () => expect(await portal.field('Sales Office')).toHaveValue('SG'));
  for (const name of ['Singapore', 'Malaysia', 'Japan', 'Indonesia']) expect(await tick('Region', name)).toBeChecked();
  expect(portal.calls('GET /projects/{id}').map(({ path }) => path)).toEqual(['/projects/3']);
});

test('Edit Project shows who changed the project last and when it was online last (PRJ-097, PRJ-098)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  expect(shownValues()).toMatchObject({
    'Last update by': 'Priya Tandel 2026/11/17 07:30',
    'Last Online Date': '2026/11/01 09:00 ~ 2300/12/31 00:00',
  });
});

test('Edit Project shows stored images, map and factsheets by their names, and the suggested sizes of images (PRJ-095, SHR-060, SHR-063)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/3');
  const namesIn = async (label: string) => textsOf(await within(await group(label)).findAllByText(/\.\w+$/));
  expect(await namesIn('Images')).toEqual([1, 2, 3, 4, 5].map((i) => `sunrise-${i}.png`));
  expect(await namesIn('KMZ map file')).toEqual(['sunrise.kmz']);
  expect(await namesIn('Factsheet (SC)')).toEqual(['sunrise-zh_cn.pdf']);
  expect(await group('Images')).toHaveTextContent('Suggested size 1125x705.');
  expect(await group('Thumbnail')).toHaveTextContent('Suggested size 981x390.');
});

test('Project Details has its fields, with types, units and the two locations as choices (PRJ-040, PRJ-041, SHR-033)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/3');
  const details = within(screen.getByRole('region', { name: 'Project Details' }));
  const labels = ['Project Type', 'Project Code', 'Project Location', 'Project Region', 'Project State', 'Property size'];
  for (const label of [...labels, 'Total syndication price', 'Investment initial amounts'])
    expect(
      details.getByLabelText((text) => text.replace(/\*$/, '').trim() === label),
      label,
    ).toBeVisible();
  expect(details.getByRole('group', { name: 'Other size units' })).toBeVisible();
  for (const call of ['GET /option/projectType', 'GET /option/projectUnit']) expect(portal.calls(call), call).not.toEqual([]);
  const location = await portal.field('Project Location');
  await within(location).findByRole('option', { name: 'Canada' });
  expect(
    optionsOf(location)
      .map(({ value }) => value)
      .filter(Boolean),
  ).toEqual(['US', 'CANADA']);
});

test('Video of a project has a URL for five languages and for another one (PRJ-051, PRJ-052)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const codes = Object.entries({
    'Video (EN)': 'en',
    'Video (JP)': 'ja',
    'TC (Cantonese)': 'yue',
    'TC (Mandarin)': 'cmn',
    'Video (SC)': 'zh',
    'Corresponding URL': 'ko',
  });
  for (const [label, code] of codes) expect(await portal.field(label), label).toHaveValue(`https://videos.example.com/sunrise/${code}`);
});

test('Project Status has the flag of a new project, three statuses, the post and the timeframe (PRJ-054)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  expect(await portal.field('New project')).toBeChecked();
  const status = await portal.field('Status');
  await within(status).findByRole('option', { name: 'Sold out' });
  expect(status).toHaveValue('AVAILABLE');
  expect(optionsOf(status).map(({ value }) => value)).toEqual(expect.arrayContaining(['AVAILABLE', 'WAITLIST', 'SOLDOUT']));
  expect(screen.getByRole('radio', { name: 'Online' })).toBeChecked();
  expect(await portal.field('Start Date, time (UTC+8)')).toHaveValue('09:00');
});

test('a property size in acres is converted into the chosen units (PRJ-046)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const converted = () => {
    const term = screen.getByText('Converted', { selector: 'dt' });
    return textsOf(within(term.parentElement!).getAllByRole('listitem'));
  };
  await portal.fill('Property size', '2');
  await waitFor(() => expect(converted()).toEqual(['8093.713 Square metres', '2448.072 Ping']));
  await clickTick(portal, 'Other size units', 'Ping');
  await waitFor(() => expect(converted()).toEqual(['8093.713 Square metres']));
});

test('the price of a project is in USD in the United States and in CAD in Canada (PRJ-047)', async ({ portal }) => {
  await openProject(portal, '/editProject/3');
  const price = (await portal.field('Total syndication price')).closest('.field');
  await waitFor(() => expect(price).toHaveTextContent('USD'));
  await portal.select('Project Location', 'Canada');
  await waitFor(() => expect(price).toHaveTextContent('CAD'));
  expect(price).not.toHaveTextContent('USD');
});

test('Save of a project sends the whole project with its one office, and leads to the list (PRJ-102, PRJ-087, PRJ-091, SHR-020)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/7');
  const before = await storedProject(portal, 7);
  expect(await portal.field('Start Date, time (UTC+8)')).toHaveValue('09:07');
  await portal.fill('Project Name (EN)', 'Renamed');
  await save(portal);
  const name = { ...before.name, EN: 'Renamed' };
  expect(portal.calls(saveCall).map(({ body }) => body)).toEqual([{ ...bodyOf(before), name, startDate: '2026-11-03 09:07' }]);
  expect((await storedProject(portal, 7)).name.EN).toBe('Renamed');
});

test('a project with another office has no regions until they are chosen again, and loses its amounts (PRJ-101, PRJ-048)', async ({
  portal,
}) => {
  await openProject(portal, '/editProject/24');
  expect(await portal.field('Investment initial amounts')).toHaveValue('20,000');
  await portal.select('Sales Office', 'Hong Kong');
  expect(await tick('Region', 'Dubai')).not.toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Investment initial amounts' })).toBeNull();
  await portal.click('button', 'Save');
  await waitFor(() => expect(summaryTexts()).toEqual(['Region cannot be empty']));
  await clickTick(portal, 'Region', 'Dubai');
  await portal.click('button', 'Save');
  const question = await portal.dialog('Save and discard values?');
  expect(question).toHaveTextContent('will be removed when you save: Investment initial amounts.');
  await portal.user.click(within(question).getByRole('button', { name: 'Save' }));
  await portal.message(saved);
  expect(await storedProject(portal, 24)).toMatchObject({ salesOffice: 'HK', region: ['DB'], investmentInitAmounts: null });
});

test('a chosen project type sets its amounts, and a type without amounts changes nothing (PRJ-049, PRJ-050)', async ({ portal }) => {
  await openProject(portal, '/editProject/18');
  const amounts = await portal.field('Investment initial amounts');
  expect(amounts).toHaveValue('20,000');
  await paste(portal, 'Investment initial amounts', '777');
  for (const [type, amount] of [
    ['EFPDL', '10,000'],
    ['LAD', '20,000'],
    ['Land', '20,000'],
  ] as const) {
    await portal.select('Project Type', type);
    await waitFor(() => expect(amounts, type).toHaveValue(amount));
  }
});

test('the type of an opened project sets no amounts, though its choices come late (PRJ-112)', async ({ portal }) => {
  const letGo = portal.hold('GET /option/projectType');
  await openProject(portal, '/editProject/3');
  const amounts = await portal.field('Investment initial amounts');
  await paste(portal, 'Investment initial amounts', '777');
  letGo();
  const type = await portal.field('Project Type');
  await within(type).findByRole('option', { name: 'LAD' });
  expect(type).toHaveValue('EFPDL');
  expect(amounts).toHaveValue('777');
  await portal.expectChanges('Investment initial amounts');
});

test('a refused save of a project shows the text of the server and leaves the form as it is (PRJ-105)', async ({ portal }) => {
  await openProject(portal, '/editProject/16');
  await portal.fill('Project Name (EN)', 'Typed');
  await portal.fault({ call: saveCall, kind: 'status', status: '01', msg: 'The project is closed', count: 1 });
  await portal.click('button', 'Save');
  await portal.message('The project is closed');
  expect(await portal.field('Project Name (EN)')).toHaveValue('Typed');
  expect(portal.path()).toBe('/editProject/16');
});
