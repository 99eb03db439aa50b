import { expect, reply, screen, summaryTexts, test, waitFor, within, type Portal } from '../portal';
import {
  byCode,
  choose,
  confirm,
  createInvalid,
  createPath,
  expectCreated,
  fillDelivery,
  languages,
  lastBody,
  radio,
  region,
  review,
  tick,
} from './composer';

/** Opens a notification of Hong Kong that may have two buttons, and selects their types. */
const open = async (portal: Portal, first?: string, second?: string) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', 'Corporate');
  await tick(portal, 'Sales Office', 'Hong Kong');
  if (first) await choose(portal, 'Button1', first);
  if (second) await choose(portal, 'Button2', second);
};
const projects = async (button: string) => within(await region(button)).findAllByRole('combobox', { name: /^Project ID & Name/ });
const emptyNames = languages.map((label) => `Button Name (${label}) cannot be empty`);
/** Waits until the summary has these errors of buttons and no others. */
const expectErrors = (...texts: string[]) =>
  waitFor(() => expect(summaryTexts().filter((text) => /^(Button|URL|Project)/.test(text))).toEqual(texts));

test('a button has four types and starts as NONE, and Button2 is disabled while Button1 is NONE (NTF-070, NTF-071)', async ({ portal }) => {
  await open(portal);
  for (const name of ['Web link', 'Project', 'Investment']) expect(await radio('Button1', name)).not.toBeChecked();
  expect(await radio('Button1', 'No button')).toBeChecked();
  expect(await radio('Button2', 'Web link')).toBeDisabled();
  await choose(portal, 'Button1', 'Investment');
  await waitFor(async () => expect(await radio('Button2', 'Web link')).toBeEnabled());
});

test('Button1 NONE resets Button2 to NONE and disables it (NTF-072)', async ({ portal }) => {
  await open(portal, 'Web link', 'Project');
  expect(await projects('Button2')).toHaveLength(1);
  await choose(portal, 'Button1', 'No button');
  await waitFor(async () => expect(await radio('Button2', 'No button')).toBeChecked());
  expect(await radio('Button2', 'No button')).toBeDisabled();
  expect(screen.queryByRole('combobox', { name: /^Project ID & Name/ })).toBeNull();
});

test('a button needs a name in each language, and a URL or a project by its type (NTF-074, NTF-076, NTF-077)', async ({ portal }) => {
  await open(portal, 'Web link', 'Project');
  await createInvalid(portal);
  await expectErrors(
    ...emptyNames,
    ...languages.map((label) => `URL (${label}) cannot be empty`),
    ...emptyNames,
    'Project ID & Name (Hong Kong): Project ID & Name cannot be empty',
  );
});

test('another type of a button removes the URL errors and keeps those of the names (NTF-073, SHR-072)', async ({ portal }) => {
  await open(portal, 'Web link');
  await createInvalid(portal);
  for (const [label, url] of [
    ['EN', 'javascript:alert(1)'],
    ['JP', 'https://a.example/a b'],
    ['TC', '//evil.example'],
    ['SC', 'https://a.example/ok'],
  ] as const)
    await portal.fill(`URL (${label})`, url);
  await expectErrors(...emptyNames, ...['EN', 'JP', 'TC'].map((label) => `URL (${label}): Please enter the correct format`));
  await choose(portal, 'Button1', 'Investment');
  await expectErrors(...emptyNames);
});

test('typing into the name of a button stops at 15 characters (NTF-075)', async ({ portal }) => {
  await open(portal, 'Investment');
  await portal.fill('Button Name (EN)', `${'x'.repeat(15)}y`);
  expect(await portal.field('Button Name (EN)')).toHaveValue('x'.repeat(15));
});

test('a button has a project for each selected sales office, from all projects of the office (NTF-078, NTF-079, NTF-080)', async ({
  portal,
}) => {
  await open(portal, 'Project');
  expect(await projects('Button1')).toHaveLength(1);
  await tick(portal, 'Sales Office', 'Singapore');
  await waitFor(async () => expect(await projects('Button1')).toHaveLength(2));
  const queries = () => portal.calls('GET /projects/').map(({ query }) => query);
  await waitFor(() => expect(queries()).toEqual(['?unPaged=true&salesOffice=HK', '?unPaged=true&salesOffice=SG']));
});

test('names and URLs of a button are sent by language, after each link is ticked in the review (NTF-083)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editNotificationClone/1');
  await choose(portal, 'Button1', 'Web link');
  for (const label of languages) {
    await portal.fill(`Button Name (${label})`, `See ${label}`);
    await portal.fill(`URL (${label})`, `https://a.example/${label}`);
  }
  await fillDelivery(portal);
  await confirm(portal, await review(portal));
  await expectCreated(portal);
  expect(lastBody(portal)).toMatchObject({
    button1Type: 'URL',
    button1Names: byCode('See'),
    button1Urls: {
      EN: 'https://a.example/EN',
      JA: 'https://a.example/JP',
      ZH_HK: 'https://a.example/TC',
      ZH_CN: 'https://a.example/SC',
    },
  });
});

test('a project of a button that no longer exists has to be replaced before the save (NTF-077)', async ({ portal }) => {
  await portal.fault({ call: 'GET /projects/', kind: 'raw', body: reply({ content: [], totalElements: 0 }) });
  await portal.signIn('superadmin', '/editNotification/7');
  expect(await screen.findByText('3 is no longer there')).toBeVisible();
  // what the form could not match is named, and is no change
  await portal.fill('Notification Category', 'Another');
  await portal.expectChanges('Notification Category');
  await portal.click('button', 'Save');
  await waitFor(() => expect(summaryTexts()).toEqual(['Project ID & Name cannot be empty']));
  expect(portal.calls('PUT /notification/edit/{id}')).toEqual([]);
});

test('a project far down the list is replaced by one that is searched, with the keyboard alone (NTF-079)', async ({ portal }) => {
  await open(portal, 'Project');
  const [project] = await projects('Button1');
  const options = () => within(project!.closest<HTMLElement>('.combo')!).queryAllByRole('option');
  const active = () => document.getElementById(project!.getAttribute('aria-activedescendant')!);
  await portal.user.click(project!);
  await portal.user.keyboard('{End}{Enter}');
  const last = (project as HTMLInputElement).value;
  expect(last).not.toBe('');
  await portal.user.keyboard('{ArrowDown}');
  expect(options().length).toBeGreaterThan(10);
  const wanted = options()[1]!.textContent;
  expect(wanted).not.toBe(last);
  await portal.user.keyboard(wanted.replaceAll(/[{[]/g, '$&$&'));
  expect(options().length).toBeLessThan(5);
  expect(active()).toHaveTextContent(wanted);
  await portal.user.keyboard('{Enter}');
  await waitFor(() => expect(project).toHaveValue(wanted));
});
