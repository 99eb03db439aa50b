import { readFileSync } from 'node:fs';
import { expect, says, test } from './pseudo';
import { recordForm } from '../portal';

const example = readFileSync('examples/deployment/resources.yaml', 'utf8');
/** Everything that stands in a file, and what is made up of it. */
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'._-]+/u);

test('a preview of deployment files', async ({ pseudo, portal, page }) => {
  pseudo.isData(
    ...wordsOf(example),
    'Office cities',
    'Sales offices',
    'Regions',
    'Countries',
    'person',
    'example.com',
    'example',
    'Delete',
  );
  // what a file declares is in English, and so is the action that it calls delete
  await pseudo.start();
  await portal.signIn('superadmin', '/resourcesPreview');
  await pseudo.look('no file yet');
  const give = async (text: string) => {
    pseudo.isData(...text.split('\n').map((line) => line.trim()), 'resources.yaml');
    await page.locator('.preview-files input').setInputFiles({ name: 'resources.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await expect(page.locator('.preview-heading')).toBeFocused();
  };
  await give(
    example
      .replace('    menu: { in: Content Management, code: CONTENT_READ }\n    path: /marketReports/', '    path: /marketReports/')
      .replace(
        'menu: { in: Content Management, code: CONTENT_READ }\n    path: /faqGroups/',
        'menu: Content Management\n    path: /faqGroups/',
      ),
  );
  await expect(page.locator('.preview-heading')).toHaveText(says('No problem in %{files}'));
  for (const text of [
    'Menu: %{group} › %{label}, for people with %{code}',
    'No menu entry',
    'Menu: %{group} › %{label}, for people with %{code}',
    'Menu: %{group} › %{label}, for everybody',
    'An entity of the portal with the changes of the file. Its menu entry stays as it is.',
  ]) {
    await expect(page.locator('.preview-about p').first()).toHaveText(says(text));
    await expect(portal.rows()).toHaveCount(10);
    await pseudo.look(text);
    await page.getByRole('tab', { selected: true }).press('ArrowRight');
  }
  await pseudo.button('Create form').click();
  await expect(recordForm(page).locator('input').first()).toBeVisible();
  await pseudo.look('a create form');
  // problems are told in English
  const nothing = `language: 1\nresources:\n${Array.from({ length: 101 }, (_, i) => `  e${i}: 1\n`).join('')}`;
  await give(nothing);
  pseudo.isData(
    ...(await page.locator('.preview-problem').allTextContents()),
    ...(await page.locator('.preview-problem *').allTextContents()),
  );
  await expect(page.getByText(says('There is no entity and no change without a problem, so no screen is drawn.'))).toBeVisible();
  await pseudo.look('many problems');
});
