import { beforeAll, describe } from 'vitest';
import { popups, settle } from '../pageState';
import { expect, test, within, type Portal } from '../portal';
import { twice } from '../twice';
import { entities, type Entity } from './entities';
import { loadParts } from './rounds';
import { follow, type Route } from './openers';

beforeAll(loadParts);

type Confirmed = { label: string; isInMenu: boolean };
/** The actions of rows that ask and then make a call. */
const confirmed = ({ list }: Entity) =>
  list!.rowActions.flatMap((action): Confirmed[] =>
    action.type === 'confirm'
      ? [{ label: action.label, isInMenu: false }]
      : action.type === 'menu'
        ? action.actions.filter(({ type }) => type === 'confirm').map(({ label }) => ({ label, isInMenu: true }))
        : [],
  );

/** The records whose rows offer an action: how to get there, the record's state, name and id. */
const offers = async (portal: Portal, { label, isInMenu }: Confirmed) => {
  const prefix = isInMenu ? 'More for ' : `${label} `;
  return (await portal.rows()).flatMap((row) => {
    const name = row.querySelector(`button[aria-label^="${prefix}"]`)?.getAttribute('aria-label');
    if (!name) return [];
    const id = row.querySelector('a')!.getAttribute('href')!.split('/').at(-1)!;
    const state = row.querySelector('.chip')?.textContent;
    return [{ state, route: (isInMenu ? [name, label] : [name]) satisfies Route, title: name.slice(prefix.length), id }];
  });
};

describe('an action that is confirmed for one row and then for another asks, sends and reports alike', () => {
  for (const entity of entities.filter((each) => each.list && confirmed(each).length > 0))
    for (const action of confirmed(entity))
      test(`${action.label} in ${entity.name}`, async ({ portal }) => {
        await portal.signIn('superadmin', entity.routes.list);
        const offered = await offers(portal, action);
        // the questions may depend on the state
        const { state } = offered.find((one) => offered.some((other) => other !== one && other.state === one.state))!;
        await twice(
          portal,
          async ({ note, replace }) => {
            await settle(portal);
            const { route, title, id } = (await offers(portal, action)).find((one) => one.state === state)!;
            replace(title, 'record');
            replace(`/${id} `, '/id ');
            await follow(portal, route);
            await settle(portal);
            const dialog = popups().at(-1)!;
            // other records have other facts
            expect(dialog.querySelectorAll('.dialog-facts li').length).toBeGreaterThan(0);
            await note('the question', () => dialog.querySelectorAll('h2, p, button'));
            await portal.user.click(within(dialog).getAllByRole('button').at(-1)!);
            await settle(portal);
            expect(popups()).toEqual([]);
            await note('the focus afterwards', 'popups');
          },
          // what a question reads depends on its record; the list reads its own page
          { isKept: ({ call, query }) => call.startsWith('GET ') && !/\bsize=10\b/.test(query) },
        );
      });
});
