import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import type { Guide } from './copy';
import { blocksOf } from './page';

const page = 'docs/a-kind-of-one-entity.md';

export const aKindOfOneEntity: Guide = {
  page,
  entities: ['offices'],
  testsOfCopy: [
    'tests/dom/contents/officeForm.test.tsx#typing into an office stops at',
    'tests/dom/contents/officeList.test.tsx#the list of offices shows',
    'tests/resources/data.test.ts',
    'tests/resources/forms.test.ts',
    'tests/resources/deployed/equal.test.ts',
  ],
  tests: (copy) => {
    it('changes nothing in src', () => {
      expect(blocksOf(page).filter(({ file }) => file && !file.startsWith('resources/offices/'))).toEqual([]);
    });
    it('shows a rank with its number and reports a wrong one', async () => {
      const { page: screen, problems } = await signIn(copy, 'superadmin', '/officeLocations');
      await screen.getByRole('rowheader', { name: 'No. 1', exact: true }).first().waitFor();
      await screen.getByRole('link', { name: 'Create', exact: true }).click();
      await screen.getByLabel('Order').fill('0');
      await screen.getByRole('button', { name: 'Create' }).click();
      const error = screen.locator('.field').getByText('Order must be integer');
      await error.waitFor();
      await screen.getByLabel('Order').fill('20');
      await see(error).toHaveCount(0);
      expect(problems).toEqual([]);
    });
    it('keeps another entity from naming the kind', async () => {
      const script = `const { registry } = await import('./resources/index.ts');
        const { checkContextOf, declarationProblems } = await import('./src/app/checkDeclarations.ts');
        const { default: declared } = await registry.resources.hotlines.load();
        const fields = { ...declared.fields, displayOrder: { kind: 'rank', label: 'Order' } };
        console.log((await declarationProblems('hotlines', { ...declared, fields }, await checkContextOf(registry))).join('\\n'));`;
      expect(await copy.demand(process.execPath, '--import', 'tsx', '--input-type=module', '-e', script)).toContain(
        "hotlines.fields.displayOrder: R003 there is no kind 'rank'. offices brings one for itself. Bring it here too: kinds: [rank].",
      );
    });
  },
};
