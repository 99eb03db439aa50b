import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from './guide';

describe('docs/adding-a-kind.md', () => {
  const copy = new Copy('docs/adding-a-kind.md');
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('compiles, and each map is complete: without its line it does not', () => {
    copy.node('typescript/bin/tsc', '--noEmit');
    const maps = ['src/fields/cells.ts', 'src/fields/inputs.ts', 'src/fields/filters.ts', 'src/fields/codecs.ts', 'tests/e2e/samples.ts'];
    const lines = maps.map((map) => [map, /^ {2}rating: .*\n/m.exec(readFileSync(join(copy.folder, map), 'utf8'))![0]] as const);
    for (const [map, line] of lines) copy.edit(map, line, '');
    let told = '';
    try {
      copy.node('typescript/bin/tsc', '--noEmit');
    } catch (error) {
      told = String(error);
    }
    for (const [map, line] of lines) copy.edit(map, '  timestamp: ', `${line}  timestamp: `);
    for (const map of maps) expect(told).toMatch(new RegExp(`${map}.*Property 'rating' is missing`));
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
});
