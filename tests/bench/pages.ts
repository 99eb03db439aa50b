/** What is measured of a page in Chromium, by the portal and by what it is compared with. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
export const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --js-flags=--expose-gc'.split(
    ' ',
  );

/** Slows the processor down four times and gives the page a line of 9 Mbit/s with 85 ms. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 85,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (9 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
};
/** Milliseconds of long tasks beyond 50 each, gathered in the page from its start. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const w = window as unknown as { blocked: number };
    w.blocked = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) w.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
/** Milliseconds from the start of the navigation until the selector is found and painted, told by the page itself. */
const elapsed = async (page: Page, url: string, selector: string) => {
  await page.addInitScript((wanted) => {
    const w = window as unknown as { shown: Promise<number> };
    w.shown = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document, { childList: true, subtree: true });
    });
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
};

export type App = {
  root: string;
  /** The path of its list. */
  list: string;
  /** Selectors of the sign-in form and of a row. */
  form: string;
  row: string;
  signIn: (page: Page) => Promise<void>;
  showFifty: (page: Page) => Promise<void>;
};
const floorRow = 'tbody .RaDatagrid-row';
const portalRow = '.table tbody tr:not(.skeleton)';
const isFifty = (page: Page, row: string) => page.waitForFunction((each) => document.querySelectorAll(each).length === 50, row);
export const portal = (root: string): App => ({
  root,
  list: '#/clientManagement',
  form: 'input[name=username]',
  row: portalRow,
  signIn: async (page) => {
    await page.goto(`${root}/#/clientManagement`);
    await page.getByLabel('Username').fill('superadmin');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator(portalRow).first().waitFor();
  },
  showFifty: async (page) => {
    await page.getByLabel('Rows per page').selectOption('50');
    await isFifty(page, portalRow);
  },
});
export const floor = (root: string): App => ({
  root,
  list: '#/clients',
  form: 'input[name=username]',
  row: floorRow,
  signIn: async (page) => {
    await page.goto(`${root}/`);
    await page.fill('input[name=username]', 'a');
    await page.fill('input[name=password]', 'b');
    await page.click('button[type=submit]');
    await page.locator(floorRow).first().waitFor();
  },
  showFifty: async (page) => {
    await page.getByRole('combobox', { name: /rows per page/i }).click();
    await page.getByRole('option', { name: '50' }).click();
    await isFifty(page, floorRow);
  },
});

/** What the tab keeps of a sign-in. */
const signedIn = async (browser: Browser, app: App) => {
  const page = await (await browser.newContext()).newPage();
  await app.signIn(page);
  const kept = await page.evaluate<[string, string][]>('Object.entries(sessionStorage)');
  await page.context().close();
  return kept;
};
/** The list of a signed-in person, in a browser that has never seen the app (cold), and in a new tab after that (warm). */
export const listShown = async (browser: Browser, app: App) => {
  const kept = await signedIn(browser, app);
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) window.sessionStorage.setItem(key, value);
  }, kept);
  const show = async () => {
    const page = await context.newPage();
    await watchTasks(page);
    await slowDown(page);
    const time = await elapsed(page, `${app.root}/${app.list}`, app.row);
    const blocked = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
    await page.close();
    return { time, blocked };
  };
  const cold = await show();
  const warm = await show();
  await context.close();
  return { cold, warm };
};
export const signInShown = async (browser: Browser, app: App) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page);
  const time = await elapsed(page, `${app.root}/#/login`, app.form);
  await context.close();
  return time;
};
/**
 * Acts; the milliseconds from the event that this makes until the condition holds and is painted. The condition is text,
 * for the loader that runs this file would name inner functions, which the page does not know.
 */
export const paintedAfter = async (page: Page, event: string, condition: string, act: () => Promise<void>) => {
  await page.evaluate(`void (window.painted = new Promise((resolve) => {
    document.addEventListener('${event}', () => {
      const since = performance.now();
      const check = () => ${condition}
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since))) : requestAnimationFrame(check);
      check();
    }, { once: true, capture: true });
  }))`);
  await act();
  return page.evaluate<number>('window.painted');
};
/** Click on "next" to painted rows, 50 rows, to a page that was seen before, so that its data is there. */
export const nextPage = async (browser: Browser, app: App) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await app.signIn(page);
  await app.showFifty(page);
  const [next, previous] = [/next page/i, /previous page/i].map((name) => page.getByRole('button', { name }));
  const turn = (button: Locator) =>
    paintedAfter(
      page,
      'click',
      `(() => {
        const rows = document.querySelectorAll('${app.row}');
        window.first ??= rows[0].textContent;
        const isTurned = rows.length === 50 && rows[0].textContent !== window.first;
        if (isTurned) window.first = undefined;
        return isTurned;
      })()`,
      () => button.click(),
    );
  const times: number[] = [];
  await turn(next!);
  for (let i = 0; i < rounds; i += 1) {
    await turn(previous!);
    times.push(await turn(next!));
  }
  await context.close();
  return times;
};
/** A key in a form to the next paint, on a slow processor. */
export const keyTyped = async (browser: Browser, app: App, path: string, label: string) => {
  const page = await (await browser.newContext()).newPage();
  await app.signIn(page);
  await slowDown(page);
  await page.goto(`${app.root}/#${path}`);
  const field = page.getByLabel(label);
  await field.focus();
  // a person reads before typing; what the form still loads is no part of a key
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  const times: number[] = [];
  for (let i = 0; i < 15; i += 1) {
    times.push(await paintedAfter(page, 'keydown', 'true', () => page.keyboard.press(i % 2 ? 'Backspace' : '1')));
  }
  await page.context().close();
  return times;
};
/** Heap and nodes left by rounds of list, edit, list, with garbage collected. Locators only: an element handle would keep its page alive. */
export const leftOver = async (browser: Browser, app: App, count: number) => {
  const page = await (await browser.newContext()).newPage();
  await app.signIn(page);
  await page.goto(`${app.root}/#/customerServiceHotline`);
  const session = await page.context().newCDPSession(page);
  const round = async () => {
    await page.locator(`${portalRow} a`).first().click();
    await page.getByLabel('Tel Number').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator(portalRow).first().waitFor();
  };
  const measure = async () => {
    for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = (await session.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { heap: of('JSHeapUsedSize') / 1024, nodes: of('Nodes') };
  };
  await session.send('Performance.enable');
  for (let i = 0; i < 10; i += 1) await round();
  const before = await measure();
  for (let i = 0; i < count; i += 1) await round();
  const after = await measure();
  await page.context().close();
  return { heap: (after.heap - before.heap) / count, nodes: (after.nodes - before.nodes) / count };
};

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const show = (values: number[]) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
export const repeat = async <T>(run: () => Promise<T>) => {
  const results: T[] = [];
  for (let i = 0; i < rounds; i += 1) results.push(await run());
  return results;
};
