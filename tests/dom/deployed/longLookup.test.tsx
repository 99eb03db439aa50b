import { expect, screen, textsOf, waitFor, within, type Portal } from '../portal';
import { config, edited, serve, test } from './example';

/** The clients as offices of car parks: a lookup that is too long to be listed, and is searched by the client's number. */
const withLongLookup = edited(
  "officeCities: { getList: GET /contactUs/offices/, idField: id, labels: '{cityEn}' }",
  "officeCities: { getList: GET /appuser/, searchedBy: clientID, idField: id, labels: '{clientID}' }",
);
const searchCall = 'GET /appuser/';
const typeToSearch = 'Type to search, there are more than can be listed';
/** The choice, once it can be searched; until the lookup has loaded it is a plain select. */
const office = () =>
  waitFor(() => {
    const choice = screen.getByRole('combobox', { name: /^Office/ });
    expect(choice).toBeInstanceOf(HTMLInputElement);
    return choice as HTMLInputElement;
  });
const combo = async () => (await office()).closest<HTMLElement>('.combo')!;
const options = async () => textsOf(within(await combo()).queryAllByRole('option'));
/** What the list says of the search. */
const status = async () => (await combo()).querySelector('[role=status]')!.textContent;
const searched = (portal: Portal) => portal.calls(searchCall).flatMap(({ query }) => new URLSearchParams(query).get('clientID') ?? []);

const open = async (portal: Portal) => {
  serve(portal, withLongLookup);
  portal.respond(searchCall, (payload) => {
    const page = payload as { content: unknown[]; totalElements: number };
    return page.totalElements === 1_200 ? { ...page, totalElements: 2_500 } : page;
  });
  await portal.signIn('superadmin', '/carParks/create', config);
  await portal.user.click(await office());
  await waitFor(async () => expect(await status()).toBe(typeToSearch));
};

test('a lookup that is too long shows its beginning, and rows are found by what is typed', async ({ portal }) => {
  await open(portal);
  expect(await options()).toHaveLength(100);
  await portal.user.keyboard('C1001137');
  await waitFor(async () => expect(await options()).toEqual(['C1001137']));
  expect(searched(portal)).toEqual(['C1001137']);
  await portal.user.keyboard('{Enter}');
  expect(await office()).toHaveValue('C1001137');
});

test('Enter right after typing chooses nothing that was found for the former text', async ({ portal }) => {
  await open(portal);
  await portal.user.keyboard('C1001137');
  await waitFor(async () => expect(await options()).toEqual(['C1001137']));
  const release = portal.hold(searchCall);
  await portal.user.clear(await office());
  await portal.user.keyboard('C1001138{Enter}');
  expect([await options(), await status()]).toEqual([[], 'Loading…']);
  await waitFor(() => expect(searched(portal)).toEqual(['C1001137', 'C1001138']));
  await portal.user.keyboard('{Enter}');
  expect([await options(), await status()]).toEqual([[], 'Loading…']);
  release();
  await waitFor(async () => expect(await options()).toEqual(['C1001138']));
  await portal.user.keyboard('{Enter}');
  expect(await office()).toHaveValue('C1001138');
});

test('Escape during a search keeps the choice, and the list opens as it was at first', async ({ portal }) => {
  await open(portal);
  await portal.user.keyboard('{Enter}');
  const chosen = (await office()).value;
  await portal.user.click(await office());
  const release = portal.hold(searchCall);
  await portal.user.keyboard('C1001139');
  await waitFor(() => expect(searched(portal)).toEqual(['C1001139']));
  await portal.user.keyboard('{Escape}');
  expect(await office()).toHaveValue(chosen);
  release();
  await portal.user.click(await office());
  await waitFor(async () => expect(await status()).toBe(typeToSearch));
  expect(await options()).toHaveLength(100);
});

test('a search without a result and one that fails say so, and Retry searches the same text', async ({ portal }) => {
  await open(portal);
  await portal.user.keyboard('nobody');
  await waitFor(async () => expect(await status()).toBe('Nothing has this name'));
  await portal.fault({ call: searchCall, kind: 'drop' });
  await portal.user.clear(await office());
  await portal.user.keyboard('C1001140');
  await waitFor(async () => expect(await status()).toBe('Office could not be loaded.'));
  await portal.control('DELETE', 'faults');
  await portal.click('button', 'Retry');
  await waitFor(async () => expect(await options()).toEqual(['C1001140']));
  expect(await office()).toHaveFocus();
  await portal.user.keyboard('{Enter}');
  expect(await office()).toHaveValue('C1001140');
});
