import { beforeAll, describe } from 'vitest';
import type { Values } from '../../../src/schema/values/path';
import { popups, settle } from '../pageState';
import { expect, screen, test, type Portal } from '../portal';
import { twice } from '../twice';
import { enter, hasTypedFields, typedFields, valueOf } from './colleague';
import { entities, type Entity } from './entities';
import { isKept, loadParts } from './rounds';
import { close } from './openers';

beforeAll(loadParts);

const press = async (portal: Portal) => {
  await portal.user.click(screen.getByRole('form').querySelector('.form-buttons [type=submit]')!);
  await settle(portal);
};
/** Opens a record whose save is reviewed. */
const openReviewed = async (portal: Portal, { calls, form, routes }: Entity) => {
  await portal.signIn('superadmin', routes.list);
  const { content } = await portal.ask<{ content: Values[] }>(`${calls.getList!.split(' ')[1]!}?page=0&size=100`);
  const record = content.find((each) => form!.isReviewed(each) && form!.locked(each) === null)!;
  await portal.goTo(routes.edit!.replace(':id', String(record.id)));
  await screen.findByRole('form');
  await settle(portal);
};

describe('a review that is opened again after a change shows the changed value, and otherwise what it showed at first', () => {
  for (const entity of entities.filter((each) => each.form?.review && hasTypedFields(each)))
    test(`in ${entity.name}`, async ({ portal }) => {
      await openReviewed(portal, entity);
      // the first texts may be those that a review leaves out
      const fields = typedFields(entity);
      for (const [at, field] of fields.entries()) await enter(portal, field, valueOf(field, at));
      await press(portal);
      const shown = popups().at(-1)!.textContent;
      await close(portal);
      const field = fields.find((_, at) => shown.includes(valueOf(fields[at]!, at)))!;
      await twice(
        portal,
        async ({ note, time, replace }) => {
          const value = valueOf(field, 10 * time);
          replace(value, 'value');
          await enter(portal, field, value);
          await press(portal);
          expect(popups().at(-1)).toHaveTextContent(value);
          await note('the review', 'popups');
          await close(portal);
          await note('the form after the review');
        },
        { isKept },
      );
    });
});
