/** The portal without a browser: the real root in happy-dom, over a fixture CMS in the same process. docs/testing.md says what it is for. */
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createRoot, type Root as PageRoot } from 'react-dom/client';
import { expect, test as base, vi } from 'vitest';
import { createBox } from '../../fixtures/server';
import type { Fault } from '../../fixtures/web/control';
import { appLoader } from '../../src/app/loadApp';
import { parseConfig, type Config } from '../../src/config';
import { english, pageTexts } from '../../src/messages/page';
import { Root } from '../../src/Root';
import { createServices, type Services } from '../../src/session/services';
import { takeReturn } from '../../src/session/singleSignOnReturn';
import { tabStorage } from '../../src/storage';
import { loadLazy } from '../../src/ui/lazy';
import { ToastHost } from '../../src/ui/toasts/ToastHost';
import { toastStore, withdrawToast } from '../../src/ui/toasts/toasts';
import { contractOf, signInByWire, type Person } from '../calls';
import { createLocks } from '../unit/browser';
import { watchPage, whilePageChanges } from './page';
import { PageUser } from './pageUser';
import { leavePage } from './leavePage';
import { endFocus, startCount, watchRules } from './rules';

export { expect, screen, waitFor, within };
export { password, reply } from '../calls';
export { cellsOf, optionTexts, summaryTexts, textsOf } from './pageUser';

const nodeFetch = globalThis.fetch;
const config = parseConfig(readFileSync('public/config.json', 'utf8'));
const sessionKey = 'admin-portal.session';
const loadBuiltRegistry = () => import('../../src/app/builtRegistry');

/** The portal of one test: how it is opened and closed, who is signed in, and what its CMS does. */
export class Portal extends PageUser {
  private page?: PageRoot;
  private services?: Services;
  /** The keys of config.json that have other values in the page that is open. */
  changes: Partial<Config> = {};
  /** The loads of the signed-in half of the page. */
  private readonly loads: Promise<unknown>[] = [];

  /** Opens the portal at a path, as a tab that was just loaded. @param changes keys of config.json with other values */
  open = (path = '/', changes: Partial<Config> = {}) =>
    whilePageChanges(async () => {
      this.changes = changes;
      await endFocus();
      this.closePage();
      startCount();
      window.history.replaceState(null, '', `#${path}`);
      const services = createServices({ ...config, ...changes });
      this.services = services;
      await services.startLanguage();
      const loadRegistry = async () =>
        services.config.resources.length > 0
          ? (await import('../../src/app/deployed/loadDeployment')).loadDeployment(loadBuiltRegistry, services)
          : loadBuiltRegistry();
      const load = appLoader(loadRegistry, services);
      const loadApp = () => {
        const loading = load();
        this.loads.push(loading);
        return loading;
      };
      const firstReturn = takeReturn(services);
      if (services.sessions.get()) await loadLazy(loadApp);
      this.page = createRoot(document.body.appendChild(document.createElement('div')));
      this.page.render(
        <>
          <Root services={services} loadApp={loadApp} firstReturn={firstReturn} />
          <ToastHost />
        </>,
      );
    });

  /** Ends what a former opening has started; what the tab has stored stays. */
  private closePage = () => {
    this.page?.unmount();
    const stored = tabStorage.getItem(sessionKey);
    this.services?.sessions.end({ isShared: false });
    if (stored !== null) tabStorage.setItem(sessionKey, stored);
    // the portal asks every 15 seconds whether a CMS that did not respond is back, and stops when the connection is lost
    for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
  };

  /** Opens a page as somebody who is signed in, and waits until its title is there. */
  signIn = async (username: Person = 'superadmin', path = '/clientManagement', changes: Partial<Config> = {}) => {
    tabStorage.setItem(sessionKey, JSON.stringify(await signInByWire(this.root, username)));
    await this.open(path, changes);
    await screen.findByRole('heading', { level: 1 });
  };

  /** Signs in as a user of Hong Kong with these permissions and no other: viewer.hk, changed over HTTP until the next test. */
  signInWith = async (permissionCode: readonly string[], userLevel: 2 | 3, path?: string) => {
    await this.giveRights(permissionCode, userLevel);
    await this.signIn('viewer.hk', path);
  };
  /** Changes over HTTP what viewer.hk may do. Whoever is signed in as that user learns it from the next call. */
  giveRights = (permissionCode: readonly string[], userLevel: 2 | 3) =>
    whilePageChanges(async () => {
      const { token } = await signInByWire(this.root, 'superadmin');
      const level = { 2: 'CS_TEAM', 3: 'SALES_TEAM' }[userLevel];
      const body = { salesOffices: ['HK'], regions: ['HK', 'CN', 'TW', 'DB'], userLevel: level, permissionCode };
      await this.callCms(token, 'PUT', '/cmsuser/edit/104', body);
    });
  /** Calls the CMS beside the portal, with the session of the signed-in user. Returns the payload. */
  ask = <T,>(path: string, { method = 'GET', body }: { method?: 'GET' | 'PUT' | 'POST' | 'DELETE'; body?: object } = {}) =>
    whilePageChanges(async () => (await this.callCms(this.services!.sessions.get()!.token, method, path, body)) as T);
  /** Reads paths from the CMS over HTTP as superadmin, also when no page is open. Returns their payloads. */
  readAsSuperadmin = <T,>(paths: readonly string[]) =>
    whilePageChanges(async () => {
      const { token } = await signInByWire(this.root, 'superadmin');
      return (await Promise.all(paths.map((path) => this.callCms(token, 'GET', path)))) as T[];
    });
  private callCms = async (token: string, method: string, path: string, body?: object) => {
    const response = await nodeFetch(`${this.root}/portal-cms${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const { status, msg, payload } = (await response.json()) as { status: string; msg: string | null; payload: unknown };
    if (status !== '00') throw new Error(`${method} ${path}: ${msg}`);
    return payload;
  };

  /** A token of single sign-on for a person, as a link from somebody else would contain it. */
  foreignToken = (person: Person) =>
    whilePageChanges(async () => {
      const body = new URLSearchParams({ person, returnUrl: `${this.root}/` });
      const response = await nodeFetch(`${this.root}/sso/sign-in`, { method: 'POST', body, redirect: 'manual' });
      return /accessToken=([\w-]+)/.exec(response.headers.get('Location')!)![1]!;
    });

  /** Makes the CMS fail (`fixtures/web/control.ts`). Its replies are no longer compared with the contract. */
  fault = (fault: Fault) => {
    this.isFaulty = true;
    return this.control('POST', 'faults', fault);
  };
  /** Moves the clock of the CMS, ends its tokens, changes its key, or takes faults away. */
  control = (method: 'POST' | 'DELETE', path: string, data?: object) =>
    whilePageChanges(async () => {
      const response = await nodeFetch(`${this.root}/control/${path}`, {
        method,
        headers: { 'X-Control': '1' },
        body: data && JSON.stringify(data),
      });
      if (!response.ok) throw new Error(`control ${path}: ${response.status}`);
    });
  /** Closes the tab: what it still waits for is aborted, what it stored is gone, and nothing of it acts on the next one. */
  close = async () => {
    await whilePageChanges(async () => {
      await endFocus();
      // the session ends first: its calls are given up, and do not count as calls that the CMS has failed to answer
      this.closePage();
      await this.abort();
      await Promise.allSettled(this.loads);
      await new Promise(setImmediate);
      // a session that started meanwhile would take over the address bar of the next test, and an aborted call counts as no response
      this.closePage();
    });
    document.body.replaceChildren();
    window.sessionStorage.clear();
    window.localStorage.clear();
    for (const { text } of toastStore.get()) withdrawToast(text);
    pageTexts.set({ language: english, catalogue: {}, languages: [english] });
  };
}

/** Tests over a fixture CMS of their process. Each test starts with the rows of the seeds. */
const createTest = (deploymentFolder?: string) => {
  const contract = contractOf(deploymentFolder);
  const overCms = base.extend('cms', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const box = await createBox({ hasControl: true, scenario: 'odd', contract, deploymentFolder });
    onCleanup(() => box.close());
    return { root: `http://127.0.0.1:${await box.listen()}` };
  });
  return overCms.extend('portal', async ({ cms, task }, { onCleanup }) => {
    const portal = new Portal(cms.root, contract);
    const stopWatching = watchPage(portal.problems);
    watchRules(portal.problems);
    vi.stubGlobal('fetch', portal.fetch);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
    onCleanup(async () => {
      const isPassed = task.result?.state !== 'fail';
      if (isPassed) await leavePage(portal).catch((error: Error) => portal.problems.push(`the page cannot be left: ${error.message}`));
      await portal.close();
      await stopWatching();
      vi.unstubAllGlobals();
      // soft, because a clean-up that throws would fail each later try of the test (`npm run mutate`)
      const problems = [...new Set(portal.problems)];
      expect.soft(problems, problems.join('\n')).toEqual([]);
    });
    await portal.control('POST', 'reset');
    return portal;
  });
};
export const test = createTest();

/** Tests over a portal and a fixture CMS that read the files of a deployment. */
export const testOfDeployment = (folder: string) => createTest(folder);
