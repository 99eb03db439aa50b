/** docs/extending.md from nothing to a working entity: the files that stand there, checked as in an archive and opened in a browser. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, expect as see, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../fixtures/auth/people';
import { writeBundle } from '../../scripts/bundleCheck.mjs';
import { blocksOf } from './guide';

const page = 'docs/extending.md';
const root = fileURLToPath(new URL('../../', import.meta.url));
const blocks = blocksOf(page);
const [first = '', second = ''] = blocks.filter(({ file }) => file === 'resources.yaml').map(({ text }) => text);
const config = blocks.find(({ file }) => file === 'config.json')!.text;
const [right = '', wrongTold = ''] = blocks.filter(({ language }) => language === 'text').map(({ text }) => text);
const wrongLine = blocks.find(({ about }) => about === 'wrong')!.text;
const [command = ''] = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim());

const folder = mkdtempSync(join(tmpdir(), 'extending-'));
const boxes: ChildProcess[] = [];
let browser: Browser;
beforeAll(async () => {
  await writeBundle('scripts/checkFiles/main.ts', join(folder, 'check.mjs'));
  writeFileSync(join(folder, 'config.json'), config);
  browser = await chromium.launch({
    executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  for (const box of boxes) box.kill();
  rmSync(folder, { recursive: true });
});

const check = (text: string) => {
  writeFileSync(join(folder, 'resources.yaml'), text);
  const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  return { status, stdout };
};
/** Opens a portal over a box that both read the folder, as somebody. */
const open = async (text: string, path: string): Promise<Page> => {
  writeFileSync(join(folder, 'resources.yaml'), text);
  const options = ['--port', '0', '--memory', '--quiet', '--portal', 'dist', '--deployment', folder];
  const box = spawn(process.execPath, ['--import', 'tsx', 'fixtures/main.ts', ...options], { cwd: root });
  boxes.push(box);
  const address = await new Promise<string>((resolve, reject) => {
    box.once('exit', (code) => reject(new Error(`the box ended with ${code}`)));
    box.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\S+\d/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
  });
  const screen = await browser.newPage({ locale: 'en-GB' });
  screen.setDefaultTimeout(10_000);
  await screen.goto(`${address}/#${path}`);
  await screen.getByLabel('Username').fill('superadmin');
  await screen.getByLabel('Password', { exact: true }).fill(demoPassword);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await screen.locator('.header').waitFor();
  return screen;
};

describe(page, () => {
  it('the file is right, as the check of an archive says', () => {
    expect(check(first)).toEqual({ status: 0, stdout: right });
    expect(check(second)).toEqual({ status: 0, stdout: right });
  });
  it('a wrong one is told as it stands there', () => {
    const wrong = first.replace(/^ {4}list: .*\n/m, wrongLine);
    expect(check(wrong)).toEqual({ status: 1, stdout: wrongTold });
  });
  it('the lines of an entity are those of a file: at most 30 of 120 columns', () => {
    for (const text of [first, second]) {
      const lines = text.slice(text.indexOf('  showrooms:')).trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });
  it('the first file gives a menu item, a list and a form', async () => {
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
    await screen.getByRole('radio', { name: 'On' }).check();
    await screen.getByRole('button', { name: 'Create' }).click();
    await screen.locator('.toast').getByText('New record is created').waitFor();
  }, 60_000);
  it('the second one gives search, filters, a condition, languages and an action', async () => {
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
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await screen.locator('.toast').getByText('It is closed').waitFor();
  }, 60_000);
});
