import { expect, it } from 'vitest';
import { useBox, usernames } from './box';

const { as } = useBox({ scenario: 'empty' });
const lists = [
  '/appuser/',
  '/businessPartner/',
  '/campaignPopup/list',
  '/contactUs/clientServices/',
  '/contactUs/offices/',
  '/genericContents/',
  '/notification/list',
  '/projects/',
];
type Page = { content: { userId: number }[] };

it.each(lists)('the empty scenario has no row at %s', async (path) => {
  const { status, payload } = await as('superadmin', 'GET', `${path}?page=0&size=10`);
  expect([status, (payload as Page).content]).toEqual(['00', []]);
});

it('the empty scenario has the demo people and nobody else, and they sign in', async () => {
  const { content } = (await as('superadmin', 'GET', '/cmsuser/findAll?page=0&size=100')).payload as Page;
  expect(content.map(({ userId }) => userId).toSorted()).toEqual([1, 2, 3, 4]);
  for (const username of usernames) expect((await as(username, 'GET', '/country/')).status).toBe('00');
});
