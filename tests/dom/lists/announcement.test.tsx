import { expect, screen, test, waitFor, type Portal } from '../portal';

const list = 'GET /appuser/';
/** What the list tells screen readers. */
const told = () => document.querySelector('.list-announcement')!;
const expectTold = (text: string) => waitFor(() => expect(told()).toHaveTextContent(text));
const newest = 'Sort by: Last login, newest first';
const open = async (portal: Portal) => {
  await portal.signIn();
  await expectTold(`1,200 results, page 1 of 120, 10 rows a page. ${newest}`);
};

test('a list tells its total, page, rows of a page and order, each time once it stands still', async ({ portal }) => {
  await open(portal);
  await portal.click('button', 'Next page');
  await expectTold(`1,200 results, page 2 of 120, 10 rows a page. ${newest}`);
  await portal.select('Rows per page', '50');
  await expectTold(`1,200 results, page 1 of 24, 50 rows a page. ${newest}`);
  await portal.click('button', newest);
  await portal.click('menuitem', 'Last update, newest first');
  await expectTold('1,200 results, page 1 of 24, 50 rows a page. Sort by: Last update, newest first');
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  await expectTold('No results');
});

test('whoever turns pages quickly hears the last one only', async ({ portal }) => {
  await open(portal);
  const heard: string[] = [];
  const observer = new MutationObserver(() => void heard.push(told().textContent));
  observer.observe(told(), { childList: true, characterData: true, subtree: true });
  const next = screen.getByRole('button', { name: 'Next page' });
  for (let i = 0; i < 4; i += 1) await portal.user.click(next);
  await expectTold('page 5 of 120');
  observer.disconnect();
  expect(heard).toEqual([`1,200 results, page 5 of 120, 10 rows a page. ${newest}`]);
});

test('a list that could not be read again says so, and after a reload that changes nothing is silent', async ({ portal }) => {
  await open(portal);
  const before = told().textContent;
  const heard: string[] = [];
  const observer = new MutationObserver(() => void heard.push(told().textContent));
  observer.observe(told(), { childList: true, characterData: true, subtree: true });
  const calls = portal.calls(list).length;
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls(list).length).toBeGreaterThan(calls));
  await portal.fault({ call: list, kind: 'http', status: 500 });
  await portal.click('button', 'Refresh');
  await expectTold('not refreshed, as of');
  await portal.control('DELETE', 'faults');
  await portal.click('button', 'Refresh');
  await expectTold(before);
  observer.disconnect();
  expect(heard).toEqual([expect.stringMatching(/^not refreshed, as of \d\d:\d\d UTC\+8$/), before]);
});
