import { expect, screen, textsOf, waitFor, type Portal } from '../portal';

/** The call that loads the list of clients. */
export const listCall = 'GET /appuser/';
export const lastQuery = (portal: Portal) => portal.calls(listCall).at(-1)?.query ?? '';
/** Waits until the last request for the list of clients has this query. */
export const expectQuery = (portal: Portal, query: string) => waitFor(() => expect(lastQuery(portal)).toBe(query));

/** Opens the filters of the list. */
export const openFilters = async (portal: Portal) => {
  await portal.click('button', /^Filter/);
  return portal.dialog('Filters');
};
/** The texts of the filters that the list shows as tags. */
export const tags = () => textsOf(document.querySelectorAll('.tag'));

/** Opens a dialog for a client from the menu of its row. */
export const openFromMenu = async (portal: Portal, clientId: string, item: string) => {
  await portal.row(clientId);
  await portal.click('button', new RegExp(`^More for .*${clientId}`));
  await portal.click('menuitem', item);
  return portal.dialog(item);
};
/** The one text input of the open dialog. */
export const dialogInput = async () => {
  await screen.findByRole('dialog');
  return screen.findByRole<HTMLInputElement>('textbox');
};
