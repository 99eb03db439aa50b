/**
 * `npm run lint`: runs every linter, also after one has failed. The linters that read files one by one keep a cache in
 * node_modules/.cache; `--no-cache` reads everything again, as CI does. Exits with 1 when one of them fails.
 */
import { spawnSync } from 'node:child_process';

const hasCache = !process.argv.includes('--no-cache');
const cache = (name) =>
  hasCache ? ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/lint/${name}`] : [];
const linters = [
  ['eslint', '.', ...cache('eslint')],
  ['depcruise', 'src', 'resources', 'dataProvider', 'authProvider', 'fixtures', 'contract', 'tests'],
  ['redocly', 'lint', '--config', 'contract/redocly.yaml', 'contract/cms.openapi.yaml'],
  ['knip'],
  ['prettier', '--check', '--log-level', 'warn', '.', ...cache('prettier')],
];
const failed = linters.filter(([name, ...args]) => {
  const { status } = spawnSync('npx', ['--no-install', name, ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
  return status !== 0;
});
for (const [name] of failed) console.error(`lint: ${name} failed`);
process.exit(failed.length > 0 ? 1 : 0);
