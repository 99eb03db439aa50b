/** A file that is on its way when the dialog that shows it is closed. */
import { expect, screen, test, waitFor, within, type Portal } from '../portal';

const inGroup = async (label: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: label })).findByRole('button', { name });
const stored = 'GET /files/{fileId}';

test.for([
  ['a passport', '/editUser/4', stored, async () => screen.findByRole('button', { name: 'View Passport' })],
  ['a PDF of a project', '/editProject/3', stored, () => inGroup('Factsheet (EN)', /^Preview/)],
  ['a map', '/editProject/3', stored, () => inGroup('KMZ map file', /^Preview/)],
  [
    'a document',
    '/editUser/4',
    'GET /appuser/{id}/documents/{docNumber}',
    async (portal: Portal) => {
      await portal.click('button', 'View My Documents');
      return (await within(await portal.dialog('My Documents')).findAllByRole('button', { name: /^View/ }))[0]!;
    },
  ],
] as const)('%s is given up without a message when its dialog is closed (PLT-126)', async ([, path, call, opener], { portal }) => {
  await portal.signIn('superadmin', path);
  const button = await opener(portal);
  await waitFor(() => expect(portal.waitingReads()).toEqual([]));
  const before = portal.aborted.length;
  portal.hold(call);
  await portal.user.click(button);
  await waitFor(() => expect(portal.waitingReads()).toEqual([call]));
  await portal.user.keyboard('{Escape}');
  await waitFor(() => expect(portal.waitingReads()).toEqual([]));
  expect(portal.aborted.slice(before)).toEqual([call]);
  expect(portal.messages()).toEqual([]);
  expect(button).toHaveFocus();
});
