import { expect, it } from 'vitest';
import { see, signIn } from './browser';
import { typeErrors } from './checks';
import { edited, blocksOf } from './page';
import { rightsTests, type Guide } from './copy';

const page = 'docs/adding-a-kind.md';
const folder = 'src/fields/kinds/rating';
const options = `${folder}/options.ts`;
/** Tables of options that do not match the type of the options. */
const [lacking, unknown] = [`${folder}/optionsLacking.ts`, `${folder}/optionsUnknown.ts`];

export const addingAKind: Guide = {
  page,
  entities: ['suggestions'],
  testsOfCopy: [...rightsTests, 'tests/resources/checkResource.test.ts'],
  mistakes: (copy) => {
    const table = (keys: string) => edited(options, copy.read(options), 'keys: { stars: count }', keys);
    return { [lacking]: table('keys: {}'), [unknown]: table('keys: { stars: count, colour: count }') };
  },
  tests: (copy) => {
    it('edits one line of src and adds files', () => {
      const ofSource = blocksOf(page).filter(({ file }) => file?.startsWith('src/'));
      const edits = ofSource.filter(({ before, replace }) => before ?? replace);
      expect(edits.map(({ file, text }) => [file, text])).toEqual([['src/fields/kinds/index.ts', "export { rating } from './rating';\n"]]);
      expect(ofSource.filter((block) => !edits.includes(block)).every(({ file }) => file!.startsWith(`${folder}/`))).toBe(true);
    });
    it('does not compile with an option that only the type or only the table has', async () => {
      const errors = await typeErrors(copy);
      expect(errors.get(lacking)?.join('\n')).toMatch(/Property 'stars' is missing/);
      expect(errors.get(unknown)?.join('\n')).toMatch(/'colour' does not exist/);
    });
    it('shows a rating as stars, requires one and offers them', async () => {
      const { page: screen, problems } = await signIn(copy, 'superadmin', '/suggestions');
      await screen.getByRole('columnheader', { name: 'Importance' }).waitFor();
      await screen.getByRole('img', { name: '1 of 12' }).first().waitFor();
      await screen.getByRole('link', { name: 'Create', exact: true }).click();
      await screen.getByRole('button', { name: 'Create' }).click();
      const error = screen.locator('.field').getByText('Importance cannot be empty');
      await error.waitFor();
      await screen.getByLabel('Importance').selectOption('★★★');
      await see(error).toHaveCount(0);
      expect(problems).toEqual([]);
    });
    it('gives the kind a section on the page of kinds, and its options a place in the JSON Schema of files', async () => {
      const commands = blocksOf(page).find(({ language, text }) => language === 'sh' && text.includes('npm run kinds'))!;
      await copy.demand('sh', '-ec', commands.text);
      expect(copy.read('docs/kinds.md')).toContain('## rating\n\nSo many stars. Users can edit it.');
      expect(copy.read('docs/kinds.md')).toContain('fields:\n  importance: { kind: rating, label: Importance, stars: 3 }\n');
      expect(copy.read('docs/kinds.md')).toMatch(/\| `stars` \| a whole number from 1 on \| The most stars\. \| 5 +\|/);
      const { definitions } = JSON.parse(copy.read('public/resources.schema.json')) as { definitions: Record<string, unknown> };
      expect(definitions['field.rating']).toMatchObject({
        properties: { kind: { const: 'rating' }, stars: { description: 'The most stars. Default: 5.' } },
        additionalProperties: false,
      });
    });
  },
};
