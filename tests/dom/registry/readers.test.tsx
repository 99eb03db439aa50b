/** Who may only read sends no write, whatever they press. */
import { beforeAll, describe } from 'vitest';
import type { Sent } from '../../calls';
import { expect, screen, test, textsOf } from '../portal';
import { nameOfControl, popups, settle } from '../pageState';
import { entities, readingPermission } from './entities';
import { close, follow, press, visitPopups } from './openers';
import { loadParts } from './rounds';

beforeAll(loadParts);

/** Exports are reads by POST. */
const isWrite = ({ call }: Sent) => !/^GET |\/download|\/cmsauth\//.test(call);

describe('a user with the permission to read and no other presses every button and sends no write (PLT-111, PLT-117)', () => {
  for (const entity of entities.filter(({ routes }) => routes.edit))
    test(`on the records of ${entity.name}`, async ({ portal }) => {
      await portal.signInWith([readingPermission(entity)], 3, entity.routes.list);
      const rows = await portal.rows();
      // a record of each type and status
      const headers = textsOf(screen.getAllByRole('columnheader'));
      const stateOf = (row: HTMLElement) =>
        ['Type', 'Status'].map((name) => headers.includes(name) && portal.cell(row, name).textContent).join();
      const byState = new Map(rows.map((row) => [stateOf(row), row]));
      const paths = [...byState.values(), rows[0]!].map((row) => row.querySelector('a')!.getAttribute('href')!.slice(1));
      for (const path of new Set(paths)) {
        const reopen = async () => {
          await portal.goTo(entity.routes.list);
          await portal.rows();
          await portal.goTo(path);
          await screen.findByRole('form');
        };
        await visitPopups(portal, reopen, async (route) => {
          const before = popups().length;
          await follow(portal, route);
          const depth = popups().length;
          const pressed = new Set<string>();
          for (const button of popups().at(-1)?.querySelectorAll<HTMLElement>('[role=dialog] button') ?? []) {
            const name = nameOfControl(button);
            // rows have the same buttons, and Cancel and Close end the round
            if (!button.isConnected || button.ariaDisabled === 'true' || pressed.has(name) || /^(Cancel|Close)/.test(name)) continue;
            pressed.add(name);
            await press(button);
            await settle(portal);
            for (let key = 0; key < 3 && popups().length > depth; key += 1) {
              await portal.user.keyboard('{Escape}');
              await settle(portal);
            }
          }
          await close(portal);
          return depth > before;
        });
      }
      expect(portal.sent.filter(isWrite).map(({ call }) => call)).toEqual([]);
    });
});
