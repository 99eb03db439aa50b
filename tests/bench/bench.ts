/**
 * `npm run bench`: the times of docs/performance.md, in Chromium. Builds the floor app, serves it and the portal with
 * compressed files, and prints medians with minima and maxima and the ratio to the floor. Writes docs/performance.md.
 *
 * "Slow" is a processor slowed down four times, on a line of 9 Mbit/s with 85 ms. BENCH_ROUNDS sets the rounds (5).
 */
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { compressAssets } from '../../scripts/compressAssets';
import { createBox } from '../../fixtures/server';
import { makeClients } from '../../fixtures/seed/clients';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --js-flags=--expose-gc'.split(
    ' ',
  );
const floorFolder = 'node_modules/.cache/floor';

const startFloor = async () => {
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    plugins: [react(), compressAssets()],
    build: { outDir: `../../../${floorFolder}`, emptyOutDir: true, target: ['chrome123'] },
  });
  const rows = makeClients(1_200);
  const serve = sirv(floorFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, path) =>
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  const server = createServer((req, res) => {
    const url = new URL(req.url!, 'http://floor');
    if (url.pathname !== '/rows.json') return serve(req, res);
    const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))];
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify({ content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { root: `http://127.0.0.1:${(server.address() as { port: number }).port}`, stop: () => server.close() };
};

const slowDown = async (page: Page): Promise<CDPSession> => {
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
const elapsed = async (page: Page, url: string, selector: string) => {
  const since = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(selector, { state: 'visible' });
  return performance.now() - since;
};

type App = { root: string; signIn: (page: Page) => Promise<void>; form: string; row: string };
const portal = (root: string): App => ({
  root,
  form: 'input[name=username]',
  row: '.table tbody tr:not(.skeleton)',
  signIn: async (page) => {
    await page.goto(`${root}/#/clientManagement`);
    await page.getByLabel('Username').fill('superadmin');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForSelector('.table tbody tr:not(.skeleton)');
  },
});
const floor = (root: string): App => ({
  root,
  form: 'input[name=username]',
  row: '.RaDatagrid-row',
  signIn: async (page) => {
    await page.goto(`${root}/`);
    await page.fill('input[name=username]', 'a');
    await page.fill('input[name=password]', 'b');
    await page.click('button[type=submit]');
    await page.waitForSelector('.RaDatagrid-row');
  },
});

/** A signed-in page whose cache is empty (cold) or filled (warm). */
const listShown = async (browser: Browser, app: App, isWarm: boolean) => {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchTasks(page);
  await app.signIn(page);
  const session = await slowDown(page);
  if (!isWarm) await session.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  const time = await elapsed(page, `${app.root}/${app.form && app.row.startsWith('.table') ? '#/clientManagement' : '#/clients'}`, app.row);
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
  await context.close();
  return { time, blocked };
};
const signInShown = async (browser: Browser, app: App) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(page);
  const time = await elapsed(page, `${app.root}/#/login`, app.form);
  await context.close();
  return time;
};
/** Click on "next" to painted rows, 50 rows, the data there or on the same machine. */
const nextPage = async (browser: Browser, app: App) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await app.signIn(page);
  const isPortal = app.row.startsWith('.table');
  if (isPortal) await page.getByLabel('Rows per page').selectOption('50');
  else {
    await page.goto(`${app.root}/#/clients?perPage=50&page=1&sort=id&order=ASC&filter=%7B%7D`);
  }
  await page.waitForFunction(([row]) => document.querySelectorAll(row!).length === 50, [app.row]);
  const next = isPortal ? page.getByRole('button', { name: 'Next page' }) : page.getByRole('button', { name: /next page/i });
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    await next.hover();
    await page.waitForLoadState('networkidle');
    // as text: the loader that runs this file would name the inner functions, which the page does not know
    await page.evaluate(`window.painted = new Promise((resolve) => {
      const rows = () => document.querySelectorAll('${app.row}');
      const before = rows()[0].textContent;
      document.addEventListener('click', () => {
        const since = performance.now();
        const check = () => rows()[0]?.textContent !== before && rows().length === 50
          ? requestAnimationFrame(() => resolve(performance.now() - since)) : requestAnimationFrame(check);
        check();
      }, { once: true, capture: true });
    })`);
    await next.click();
    times.push(await page.evaluate<number>('window.painted'));
  }
  await context.close();
  return times;
};
const keyTyped = async (browser: Browser, app: App) => {
  const page = await (await browser.newContext()).newPage();
  await app.signIn(page);
  await slowDown(page);
  await page.goto(`${app.root}/#/editServiceHotline/2`);
  const field = page.getByLabel('Tel Number');
  await field.focus();
  const times: number[] = [];
  for (let i = 0; i < 15; i += 1) {
    const painted = page.evaluate<number>(
      `new Promise((resolve) => document.addEventListener('keydown', () => { const since = performance.now(); requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since))); }, { once: true }))`,
    );
    await page.keyboard.press(i % 2 ? 'Backspace' : '1');
    times.push(await painted);
  }
  await page.context().close();
  return times;
};
/** Heap and nodes left by rounds of list, edit, list, with garbage collected. */
const leftOver = async (browser: Browser, app: App, count: number) => {
  const page = await (await browser.newContext()).newPage();
  await app.signIn(page);
  await page.goto(`${app.root}/#/customerServiceHotline`);
  const session = await page.context().newCDPSession(page);
  const round = async () => {
    await page.locator('.table tbody tr:not(.skeleton) a').first().click();
    await page.getByLabel('Tel Number').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForSelector('.table tbody tr:not(.skeleton)');
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const show = (values: number[]) => `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
const repeat = async <T>(run: () => Promise<T>) => {
  const results: T[] = [];
  for (let i = 0; i < rounds; i += 1) results.push(await run());
  return results;
};

const main = async () => {
  const box = await createBox({ portalFolder: 'dist' });
  const ours = portal(`http://127.0.0.1:${await box.listen()}`);
  const base = await startFloor();
  const theirs = floor(base.root);
  const browser = await chromium.launch({ executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium', args: flags });
  const rows: string[][] = [];
  const add = (...row: string[]) => {
    rows.push(row);
    console.log(row.join(' | '));
  };
  const compare = (name: string, mine: number[], other: number[], goal: string) =>
    add(name, show(mine), show(other), (median(mine) / median(other)).toFixed(2), goal);

  compare(
    'Sign-in page shown, slow cold, ms',
    await repeat(() => signInShown(browser, ours)),
    await repeat(() => signInShown(browser, theirs)),
    '0.45',
  );
  const [cold, floorCold] = [await repeat(() => listShown(browser, ours, false)), await repeat(() => listShown(browser, theirs, false))];
  compare(
    'Client list shown, slow cold, ms',
    cold.map(({ time }) => time),
    floorCold.map(({ time }) => time),
    '0.75',
  );
  compare(
    'Main thread blocked while it loads, slow, ms',
    cold.map(({ blocked }) => blocked),
    floorCold.map(({ blocked }) => blocked),
    '0.40',
  );
  const [warm, floorWarm] = [await repeat(() => listShown(browser, ours, true)), await repeat(() => listShown(browser, theirs, true))];
  compare(
    'Client list shown, slow warm, ms',
    warm.map(({ time }) => time),
    floorWarm.map(({ time }) => time),
    '0.65',
  );
  compare('Next page, 50 rows x 16 columns, ms', await nextPage(browser, ours), await nextPage(browser, theirs), '0.40');
  add('A key typed in the longest form to the next paint, slow, ms', show(await keyTyped(browser, ours)), '', '', '30 ms');
  const left = await leftOver(browser, ours, Number(process.env.BENCH_LEFT ?? 100));
  add('Heap left per round list, edit, list, kB', left.heap.toFixed(1), '', '', '10');
  add('DOM nodes left per round', left.nodes.toFixed(1), '', '', '1');

  const table = [
    '| | portal: median (min–max) | floor | ratio | goal |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(table);
  const path = 'docs/performance.md';
  const page = readFileSync(path, 'utf8');
  writeFileSync(path, page.replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, `<!-- bench -->\n\n${table}\n\n<!-- /bench -->`));
  await browser.close();
  await box.close();
  base.stop();
};

await main();
process.exit(0);
