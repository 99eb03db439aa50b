/** `npm run check-cms`: bundles the check as a release has it, and runs it. */
import { spawn } from 'node:child_process';
import { writeBundle } from './bundleCheck.mjs';

const file = '.cache/check-cms.mjs';
await writeBundle('scripts/checkCms/main.ts', file);
// Ctrl-C reaches both: the check says what it knows, and this waits for it
process.on('SIGINT', () => {});
spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 2));
