import { expect, test as base, type Locator, type Page, type Request, type TestInfo } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Fault } from '../../fixtures/web/control';
import { contractOf, nameOf, password, pathOf, problemsOfReply, problemsOfRequest, signInByWire, type Person, type Sent } from '../calls';

import { traceFolder } from '../../scripts/testRun/changed/record';
import { recordModules } from './recordModules';
import { watchRules } from './rules';

export { password, reply, type Person, type Sent } from '../calls';
export { expect };
/** What draws the values of toggles, choices and the like: it loads with the first list or form that shows one. */
export const cellsFile = /assets\/cells-[^/]+\.js/;
/** One portal over one CMS in a box, and what the browser does with it. */
export class Portal {
  readonly sent: Sent[] = [];
  readonly problems: string[] = [];
  /** Set by tests that make the box answer against the contract. */
  isFaulty = false;
  /** Cleared where the browser does not tell the bodies of its requests. */
  tellsBodies = true;
  /** Set by tests that open the portal under another address. */
  isElsewhere = false;
  /** The origin of `reports` in the config.json that the fixture CMS serves; undefined for none. Requests to it are allowed. */
  reportsOrigin?: string;

  constructor(
    readonly page: Page,
    readonly root: string,
    /** The origin of the CMS. */
    readonly cms = root,
    /** The calls that it may make. */
    readonly contract = contractOf(),
  ) {}

  /** What the contract calls a request of the page. */
  nameOf = (request: Request) => nameOf(this.contract, request.method(), new URL(request.url()));
  /** The calls of one kind, in order. */
  calls = (call: string) => this.sent.filter((each) => each.call === call);
  open = (path = '/') => this.page.goto(`${this.root}/#${path}`);
  path = () => new URL(this.page.url()).hash.slice(1);
  message = (text: string) => this.page.locator('.toast').filter({ hasText: text });

  /** No such message stands. Asked once: messages go by themselves, so to wait for none would never fail. */
  expectSilence = async (text = '') => expect(await this.message(text).allTextContents()).toEqual([]);

  fillSignIn = async (username: string, secret = password) => {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  };
  /**
   * Opens a page as somebody who is signed in, and waits until its title stands. The session is one of its own, made by
   * the wire: a log-out or an expiry in one test never touches another.
   */
  signIn = async (username: Person = 'superadmin', path = '/clientManagement') => {
    const session = JSON.stringify(await signInByWire(this.cms, username));
    // a page of the portal would take another hash for a walk within it
    if (this.page.url().startsWith(this.root)) await this.page.goto('about:blank');
    const script = await this.page.addInitScript((value) => {
      // a page without an address, on which Firefox runs it as well, has no storage
      if (location.protocol.startsWith('http')) sessionStorage.setItem('admin-portal.session', value);
    }, session);
    await this.open(path);
    await script.dispose();
    await this.hasOpened();
  };
  /** Signs in as somebody of Hong Kong who has these codes and no other: viewer.hk, changed by the wire until the next test. */
  signInWith = async (permissionCode: readonly string[], userLevel: 2 | 3, path?: string) => {
    await this.giveRights(permissionCode, userLevel);
    await this.signIn('viewer.hk', path);
  };
  /** Changes by the wire what viewer.hk may do; whoever is signed in as that hears of it at the next call. */
  giveRights = async (permissionCode: readonly string[], userLevel: 2 | 3) => {
    const { token } = await signInByWire(this.cms, 'superadmin');
    const level = { 2: 'CS_TEAM', 3: 'SALES_TEAM' }[userLevel];
    const response = await fetch(`${this.cms}/portal-cms/cmsuser/edit/104`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ salesOffices: ['HK'], regions: ['HK', 'CN', 'TW', 'DB'], userLevel: level, permissionCode }),
    });
    const { status, msg } = (await response.json()) as { status: string; msg: string | null };
    if (status !== '00') throw new Error(`viewer.hk is not changed: ${msg}`);
  };
  /** The same by the sign-in page, for tests about signing in. */
  signInByForm = async (username: Person = 'superadmin', path = '/clientManagement') => {
    await this.open(path);
    await this.fillSignIn(username);
    await this.hasOpened();
  };
  /** What the server holds or answers to a write, with the session of the tab. */
  ask = async <T>(path: string, write?: { method: 'PUT' | 'POST' | 'DELETE'; body?: object }) => {
    const { token } = await this.page.evaluate(() => JSON.parse(sessionStorage.getItem('admin-portal.session')!) as { token: string });
    const response = await fetch(`${this.cms}/portal-cms${path}`, {
      method: write?.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: write?.body && JSON.stringify(write.body),
    });
    return ((await response.json()) as { payload: T }).payload;
  };
  hasOpened = async () => {
    await expect(this.page.locator('.header')).toBeVisible();
    await expect(this.page.locator('h1')).toBeVisible();
  };
  control = async (method: 'POST' | 'DELETE', path: string, data?: object) => {
    const response = await fetch(`${this.cms}/control/${path}`, {
      method,
      headers: { 'X-Control': '1' },
      body: data && JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`control ${path}: ${response.status}`);
  };
  fault = (fault: Fault) => {
    this.isFaulty = true;
    return this.control('POST', 'faults', fault);
  };
  /** Lets the writes go that a test holds back. Reads stay held: a page that is left aborts them. */
  endHeldWrites = () => {};
  private readonly writesEnd = new Promise<void>((resolve) => (this.endHeldWrites = resolve));
  /** Holds back the calls to an address; what it returns lets them go. */
  hold = async (url: string | RegExp) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await this.page.route(url, async (route) => {
      await (route.request().method() === 'GET' ? held : Promise.race([held, this.writesEnd]));
      await route.continue();
    });
    return letGo;
  };
  /** Opens with another config.json: a text as it is, or changes to a good one. */
  configure = (change: object | string) => {
    const singleSignOn = { action: '/sso/sign-in', fields: { returnUrl: '{portal}' }, signOut: '' };
    const good = { host: '', product: 'portal', environment: 'UAT', singleSignOn };
    const body = typeof change === 'string' ? change : JSON.stringify({ ...good, ...change });
    return this.page.context().route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }));
  };
  rows = () => this.page.locator('.table tbody tr:not(.skeleton)');
  /** Waits until the rows are those of the page that the pager names: until then the former ones stay. */
  expectLoaded = () => expect(this.page.locator('.table')).toHaveAttribute('aria-busy', 'false');
  /** The foot of a form counts what was changed, and names it when it is asked. */
  expectChanges = async (...labels: string[]) => {
    const note = this.page.locator('.form-changes');
    await expect(note.locator('summary')).toHaveText(labels.length === 1 ? '1 change' : `${labels.length} changes`);
    await expect(note.locator('li')).toHaveText(labels);
  };
  row = (text: string) => this.rows().filter({ hasText: text });
  dialog = (name?: string | RegExp) => this.page.getByRole('dialog', name ? { name } : {});
  /** axe finds nothing on the page as it stands; the page behind a dialog is hidden, and not looked at again. */
  expectAccessible = async () => {
    await this.page.evaluate(axeSource);
    const found = await this.page.evaluate(async () => {
      type Found = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] };
      const { axe } = window as unknown as { axe: { run: (part: unknown, options: object) => Promise<Found> } };
      const parts = [...document.body.children];
      const shown = parts.filter(({ ariaHidden }) => ariaHidden !== 'true');
      const isCovered = shown.length < parts.length;
      const { violations } = await axe.run(isCovered ? { include: shown } : document, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    });
    expect(found).toEqual([]);
  };
}

/** The form of a record; lists, dialogs and the sign-in page have none that is named. */
export const recordForm = (page: Page) => page.getByRole('form');
/** What is wrong, told on top of the form. */
export const errorSummary = (page: Page) =>
  recordForm(page).getByRole('alert').filter({ hasText: 'Please check the form and fill in correct format' });
/** The names of the files of a field; a handle to move one has the name in its title too, and no text. */
export const fileNames = (field: Locator) => field.getByTitle(/\.\w+$/).filter({ hasText: /./ });

/** The ways in which people send a form more than once. */
export const waysToSubmitTwice = (page: Page, button: string, lastField: string): (() => Promise<unknown>)[] => {
  const send = page.getByRole('button', { name: button });
  return [
    () => send.dblclick(),
    () => send.evaluate((element: HTMLButtonElement) => (element.click(), element.click())),
    async () => {
      await page.getByLabel(lastField).press('Enter');
      await page.keyboard.press('Enter');
    },
    () => recordForm(page).evaluate((form: HTMLFormElement) => Array.from({ length: 10 }, () => form.requestSubmit())),
  ];
};

const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The JSON of a request; of an upload its part and the name of its file. */
const bodyOf = (request: Request): unknown => {
  const text = request.postDataBuffer()?.toString('utf8');
  if (!text) return null;
  if (!request.headers()['content-type']?.startsWith('multipart/form-data')) return JSON.parse(text);
  const parts = [...text.matchAll(/^Content-Disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?/gim)];
  return parts.map(([, name, fileName]) => ({ name, fileName }));
};

/** Watches a page: calls against the contract, foreign requests, errors, violations of the policy. */
export const watch = (portal: Portal, page: Page) => {
  page.on('pageerror', (error) => portal.problems.push(`error in the page: ${error.message}`));
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) portal.problems.push(`policy: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // the browser's own PDF view is an extension of it
    if (/^(data|blob|chrome[\w-]*):/.test(url.protocol)) return;
    const allowedOrigins = [new URL(portal.root).origin, portal.cms, portal.reportsOrigin];
    if (!portal.isElsewhere && !allowedOrigins.includes(url.origin)) portal.problems.push(`foreign request to ${url.origin}`);
    if (url.pathname.startsWith('/portal-cms/')) {
      const body = bodyOf(request);
      portal.sent.push({
        call: nameOf(portal.contract, request.method(), url),
        path: pathOf(url),
        query: url.search,
        body,
        headers: request.headers(),
      });
      portal.problems.push(...problemsOfRequest(portal.contract, request.method(), url, portal.tellsBodies ? body : undefined));
    } else if (request.headers().authorization) portal.problems.push(`a token went to ${url.href}`);
  });
  page.on('response', async (response) => {
    const url = new URL(response.url());
    if (portal.isFaulty || !url.pathname.startsWith('/portal-cms/') || !response.headers()['content-type']?.includes('json')) return;
    const json: unknown = await response.json().catch(() => undefined);
    const request = response.request();
    if (json !== undefined && !portal.isFaulty)
      portal.problems.push(...problemsOfReply(portal.contract, request.method(), url, { status: response.status(), json }));
  });
};

/**
 * Reports a page without animation frames after a test has timed out. Playwright clicks only what stays in place for two frames,
 * and a page that Chromium no longer draws lets every click wait for the whole time limit.
 */
const reportMissingFrames = async ({ page, problems }: Portal, { status }: TestInfo) => {
  if (status !== 'timedOut') return;
  const hasFrames = await Promise.race([
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ]);
  if (!hasFrames) problems.push('the browser draws no frames of the page any more');
};

/** Starts a fixture CMS that serves the current build of the portal, in a process of its own. Default: the odd scenario. */
export const startBox = async (...args: string[]) => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'fixtures/main.ts',
      '--port',
      '0',
      '--memory',
      '--control',
      '--quiet',
      '--portal',
      process.env.PORTAL_BUILD!,
      '--scenario',
      'odd',
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const root = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the box ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(text);
      if (found) resolve(found[0]);
    });
  });
  return { root, stop: () => child.kill() };
};

/** `npm test -- --complete` records the modules that each test runs. */
const recordOfPage = async ({ page }: { page: Page }, use: () => Promise<void>, testInfo: TestInfo) => {
  const stop = traceFolder === undefined ? null : await recordModules(page, testInfo);
  await use();
  await stop?.();
};

/** The origin of `reports` in the config.json of a folder; undefined for none. */
const readReportsOrigin = (folder: string) => {
  const { reports } = JSON.parse(readFileSync(`${folder}/config.json`, 'utf8')) as { reports?: string };
  return reports ? new URL(reports).origin : undefined;
};

export type Worker = { box: { root: string; deploymentFolder?: string }; hugeBox: { root: string } };
export const test = base.extend<{ portal: Portal; hugePortal: Portal; record: void }, Worker>({
  record: [recordOfPage, { auto: true }],
  box: [
    async ({}, use) => {
      const { root, stop } = await startBox();
      await use({ root });
      stop();
    },
    { scope: 'worker' },
  ],
  hugeBox: [
    async ({}, use) => {
      const { root, stop } = await startBox('--scenario', 'huge');
      await use({ root });
      stop();
    },
    { scope: 'worker' },
  ],
  portal: async ({ page, box }, use, testInfo) => {
    const portal = new Portal(page, box.root, box.root, contractOf(box.deploymentFolder));
    if (box.deploymentFolder !== undefined) portal.reportsOrigin = readReportsOrigin(box.deploymentFolder);
    await portal.control('POST', 'reset');
    watch(portal, page);
    const leavePage = await watchRules(portal, page);
    await use(portal);
    await reportMissingFrames(portal, testInfo);
    if (testInfo.status === testInfo.expectedStatus) await leavePage();
    expect(portal.problems, portal.problems.join('\n')).toEqual([]);
  },
  hugePortal: async ({ page, hugeBox }, use, testInfo) => {
    const portal = new Portal(page, hugeBox.root);
    watch(portal, page);
    await use(portal);
    await reportMissingFrames(portal, testInfo);
    expect(portal.problems, portal.problems.join('\n')).toEqual([]);
  },
});

/** Tests over a box and a portal that read the same files of a deployment. */
export const testOfDeployment = (folder: string) =>
  test.extend<object, Worker>({
    box: [
      async ({}, use) => {
        const { root, stop } = await startBox('--deployment', folder);
        await use({ root, deploymentFolder: folder });
        stop();
      },
      { scope: 'worker' },
    ],
  });
