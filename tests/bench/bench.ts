/**
 * `npm run bench`: the times of docs/performance.md, in Chromium. Builds the floor app, serves it and the portal with
 * compressed files, and prints medians with minima and maxima and the ratio to the floor. Writes docs/performance.md.
 *
 * "Slow" is a processor slowed down four times, on a line of 9 Mbit/s with 85 ms. BENCH_ROUNDS sets the rounds (5).
 * `npm run bench -- --only WORD...` measures the rows whose names contain one of the words, and writes no file.
 */
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { pageTimes } from './box';
import { benchNginx } from './nginx';
import { flags, floor, keyTyped, leftOver, listShown, median, nextPage, portal, repeat, rounds, show, signInShown } from './pages';
import { fileUploaded, keysInComposer, keysInProject, projectOpened, ticksInMatrix, worstTexts, type Measured } from './screens';
import { textTimes } from './texts';
import { dialogOpened, listRead, loggedOut, mapDrawn, savedOffline } from './steps';
import { compressAssets } from '../../scripts/compressAssets';
import { createBox } from '../../fixtures/server';
import { makeClients } from '../../fixtures/seed/clients';

const floorFolder = 'node_modules/.cache/floor';

/** Runs at most once: rows of one measurement share it. */
const once = <T>(run: () => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= run());
};

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

/** Rows of the table by their name, each measured when it is selected. */
const main = async (words: string[]) => {
  const isSelected = (name: string) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const box = await createBox({ portalFolder: 'dist' });
  const hugeBox = await createBox({ portalFolder: 'dist', scenario: 'huge' });
  const ours = portal(`http://127.0.0.1:${await box.listen()}`);
  const huge = portal(`http://127.0.0.1:${await hugeBox.listen()}`);
  const base = await startFloor();
  const theirs = floor(base.root);
  const browser = await chromium.launch({ executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium', args: flags });
  const rows: string[][] = [];
  const add = (...row: string[]) => {
    rows.push(row);
    console.log(row.join(' | '));
  };
  const row = async (name: string, goal: string, measure: () => Promise<Measured>) => {
    if (!isSelected(name)) return;
    const { mine, floor } = await measure();
    add(name, show(mine), floor ? show(floor) : '', floor ? (median(mine) / median(floor)).toFixed(2) : '', goal);
  };

  await row('Sign-in page shown, slow cold, ms', '0.45', async () => ({
    mine: await repeat(() => signInShown(browser, ours)),
    floor: await repeat(() => signInShown(browser, theirs)),
  }));
  const lists = once(async () => [await repeat(() => listShown(browser, ours)), await repeat(() => listShown(browser, theirs))] as const);
  type Shown = Awaited<ReturnType<typeof lists>>[0][number];
  const listRow = (name: string, of: (shown: Shown) => number, goal: string) =>
    row(name, goal, async () => {
      const [mine, floor] = await lists();
      return { mine: mine.map(of), floor: floor.map(of) };
    });
  await listRow('Client list shown, slow cold, ms', ({ cold }) => cold.time, '0.75');
  await listRow('Client list shown, slow warm, ms', ({ warm }) => warm.time, '0.65');
  await listRow('Main thread blocked while it loads, slow cold, ms', ({ cold }) => cold.blocked, '0.40');
  await listRow('Main thread blocked while it loads, slow warm, ms', ({ warm }) => warm.blocked, '0.40');
  await row('Next page, 50 rows x 16 columns, ms', '0.40', async () => ({
    mine: await nextPage(browser, ours),
    floor: await nextPage(browser, theirs),
  }));
  for (const [where, path, label] of [
    ['the longest form', '/editUser/8', 'Last Name'],
    ['four languages', '/editOfficeLocation/1', 'City (JP)'],
  ] as const)
    await row(`A key typed in ${where} to the next paint, slow, ms`, '30 ms', async () => ({
      mine: await keyTyped(browser, ours, path, label),
    }));
  const projectKeys = once(() => keysInProject(browser, ours));
  await row('A key in a project of four languages, slow, ms; floor: a bare input', '30 ms', async () => (await projectKeys()).untried);
  await row('A key in it after a failed save, slow, ms; floor: a bare input', '30 ms', async () => (await projectKeys()).tried);
  await row('A key in the composer, ms; floor: a bare input', '30 ms', () => keysInComposer(browser, ours));
  await row('A tick among 100 modules, ms; floor: a bare input added', '30 ms', () => ticksInMatrix(browser, huge));
  await row('A project from its record to editable, slow, ms; floor: 90 bare inputs', '400 ms', () => projectOpened(browser, ours, rounds));
  await row('A dialog opened, ms; floor: a bare dialog', '100 ms', () => dialogOpened(browser, ours, rounds));
  await row('Log-out until no row is shown, ms; floor: a bare paragraph', '100 ms', () => loggedOut(browser, ours, rounds));
  await row('Message of an offline save, ms; floor: a bare paragraph', '1000 ms', () => savedOffline(browser, ours, rounds));
  const list = once(() => listRead(browser, ours, rounds));
  await row('A client list of 100,000 rows read, ms; floor: split in the page', '3000 ms', async () => (await list()).time);
  await row('Longest task while it is read, ms', '50 ms', async () => (await list()).longest);
  const map = once(() => mapDrawn(browser, huge, rounds));
  await row('A map of 10,000 places drawn, ms; floor: a bare path', '1000 ms', async () => (await map()).time);
  await row('Longest task while it is drawn, ms', '50 ms', async () => (await map()).longest);
  await row('Longest task of a worst text, ms', '1000 ms', () => worstTexts(browser, ours, 48));
  await row('Longest task while 5 MB are uploaded, ms', '50 ms', () => fileUploaded(browser, ours, rounds));
  const left = once(() => leftOver(browser, ours, Number(process.env.BENCH_LEFT ?? 100)));
  if (isSelected('Heap left per round list, edit, list, kB'))
    add('Heap left per round list, edit, list, kB', (await left()).heap.toFixed(1), '', '', '10');
  if (isSelected('DOM nodes left per round')) add('DOM nodes left per round', (await left()).nodes.toFixed(1), '', '', '1');

  const table = [
    '| | portal: median (min–max) | floor | ratio | goal |',
    '|---|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
  if (words.length === 0) {
    console.log(table);
    record('bench', table);
  }
  await browser.close();
  await box.close();
  await hugeBox.close();
  base.stop();
  return rows.length;
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

const benchTexts = () => {
  const { table, slow } = textTimes();
  console.log(table);
  record('texts', table);
  if (slow.length === 0) return;
  console.error(`1 MB takes at least 8 times as long as 250 kB: ${slow.join(', ')}`);
  process.exitCode = 1;
};

const onNginx = async () => {
  const table = await benchNginx();
  console.log(table);
  record('nginx', table);
};

const { values, positionals } = parseArgs({
  options: { nginx: { type: 'boolean' }, box: { type: 'boolean' }, texts: { type: 'boolean' }, only: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.only ? positionals.length === 0 : positionals.length > 0) {
  console.error('Usage: npm run bench -- [--nginx | --box | --texts | --only WORD...]');
  process.exit(2);
}
if (values.nginx) await onNginx();
else if (values.texts) benchTexts();
else if (values.only) {
  const measured = await main(positionals);
  if (measured === 0) console.error(`No row has a name with ${positionals.join(' or ')}`);
  process.exit(measured === 0 ? 2 : 0);
} else {
  if (!values.box) await main([]);
  await benchBox();
  if (!values.box) benchTexts();
}
process.exit();
