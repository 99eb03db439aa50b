/**
 * Adds the five calls of a plain entity to the contract and generates its types:
 *
 *   npm run contract:add -- /announcements/ Announcement "{ title: { type: string, maxLength: 100 } }" "{ post: { type: boolean } }"
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { addCrudCalls } from './crudCalls';

const file = new URL('cms.openapi.yaml', import.meta.url);
try {
  writeFileSync(file, addCrudCalls(readFileSync(file, 'utf8'), process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
execFileSync('npm', ['run', '--silent', 'contract'], { stdio: 'inherit', shell: process.platform === 'win32' });
