/** One fixture CMS that serves the portal of the copy, and one browser, for all guides. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../fixtures/auth/people';
import { shell } from '../../../playwright.config';
import type { Copy } from './copy';

/** A hang ends after this many milliseconds; no test depends on it. */
const timeout = 60_000;
/** Playwright's `expect`, which waits until it holds. */
export const see = expect.configure({ timeout });

const children: ChildProcess[] = [];
let browser: Promise<Browser> | undefined;

/** Starts a fixture CMS over the portal of the copy and returns its address. */
export const startFixtures = async (copy: Copy, ...options: string[]) => {
  const portal = await copy.build();
  const args = ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--memory', '--quiet', '--portal', portal, ...options];
  const child = spawn(process.execPath, args, { cwd: copy.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  return new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/localhost:\d+(?=\D)/.exec(text);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the fixture CMS ended with ${code}\n${text}`)));
  });
};

/** Opens a page and signs in there. `problems` collects what the browser complains of. */
export const signInAt = async (address: string, username: string, path: string) => {
  browser ??= chromium.launch(shell);
  const page = await (await browser).newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(timeout);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${address}/#${path}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // the sign-in page has a title too
  await page.locator('.header').waitFor();
  await page.locator('h1').waitFor();
  return { page, problems };
};
/** The same at the one fixture CMS that guides share. */
export const signIn = async (copy: Copy, username: string, path: string): Promise<{ page: Page; problems: string[] }> =>
  signInAt(await copy.once('fixtures', () => startFixtures(copy)), username, path);

/** Closes the pages of a test: they would ask for news until the end. */
export const closePages = async () => {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
};
export const stopBrowser = async () => {
  await (await browser)?.close();
  for (const child of children) child.kill();
};
