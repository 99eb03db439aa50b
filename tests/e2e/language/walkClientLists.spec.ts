import { activeIds, csv, recipients } from '../notifications/composer';
import { submit } from './formParts';
import { expect, says, test } from './pseudo';
import { choose, fillTexts, input, leftOut, listField, path, upload } from './pseudoComposer';
import { desk } from './uncut';

const amounts = 'clientId,AMT1,AMT2,AMT3,AMT4';

test('what is no client list, and lists that lack what their type needs', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start({ csvTemplate: './client-list-template.csv' });
  await portal.signIn('superadmin', path);
  const lookAtRecipients = button('View client/partner list');
  await choose(page, 'type', 'SYSTEM');
  await lookAtRecipients.click();
  await expect(page.locator('.toast').filter({ hasText: says('Please select a sales office and a region before you view client list') })).toBeVisible(); // prettier-ignore
  await choose(page, 'type', 'INVESTMENT');
  await lookAtRecipients.click();
  await expect(page.locator('.toast').filter({ hasText: says('Please upload csv file before you view client list') })).toBeVisible();
  await submit(page).click();
  await pseudo.look('lists asked for too early');
  pseudo.isData('clients.csv');
  for (const [text, why] of [
    [Buffer.from([99, 0, 108]), 'It is no text. A spreadsheet has to be saved as CSV.'],
    [Buffer.from('\uFEFFclientId\nC1', 'utf16le'), 'Its encoding is UTF-16. Save it as CSV UTF-8.'],
    [Buffer.from([0x63, 0xff, 0xff]), 'Its encoding is not UTF-8. Save it as CSV UTF-8.'],
    ['id\nC1', 'Its first line has no column clientId.'],
    ['clientId,AMT1\nC1,1\nC2,"open', 'The quotes of line %{line} do not close as they should.'],
    [Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]), 'Its encoding is not UTF-8, but probably Big5. Save it as CSV UTF-8.'],
  ] as const) {
    await input(page, 'csvFile').setInputFiles(csv(Buffer.from(text)));
    await expect(listField(page).locator('.file-refusal')).toHaveText(says(why));
  }
  await listField(page).scrollIntoViewIfNeeded();
  await pseudo.look('a file that is refused');
  await choose(page, 'csvType', 'PARTNER_PARAM');
  await upload(pseudo, 'clientId\nC1');
  await expect(leftOut(page)).toContainText(says('Choose a sales office to see who gets it.'));
  await expect(page.getByRole('link', { name: says('CSV template') })).toBeVisible();
  await submit(page).click();
  await expect(listField(page).getByText(says('The file has no column %{columns}, which “%{type}” needs'))).toBeVisible();
  await listField(page).scrollIntoViewIfNeeded();
  await pseudo.look('a list without amounts');
  await upload(pseudo, `${amounts}\nC1,1,2,3,4\nC1,1,2,3,5`);
  await expect(listField(page).getByText(says('%{total} client id, with %{columns}'))).toBeVisible();
  await expect(listField(page).getByText(says('Line %{line} repeats %{id} with other amounts. Correct the file'))).toBeVisible();
  await listField(page).scrollIntoViewIfNeeded();
  await pseudo.look('a list that contradicts itself');
  await button('How to use tags').click();
  await expect(portal.dialog().locator('.tags-table')).toBeVisible();
  await pseudo.look('what tags are for');
});

test('who is left out of a list, and what is wrong with its amounts', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start();
  await portal.signIn('superadmin', path);
  const [first, second] = await activeIds(portal, 'HK', 2);
  const [other] = await activeIds(portal, 'SG', 1);
  const { content } = await portal.ask<{ content: { clientID: string }[] }>('/appuser/?page=0&size=1&salesOffice=HK&userStatus=SUSPENDED');
  await choose(page, 'type', 'INVESTMENT');
  await choose(page, 'salesOffices', 'HK');
  const unknown = Array.from({ length: 100 }, (_, i) => `X${i},1,,3,4`);
  const damaged = ['1.2E+10', '#N/A', 'TRUE', '2026/1/3'].map((amount, i) => `Y${i},1,${amount},3,4`);
  const known = [`${first},1,2,3,=1`, `${second},1,2,3,4,5`, `${other},1,2,3,4`, `${content[0]!.clientID},1,2,3,4`];
  const retry = () => button('Retry', leftOut(page));
  await portal.fault({ call: recipients, kind: 'http', status: 500 });
  await upload(pseudo, [amounts, ...known, ...damaged, 'Z,1,2,3,$4', `${first},1,2,3,=1`, ',1,2,3,4', ...unknown].join('\n'));
  await expect(leftOut(page)).toContainText(says('The recipients could not be counted. %{why}'));
  await listField(page).scrollIntoViewIfNeeded();
  await pseudo.look('recipients that could not be counted', [desk]);
  await portal.control('DELETE', 'faults');
  await retry().click();
  const details = leftOut(page).locator('summary').first();
  await expect(details).toHaveText(says('Show who is left out'));
  await portal.fault({ call: recipients, kind: 'http', status: 500 });
  await details.click();
  await expect(leftOut(page)).toContainText(says('The rows could not be read. %{why}'));
  await pseudo.look('rows that could not be read', [desk]);
  await portal.control('DELETE', 'faults');
  const letGo = await portal.hold('**/notification/client/list?*');
  await retry().click();
  await expect(leftOut(page)).toContainText(says('Looking at %{read} of %{total}…'));
  letGo();
  const save = button('Save %{total} rows as CSV', leftOut(page));
  await expect(save).toBeVisible();
  await expect(leftOut(page)).toContainText(says('The first %{total} are shown.'));
  await pseudo.look('who is left out');
  await pseudo.saves(() => save.click());
  await fillTexts(pseudo, { title: 'For <AMT2>', content: 'You get <AMT4>' });
  await leftOut(page).locator('summary').last().click();
  await expect(leftOut(page).locator('.left-out-warnings li')).toHaveCount(8);
  await leftOut(page).scrollIntoViewIfNeeded();
  await pseudo.look('what is wrong with amounts');
  await pseudo.saves(() => button('Save all findings', leftOut(page)).click());
});
