import { beforeAll, describe } from 'vitest';
import { optionFor } from '../../../src/schema/kind';
import { checkbox, choose, createPath, recipients, tick } from '../notifications/composer';
import { popups, settle } from '../pageState';
import { expect, optionTexts, screen, test, within } from '../portal';
import { twice } from '../twice';
import { entities, type Entity } from './entities';
import { isKept, loadParts } from './rounds';
import { close } from './openers';

beforeAll(loadParts);

const offices = [
  { code: 'HK', name: 'Hong Kong', region: { code: 'CN', name: 'China' } },
  { code: 'SG', name: 'Singapore', region: { code: 'MY', name: 'Malaysia' } },
] as const;

const filtersOf = ({ list }: Entity) => Object.entries(list?.filters ?? {});
/** The filter for the sales office, and the one within it. */
const officeFilters = (entity: Entity) => {
  const office = filtersOf(entity).find(([, field]) => field.kind === 'reference' && field.resource === 'salesOffices');
  const inner = office && filtersOf(entity).find(([, field]) => optionFor(field, 'within') === office[0]);
  return office && inner ? { office: office[1].label, inner: inner[1].label } : null;
};

describe('a filter for one office and then for the other offers and requests what belongs to that office alone', () => {
  for (const entity of entities.filter(officeFilters))
    test(`on the list of ${entity.name}`, async ({ portal }) => {
      const { office: officeLabel, inner } = officeFilters(entity)!;
      await portal.signIn('superadmin', entity.routes.list);
      await portal.rows();
      await twice(
        portal,
        async ({ time, replace, note }) => {
          const office = offices[time - 1]!;
          replace(`=${office.code}`, 'office');
          replace(office.name, 'office');
          await portal.click('button', /^Filter/);
          await settle(portal);
          const panel = within(popups().at(-1)!);
          await portal.user.selectOptions(panel.getByLabelText(officeLabel), office.name);
          await settle(portal);
          const regions = await portal.ask<{ name: string }[]>(`/salesregion/list/${office.code}`);
          expect(optionTexts(panel.getByLabelText(inner))).toEqual(['All', ...regions.map(({ name }) => name)]);
          await portal.user.click(panel.getByRole('button', { name: 'Apply' }));
          await settle(portal);
          const rows = await portal.rows();
          expect(new Set(rows.map((row) => row.textContent.includes(office.name)))).toEqual(new Set([true]));
          await note('the filters', () => document.querySelectorAll('.tags'));
        },
        { isKept },
      );
    });
});

test('the recipients of one office and then of the other are requested for that office alone', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', 'System');
  await twice(
    portal,
    async ({ time, replace, note }) => {
      const { code, name, region } = offices[time - 1]!;
      replace(`=${code}`, 'office');
      replace(`=${region.code}`, 'region');
      await tick(portal, 'Sales Office', name);
      await tick(portal, 'Region', region.name);
      // the button opens what the form holds by now
      await settle(portal);
      await portal.click('button', 'View client/partner list');
      const dialog = within(await portal.dialog('Client/partner list'));
      await settle(portal);
      const rows = dialog.getAllByRole('row').slice(1);
      expect(new Set(rows.map((row) => portal.cell(row, 'Sales Office').textContent))).toEqual(new Set([name]));
      expect(portal.calls(recipients).at(-1)!.query).toContain(`=${code}`);
      await close(portal);
      await tick(portal, 'Sales Office', name);
      expect(await checkbox('Sales Office', name)).not.toBeChecked();
      await note('the regions and the recipients afterwards', () => [
        screen.getByRole('group', { name: 'Region' }),
        ...document.querySelectorAll('.recipients-panel'),
      ]);
    },
    { isKept },
  );
});
