import { chromium, type Browser } from '@playwright/test';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const attribute = (about: string, name: string) => new RegExp(`${name}=(?:"([^"]+)"|(\\S+))`).exec(about)?.slice(1).find(Boolean);

/** The blocks of code on a page of the docs. */
export const blocksOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```(\w+)([^\n]*)\n([\s\S]*?)```/g)].map(([, language, about, text]) => ({
    language,
    about: about!.trim(),
    file: attribute(about!, 'file'),
    before: attribute(about!, 'before'),
    replace: attribute(about!, 'replace'),
    text: text!,
  }));

/** Replaces what stands once in a file. */
const edit = (path: string, mark: string, text: string) => {
  const now = readFileSync(path, 'utf8');
  expect(now.split(mark).length, `"${mark}" stands once in ${path}`).toBe(2);
  writeFileSync(
    path,
    now.replace(mark, () => text),
  );
};

/** What the last check of the types has found, by the paths of files: packages have those of the copy, though they are linked. */
const checked = '.tsbuildinfo';
const ownPaths = ['--preserve-symlinks', '--preserve-symlinks-main'];

/** The project once more, with what a page of the docs says done to it. @param change what else is done before it is built */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'portal-'));
  private box?: ChildProcess;
  private browser?: Browser;
  private address = '';

  constructor(
    private readonly page: string,
    private readonly change: (copy: Copy) => void = () => {},
  ) {}

  /** Does what the page says, without building the portal. */
  follow = () => {
    for (const name of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      cpSync(join(root, name), join(this.folder, name));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    if (existsSync(join(root, checked))) cpSync(join(root, checked), join(this.folder, checked));
    for (const { language, file, before, replace, text } of blocksOf(this.page)) {
      if (language === 'sh' && text.includes('contract:add')) this.run('sh', '-c', text.trim());
      if (!file) continue;
      const path = join(this.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      if (before) edit(path, before, text + before);
      else if (replace) edit(path, replace, text.trim());
      else writeFileSync(path, text);
    }
    this.change(this);
  };

  edit = (file: string, mark: string, text: string) => edit(join(this.folder, file), mark, text);
  read = (file: string) => readFileSync(join(this.folder, file), 'utf8');

  /** Runs a command in the copy; a failure throws what it printed. */
  run = (command: string, ...args: string[]) => {
    try {
      return execFileSync(command, args, {
        cwd: this.folder,
        stdio: 'pipe',
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: undefined },
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    }
  };
  /** Runs the program of a package. */
  node = (program: string, ...args: string[]) => this.run(process.execPath, `node_modules/${program}`, ...args);
  /** Checks the types of what has changed, and of what depends on it. */
  compile = () => this.run(process.execPath, ...ownPaths, 'node_modules/typescript/bin/tsc', '--preserveSymlinks');

  /** Follows the page, builds the portal and starts it over a box. */
  start = async () => {
    this.follow();
    this.node('vite/bin/vite.js', 'build', '--logLevel', 'error');
    this.box = spawn(process.execPath, ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--memory', '--quiet', '--portal', 'dist'], {
      cwd: this.folder,
    });
    this.address = await new Promise<string>((resolve, reject) => {
      this.box!.once('exit', (code) => reject(new Error(`the box ended with ${code}`)));
      this.box!.stdout!.on('data', (chunk: Buffer) => {
        const found = /http:\S+\d/.exec(chunk.toString());
        if (found) resolve(found[0]);
      });
    });
    this.browser = await chromium.launch({
      executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  };

  /** A new page of somebody who has signed in; `problems` are what the browser complained of. */
  signIn = async (username: string, path: string) => {
    const page = await this.browser!.newPage({ locale: 'en-GB' });
    page.setDefaultTimeout(10_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${this.address}/#${path}`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    // the sign-in page has a title too
    await page.locator('.header').waitFor();
    await page.locator('h1').waitFor();
    return { page, problems };
  };

  stop = async () => {
    await this.browser?.close();
    this.box?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  };
}
