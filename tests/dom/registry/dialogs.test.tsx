import { beforeAll, describe } from 'vitest';
import { expect, screen, test } from '../portal';
import { entities } from './entities';
import { loadParts, openEditable } from './rounds';
import { openTwice } from './openTwice';
import { visitPopups } from './openers';

beforeAll(loadParts);

describe('a dialog, panel or menu that is reopened shows what it showed at first, and nothing that was typed is left', () => {
  for (const { name, routes, list } of entities)
    test(`on the list of ${name}`, async ({ portal }) => {
      await portal.signIn('superadmin', routes.list);
      const reopen = async () => {
        await portal.goTo(routes.list);
        await screen.findByRole('table');
      };
      const opened = (await visitPopups(portal, reopen, (route) => openTwice(portal, route))).map((route) => route.at(-1));
      const declared = ['Columns', ...(list!.filters ? ['Filter'] : []), ...list!.pageActions.map(({ label }) => label)];
      expect(opened).toEqual(expect.arrayContaining(declared));
    });

  for (const entity of entities.filter(({ routes }) => routes.edit))
    test(`on the form of ${entity.name}`, async ({ portal }) => {
      const path = await openEditable(portal, entity);
      const reopen = async () => {
        await portal.goTo(entity.routes.list);
        await portal.goTo(path);
        await screen.findByRole('form');
      };
      const opened = (await visitPopups(portal, reopen, (route) => openTwice(portal, route))).flat();
      const declared = entity.form!.buttons.flatMap(({ type, label }) => (type === 'render' ? [label] : []));
      expect(opened).toEqual(expect.arrayContaining(declared));
    });
});
