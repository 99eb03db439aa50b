/**
 * `npm run soak`: runs the full counts of the random tests with a new seed, then the walk in Firefox. It prints the seed; `SEED=n`
 * repeats a run. Exits with 1 when a part fails; the parts after it still run.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { findBrowsers } from './browser.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';

installPackages();
const seed = process.env.SEED ?? String(randomInt(1_000_000));
console.log(`Seed of the random tests: ${seed}`);
const env = { ...process.env, ...findBrowsers(), SOAK: '1', SEED: seed };
build();

const parts = [
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'contract', '--project', 'resources', '--project', 'dom'],
  // the tests whose rounds come from tests/sampling.ts have this tag
  ['node_modules/@playwright/test/cli.js', 'test', '--project=shell', '--grep', '@sampled'],
  ['scripts/firefox.mjs'],
];
const failed = parts.filter((args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0);
process.exit(failed.length > 0 ? 1 : 0);
