import { expect, it } from 'vitest';
import { signIn } from './browser';
import { rightsTests, type Copy, type Guide } from './copy';
import { blocksOf } from './page';

const page = 'docs/adding-a-resource.md';
/** Entities of the guides that are data: nothing in them may be more than a copy of it holds. */
const ofData = ['announcements', 'seminars', 'suggestions', 'visits'];

export const addingAResource: Guide = {
  page,
  entities: ['announcements'],
  testsOfCopy: rightsTests,
  tests: (copy) => {
    it('takes under 30 lines, without imports, commands and tests', () => {
      const lines = blocksOf(page)
        .filter(({ file }) => file && !file.startsWith('tests/'))
        .flatMap(({ text }) => text.split('\n').filter((line) => line.trim() && !line.startsWith('import ')));
      expect(lines.length).toBeLessThan(30);
    });
    it('gives a list, a filter, a form with rules and a permission', async () => {
      const { page: screen } = await signIn(copy, 'superadmin', '/announcements');
      await screen.getByRole('rowheader', { name: 'Office closed', exact: true }).waitFor();
      // the label of a lookup comes after its code
      await screen.getByRole('row').nth(1).getByText('Hong Kong').waitFor();
      expect(await screen.getByRole('row').nth(1).innerText()).toMatch(/Office closed\s+2026\/12\/25\s+Online\s+Hong Kong/);
      await screen.getByRole('link', { name: 'Create', exact: true }).click();
      await screen.getByRole('button', { name: 'Create' }).click();
      await screen.locator('.field').getByText('Title cannot be empty').waitFor();
      await screen.getByLabel('Title').fill('New office');
      await screen.getByRole('textbox', { name: 'Date' }).fill('2027/01/02');
      await screen.getByLabel('Country').selectOption({ label: 'Singapore' });
      await screen.getByRole('radio', { name: 'Offline' }).check();
      await screen.getByRole('button', { name: 'Create' }).click();
      await screen.getByRole('rowheader', { name: 'New office', exact: true }).waitFor();
      await screen.getByRole('button', { name: /^Filter/ }).click();
      await screen.getByLabel('Post').selectOption({ label: 'Offline' });
      await screen.getByRole('button', { name: 'Apply' }).click();
      await screen.getByRole('rowheader', { name: 'Office closed', exact: true }).waitFor({ state: 'detached' });
      expect(await screen.getByRole('rowheader', { name: 'New office', exact: true }).count()).toBe(1);
    });
    it('shows a viewer the list without Create and Delete', async () => {
      const { page: screen } = await signIn(copy, 'viewer.hk', '/announcements');
      await screen.getByRole('rowheader', { name: 'Office closed', exact: true }).waitFor();
      expect(await screen.getByRole('link', { name: 'Create', exact: true }).count()).toBe(0);
      expect(await screen.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    });
  },
};

/** Lets the registry of the copy load copies of declarations in place of themselves. */
export const loadCopiesOfData = (copy: Copy) => {
  for (const name of ofData.filter((each) => copy.entities().includes(each)))
    copy.edit(
      'resources/index.ts',
      `import('./${name}/${name}')`,
      `import('./${name}/${name}').then((part) => ({ default: structuredClone(part.default) }))`,
    );
};
