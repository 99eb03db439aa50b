import { beforeAll, describe } from 'vitest';
import { replaceClock } from '../clock';
import { settle } from '../pageState';
import { expect, password, screen, test, waitFor, within } from '../portal';
import { twice } from '../twice';
import { enter, hasTypedFields, typedFields, valueOf } from './colleague';
import { entities } from './entities';
import { isKept, loadParts, openEditable } from './rounds';

beforeAll(loadParts);

const minutes = 5;
const lockScreen = () => screen.findByRole('dialog', { name: 'Locked' });

describe('a form that is locked and unlocked a second time asks once and keeps what was typed, as the first time', () => {
  for (const entity of entities.filter(hasTypedFields))
    test(`in ${entity.name}`, async ({ portal }) => {
      const pass = replaceClock();
      await openEditable(portal, entity, 0, { idleLockMinutes: minutes });
      const field = typedFields(entity)[0]!;
      await enter(portal, field, valueOf(field, 7));
      await settle(portal);
      await twice(
        portal,
        async ({ note }) => {
          await pass(minutes * 60_000 + 1_000);
          await note('the page is locked');
          const lock = within(await lockScreen());
          await portal.user.type(lock.getByLabelText('Password'), password);
          await portal.user.click(lock.getByRole('button', { name: 'Unlock' }));
          await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull());
          await settle(portal);
          await note('the page is unlocked');
          expect(field.input()).toHaveValue(valueOf(field, 7));
        },
        { isKept },
      );
    });
});
