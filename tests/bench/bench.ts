/**
 * `npm run bench`: the times of docs/performance.md, in Chromium. Builds the floor app, serves it and the portal with
 * compressed files, and prints medians with minima and maxima and the ratio to the floor. Writes docs/performance.md.
 *
 * "Slow" is a processor slowed down four times, on a line of 9 Mbit/s with 85 ms. BENCH_ROUNDS sets the rounds (5).
 */
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { pageTimes } from './box';
import { benchNginx } from './nginx';
import { flags, floor, keyTyped, leftOver, listShown, median, nextPage, portal, repeat, show, signInShown } from './pages';
import { compressAssets } from '../../scripts/compressAssets';
import { createBox } from '../../fixtures/server';
import { makeClients } from '../../fixtures/seed/clients';

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
  const lists = await repeat(() => listShown(browser, ours));
  const floors = await repeat(() => listShown(browser, theirs));
  type Shown = (typeof lists)[number];
  const compareLists = (name: string, of: (shown: Shown) => number, goal: string) => compare(name, lists.map(of), floors.map(of), goal);
  compareLists('Client list shown, slow cold, ms', ({ cold }) => cold.time, '0.75');
  compareLists('Client list shown, slow warm, ms', ({ warm }) => warm.time, '0.65');
  compareLists('Main thread blocked while it loads, slow cold, ms', ({ cold }) => cold.blocked, '0.40');
  compareLists('Main thread blocked while it loads, slow warm, ms', ({ warm }) => warm.blocked, '0.40');
  compare('Next page, 50 rows x 16 columns, ms', await nextPage(browser, ours), await nextPage(browser, theirs), '0.40');
  const typed = async (where: string, path: string, label: string) =>
    add(`A key typed in ${where} to the next paint, slow, ms`, show(await keyTyped(browser, ours, path, label)), '', '', '30 ms');
  await typed('the longest form', '/editUser/8', 'Last Name');
  await typed('four languages', '/editOfficeLocation/1', 'City (JP)');
  const left = await leftOver(browser, ours, Number(process.env.BENCH_LEFT ?? 100));
  add('Heap left per round list, edit, list, kB', left.heap.toFixed(1), '', '', '10');
  add('DOM nodes left per round', left.nodes.toFixed(1), '', '', '1');

  const table = [
    '| | portal: median (min–max) | floor | ratio | goal |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
  console.log(table);
  record('bench', table);
  await browser.close();
  await box.close();
  base.stop();
};

/** Puts a table between its marks in docs/performance.md. */
const record = (mark: string, table: string) => {
  const path = 'docs/performance.md';
  const page = readFileSync(path, 'utf8');
  const marked = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- /${mark} -->`);
  writeFileSync(path, page.replace(marked, `<!-- ${mark} -->\n\n${table}\n\n<!-- /${mark} -->`));
};

const benchBox = async () => {
  const lines = ['| clients | a page, alone: median (min–max), ms | the very first, ms | 20 lists at once, ms |', '|---|---|---|---|'];
  for (const count of [1_200, 10_000, 100_000]) {
    const { first, alone, together } = await pageTimes(count);
    lines.push(`| ${count.toLocaleString('en')} | ${show(alone)} | ${first.toFixed(0)} | ${together.toFixed(0)} |`);
  }
  console.log(lines.join('\n'));
  record('box', lines.join('\n'));
};

const onNginx = async () => {
  const table = await benchNginx();
  console.log(table);
  record('nginx', table);
};

const asked = process.argv.slice(2);
if (asked.includes('--nginx')) await onNginx();
else {
  if (!asked.includes('--box')) await main();
  await benchBox();
}
process.exit(0);
