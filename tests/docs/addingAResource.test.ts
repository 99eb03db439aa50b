import { chromium, type Browser } from '@playwright/test';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');
const blocks = [...guide.matchAll(/```(\w+)([^\n]*)\n([\s\S]*?)```/g)].map(([, language, about, text]) => ({
  language,
  about: about!,
  text: text!,
}));
const attribute = (about: string, name: string) => new RegExp(`${name}=(?:"([^"]+)"|(\\S+))`).exec(about)?.slice(1).find(Boolean);

describe('docs/adding-a-resource.md', () => {
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  let box: ChildProcess;
  let browser: Browser;
  let address = '';

  beforeAll(async () => {
    for (const name of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      cpSync(join(root, name), join(copy, name));
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const { language, about, text } of blocks) {
      if (language === 'sh' && text.includes('contract:add')) execFileSync('sh', ['-c', text.trim()], { cwd: copy, stdio: 'pipe' });
      const file = attribute(about, 'file');
      if (!file) continue;
      const path = join(copy, file);
      const [before, replace] = [attribute(about, 'before'), attribute(about, 'replace')];
      const now = (before ?? replace) ? readFileSync(path, 'utf8') : '';
      const mark = before ?? replace ?? '';
      if (mark) expect(now.split(mark).length, `"${mark}" stands once in ${file}`).toBe(2);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, before ? now.replace(before, text + before) : replace ? now.replace(replace, text.trim()) : text);
    }
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: copy, stdio: 'pipe' });
    box = spawn(process.execPath, ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--memory', '--quiet', '--portal', 'dist'], {
      cwd: copy,
    });
    address = await new Promise<string>((resolve) =>
      box.stdout!.on('data', (chunk: Buffer) => /http:\S+\d/.exec(chunk.toString()) && resolve(/http:\S+\d/.exec(chunk.toString())![0])),
    );
    browser = await chromium.launch({
      executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    box?.kill();
    rmSync(copy, { recursive: true, force: true });
  });

  it('takes under 30 lines, imports and commands aside', () => {
    const lines = blocks
      .filter(({ about }) => about.includes('file='))
      .flatMap(({ text }) => text.split('\n').filter((line) => line.trim() && !line.startsWith('import ')));
    expect(lines.length).toBeLessThan(30);
  });
  it('compiles', () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit'], { cwd: copy, stdio: 'pipe' });
  });
  it('gives a list, a filter, a form with rules and a permission, in the browser', async () => {
    const page = await browser.newPage();
    const signIn = async (username: string) => {
      await page.goto(`${address}/#/announcements`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Announcements' }).waitFor();
    };
    await signIn('superadmin');
    await page.getByRole('cell', { name: 'Office closed', exact: true }).waitFor();
    expect(await page.getByRole('row').nth(1).innerText()).toMatch(/Office closed\s+2026\/12\/25\s+Online\s+Hong Kong/);
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('.field').getByText('Title cannot be empty').waitFor();
    await page.getByLabel('Title').fill('New office');
    await page.getByRole('textbox', { name: 'Date' }).fill('2027/01/02');
    await page.getByLabel('Country').selectOption({ label: 'Singapore' });
    await page.getByRole('radio', { name: 'Off' }).check();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('cell', { name: 'New office', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByLabel('Post').selectOption({ label: 'Offline' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('cell', { name: 'Office closed', exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByRole('cell', { name: 'New office', exact: true }).count()).toBe(1);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await signIn('viewer.hk');
    await page.getByRole('cell', { name: 'Office closed', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Create', exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  }, 60_000);
});
