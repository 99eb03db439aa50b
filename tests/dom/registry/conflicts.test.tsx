import { beforeAll, describe } from 'vitest';
import { expect, screen, test, type Portal } from '../portal';
import { twice } from '../twice';
import { enter, hasTypedFields, openWithColleague, save, send, valueOf, valuesIn, type Colleague, type TypedField } from './colleague';
import { entities } from './entities';
import { isKept, isSearch, loadParts } from './rounds';

beforeAll(loadParts);

const notices = () => document.querySelectorAll('.form-announcements, .conflict');
type Meeting = { field: TypedField; merged?: TypedField; at: number };

/** Types into a field that a colleague changes too, saves, and keeps the own value after a look at theirs. */
const meet = async (portal: Portal, colleague: Colleague, { field, merged, at }: Meeting) => {
  const [mine, theirs] = [valueOf(field, at), valueOf(field, at + 1)];
  await enter(portal, field, mine);
  await colleague.change(new Map([[field, theirs], ...(merged ? [[merged, valueOf(merged, at + 2)] as const] : [])]));
  await send(portal);
  await screen.findByRole('radio', { name: `Theirs: ${theirs}` });
  return { mine, theirs, choose: (which: 'Mine' | 'Theirs') => portal.click('radio', `${which}: ${which === 'Mine' ? mine : theirs}`) };
};

describe('a second conflict on the same open form shows the second colleague’s values, as the first one did theirs', () => {
  for (const entity of entities.filter(hasTypedFields))
    test(`in ${entity.name}`, async ({ portal }) => {
      const colleague = await openWithColleague(portal, entity);
      const [field, merged] = colleague.fields;
      expect(field).toBeDefined();
      await twice(
        portal,
        async ({ note, time, replace }) => {
          const { mine, theirs, choose } = await meet(portal, colleague, { field: field!, merged, at: time * 10 });
          replace(mine, 'mine');
          replace(theirs, 'theirs');
          if (merged) replace(valueOf(merged, time * 10 + 2), 'merged');
          await note('the conflict', notices);
          await choose('Theirs');
          expect(field!.input()).toHaveValue(theirs);
          await choose('Mine');
          expect(field!.input()).toHaveValue(mine);
          await note('the own value is chosen');
        },
        { isKept: (request) => isKept(request) || isSearch(request) },
      );
      const { body } = (await save(portal, entity))!;
      const own = [valueOf(field!, 20), ...(merged ? [valueOf(merged, 22)] : [])];
      expect(valuesIn(body)).toEqual(expect.arrayContaining(own));
    });
});

describe('a second conflict in another field of the same open form is about that field alone', () => {
  for (const entity of entities.filter(hasTypedFields))
    test(`in ${entity.name}`, async ({ portal }) => {
      const colleague = await openWithColleague(portal, entity);
      const fields = [colleague.fields[0]!, colleague.fields.at(-1)!];
      await twice(
        portal,
        async ({ note, time, replace }) => {
          const field = fields[time - 1]!;
          const { mine, theirs, choose } = await meet(portal, colleague, { field, at: time * 10 });
          replace(mine, 'mine');
          replace(theirs, 'theirs');
          replace(field.label, 'field');
          await note('the conflict', notices);
          await choose('Theirs');
          await note('their value is chosen', notices);
        },
        { isKept },
      );
    });
});
