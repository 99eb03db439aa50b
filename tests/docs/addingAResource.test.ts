import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, Copy } from './guide';

const page = 'docs/adding-a-resource.md';
const data = ['announcements', 'hotlines', 'offices'];

describe(page, () => {
  // what is data is drawn from a copy of it: nothing in it may be more than it says
  const copy = new Copy(page, ({ edit }) => {
    for (const name of data)
      edit(
        'resources/index.ts',
        `import('./${name}/${name}')`,
        `import('./${name}/${name}').then((part) => ({ default: structuredClone(part.default) }))`,
      );
  });
  beforeAll(copy.start);
  afterAll(copy.stop);

  it('takes under 30 lines, imports and commands aside', () => {
    const lines = blocksOf(page)
      .filter(({ file }) => file)
      .flatMap(({ text }) => text.split('\n').filter((line) => line.trim() && !line.startsWith('import ')));
    expect(lines.length).toBeLessThan(30);
  });
  it('compiles, and the tests of declarations pass', () => {
    copy.compile();
    // those of files have no declaration in code
    const ofFiles = ['tests/resources/deployed/**', 'tests/resources/jsonSchema.test.ts'].flatMap((each) => ['--exclude', each]);
    copy.node('vitest/vitest.mjs', 'run', '--project', 'resources', ...ofFiles);
  });
  it('the tests over the registry pass with it, and with declarations that are copies of data', () => {
    const told = copy.node('@playwright/test/cli.js', 'test', 'registry', '--project=shell', '--grep', data.join('|'), '--workers=2');
    for (const name of data) expect(told).toContain(`› ${name} ›`);
  }, 240_000);
  it('gives a list, a filter, a form with rules and a permission, in the browser', async () => {
    const { page: screen } = await copy.signIn('superadmin', '/announcements');
    await screen.getByRole('cell', { name: 'Office closed', exact: true }).waitFor();
    // the label of a lookup comes after its code
    await screen.getByRole('row').nth(1).getByText('Hong Kong').waitFor();
    expect(await screen.getByRole('row').nth(1).innerText()).toMatch(/Office closed\s+2026\/12\/25\s+Online\s+Hong Kong/);
    await screen.getByRole('link', { name: 'Create', exact: true }).click();
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.locator('.field').getByText('Title cannot be empty').waitFor();
    await screen.getByLabel('Title').fill('New office');
    await screen.getByRole('textbox', { name: 'Date' }).fill('2027/01/02');
    await screen.getByLabel('Country').selectOption({ label: 'Singapore' });
    await screen.getByRole('radio', { name: 'Off' }).check();
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.getByRole('cell', { name: 'New office', exact: true }).waitFor();
    await screen.getByRole('button', { name: /^Filter/ }).click();
    await screen.getByLabel('Post').selectOption({ label: 'Offline' });
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('cell', { name: 'Office closed', exact: true }).waitFor({ state: 'detached' });
    expect(await screen.getByRole('cell', { name: 'New office', exact: true }).count()).toBe(1);
    const { page: other } = await copy.signIn('viewer.hk', '/announcements');
    await other.getByRole('cell', { name: 'Office closed', exact: true }).waitFor();
    expect(await other.getByRole('link', { name: 'Create', exact: true }).count()).toBe(0);
    expect(await other.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  }, 60_000);
});
