import { replaceClock } from '../clock';
import { cellsOf, expect, type Portal, screen, test, textsOf, waitFor, within } from '../portal';

const base = '/genericContents/';
const list = `GET ${base}`;
const listPath = '/genericContents';
const createPath = '/createGenericContent';

const fill = async (portal: Portal, field: string) => {
  await portal.fill('Field', field);
  await portal.fill('Type', 'Notice');
  await portal.fill('Content (EN)', 'First line\nSecond line');
};
const openTab = (portal: Portal, language: string) => portal.click('tab', new RegExp(`^${language}`));

test('the list of generic contents shows id, type, field and creator (GEN-001, GEN-002, GEN-003)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('company');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Content Management - Generic Contents');
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Id', 'Type', 'Field', 'Created By', 'Operation']);
  const cells = textsOf(cellsOf(row));
  expect(cells.slice(0, 4)).toEqual(['5', 'About', 'company', 'Robin Ashgrove']);
  expect(portal.cell(await portal.row('attack'), 'Created By')).toHaveTextContent(/^–$/);
});

test('the list of generic contents is sorted by field, ten a page (GEN-006, GEN-007, GEN-008)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const fields = (await portal.rows()).map((row) => portal.cell(row, 'Field').textContent);
  expect(portal.calls(list).map(({ query }) => query)).toEqual(['?page=0&size=10&sort=name.EN,asc&sort=id,asc']);
  expect(fields).toHaveLength(10);
  expect(fields).toEqual(fields.toSorted());
  expect(await portal.optionTexts('Rows per page')).toEqual(['5', '10', '20', '50']);
  expect(screen.getByText('1–10 of 12')).toBeVisible();
});

test('a row of generic contents has Edit and Delete (GEN-004)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  const row = await portal.row('company');
  expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '#/editGenericContent/5');
  expect(within(row).getByRole('button', { name: /^Delete/ })).toBeVisible();
});

test('the form of a new content has a tab for each language with 25 rows, and counts 50 characters (GEN-005, GEN-013, GEN-014)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk', listPath);
  await portal.click('link', 'Create');
  await screen.findByRole('heading', { name: 'Create Generic Content' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['EN', 'JP', 'TC', 'SC']);
  expect(await portal.field('Content (EN)')).toHaveAttribute('rows', '25');
  expect(screen.getAllByText('0/50')).toHaveLength(2);
});

test('a new content is sent with field, type and four languages, and the list shows it (GEN-016, GEN-026, GEN-027)', async ({ portal }) => {
  await portal.signIn('csteam.hk', createPath);
  await fill(portal, 'aaa_new');
  await openTab(portal, 'JP');
  await portal.fill('Content (JP)', 'お知らせ');
  await portal.click('button', 'Create');
  await portal.message('New record is created');
  expect(portal.cell(await portal.row('aaa_new'), 'Created By')).toHaveTextContent('Priya Tandel');
  expect(portal.calls(`POST ${base}`).map(({ body }) => body)).toEqual([
    { field: 'aaa_new', type: 'Notice', contentEn: 'First line\nSecond line', contentJa: 'お知らせ', contentTc: null, contentSc: null },
  ]);
});

test('an edited content is read by the names for reading and saved by those for writing (GEN-028, GEN-029, GEN-030)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', listPath);
  await portal.rows();
  const before = { field: 'long', type: 'Notice', contentEn: 'Long', contentJa: '長い', contentTc: '長', contentSc: '长' };
  await portal.ask(`${base}7`, { method: 'PUT', body: before });
  await portal.goTo('/editGenericContent/7');
  for (const [language, text] of Object.entries({ EN: 'Long', JP: '長い', TC: '長', SC: '长' })) {
    await openTab(portal, language);
    expect(await portal.field(`Content (${language})`)).toHaveValue(text);
  }
  await portal.fill('Content (SC)', '短');
  await portal.expectChanges('Content (SC)');
  await portal.click('button', 'Update');
  await portal.message('The changes have been saved');
  expect(portal.calls(`PUT ${base}{id}`).map(({ body }) => body)).toEqual([{ ...before, contentSc: '短' }]);
  const stored = { contentEN: 'Long', contentJA: '長い', contentTC: '長', contentSC: '短' };
  expect(await portal.ask(`${base}7`)).toEqual({ id: 7, field: 'long', type: 'Notice', ...stored });
});

test('after an update the list of generic contents is on the same page, and is reloaded once (GEN-009, GEN-010)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.select('Rows per page', '5');
  await portal.click('button', 'Page 2');
  await portal.user.click(within(await portal.row('long')).getByRole('link', { name: /^Edit/ }));
  await portal.fill('Type', 'Changed');
  const listsBefore = portal.calls(list).length;
  await portal.click('button', 'Update');
  await portal.row('Changed');
  expect(screen.getByText('6–10 of 12')).toBeVisible();
  expect(portal.calls(list)).toHaveLength(listsBefore + 1);
});

test('a content without field, type or English text is not sent, and the summary leads to the language (GEN-017, GEN-018, GEN-019, GEN-020)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await openTab(portal, 'TC');
  await portal.click('button', 'Create');
  await portal.message('Please check the form and fill in correct format');
  for (const text of ['Field cannot be empty', 'Type cannot be empty']) await screen.findByRole('button', { name: text });
  expect(await portal.field('Field')).toHaveAccessibleDescription(expect.stringContaining('Field cannot be empty'));
  await portal.click('button', 'Content (EN) cannot be empty');
  const english = await portal.field('Content (EN)');
  await waitFor(() => expect(english).toHaveFocus());
  expect(english).toHaveAccessibleDescription(expect.stringContaining('Content (EN) cannot be empty'));
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('typing into the field of a content stops at 50 characters (GEN-013)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await portal.fill('Field', `${'x'.repeat(50)}y`);
  expect(await portal.field('Field')).toHaveValue('x'.repeat(50));
});

test('a content is deleted once, after a question that names it, and the list is reloaded (GEN-011)', async ({ portal }) => {
  await portal.signIn('superadmin', listPath);
  await portal.user.click(within(await portal.row('faq')).getByRole('button', { name: /^Delete/ }));
  const question = await portal.dialog('Are you sure to delete this record?');
  expect(question).toHaveTextContent('Help faq');
  await portal.user.dblClick(within(question).getByRole('button', { name: 'Delete' }));
  await portal.message('Reocrd is deleted');
  await screen.findByText('1–10 of 11');
  expect(screen.queryByText('faq')).toBeNull();
  expect(portal.calls(`DELETE ${base}{id}`)).toHaveLength(1);
});

test('Cancel of a content with entered text asks, and sends nothing (GEN-024)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await portal.fill('Field', 'never');
  await portal.click('button', 'Cancel');
  await portal.user.click(within(await portal.dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await portal.row('company');
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('without CONTENT_WRITE a content is opened for reading, with its markup as text (GEN-005, GEN-012, GEN-033)', async ({ portal }) => {
  await portal.signIn('viewer.hk', listPath);
  const row = await portal.row('attack');
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await portal.user.click(within(row).getByRole('link', { name: /^Edit/ }));
  const form = await screen.findByRole('form');
  await within(form).findByText(/<script>window\.hit=1<\/script>/);
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Validate' })).toBeNull();
  expect(within(form).queryByRole('textbox')).toBeNull();
});

test("a refused content shows the server's message and keeps what was entered (GEN-032)", async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await fill(portal, 'refused');
  await portal.fault({ call: `POST ${base}`, kind: 'status', status: '01', msg: 'The field is taken' });
  await portal.click('button', 'Create');
  await portal.message('The field is taken');
  expect(await portal.field('Content (EN)')).toHaveValue('First line\nSecond line');
  expect(portal.path()).toBe(createPath);
});

test('the form of a content has Preview, Validate, Cancel and Create, in this order (GEN-015)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await screen.findByRole('button', { name: 'Validate' });
  const names = screen.getAllByRole('button', { name: /^(Preview|Validate|Cancel|Create)$/ }).map((button) => button.textContent.trim());
  expect(names).toEqual(['Preview', 'Validate', 'Cancel', expect.stringMatching(/^Create/)]);
});

test('Validate checks a content and sends nothing (GEN-015, GEN-023)', async ({ portal }) => {
  const pass = replaceClock();
  await portal.signIn('superadmin', createPath);
  await portal.click('button', 'Validate');
  await portal.message('Please check the form and fill in correct format');
  expect(await portal.field('Content (EN)')).toBeInvalid();
  await waitFor(async () => expect(await portal.field('Field')).toHaveFocus());
  await fill(portal, 'checked');
  await portal.click('button', 'Validate');
  await portal.message(/^Nothing to mend/);
  await waitFor(async () => expect(await portal.field('Content (EN)')).toBeValid());
  // a create is sent after a pause
  await pass(5_000);
  expect(portal.calls(`POST ${base}`)).toEqual([]);
});

test('Preview of an empty content shows that it is empty (GEN-021)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await portal.click('button', 'Preview');
  expect(await within(await portal.dialog('Preview')).findByTitle('empty')).toBeVisible();
});

test('a content that somebody else has saved is overwritten only after the own value was chosen (GEN-030)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editGenericContent/3');
  await portal.fill('Type', 'Mine');
  const other = { field: 'faq', type: 'Theirs', contentEn: 'x', contentJa: null, contentTc: null, contentSc: null };
  await portal.ask(`${base}3`, { method: 'PUT', body: other });
  await portal.click('button', 'Update');
  await screen.findByText(/This record was changed by/);
  expect(await portal.ask(`${base}3`)).toMatchObject({ type: 'Theirs' });
  expect(await portal.field('Type')).toHaveValue('Mine');
  await portal.click('radio', 'Mine: Mine');
  await portal.click('button', 'Update');
  await portal.message('The changes have been saved');
  expect(await portal.ask(`${base}3`)).toMatchObject({ type: 'Mine' });
});
