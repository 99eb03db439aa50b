import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, Copy } from './guide';

/** What fails with a message when it should not have passed. */
const failure = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return String(error);
  }
  return '';
};

describe('docs/adding-a-kind.md', () => {
  const page = 'docs/adding-a-kind.md';
  const copy = new Copy(page);
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('edits one line of src, and adds files', () => {
    const ofSource = blocksOf(page).filter(({ file }) => file?.startsWith('src/'));
    const edited = ofSource.filter(({ before, replace }) => before ?? replace);
    expect(edited.map(({ file, text }) => [file, text])).toEqual([['src/fields/kinds/index.ts', "export { rating } from './rating';\n"]]);
    expect(ofSource.filter((block) => !edited.includes(block)).every(({ file }) => file!.startsWith('src/fields/kinds/rating/'))).toBe(
      true,
    );
  });
  it('compiles; an option that type and table do not share does not', () => {
    copy.compile();
    const options = 'src/fields/kinds/rating/options.ts';
    copy.edit(options, 'keys: { stars: count }', 'keys: {}');
    expect(failure(copy.compile)).toMatch(/rating\/options\.ts[^\n]*\n\s*Property 'stars' is missing/);
    copy.edit(options, 'keys: {}', 'keys: { stars: count, colour: count }');
    expect(failure(copy.compile)).toMatch(/rating\/options\.ts.*'colour' does not exist/);
    copy.edit(options, 'keys: { stars: count, colour: count }', 'keys: { stars: count }');
  }, 240_000);
  it('the tests over the registry pass with it', () => {
    expect(copy.node('@playwright/test/cli.js', 'test', 'registry', '--project=shell', '--grep', 'hotlines', '--workers=2')).toContain(
      'passed',
    );
  }, 240_000);
  it('is shown as stars, is required and is chosen', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/customerServiceHotline');
    await page.getByRole('columnheader', { name: 'Importance' }).waitFor();
    await page.getByRole('img', { name: '1 of 12' }).first().waitFor();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('.field').getByText('Importance cannot be empty').waitFor();
    await page.getByLabel('Importance').selectOption('★★★');
    await page.locator('.field').getByText('Importance cannot be empty').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
  it('has its section on the page of kinds', () => {
    copy.node('tsx/dist/cli.mjs', 'scripts/kinds.ts');
    expect(copy.read('docs/kinds.md')).toContain('## rating\n\nSo many stars. People type it.');
    expect(copy.read('docs/kinds.md')).toMatch(/\| `stars` \| a number \| The most stars\. \| 5 +\|/);
  });
  it('has its options in the JSON Schema of files', () => {
    copy.node('tsx/dist/cli.mjs', 'scripts/schema/main.ts');
    const { definitions } = JSON.parse(copy.read('public/resources.schema.json')) as { definitions: Record<string, unknown> };
    expect(definitions['field.rating']).toMatchObject({
      properties: { kind: { const: 'rating' }, stars: { description: 'The most stars. Default: 5.' } },
      additionalProperties: false,
    });
  }, 120_000);
});

describe('docs/a-kind-of-one-entity.md', () => {
  const page = 'docs/a-kind-of-one-entity.md';
  const copy = new Copy(page);
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('changes nothing in src', () => {
    expect(blocksOf(page).filter(({ file }) => file && !file.startsWith('resources/hotlines/'))).toEqual([]);
  });
  it('compiles, and the tests over the registry pass with it', () => {
    copy.compile();
    expect(copy.node('@playwright/test/cli.js', 'test', 'registry', '--project=shell', '--grep', 'hotlines', '--workers=2')).toContain(
      'passed',
    );
  }, 240_000);
  it('is shown with its number, and says what is wrong with what was typed', async () => {
    const { page, problems } = await copy.signIn('superadmin', '/customerServiceHotline');
    await page.getByRole('cell', { name: 'No. 1', exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByLabel('Order').fill('21');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('.field').getByText('A rank is a number from 1 to 20').waitFor();
    await page.getByLabel('Order').fill('20');
    await page.locator('.field').getByText('A rank is a number from 1 to 20').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
  it('cannot be named by another entity', () => {
    const checked = copy.run(
      process.execPath,
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `const { registry } = await import('./resources/index.ts');
      const { checkContextOf, declarationProblems } = await import('./src/app/checkDeclarations.ts');
      const { default: declared } = await registry.resources.offices.load();
      const fields = { ...declared.fields, displayOrder: { kind: 'rank', label: 'Order' } };
      console.log((await declarationProblems('offices', { ...declared, fields }, await checkContextOf(registry))).join('\\n'));`,
    );
    expect(checked).toContain(
      "offices.fields.displayOrder: R003 there is no kind 'rank'. hotlines brings one for itself. Bring it here too: kinds: [rank].",
    );
  });
});
