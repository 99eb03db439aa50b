import { replaceClock } from '../clock';
import { expect, screen, test, waitFor, type Portal } from '../portal';

const list = 'GET /appuser/';
/** What screen readers hear of the list. */
const announcement = () => document.querySelector('.list-announcement')!;
const expectAnnouncement = (text: string) => waitFor(() => expect(announcement()).toHaveTextContent(text));
const newest = 'Sort by: Last login, newest first';
const open = async (portal: Portal) => {
  await portal.signIn();
  await expectAnnouncement(`1,200 results, page 1 of 120, 10 rows a page. ${newest}`);
};

test('a list announces its total, page, rows of a page and order, each time once it stands still', async ({ portal }) => {
  await open(portal);
  await portal.click('button', 'Next page');
  await expectAnnouncement(`1,200 results, page 2 of 120, 10 rows a page. ${newest}`);
  await portal.select('Rows per page', '50');
  await expectAnnouncement(`1,200 results, page 1 of 24, 50 rows a page. ${newest}`);
  await portal.click('button', newest);
  await portal.click('menuitem', 'Last update, newest first');
  await expectAnnouncement('1,200 results, page 1 of 24, 50 rows a page. Sort by: Last update, newest first');
  await portal.user.type(await portal.field('Last Name'), 'nobody{Enter}');
  await expectAnnouncement('No results');
});

test('of pages that are turned quickly only the last one is announced', async ({ portal }) => {
  const pass = replaceClock();
  await portal.signIn();
  await portal.rows();
  await pass(600);
  await expectAnnouncement('page 1 of 120');
  const heard: string[] = [];
  const observer = new MutationObserver(() => void heard.push(announcement().textContent));
  observer.observe(announcement(), { childList: true, characterData: true, subtree: true });
  for (const range of ['11–20', '21–30', '31–40']) {
    await portal.click('button', 'Next page');
    await screen.findByText(`${range} of 1,200`);
    await portal.rows();
  }
  await pass(600);
  await expectAnnouncement('page 4 of 120');
  observer.disconnect();
  expect(heard).toEqual([`1,200 results, page 4 of 120, 10 rows a page. ${newest}`]);
});

test('a list that could not be read again says so, and after a reload that changes nothing is silent', async ({ portal }) => {
  await open(portal);
  const before = announcement().textContent;
  const heard: string[] = [];
  const observer = new MutationObserver(() => void heard.push(announcement().textContent));
  observer.observe(announcement(), { childList: true, characterData: true, subtree: true });
  const calls = portal.calls(list).length;
  await portal.click('button', 'Refresh');
  await waitFor(() => expect(portal.calls(list).length).toBeGreaterThan(calls));
  await portal.fault({ call: list, kind: 'http', status: 500 });
  await portal.click('button', 'Refresh');
  await expectAnnouncement('not refreshed, as of');
  await portal.control('DELETE', 'faults');
  await portal.click('button', 'Refresh');
  await expectAnnouncement(before);
  observer.disconnect();
  expect(heard).toEqual([expect.stringMatching(/^not refreshed, as of \d\d:\d\d UTC\+8$/), before]);
});

test('the same result of another search is announced again', async ({ portal }) => {
  await open(portal);
  await portal.user.type(await portal.field('Client ID'), 'C9999998{Enter}');
  await expectAnnouncement('No results');
  const before = announcement().textContent;
  await portal.user.clear(await portal.field('Client ID'));
  await portal.user.type(await portal.field('Client ID'), 'C9999999{Enter}');
  await waitFor(() => expect(announcement().textContent).not.toBe(before));
  expect(announcement()).toHaveTextContent('No results');
});
