import { describe } from 'vitest';
import { settle } from '../pageState';
import { expect, screen, test, type Portal } from '../portal';
import { enter, hasTypedFields, save, send, typedFields, valueOf } from './colleague';
import { withForms, type Entity } from './entities';
import { openEditable } from './rounds';

/** Opens a record that a save has completed: what the form adds to a record of the seeds is stored. Changes a value and changes it back. */
const openSaved = async (portal: Portal, entity: Entity, skipped = 0): Promise<string> => {
  const path = await openEditable(portal, entity, skipped);
  const [field] = hasTypedFields(entity) ? typedFields(entity) : [];
  if (!field) return path;
  await enter(portal, field, valueOf(field, 1));
  // a record of the seeds may have values that no form accepts
  if (!(await save(portal, entity))) return openSaved(portal, entity, skipped + 1);
  await portal.goTo(path);
  await screen.findByRole('form');
  await settle(portal);
  await enter(portal, field, valueOf(field, 2));
  await enter(portal, field, valueOf(field, 1));
  return path;
};

describe('a save without a change says so and sends nothing', () => {
  for (const entity of withForms)
    test(`in ${entity.name}`, async ({ portal }) => {
      const path = await openSaved(portal, entity);
      const before = portal.sent.length;
      await send(portal);
      expect(await portal.message('No changes to save')).toBeVisible();
      expect(portal.sent.slice(before).filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
      expect(portal.path()).toBe(path);
    });
});
