import type { Person } from '../../calls';
import { shownValues } from '../accounts/accountForm';
import { expect, screen, test, waitFor, within } from '../portal';

const readCall = 'GET /projects/{id}';
const listPath = '/ourProducts';
const people: [Person, office: 'HK' | 'SG' | null, mayWrite: boolean][] = [
  ['superadmin', null, true],
  ['csteam.hk', 'HK', true],
  ['sales.sg', 'SG', false],
  ['viewer.hk', 'HK', false],
];
/** Every user with a project of either office. */
const visits = people.flatMap(([person, ownOffice, mayWrite]) =>
  Object.entries({ HK: 1, SG: 3 }).map(([office, id]) => ({ person, mayWrite, id, isOwn: ownOffice === null || ownOffice === office })),
);
const expectMissing = async () => {
  expect(await within(screen.getByRole('main')).findByText('The record does not exist')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
};
const isThere = (role: 'button' | 'combobox', name: string) => screen.queryByRole(role, { name }) !== null;

test.for(visits)(
  '$person opens project $id only of their office, and edits it only with CONTENT_WRITE (PRJ-027, PRJ-104, PLT-121)',
  async ({ person, mayWrite, id, isOwn }, { portal }) => {
    await portal.signIn(person, `/editProject/${id}`);
    if (!isOwn) return expectMissing();
    await screen.findByRole('form');
    expect(isThere('combobox', 'Sales Office')).toBe(person === 'superadmin');
    expect(isThere('button', 'Save')).toBe(mayWrite);
    expect(isThere('button', 'Cancel')).toBe(mayWrite);
    expect(screen.queryAllByRole('textbox').length > 0).toBe(mayWrite);
  },
);

test.for(visits)(
  '$person clones project $id only of their office, and only with CONTENT_WRITE (PRJ-023, PLT-121, PLT-124)',
  async ({ person, mayWrite, id, isOwn }, { portal }) => {
    await portal.signIn(person, `/editProjectClone/${id}?clone=true`);
    if (!mayWrite) {
      expect(await within(screen.getByRole('main')).findByText('No permission!')).toBeVisible();
      expect(portal.calls(readCall)).toEqual([]);
    } else if (isOwn) {
      await screen.findByRole('form');
      expect(isThere('combobox', 'Sales Office')).toBe(person === 'superadmin');
      expect(isThere('button', 'Create')).toBe(true);
    } else await expectMissing();
  },
);

test('the address of Edit Project with the flag of a clone is refused without CONTENT_WRITE (PRJ-023, PRJ-107)', async ({ portal }) => {
  await portal.signIn('viewer.hk', '/editProject/2?clone=true');
  expect(await within(screen.getByRole('main')).findByText('No permission!')).toBeVisible();
  expect(portal.calls(readCall)).toEqual([]);
});

test('a user of level 2 sees the office of a project as text, and Cancel leads to the list (PRJ-027, PRJ-103)', async ({ portal }) => {
  await portal.signIn('csteam.hk', '/editProject/1');
  await screen.findByRole('form');
  await waitFor(() => expect(shownValues()['Sales Office']).toBe('Hong Kong'));
  await portal.click('button', 'Cancel');
  await waitFor(() => expect(portal.path()).toBe(listPath));
});

test('without CONTENT_WRITE a project is text, its languages by their names (PRJ-104, SHR-035)', async ({ portal }) => {
  await portal.signIn('viewer.hk', '/editProject/1');
  const form = await screen.findByRole('form');
  const languages = 'English, Japanese, Traditional Chinese, Simplified Chinese';
  await waitFor(() => expect(shownValues()['Language']).toBe(languages));
  expect(form.querySelectorAll('input, select, textarea')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^(Save|Create|Cancel)$/ })).toBeNull();
});
