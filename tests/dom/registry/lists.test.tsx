/** Every list of the registry over rows that the contract allows and the seeds never have. */
import type { Resource } from '../../../src/schema/resource';
import { isMissing, valueAt, type Values } from '../../../src/schema/values/path';
import { showPhone } from '../page';
import { cellsOf, expect, screen, test, textsOf, waitFor, type Portal } from '../portal';
import { dialogLists, entities, readingPermission } from './entities';
import { expectTexts, missingSign, waitForParts } from './pageTexts';
import { showRows } from './records';

const byName = entities.map((entity) => [entity.name, entity] as const);

/** Expects a row for each record, with a text in each cell and a sign for each missing value. */
const expectRows = async (portal: Portal, { fields, list }: Resource, records: () => readonly Values[], inside?: HTMLElement) => {
  const rows = await portal.rows(inside);
  await waitForParts(portal);
  expect(rows).toHaveLength(records().length);
  expectTexts();
  // a query by role would look at every cell of the page each time
  const titles = textsOf(rows[0]!.closest('table')!.querySelectorAll('thead tr > *'));
  for (const [i, row] of rows.entries())
    for (const name of list!.columns) {
      const { label, definition } = list!.fields[name]!;
      const cell = `${label} of ${JSON.stringify(records()[i])}`;
      const text = cellsOf(row)[titles.indexOf(label)]!.textContent;
      expect(text, cell).not.toBe('');
      const { shownAs } = fields[name] as { shownAs?: string };
      const isShown = shownAs !== undefined && !isMissing(valueAt(records()[i]!, shownAs));
      if (definition.traits.bound !== false && !isShown && isMissing(valueAt(records()[i]!, name)))
        expect(text, cell).toBe(missingSign(label));
    }
};

test.for(byName)(
  'the list of %s shows every row that the contract allows, and a sign for each missing value (PLT-110)',
  async ([, entity], { portal }) => {
    const rows = showRows(portal, entity);
    await portal.signIn('superadmin', entity.head.routes.list);
    await expectRows(portal, entity, rows);
  },
);

test.for(byName)(
  'a user who may only read %s sees every row that the contract allows, and a sign for each missing value',
  async ([, entity], { portal }) => {
    const rows = showRows(portal, entity);
    await portal.signInWith([readingPermission(entity)], 3, entity.head.routes.list);
    await expectRows(portal, entity, rows);
  },
);

test.for(byName)('on a phone, the list of %s has a card for every row that the contract allows', async ([, entity], { portal }) => {
  showPhone();
  const rows = showRows(portal, entity);
  await portal.signIn('superadmin', entity.head.routes.list);
  await waitFor(() => expect(document.querySelectorAll('.list-row-card')).toHaveLength(rows().length || NaN));
  await waitForParts(portal);
  expectTexts();
  const heads = [...document.querySelectorAll('.list-row-card-head')];
  for (const [i, head] of heads.entries()) expect(head.firstElementChild!.textContent, JSON.stringify(rows()[i])).not.toBe('');
});

/** Where a list in a dialog opens. */
const dialogs: Record<string, { path: string; button: string }> = {
  clientDocuments: { path: '/editUser/4', button: 'View My Documents' },
  partnerClients: { path: '/editPartner/BIZ/5000001', button: 'View Client List' },
  recipients: { path: '/editNotification/3', button: 'View client/partner list' },
};

test.for(dialogLists.map((resource) => [resource.name, resource] as const))(
  'the dialog list %s shows every row that the contract allows, and a sign for each missing value',
  async ([name, resource], { portal }) => {
    const { path, button } = dialogs[name]!;
    const rows = showRows(portal, resource);
    await portal.signIn('superadmin', path);
    await portal.click('button', button);
    await expectRows(portal, resource, rows, await screen.findByRole('dialog'));
  },
);
