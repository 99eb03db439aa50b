import { expect, screen, test, waitFor } from '../portal';
import { activeIds, checkbox, choose, group, openInvestment, pasteContent, radio, recipients, textbox, tick } from './composer';
import { amountLines, chooseList, uploadList } from './clientLists';

const ended = { kind: 'status', status: 'L101', msg: 'Your session has ended', count: 1 } as const;

test('a draft is restored after the session has ended, with its client list, its findings and its regions (NTF-123)', async ({
  portal,
}) => {
  await openInvestment(portal, 'Hong Kong');
  const ids = await activeIds(portal, 'HK', 2);
  await uploadList(amountLines(`${ids[0]},1,2,3,4`, `${ids[1]},1,2,3,`));
  await choose(portal, 'Type of the client list', 'Amounts by partner');
  await pasteContent(portal, 'EN', 'Entered <AMT1> <AMT4>');
  await portal.fault({ call: recipients, ...ended });
  await portal.click('button', 'View client/partner list');
  await portal.fillSignIn('superadmin');
  await waitFor(async () => expect(await textbox('Content (EN)')).toHaveTextContent('Entered <AMT1> <AMT4>'));
  expect(await group('Client list (CSV file)')).toHaveTextContent('2 client ids, with AMT1');
  expect(await screen.findByText('1 amount of AMT4 is empty')).toBeVisible();
  expect(await screen.findByText('2 of 2 rows get it')).toBeVisible();
  expect(await radio('Type of the client list', 'Amounts by partner')).toBeChecked();
  expect(await checkbox('Region', 'China')).toBeChecked();
});

test('a list type that was selected by hand is kept when the list of a restored draft is uploaded again (NTF-051)', async ({ portal }) => {
  const letGo = portal.hold('POST /upload/blob/{kind}');
  await openInvestment(portal);
  await chooseList(amountLines('C1,1,2,3,4').join('\n'));
  await waitFor(async () => expect(await radio('Type of the client list', 'Amounts by client')).toBeChecked());
  await choose(portal, 'Type of the client list', 'IDs only');
  await portal.fault({ call: 'GET /salesregion/list/{offices}', ...ended });
  await tick(portal, 'Sales Office', 'Hong Kong');
  await portal.fillSignIn('superadmin');
  await waitFor(async () => expect(await group('Client list (CSV file)')).toHaveTextContent('The upload was stopped'));
  letGo();
  await portal.click('button', 'Retry clients.csv');
  await screen.findByText('clients.csv is uploaded');
  expect(await radio('Type of the client list', 'IDs only')).toBeChecked();
});
