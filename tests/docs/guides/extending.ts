/** docs/extending.md from nothing to a working entity: its files are checked, and served to the portal of the copy. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileArguments } from '../../../scripts/checkFiles/arguments';
import { checkFiles } from '../../../scripts/checkFiles/check';
import { writeSchema } from '../../../scripts/checkFiles/deploymentSchema/writeSchema';
import { createEntity } from '../../../scripts/checkFiles/new/createEntity';
import { linesOf } from '../../../scripts/checkFiles/output';
import { readSources } from '../../../scripts/checkFiles/sources';
import { see, signInAt, startFixtures } from './browser';
import type { Copy } from './copy';
import { contractOf } from '../../unit/scripts/checkFiles/new/created';
import { blocksOf, root } from './page';

export const extendingPage = 'docs/extending.md';
const blocks = blocksOf(extendingPage);
const [first = '', second = ''] = blocks.filter(({ file }) => file === 'resources.yaml').map(({ text }) => text);
const config = blocks.find(({ file }) => file === 'config.json')!.text;
const [right = '', wrongOutput = ''] = blocks.filter(({ language }) => language === 'text').map(({ text }) => text);
const wrongLine = blocks.find(({ about }) => about === 'wrong')!.text;
const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim());

export const testExtending = (copy: Copy) => {
  const folder = mkdtempSync(join(tmpdir(), 'extending-'));
  const file = join(folder, 'resources.yaml');
  beforeAll(() => writeFileSync(join(folder, 'config.json'), config));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the check prints. `tests/docs/checkFiles.test.ts` runs it as the command of a release. */
  const check = async (text: string) => {
    writeFileSync(file, text);
    const lines = linesOf(await checkFiles(readSources([file])), false);
    return `${lines.join('\n').replaceAll(`${folder}/`, '')}\n`;
  };
  /** Opens a portal whose deployment has this file, as superadmin. */
  const open = async (text: string, path: string) => {
    writeFileSync(file, text);
    return (await signInAt(await startFixtures(copy, '--deployment', folder), 'superadmin', path)).page;
  };

  it('names the commands of a release', () => {
    expect(commands).toHaveLength(3);
    expect(commands[1]).toBe('node check.mjs resources.yaml');
  });
  it('writes a first file by each of its commands, with the fields that the page shows for the reply', async () => {
    const record = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
    writeFileSync(join(folder, 'reply.json'), blocks.find(({ file: name }) => name === 'reply.json')!.text);
    writeFileSync(join(folder, 'theirs.yaml'), JSON.stringify(contractOf({ record, path: '/kiosks/' })));
    const written = [];
    for (const [i, command] of commands[0]!.split('\n').entries()) {
      const { problems, asked } = readFileArguments(command.split(' ').slice(2));
      expect([problems, asked.newEntity?.name]).toEqual([[], 'kiosks']);
      const out = join(folder, `${i}.yaml`);
      const [replyFile, contractFile] = [asked.newEntity!.replyFile, asked.newEntity!.contractFile].map(
        (name) => name && join(folder, name),
      );
      await createEntity({ ...asked.newEntity!, replyFile, contractFile, file: out });
      written.push(readFileSync(out, 'utf8'));
    }
    const fields = /^ {4}fields:\n.*?(?=\n\n {4}list:)/ms.exec(written[0]!)![0].replaceAll(/^ {4}/gm, '');
    expect(`${fields}\n`).toBe(blocks.find(({ about }) => about === 'made')!.text);
  });
  it('writes the schema that its command names over the copy of the shipped one, for the files of config.json', async () => {
    const { problems, asked } = readFileArguments(commands[2]!.split(' ').slice(2));
    expect([problems, asked.names, asked.schemaFile]).toEqual([[], ['config.json'], 'resources.schema.json']);
    writeFileSync(file, first);
    const shipped = join(root, 'public/resources.schema.json');
    const schema = join(folder, 'resources.schema.json');
    copyFileSync(shipped, schema);
    expect(await writeSchema(schema, shipped, readSources([join(folder, 'config.json')]))).toBe(true);
    expect(readFileSync(schema, 'utf8')).toContain('showrooms');
  });
  it('has files without a problem', async () => {
    expect(await check(first)).toBe(right);
    expect(await check(second)).toBe(right);
  });
  it('shows what the check prints of a wrong file', async () => {
    expect(await check(first.replace(/^ {4}list: .*\n/m, wrongLine))).toBe(wrongOutput);
  });
  it('declares an entity in at most 30 lines of 120 columns', () => {
    for (const text of [first, second]) {
      const lines = text.slice(text.indexOf('  showrooms:')).trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });
  it('gives a menu item, a list and a form by the first file', async () => {
    const screen = await open(first, '/clientManagement');
    await screen.getByRole('button', { name: 'Content Management' }).click();
    await screen.getByRole('menuitem', { name: 'Showrooms' }).click();
    await see(screen.getByRole('heading', { level: 1 })).toHaveText('Showrooms');
    await see(screen.locator('.table tbody tr:not(.skeleton)')).toHaveCount(10);
    await screen.getByRole('link', { name: 'Create', exact: true }).click();
    await see(screen.getByRole('heading', { level: 1 })).toHaveText('Create Showroom');
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.locator('.field').getByText('Name cannot be empty').waitFor();
    await screen.getByRole('textbox', { name: /^Name/ }).fill('Harbour view');
    await screen.getByRole('radio', { name: 'Open' }).check();
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.locator('.toast').getByText('New record is created').waitFor();
  });
  it('gives search, filters, a condition, languages and an action by the second file', async () => {
    const screen = await open(second, '/createShowrooms');
    await screen.getByRole('textbox', { name: /^Name/ }).fill('Harbour view');
    await screen.getByLabel('Office').selectOption({ label: 'Hong Kong' });
    await see(screen.getByLabel('Booking line')).toHaveCount(0);
    await screen.getByRole('radio', { name: 'Appointment' }).check();
    await screen.getByLabel('Booking line').fill('5550 1234');
    await screen.getByRole('textbox', { name: /Notice.*EN/ }).fill('Ring first.');
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.locator('.toast').getByText('New record is created').waitFor();
    await screen.locator('.search-form [name=name]').fill('harbour VIEW');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    const row = screen.locator('.table tbody tr:not(.skeleton)');
    await see(row).toHaveCount(1);
    await see(row).toContainText('Appointment');
    await see(row).toContainText('Hong Kong');
    await row.getByRole('button', { name: /^Close/ }).click();
    const dialog = screen.getByRole('dialog', { name: 'Close Harbour view?' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await screen.locator('.toast').getByText('Harbour view is closed').waitFor();
  });
};
