/** Who may only read sends no write, whatever they press. */
import { beforeAll, describe } from 'vitest';
import type { Sent } from '../../calls';
import { expect, screen, test } from '../portal';
import { settle } from '../pageState';
import { entities, readingPermission } from './entities';
import { close, follow, visitPopups } from './openers';
import { loadParts } from './rounds';

beforeAll(loadParts);

/** Exports are reads by POST. */
const isWrite = ({ call }: Sent) => !/^GET |\/download|\/cmsauth\//.test(call);

describe('a user with the permission to read and no other presses every button and sends no write (PLT-111, PLT-117)', () => {
  for (const entity of entities.filter(({ routes }) => routes.edit))
    test(`on the records of ${entity.name}`, async ({ portal }) => {
      await portal.signInWith([readingPermission(entity)], 3, entity.routes.list);
      const paths = (await portal.rows()).map((row) => row.querySelector('a')!.getAttribute('href')!.slice(1));
      expect(paths).not.toEqual([]);
      for (const path of [...new Set([paths[0]!, paths.at(-1)!])]) {
        const reopen = async () => {
          await portal.goTo(entity.routes.list);
          await portal.rows();
          await portal.goTo(path);
          await screen.findByRole('form');
        };
        await visitPopups(portal, reopen, async (route) => {
          const before = document.querySelectorAll('[role=dialog], [role=menu]').length;
          await follow(portal, route);
          await settle(portal);
          const isOpen = document.querySelectorAll('[role=dialog], [role=menu]').length > before;
          for (const button of document.querySelectorAll<HTMLElement>('[role=dialog] button')) {
            if (!button.isConnected || button.matches(':disabled, [aria-disabled=true]')) continue;
            if (/^(Cancel|Close|Export|Download)/.test(button.textContent || button.ariaLabel || '')) continue;
            await portal.user.click(button);
            await settle(portal);
          }
          await close(portal);
          return isOpen;
        });
      }
      expect(portal.sent.filter(isWrite).map(({ call }) => call)).toEqual([]);
    });
});
