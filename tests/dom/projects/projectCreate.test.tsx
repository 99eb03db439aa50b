import { shownValues } from '../accounts/accountForm';
import { expect, screen, summaryTexts, test, textsOf, waitFor, within } from '../portal';
import { clickTick, currentStep, expectLimit, fillStep1, openProject, openStep2, paste, sectionTitles, tick } from './projectForm';

const createCall = 'POST /projects';
const step1 = 'Set regions and languages';
const invalid = 'Please check the form and fill in correct format';
const expectErrors = (...texts: string[]) => waitFor(() => expect(summaryTexts()).toEqual(texts));
const formButtons = () => textsOf(document.querySelectorAll('.form-buttons button'));

test('Create Project starts with regions and languages, Cancel and Next (PRJ-024)', async ({ portal }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await portal.click('link', 'Create');
  await screen.findByRole('form');
  expect(portal.path()).toBe('/createProject');
  expect(currentStep()).toBe(step1);
  expect(sectionTitles()).toEqual(['Regions', 'Languages']);
  expect(document.querySelectorAll('.step-passed')).toHaveLength(0);
  expect(formButtons()).toEqual([expect.stringMatching(/^Cancel/), expect.stringMatching(/^Next/)]);
});

test('Next leads to the details of a project, with Back, Create and the choices of the first step as text (PRJ-028, PRJ-035, PRJ-037, PRJ-039)', async ({
  portal,
}) => {
  await openStep2(portal, ['Hong Kong', 'Singapore'], ['Taiwan', 'Japan'], ['English', 'Japanese']);
  expect(portal.path()).toBe('/createProject?step=2');
  expect(portal.calls('GET /salesregion/officelist')).not.toEqual([]);
  expect(portal.calls('GET /salesregion/list/{offices}').map(({ path }) => path)).toContain('/salesregion/list/HK,SG');
  expect(formButtons()).toEqual([expect.stringMatching(/^Back/), expect.stringMatching(/^Create/)]);
  expect(sectionTitles()).toEqual([
    ...['Regions', 'Languages', 'Project Details', 'Name', 'Address', 'Description', 'Brief', 'Land Use'],
    ...['Images', 'KMZ map file', 'Factsheet', 'Video', 'Project Status'],
  ]);
  expect(textsOf(document.querySelectorAll('.step-passed'))).toEqual([`1${step1}`]);
  await waitFor(() =>
    expect(shownValues()).toMatchObject({ 'Sales Office': 'Hong Kong, Singapore', Region: 'Taiwan, Japan', Language: 'English, Japanese' }),
  );
});

test('a new project is in the United States, offline, not new and without a status (PRJ-043, PRJ-058)', async ({ portal }) => {
  await openStep2(portal, ['Hong Kong'], ['Dubai'], ['English']);
  expect(await portal.field('Project Location')).toHaveValue('US');
  expect(screen.getByRole('radio', { name: 'Offline' })).toBeChecked();
  expect(await portal.field('New project')).not.toBeChecked();
  expect(await portal.field('Status')).toHaveValue('');
});

test('the sections of a new project count what they need, in the languages that were chosen', async ({ portal }) => {
  await openStep2(portal, ['Hong Kong'], ['Dubai'], ['English']);
  const counts = () => textsOf(document.querySelectorAll('.rail button:has(.rail-count)'));
  const ofOne = ['Name', 'Address', 'Description', 'Brief'].map((title) => `${title}0/10 of 1`);
  expect(counts()).toEqual(['Project Details1/41 of 4', ...ofOne, 'Images0/20 of 2', 'Project Status0/10 of 1']);
  const missing = ['Project Type', 'Project Code', 'Property size', 'Project Name (EN)', 'Address (EN)', 'Description (EN)', 'Brief (EN)'];
  const note = () => textsOf(document.querySelectorAll('.form-note li'));
  expect(note()).toEqual([...missing, 'Images', 'Thumbnail', 'Status']);
  await paste(portal, 'Project Name (EN)', 'Sunset');
  await waitFor(() => expect(counts()).not.toContain(ofOne[0]));
  expect(counts().slice(1, 4)).toEqual(ofOne.slice(1));
  expect(note()).not.toContain('Project Name (EN)');
});

test('the preview of a new project names everything that is missing, and no more what was filled in', async ({ portal }) => {
  await openStep2(portal, ['Hong Kong'], ['Dubai'], ['English']);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(textsOf(preview.getAllByRole('tab'))).toEqual(['EN']);
  expect(await preview.findByText('Missing: Project Name, Brief, Address, Images, Thumbnail, Status')).toBeVisible();
  expect([preview.getByText('No thumbnail'), preview.getByText('No image')]).toHaveLength(2);
  expect(preview.queryByRole('img', { name: 'incomplete' })).toBeNull();
  await paste(portal, 'Project Name (EN)', 'Sunset');
  expect(await preview.findByText('Missing: Brief, Address, Images, Thumbnail, Status')).toBeVisible();
  expect(preview.getByRole('img', { name: 'incomplete' })).toBeVisible();
  await paste(portal, 'Address (EN)', 'A street');
  await portal.select('Status', 'Available');
  expect(await preview.findByText('Missing: Brief, Images, Thumbnail')).toBeVisible();
});

test('the first step of a project needs an office, a region and a language (PRJ-029, PRJ-030, PRJ-031, PRJ-032)', async ({ portal }) => {
  await openProject(portal, '/createProject');
  await portal.click('button', 'Next');
  await portal.message(invalid);
  await expectErrors('Sales Office cannot be empty', 'Region cannot be empty', 'Language cannot be empty');
  await clickTick(portal, 'Language', 'English');
  await expectErrors('Sales Office cannot be empty', 'Region cannot be empty');
  expect(portal.path()).toBe('/createProject');
});

test('each office of a project needs a region of its own (PRJ-033, PRJ-034, PRJ-035, SHR-038)', async ({ portal }) => {
  await openProject(portal, '/createProject');
  await fillStep1(portal, ['Hong Kong', 'Singapore'], ['Indonesia'], ['English']);
  await portal.click('button', 'Next');
  await expectErrors('Region: Please select at least 1 region under Hong Kong sales office');
  await clickTick(portal, 'Region', 'Dubai');
  await clickTick(portal, 'Region', 'Indonesia');
  await portal.click('button', 'Next');
  await expectErrors('Region: Please select at least 1 region under Singapore sales office');
  expect(portal.path()).toBe('/createProject');
  await clickTick(portal, 'Region', 'Japan');
  await portal.click('button', 'Next');
  await waitFor(() => expect(portal.path()).toBe('/createProject?step=2'));
});

test('a deselected office takes its regions along, and without an office there is no region (PRJ-028, PRJ-030)', async ({ portal }) => {
  await openProject(portal, '/createProject');
  await fillStep1(portal, ['Hong Kong', 'Singapore'], ['Dubai', 'Japan'], ['English']);
  await clickTick(portal, 'Sales Office', 'Singapore');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Japan' })).toBeNull());
  expect(await tick('Region', 'Dubai')).toBeChecked();
  await clickTick(portal, 'Sales Office', 'Hong Kong');
  await waitFor(() => expect(within(screen.getByRole('group', { name: 'Region' })).queryAllByRole('checkbox')).toEqual([]));
  await portal.click('button', 'Next');
  await expectErrors('Sales Office cannot be empty', 'Region cannot be empty');
});

test('only the sections of an earlier step have a button that leads to it', async ({ portal }) => {
  const changes = () => screen.queryAllByRole('button', { name: /^Change / }).map((button) => button.getAttribute('aria-label'));
  await openProject(portal, '/createProject');
  expect(changes()).toEqual([]);
  await fillStep1(portal, ['Hong Kong'], ['China'], ['English']);
  await portal.click('button', 'Next');
  await waitFor(() => expect(changes()).toEqual(['Change Regions', 'Change Languages']));
});

test('Back of a project keeps both steps, and Cancel of the first leads to the list after a question (PRJ-036, PRJ-038)', async ({
  portal,
}) => {
  await openStep2(portal, ['Hong Kong'], ['China'], ['English', 'Traditional Chinese']);
  await paste(portal, 'Address (TC)', '保留');
  await portal.click('button', 'Back');
  await waitFor(() => expect(portal.path()).toBe('/createProject'));
  for (const name of ['English', 'Traditional Chinese']) expect(await tick('Language', name)).toBeChecked();
  expect(await tick('Region', 'China')).toBeChecked();
  await portal.click('button', 'Next');
  expect(await portal.field('Address (TC)')).toHaveValue('保留');
  await portal.click('button', 'Change Languages');
  await waitFor(() => expect(currentStep()).toBe(step1));
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(portal.path()).toBe('/ourProducts'));
  expect(portal.calls(createCall)).toEqual([]);
});

test('each change of the step moves the focus to its name, the second time too (PRJ-036)', async ({ portal }) => {
  await openStep2(portal, ['Hong Kong'], ['China'], ['English']);
  const expectFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
  const details = 'Input project details';
  await expectFocus(details);
  for (const [button, step] of [
    ['Back', step1],
    ['Next', details],
    ['Back', step1],
    ['Next', details],
  ] as const) {
    await portal.click('button', button);
    await expectFocus(step);
  }
});

test('the address of the second step of a project shows the first until that has passed', async ({ portal }) => {
  await openProject(portal, '/createProject?step=2');
  expect(currentStep()).toBe(step1);
  await waitFor(() => expect(portal.path()).toBe('/createProject'));
  expect(summaryTexts()).toEqual([]);
});

test('a user of level 2 creates projects of their office alone (PRJ-027)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/createProject');
  await waitFor(async () => expect(await tick('Sales Office', 'Hong Kong')).toBeChecked());
  expect(await tick('Sales Office', 'Hong Kong')).toBeDisabled();
  expect(await tick('Region', 'Dubai')).toBeVisible();
  const names = screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent);
  expect(names).toEqual(expect.arrayContaining(['Hong Kong', 'Dubai', 'English']));
  for (const name of ['Singapore', 'Japan']) expect(names).not.toContain(name);
});

test('fields of a new project are disabled in languages that are not chosen (PRJ-045)', async ({ portal }) => {
  await openStep2(portal, ['Singapore'], ['Malaysia'], ['English', 'Simplified Chinese']);
  for (const label of ['Project Name (JP)', 'Address (TC)', 'Video (JP)', 'TC (Cantonese)', 'TC (Mandarin)'])
    expect(await portal.field(label), label).toHaveAttribute('aria-disabled', 'true');
  for (const label of ['Project Name (EN)', 'Address (SC)', 'Video (SC)'])
    expect(await portal.field(label), label).not.toHaveAttribute('aria-disabled');
});

test('another video language of a new project has four names of at most 20 characters and a URL, and a brief takes 200 (PRJ-053, PRJ-066, PRJ-082)', async ({
  portal,
}) => {
  await openStep2(portal, ['Hong Kong'], ['Dubai'], ['English']);
  expect(screen.queryAllByLabelText(/^Language Name \(|^Corresponding URL/)).toEqual([]);
  await portal.click('checkbox', 'Another video language');
  for (const label of ['EN', 'JP', 'TC', 'SC']) expect(await portal.field(`Language Name (${label})`)).toBeVisible();
  expect(await portal.field('Corresponding URL')).toBeVisible();
  await expectLimit(portal, 'Language Name (EN)', 20);
  await expectLimit(portal, 'Brief (EN)', 200);
});

test('a new project without any value is not sent, and the summary lists every missing one in the order of the form (PRJ-060, PRJ-061, PRJ-063, PRJ-064, PRJ-065, PRJ-070, PRJ-075, PRJ-077, PRJ-078, PRJ-079, PRJ-080, PRJ-086, PRJ-113)', async ({
  portal,
}) => {
  await openStep2(portal, ['Singapore'], ['Malaysia'], ['English', 'Simplified Chinese']);
  await portal.click('checkbox', 'Another video language');
  await portal.click('radio', 'Online');
  for (const label of ['Start Date', 'End Date']) {
    await paste(portal, label, '');
    await portal.user.selectOptions(await portal.field(`${label}, time (UTC+8)`), '');
  }
  await portal.click('button', 'Create');
  await portal.message(invalid);
  const inBoth = (label: string) => [`${label} (EN) cannot be empty`, `${label} (SC) cannot be empty`];
  await expectErrors(
    ...['Project Type', 'Project Code', 'Property size', 'Investment initial amounts'].map((label) => `${label} cannot be empty`),
    ...['Project Name', 'Address', 'Description', 'Brief'].flatMap(inBoth),
    ...['Images cannot be empty', 'Thumbnail cannot be empty'],
    ...['Language Name (EN) can not be empty', 'Language Name (SC) can not be empty', 'Corresponding URL can not be empty'],
    ...['Project Status cannot be empty', 'Start Date cannot be empty', 'End Date cannot be empty'],
  );
  expect(portal.calls(createCall)).toEqual([]);
});
