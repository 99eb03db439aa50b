/** A file of a deployment with mistakes: what stays usable, and who hears of it. */
import { expect, screen, textsOf, waitFor, type Portal } from '../portal';
import { edited, example, mending, openGroup, serve, signIn, takeConsole, test } from './example';

const columns = 'columns: [name, type, officeId,';
const wrong = edited(columns, columns.replace('type', 'tpe'));
const line = "resources.yaml:29:23: R001 'tpe' is not a declared field. Did you mean 'type'?";
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const logOut = async (portal: Portal) => {
  await portal.click('button', /^Account of/);
  await portal.click('menuitem', 'Log Out');
};

test('a wrong entity shows its problems at its own address, and everything else works', async ({ portal }) => {
  serve(portal, wrong);
  await signIn(portal, 'superadmin', '/carParks');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(line));
  await portal.goTo('/brokers');
  await heading('Brokers');
  expect(await portal.rows()).toHaveLength(10);
  expect(await openGroup(portal, 'Content Management')).not.toContain('Car Parks');
  // React logs the error of the screen too
  expect(portal.problems.splice(0)).toContain(`console.error: ${line}`);
});

test('a user of level 1 is told of a wrong file once, with the place', async ({ portal }) => {
  serve(portal, wrong);
  await signIn(portal, 'superadmin');
  await portal.message(mending('29:23'));
  await portal.click('button', 'Close');
  await portal.goTo('/brokers');
  await portal.rows();
  expect(portal.messages()).toEqual([]);
  takeConsole(portal);
});

test('a user of level 2 is not told of a wrong file', async ({ portal }) => {
  serve(portal, wrong);
  await signIn(portal, 'csteam.hk');
  await portal.rows();
  expect(portal.messages()).toEqual([]);
  takeConsole(portal);
});

test('a user of level 1 who signs in later on the same page is told of a wrong file too', async ({ portal }) => {
  serve(portal, wrong);
  await signIn(portal, 'superadmin');
  await portal.message(mending('29:23'));
  await portal.click('button', 'Close');
  await logOut(portal);
  await portal.fillSignIn('csteam.hk');
  await portal.rows();
  expect(portal.messages()).not.toContain(mending('29:23'));
  await logOut(portal);
  await portal.fillSignIn('superadmin');
  await portal.message(mending('29:23'));
  await portal.rows();
  takeConsole(portal);
});

test('a warning is not reported as something that needs mending', async ({ portal }) => {
  const withWarning = edited('language: 1\n', 'language: 1\ncodes: [CONTENT_WRTE]\n');
  serve(portal, withWarning.replace('path: /brokers/', 'path: brokers'));
  await signIn(portal, 'superadmin', '/carParks');
  await portal.message(mending('71:11'));
  await heading('Car Parks');
  expect(takeConsole(portal)).toEqual([expect.stringContaining('resources.yaml:71:11')]);
});

test('several places are counted, and three of them are named', async ({ portal }) => {
  serve(portal, wrong.replace('search: [name]\n      filters: [type,', 'search: [nam]\n      filters: [tpe,'));
  await signIn(portal, 'superadmin');
  await portal.message(mending('29:23', '30:16', '31:17'));
  takeConsole(portal);
});

test('a change that does not fit is left out whole, with its label', async ({ portal }) => {
  serve(portal, edited('without: [updatedAt]', 'without: [updatedBy]'));
  await signIn(portal, 'superadmin', '/customerServiceHotline');
  await heading('Customer Service Hotline');
  await portal.rows();
  const headers = textsOf(screen.getAllByRole('columnheader'));
  expect(headers).toEqual(['Order', 'Country/Region', 'Tel Number', 'Post', 'Last update', 'Operation']);
  await portal.message(mending('134:28'));
  takeConsole(portal);
});

test.for([
  ['with wrong syntax', edited('search: [name]\n      filters: [type, officeId', 'search: [name\n      filters: [type, officeId'), '31:7'],
  ['that is empty', '', '1:1'],
] as const)('a file %s leaves the portal without its entities, and level 1 is told the place', async ([, text, place], { portal }) => {
  serve(portal, text);
  await signIn(portal, 'superadmin');
  await portal.rows();
  await portal.message(mending(place));
  expect(await openGroup(portal, 'Content Management')).not.toContain('Car Parks');
  takeConsole(portal);
});

test.for([
  [
    'an HTML page in its place',
    '<!doctype html><title>Not here</title>',
    { headers: { 'Content-Type': 'text/html' } },
    'an HTML page stands in place of the file. Lay it beside config.json.',
  ],
  ['status 404', 'gone', { status: 404 }, 'the file is not there: HTTP 404. Lay it beside config.json.'],
] as const)('a file that is answered with %s is reported in the console and to level 1', async ([, text, init, problem], { portal }) => {
  serve(portal, text, init);
  await signIn(portal, 'superadmin');
  await portal.rows();
  await portal.message(mending('1:1'));
  expect(takeConsole(portal)).toEqual([`console.error: resources.yaml:1:1: Y000 ${problem}`]);
});

test('a change of one entity that does not fit leaves the other changes of the file', async ({ portal }) => {
  serve(portal, `${example}  offices:\n    label: Branches\n    list: { columns: { without: [nothing] } }\n`);
  await signIn(portal, 'superadmin', '/officeLocations');
  await heading('Office Locations');
  await portal.message(mending('139:34'));
  await portal.goTo('/customerServiceHotline');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Hotlines'));
  takeConsole(portal);
});
