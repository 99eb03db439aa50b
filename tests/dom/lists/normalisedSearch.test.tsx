import { expect, screen, test, waitFor, type Portal } from '../portal';

const list = 'GET /appuser/';

/** Pastes texts into search fields and searches. */
const search = async (portal: Portal, texts: Record<string, string>) => {
  await portal.rows();
  for (const [label, text] of Object.entries(texts)) {
    await portal.user.click(await portal.field(label));
    await portal.user.paste(text);
  }
  await portal.user.keyboard('{Enter}');
};
const lastQuery = (portal: Portal, call = list) => new URLSearchParams(portal.calls(call as typeof list).at(-1)!.query);

test('a Client ID with invisible and full-width characters finds its client (PLT-098, SHR-014)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, { 'Client ID': '\u202aＣ１００\u200b0807\u202c\u00a0' });
  await portal.row('C1000807');
  expect(lastQuery(portal).get('clientID')).toBe('C1000807');
  expect(await portal.field('Client ID')).toHaveValue('C1000807');
});

test('the characters that are searched for count against the maximum length (SHR-014)', async ({ portal }) => {
  await portal.signIn('superadmin', '/businessPartnerManagement');
  await search(portal, { 'VendorID/EmployeeID': '\u202aＶ000000001\u202c' });
  await waitFor(() => expect(lastQuery(portal, 'GET /businessPartner/').get('clientID')).toBe('V000000001'));
  expect(screen.queryByText(/must be at most/)).toBeNull();
});

test('a name with a curly apostrophe and blanks of any kind finds its client (PLT-098)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, { 'Last Name': 'O’Brien\u3000' });
  await waitFor(() => expect(lastQuery(portal).get('lastName')).toBe("O'Brien"));
  for (const row of await portal.rows()) expect(row).toHaveTextContent("O'Brien");
});

test('a full name copied from the list is searched for by last and first name (PLT-098, SHR-039)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, { 'First Name': 'Leung, Wei' });
  await waitFor(() => expect(lastQuery(portal).get('firstName')).toBe('Wei'));
  expect(lastQuery(portal).get('lastName')).toBe('Leung');
  for (const row of await portal.rows()) expect(row).toHaveTextContent('Leung, Wei');
  expect(await portal.field('Last Name')).toHaveValue('Leung');
  expect(await portal.field('First Name')).toHaveValue('Wei');
});

test('a name with a comma beside another name is searched for as it is (PLT-098)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, { 'Last Name': 'Smith, Jr.', 'First Name': 'Wei' });
  await waitFor(() => expect(lastQuery(portal).get('firstName')).toBe('Wei'));
  expect(lastQuery(portal).get('lastName')).toBe('Smith, Jr.');
});

test('a search text of invisible characters only is no search (PLT-081)', async ({ portal }) => {
  await portal.signIn();
  await search(portal, { Email: '\u200b\u2060' });
  await portal.rows();
  expect(lastQuery(portal).has('email')).toBe(false);
});
