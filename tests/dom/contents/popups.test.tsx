import { cellsOf, expect, type Portal, screen, summaryTexts, test, textsOf, waitFor, within } from '../portal';

const list = 'GET /campaignPopup/list';
const save = 'PUT /campaignPopup/{id}';
const languages = ['EN', 'JP', 'TC', 'SC'];
const image = (language: string) => screen.findByRole('group', { name: `Image (${language})` });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const remove = async (portal: Portal, language: string) =>
  portal.user.click(await within(await image(language)).findByRole('button', { name: /^Remove/ }));

test('the list of popups shows office, title, post and last update (POP-001, POP-002)', async ({ portal }) => {
  await portal.signIn('superadmin', '/campaignPopup');
  const row = await portal.row('Fund newsletter');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Campaign Popup');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Sales Office', 'Title', 'Post', 'Last update', 'Operation']);
  await within(row).findByText('Singapore');
  const cells = textsOf(cellsOf(row));
  expect(cells.slice(0, 4)).toEqual(['Singapore', 'Fund newsletter', 'Online', '2026/11/09 16:30 Priya Tandel']);
  const posts = (await portal.rows()).map((each) => portal.cell(each, 'Post').textContent);
  expect(posts).toEqual(Array.from({ length: 8 }, (_, i) => (i % 2 === 1 ? 'Online' : 'Offline')));
});

test('the list of popups asks for ten rows in the order of the server, by id (POP-004, POP-005)', async ({ portal }) => {
  await portal.signIn('superadmin', '/campaignPopup');
  const titles = (await portal.rows()).map((row) => portal.cell(row, 'Title').textContent);
  expect(portal.calls(list).map(({ query }) => query)).toEqual(['?page=0&size=10']);
  expect(titles).toEqual([
    'Year-end investor briefing',
    'Harbour View launch',
    'New sales office',
    'Fund newsletter',
    'Holiday hours',
    'Anniversary',
    'L'.repeat(50),
    '<img src=x onerror=window.hit=1>',
  ]);
});

test('a popup can be edited, and neither created nor deleted (POP-003, POP-006)', async ({ portal }) => {
  await portal.signIn('superadmin', '/campaignPopup');
  const row = await portal.row('Fund newsletter');
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await portal.user.click(within(row).getByRole('link', { name: /^Edit/ }));
  expect(await screen.findByRole('heading', { name: /^Edit Campaign Popup/ })).toBeVisible();
  expect(portal.path()).toBe('/editCampaign/4');
});

test('the form of a popup shows the stored values, and the office as text (POP-008, POP-009, POP-010, POP-012)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  expect(await title()).toHaveValue('Year-end investor briefing');
  expect(portal.calls('GET /campaignPopup/details/{id}').map(({ path }) => path)).toEqual(['/campaignPopup/details/1']);
  // without the preview next to them, which loads later
  const sections = [...document.querySelectorAll('.sheet-card h2')].map(({ textContent }) => textContent.replace('*', '').trim());
  expect(sections).toEqual(['Title', 'Images', 'Button', 'Status']);
  expect(screen.getByRole('radio', { name: 'Web link' })).toBeChecked();
  expect(await portal.field('Button Name (JP)')).toHaveValue('席を予約する');
  expect(await portal.field('URL (SC)')).toHaveValue('https://events.example.com/zh_cn');
  expect(screen.getByRole('radio', { name: 'Offline' })).toBeChecked();
  expect(screen.getByRole('form')).not.toHaveTextContent('Hong Kong');
  expect(screen.getByText('Hong Kong')).toBeVisible();
});

test('a popup has one image for each language, with the suggested size (POP-017, SHR-062, SHR-063)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  for (const language of languages)
    expect(await within(await image(language)).findByText(`briefing-${language.toLowerCase()}.png`)).toBeVisible();
  expect(within(await image('EN')).getByText(/^Suggested size 924x1386\./)).toBeVisible();
});

test('a popup with a blank title and without images, button names and URLs is not sent, and each is named (POP-013, POP-015, POP-016, POP-020, POP-021, POP-022)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editCampaign/2');
  await portal.user.clear(await title());
  await portal.user.type(await title(), ' ');
  for (const language of languages) await portal.fill(`Button Name (${language})`, '');
  for (const language of languages) await portal.fill(`URL (${language})`, '');
  for (const language of ['EN', 'JP', 'TC']) await remove(portal, language);
  await portal.click('button', 'Save');
  const all = (label: string) => languages.map((language) => `${label} (${language}) cannot be empty`);
  await waitFor(() => expect(summaryTexts()).toEqual(['Title cannot be empty', ...all('Image'), ...all('Button Name'), ...all('URL')]));
  await portal.click('button', 'Image (SC) cannot be empty');
  expect(within(await image('SC')).getByRole('button', { name: 'Click to upload Image (SC)' })).toHaveFocus();
  expect(portal.calls(save)).toEqual([]);
});

test('a popup with one image for all languages needs no other image, and all names of its button (POP-016, POP-023)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editCampaign/2');
  for (const language of languages) await portal.fill(`Button Name (${language})`, '');
  for (const language of ['EN', 'JP', 'TC']) await remove(portal, language);
  await portal.click('checkbox', 'Use one image for all languages');
  await portal.click('button', 'Save');
  await waitFor(() =>
    expect(summaryTexts()).toEqual([
      'Image (EN) cannot be empty',
      ...languages.map((language) => `Button Name (${language}) cannot be empty`),
    ]),
  );
});

test('a URL of a popup that is a script is not saved (POP-022, SHR-072)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await portal.fill('URL (SC)', 'javascript:alert(1)');
  await portal.click('button', 'Save');
  await waitFor(() => expect(summaryTexts()).toEqual(['URL (SC): Please enter the correct format']));
  expect(portal.calls(save)).toEqual([]);
});

test('typing into a popup stops at 50 characters of the title and 15 of a button name (POP-014, POP-019, SHR-068)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/2');
  const field = await title();
  await portal.user.clear(field);
  await portal.user.type(field, `${'T'.repeat(50)}x`);
  expect(field).toHaveValue('T'.repeat(50));
  await portal.fill('Button Name (EN)', `${'N'.repeat(15)}x`);
  expect(await portal.field('Button Name (EN)')).toHaveValue('N'.repeat(15));
});

test('a popup without a button disables names and URLs, and they are back when the button is (POP-024)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await portal.click('radio', 'No button');
  expect(await portal.field('Button Name (EN)')).toHaveAttribute('aria-disabled', 'true');
  expect(await portal.field('URL (SC)')).toHaveAttribute('aria-disabled', 'true');
  await portal.click('radio', 'Web link');
  expect(await portal.field('URL (SC)')).toHaveValue('https://events.example.com/zh_cn');
  expect(await portal.field('URL (SC)')).not.toHaveAttribute('aria-disabled', 'true');
});

test('the preview of a popup names what a language lacks: its image, and name and URL of a button while it has one', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  const note = (text: string) => waitFor(() => expect(preview.getByRole('status').textContent).toBe(text));
  const incomplete = () => preview.queryAllByRole('img', { name: 'incomplete' });
  await note('https://events.example.com/');
  expect(incomplete()).toEqual([]);
  await portal.fill('URL (EN)', '');
  await note('Missing: URL');
  await portal.fill('Button Name (EN)', '');
  await note('Missing: Button Name, URL');
  await remove(portal, 'EN');
  await note('Missing: Image, Button Name, URL');
  expect(preview.getByText('No image')).toBeVisible();
  await portal.click('radio', 'No button');
  await note('Missing: Image');
  expect(incomplete()).toHaveLength(1);
  await portal.user.click(preview.getByRole('tab', { name: 'JP' }));
  await note('');
  await portal.click('checkbox', 'Use one image for all languages');
  await note('Missing: Image');
  expect(incomplete()).toHaveLength(4);
});

test('the preview of a popup has no other image in place of one that is missing (POP-018)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await remove(portal, 'JP');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await portal.user.click(await preview.findByRole('tab', { name: /^JP/ }));
  await waitFor(() => expect(preview.getByRole('status')).toHaveTextContent('Missing: Image'));
  expect(preview.getByText('No image')).toBeVisible();
});

test('a save that discards stored images names them in a question, and sends what is left (POP-018, POP-023, POP-028, POP-029)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await portal.click('checkbox', 'Use one image for all languages');
  expect(await within(await image('EN')).findByRole('button', { name: /^Remove/ })).toBeVisible();
  for (const language of ['JP', 'TC', 'SC'])
    expect(within(await image(language)).queryByRole('button', { name: /^(Replace|Remove)/ })).toBeNull();
  await portal.click('radio', 'No button');
  await portal.click('button', 'Save');
  const question = await portal.dialog('Save and discard values?');
  expect(question).toHaveTextContent('Edit Campaign Popup · Year-end investor briefing');
  const buttons = ['Button Name', 'URL'].flatMap((label) => ['EN', 'JP', 'TC', 'SC'].map((language) => `${label} (${language})`));
  const names = ['briefing-jp.png', 'briefing-tc.png', 'briefing-sc.png', ...buttons].join(', ');
  expect(question).toHaveTextContent(`These values no longer apply and will be removed when you save: ${names}.`);
  await portal.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(portal.calls(save)).toEqual([]);
  await portal.click('button', 'Save');
  await portal.user.click(within(await portal.dialog('Save and discard values?')).getByRole('button', { name: 'Save' }));
  await portal.message('The changes have been saved');
  expect(portal.calls(save).map(({ body }) => body)).toEqual([
    {
      title: 'Year-end investor briefing',
      useGlobalLanguage: true,
      buttonType: 'NONE',
      postOnline: false,
      imageIds: { EN: 'popup-1-EN' },
      buttons: {},
    },
  ]);
});

test('a popup that is saved online is online in the list (POP-027, POP-030, POP-033)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await portal.click('radio', 'Online');
  await portal.user.clear(await title());
  await portal.user.type(await title(), 'Another title');
  await portal.expectChanges('Title', 'Post');
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(await portal.row('Another title')).toHaveTextContent('Online');
  expect(portal.calls(save)).toHaveLength(1);
});

test('Cancel of a changed popup asks, and saves nothing (POP-031)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  await portal.user.type(await title(), ' of mine');
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.row('Fund newsletter');
  expect(portal.path()).toBe('/campaignPopup');
  expect(portal.calls(save)).toEqual([]);
});

test('without CONTENT_WRITE a popup is opened for reading, with its images (POP-007, POP-032)', async ({ portal }) => {
  await portal.signIn('viewer.hk', '/campaignPopup');
  await portal.user.click(within(await portal.row('Year-end')).getByRole('link', { name: /^Edit/ }));
  const form = await screen.findByRole('form');
  for (const language of languages) expect(await within(form).findByText(`briefing-${language.toLowerCase()}.png`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Save|Cancel|Click to upload|Replace|Remove)/ })).toBeNull();
  expect(within(form).queryByRole('textbox')).toBeNull();
});
