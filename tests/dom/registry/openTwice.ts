import { popups } from '../pageState';
import { expect, waitFor, type Portal } from '../portal';
import { twice } from '../twice';
import { isKept } from './rounds';
import { fillPopup, isForm } from './fillPopup';
import { close, follow, type Route } from './openers';

/** Opens a popup whose reads never end, and closes it: what it waited for is given up, and nothing is said. */
const closeWhileLoading = async (portal: Portal, route: Route) => {
  const name = route.join(' > ');
  const letGo = portal.hold('GET');
  await follow(portal, route, false);
  await waitFor(() => expect(portal.waitingReads(), name).not.toEqual([]));
  const before = portal.messages();
  const open = popups().length;
  await portal.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(popups().length, `Escape closes ${name}`).toBeLessThan(open);
    expect(portal.waitingReads(), `${name} is closed, and its reads are given up`).toEqual([]);
  });
  expect(portal.messages(), name).toEqual(before);
  letGo();
};

/**
 * Opens a popup, changes everything in it, closes it without its action, and does so once more: nothing is left over. One that
 * reads something is opened a third time and closed before the response.
 * Returns false when the route opens nothing.
 */
export const openTwice = async (portal: Portal, route: Route) => {
  let isReading = false;
  const isOpened = await twice(
    portal,
    async ({ note }) => {
      const name = route.join(' > ');
      const sentBefore = portal.sent.length;
      await follow(portal, route);
      isReading = portal.sent.slice(sentBefore).some(({ call }) => call.startsWith('GET '));
      const popup = popups().at(-1);
      if (!popup) return false;
      await note(`${name} is open`);
      if (isForm(popup)) {
        await fillPopup(portal, popup);
        await note(`${name} is filled in`, 'popups');
      }
      await close(portal);
      await note(`${name} is closed`);
    },
    { isKept },
  );
  if (isOpened && isReading) await closeWhileLoading(portal, route);
  return isOpened;
};
